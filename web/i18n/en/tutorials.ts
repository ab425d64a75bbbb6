export const tutorials = {
  pageTitle: 'Tutorials',
  pageDescription:
    'Four short tutorials with pictures: make a site from a prompt, change it by asking, edit the code, publish and export it.',
  title: 'From a sentence to an address, in four short lessons',
  lead: 'Each takes a few minutes. The pictures show the product as it is, with the page you would get from the same words.',
  lesson: 'Tutorial {number}',
  read: 'Read it',
  all: 'All tutorials',
  guideTitle: 'Looking for words?',
  guideText: 'The AI guide shows what to put into a description, with examples to copy.',
  guideLink: 'Open the AI guide',
} as const;
