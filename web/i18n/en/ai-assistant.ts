export const aiAssistant = {
  pageTitle: 'AI assistant',
  pageDescription:
    'An assistant inside the builder: whole pages, missing pieces of CSS, new looks and plain answers about your code, with every change shown and undoable.',
  title: 'An assistant that works in your page, not beside it',
  lead: 'Say what you want where you are working. It writes, completes, redesigns and explains, and you decide what stays.',
  start: 'Open the builder',
  features: {
    title: 'Four ways to put it to work',
    generation: {
      title: 'Full code generation',
      text: 'A complete page from one description.',
      ask: 'A one-page site for a bicycle repair shop in Leeds: services with prices, opening hours, how to find us.',
      answer:
        'Your page is ready: headline, five services, hours and directions. Marked for you: the prices, which you did not give.',
    },
    completion: {
      title: 'Smart completion',
      text: 'The missing piece, in the style of what is there.',
      ask: 'The gallery has no hover effect. Add one that fits.',
      answer:
        'Done: one rule in your stylesheet, using the colours and the timing that your buttons have.',
    },
    design: {
      title: 'AI design',
      text: 'Another look for the same content.',
      ask: 'Make it calmer: more white, smaller headings, blue instead of orange.',
      answer: 'Colours, sizes and spacing changed. Your texts and pictures are as they were.',
    },
    help: {
      title: 'Contextual help',
      text: 'Answers about the page in front of you.',
      ask: 'Why does the menu wrap on a phone?',
      answer:
        'It has seven entries in one row. Under 600 pixels they do not fit; a menu button would solve it. Shall I make the change?',
    },
  },
  demo: {
    title: 'From a sentence to code',
    lead: 'Sample exchanges. What you get depends on what you say.',
    label: 'Samples',
    pause: 'Pause',
    play: 'Play',
    input: 'You write',
    output: 'Sample code',
    result: 'What it looks like',
    tabs: { html: 'Generate full HTML', css: 'Complete CSS', react: 'Description to React' },
    inputs: {
      html: 'A page for a bakery in Turin with its address and hours',
      css: 'Complete the .card class: soft shadow, a small lift on hover',
      react: 'A React component with a table of opening hours; a day without hours is closed',
    },
    words: {
      headline: 'Bread worth getting up for',
      place: 'Via Po 14, Turin',
      opening: 'Tuesday to Saturday, 7 to 13',
      cardTitle: 'Saturday focaccia',
      cardText: 'Out of the oven at nine.',
      openingHours: 'Opening hours',
      closed: 'closed',
      monday: 'Monday',
      tuesday: 'Tuesday',
      saturday: 'Saturday',
    },
    suggestions: {
      first: 'Add a section with three reviews and mark them as examples…',
      second: 'Translate the page into Italian…',
      third: 'Make the headline shorter and warmer…',
    },
  },
  capabilities: {
    title: 'What it can reach, and what it cannot',
    page: {
      title: 'It sees the page you are editing',
      text: 'Your request goes out with the page, or with the one element you selected. So “make this shorter” means what you point at.',
    },
    file: {
      title: 'It works on files too',
      text: 'Stylesheets, scripts, Markdown and data get answers of their own kind, without a page wrapped around them.',
    },
    safety: {
      title: 'It stays in its box',
      text: 'Generated pages run isolated from your account. Every change can be undone, and each saved version stays in the history.',
    },
  },
  stories: {
    title: 'How it might go',
    example: 'Example',
    note: 'Example stories, written by us: no customer told them.',
    carousel: 'carousel',
    previous: 'Previous story',
    next: 'Next story',
    show: 'Story {number} of {count}',
    bakery: {
      text: 'On Sunday evening she writes one sentence about the week’s opening hours. On Monday at six the page is right, and she is at the oven.',
      role: 'A baker with a shop and no time',
    },
    studio: {
      text: 'He has the words from the client and an hour until the call. He shows three directions of the same page and keeps the one that made her smile.',
      role: 'A designer who works alone',
    },
    agency: {
      text: 'Five small sites before Friday. The team drafts them in words, finishes them in code, and exports plain HTML to the client’s own host.',
      role: 'A small agency with many small clients',
    },
  },
  closing: {
    title: 'Try it on a page of your own',
    try: 'Try for Free',
    plans: 'Explore Plans',
    home: 'Back to Bluewave’s home page',
  },
} as const;
