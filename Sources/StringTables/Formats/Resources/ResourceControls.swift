/// The controls of dialogs whose text people see (Microsoft, “Common control parameters”, “CONTROL control”).
enum ResourceControls {
  static let withText: Set = [
    "PUSHBUTTON", "DEFPUSHBUTTON", "PUSHBOX", "USERBUTTON", "LTEXT", "CTEXT", "RTEXT", "CHECKBOX",
    "AUTOCHECKBOX", "RADIOBUTTON", "AUTORADIOBUTTON", "STATE3", "AUTO3STATE", "GROUPBOX", "CONTROL",
  ]

  static let classesWithText: Set = ["BUTTON", "STATIC", "SYSLINK", "WC_BUTTON", "WC_STATIC"]
}
