// UIKit re-exports Foundation.
@_exported public import Foundation
