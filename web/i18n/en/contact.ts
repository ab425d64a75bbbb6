export const contact = {
  pageTitle: 'Contact',
  pageDescription:
    'Write to the people behind Bluewave: a question, something that does not work, an idea. The form needs a name, an address and your message.',
  title: 'Write to us',
  lead: 'A question, something that does not work, an idea: tell us in your own words. If it is about a page of yours, its address helps.',
  direct: 'Or write directly to',
  beforeTitle: 'Perhaps it is answered already',
  before: {
    tutorials: 'How to make, change and publish a page',
    guide: 'What to write so that the AI gets it right',
    pricing: 'What credits cost and when they come back',
  },
  report: 'To report a page made by somebody else, use <link>the form for that</link>.',
  form: {
    label: 'Message to Bluewave',
    name: 'Your name',
    email: 'Your e-mail address',
    message: 'Your message',
    count: '{count, number} of {max, number} characters',
    website: 'Leave this field empty',
    privacy:
      'We keep your message for a year to answer it, then it is deleted. More in <link>Privacy</link>.',
    send: 'Send message',
    failed: 'Your message was not sent: {reason} It is still here, so you can try again.',
    problems: {
      name: 'Enter your name.',
      emailMissing: 'Enter your e-mail address, so that we can answer.',
      email: 'This does not look like an e-mail address.',
      message: 'Write a message.',
      messageLong: 'The message is too long: at most {max, number} characters.',
    },
  },
  sent: {
    title: 'Thank you, your message has arrived',
    text: 'It is stored with the address {email}. We answer by e-mail.',
    again: 'Write another message',
  },
} as const;
