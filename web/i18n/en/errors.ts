export const errors = {
  network: 'No connection to Bluewave. Check your network and try again.',
  unknown: 'An unknown error occurred.',
  unreadable: 'The server gave an answer that we could not read. Try again shortly.',
  signIn: 'Sign in',
  credits: {
    insufficient: 'You don’t have enough credits for this action.',
    refused: 'Failed to deduct credit on server.',
    serverFailed: 'Server error deducting credit.',
    unconfirmed: 'Server did not confirm credit deduction.',
  },
  boundary: {
    title: 'This page stopped working',
    text: 'Your work is kept in this browser. Reload the page.',
    reference: 'If it happens again, send us this reference: {id}',
    reload: 'Reload the page',
  },
  offline: {
    title: 'No connection',
    text: 'Check your network. This page tries again by itself as soon as you are online.',
    kept: 'Your request is kept: “{prompt}”',
    retry: 'Try again',
  },
} as const;
