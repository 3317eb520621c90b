#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with a main function of our own (llvm.org/docs/LibFuzzer.html, “Using libFuzzer as a library”).
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
