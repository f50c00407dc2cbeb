// Swift Testing names this module wherever a file imports Testing and UIKit; on Linux there is none.
