#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a terminal tells of itself.
package enum Terminal {
  /// How many columns standard output has; nil where it leads to no terminal, or that does not know.
  package static var columns: Int? {
    var size = winsize()
    let status = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}
