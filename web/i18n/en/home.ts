export const home = {
  pageTitle: 'Websites from a description',
  pageDescription:
    'Describe a website in plain words, watch Bluewave design it, change it by asking, and get it at a public address. No subscription: one credit for each request.',
  title: 'Say what your website is for. Watch it take shape.',
  lead: 'Bluewave designs a complete page from your description, draws it while you watch, and puts it at an address you can send to anyone.',
  promptLabel: 'Describe your website',
  promptPlaceholder: 'A family bakery in Turin: sourdough, morning hours, how to order a cake…',
  send: 'Design my page',
  cost: 'Uses 1 credit. New accounts start with {credits}.',
  examplesLabel: 'Or start from one of these',
  examples: {
    bakery: {
      name: 'Bakery in Turin',
      prompt:
        'A family bakery in Turin, warm colours: our sourdough, opening hours, and how to order a cake',
    },
    physio: {
      name: 'Physiotherapist',
      prompt:
        'A physiotherapy practice: treatments, the two therapists, how to book, how to reach us',
    },
    guesthouse: {
      name: 'Guesthouse by the sea',
      prompt:
        'A small guesthouse by the sea in Liguria: five rooms, breakfast on the terrace, prices by season',
    },
  },
  drawing: {
    label: 'A page being drawn: sea, headline, menu and opening hours of a seaside bakery',
    address: 'your-page',
  },
  stepsTitle: 'How it works',
  stepsLead: 'From a sentence to an address, with you in charge all the way.',
  steps: {
    describe: {
      title: 'Describe it',
      text: 'What you do, where, for whom. Plain words in English or Italian; the more you say about your work, the less there is to fill in.',
    },
    watch: {
      title: 'Watch it, change it',
      text: 'The page is drawn as it is designed. Ask for changes in words or edit the code beside it. Every step can be undone, and a request that yields nothing usable gives its credit back.',
    },
    publish: {
      title: 'Send the address',
      text: 'Save it, and the page has a public address at once. The HTML is yours: one file, no lock-in.',
    },
  },
  closing: 'Your page is one sentence away.',
  closingAction: 'Start Building',
} as const;
