export const builderTabs = {
  rail: 'Panels',
  panels: { files: 'Files', sites: 'Sites', history: 'History' },
  closePanel: 'Close panel',
  resizePanel: 'Panel width',
  openDocuments: 'Open documents',
  unsaved: 'not saved yet',
  close: 'Close {name}',
  newSite: 'New site',
  closeWorking: '“{name}” is being worked on. Stop the AI first, or wait until it is done.',
  closeUnsaved: '“{name}” could not be saved yet, so it stays open.',
  signedOut: 'You are signed out. What was not saved yet waits in this browser for you.',
  failedTitle: 'This could not be opened',
  failedText: 'The server cannot be reached, and there is no copy in this browser.',
  retry: 'Try again',
  storageFull:
    'This browser’s storage is full: your latest changes are only in this tab. Sign in or make room before you close it.',
} as const;
