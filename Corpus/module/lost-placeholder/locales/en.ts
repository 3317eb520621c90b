import type { Messages } from './types'

export const messages: Messages = {
  // Alert before the window is closed
  close: {
    title: 'Save the changes to “{name}”?',
    message: `If you don’t save, your changes will be lost.`,
    save: 'Save',
    discard: "Don’t Save",
    cancel: 'Cancel',
  },
  offline: 'You’re offline. ' +
    'Check your connection, then try again.',
} as const
