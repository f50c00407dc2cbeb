// Frames, events and strategies of the matrix are part of the library's interface.
@_exported public import InsetCore
