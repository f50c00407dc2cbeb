package import MatrixResults

extension Report.Example {
  /// A picture of the step that shows the verdict, as an SVG file.
  ///
  /// - Parameter model: The model of the run.
  /// - Returns: nil where no step is wrong.
  package func picture(_ model: RunModel) -> String? {
    WorstExample(self, model).map { SceneDrawing($0, id: "scene").svg + "\n" }
  }
}
