export const reading = {
  contents: 'On this page',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying. Select the text and copy it yourself.',
  use: 'Use it in the builder',
  verdicts: { good: 'Works', weak: 'Says too little' },
  more: 'More to read',
  previous: 'Before this',
  next: 'Next',
  minutes: '{minutes, plural, one {# minute to read} other {# minutes to read}}',
  byline: 'Bluewave',
  updated: 'Last changed on',
} as const;
