import InsetMatrixTool

CommandLineTool.main()
