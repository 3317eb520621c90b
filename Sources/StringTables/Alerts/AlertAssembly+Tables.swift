import CopyModel

// What is generic is not compiled for the types of a caller in another module. These are, for every unit passes here.
extension AlertAssembly {
  package static func name(_ units: inout PackedUnits, labels: ButtonLabels = ButtonLabels()) {
    nameParts(of: &units, labels)
  }

  package static func name(_ units: inout PairedUnits, labels: ButtonLabels = ButtonLabels()) {
    nameParts(of: &units, labels)
  }

  package static func settle(_ units: inout PackedUnits) { settleParts(of: &units) }

  package static func settle(_ units: inout PairedUnits) { settleParts(of: &units) }
}
