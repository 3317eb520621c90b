#import "SeedBoxController.h"

@implementation SeedBoxController

- (IBAction)emptyBox:(id)sender {
  NSAlert *alert = [[NSAlert alloc] init];
  alert.messageText = NSLocalizedString(@"Empty the seed box?", @"Title of an alert");
  alert.informativeText = NSLocalizedString(@"The seeds in it will be removed from your list.", nil);
  [alert addButtonWithTitle:NSLocalizedString(@"Empty Box", nil)];
  [alert addButtonWithTitle:NSLocalizedString(@"Cancel", nil)];
  [alert beginSheetModalForWindow:self.window completionHandler:^(NSModalResponse response) {
    if (response == NSAlertFirstButtonReturn) {
      [self removeSeeds];
    }
  }];
}

@end
