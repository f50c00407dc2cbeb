import InsetMatrixTool

InsetMatrixTool.main()
