/// A call into ICU that failed.
package enum ICUError: Error, Equatable {
  /// ICU returned this error, by its own name: `U_FILE_ACCESS_ERROR`.
  case failed(String)
}
