export const home = {
  pageTitle: 'Websites from a description',
  pageDescription:
    'Describe a website in plain words, watch Bluewave design it, change it by clicking or asking, and get it at a public address. No subscription: one credit per request.',
  title: 'Say what your website is for. Watch it take shape.',
  lead: 'Bluewave designs a complete page from your description, draws it while you watch, and puts it at an address you can send to anyone.',
  missingPage: 'There is no page at {path}. This is our home page.',
  promptLabel: 'Describe your website',
  promptPlaceholder: 'A family bakery in Turin: sourdough, morning hours, how to order a cake…',
  promptMissing: 'Say first what your website is for. One sentence will do.',
  send: 'Design my page',
  free: '{pages, plural, one {Your first page of the day is free} other {Your first # pages of the day are free}}: no account, no card.',
  continue: 'Continue {name}',
  cost: 'Uses 1 credit.{credits, plural, =0 {} one { New accounts start with # credit.} other { New accounts start with # credits.}}',
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
    label: 'The finished page of a bakery in Turin: headline, breads and the story of the shop',
    address: 'your-site',
    drawing: 'Drawing the page…',
    done: 'Done. Nobody has touched it yet.',
    pause: 'Pause',
    resume: 'Play',
    replay: 'Replay',
    caption: 'A recorded run of our built-in designer, from: “{prompt}”',
  },
  builder: {
    alt: 'The builder with the page of a bakery: the canvas, the request below it, and the list of what was changed',
    caption:
      'The builder after “make the buttons dark green”: what changed is listed, and Undo takes it back.',
  },
  seeInAction: 'See in Action',
  features: {
    title: 'A designer that answers, not a box of blocks',
    change: {
      title: 'Ask for a change, get only that change',
      text: 'Edits arrive as exact replacements in your page. What you did not ask about stays as it was, to the letter.',
      example: 'Example of a change',
      request: 'On Saturdays we now close at one.',
      heading: 'Opening hours',
      before: 'Saturday 7–14',
      after: 'Saturday 7–13',
      untouched: 'Sunday closed',
    },
    design: {
      title: 'Made for your trade',
      text: 'The built-in designer knows the sections, the words and the pictures of dozens of trades, in English and Italian.',
    },
    yours: {
      title: 'An address as soon as you save',
      text: 'Each saved site is served over HTTPS at its own address. Send it, print it, put it on the van.',
    },
    ready: {
      title: 'Right on a phone, readable by everyone',
      text: 'Layouts for every width, colours with enough contrast, and the headings and descriptions that search engines look for.',
    },
    fair: {
      title: 'Nothing usable, nothing charged',
      text: 'If a request fails or yields nothing that can be used, its credit comes back by itself and the statement says why.',
    },
    export: {
      title: 'Your HTML, without us if you like',
      text: 'See and edit the code at any time and export it. A page works offline, with no library and no account behind it.',
    },
  },
  demo: {
    finished: 'Or open a finished site:',
    title: 'Four sentences, four sites',
    lead: 'These pages are shown as the built-in designer made them. Nobody retouched them.',
    label: 'Kinds of site',
    tabs: { website: 'Website', ecommerce: 'E-commerce', portfolio: 'Portfolio', blog: 'Blog' },
    asked: 'What was asked',
    quote: '“{prompt}”',
    use: 'Try this request',
    addresses: {
      website: 'casa-levante',
      ecommerce: 'terra-cruda',
      portfolio: 'photographer',
      blog: 'window-seat',
    },
    alts: {
      website: 'Page of a guesthouse by the sea with rooms, breakfast and a booking button',
      ecommerce: 'Shop page with ceramics, prices and the collection',
      portfolio: 'Photographer’s portfolio in black and white with a gallery',
      blog: 'Blog page with a journal of articles and an introduction',
    },
  },
  benefits: {
    title: 'What changes for your business',
    time: {
      title: 'Today, not someday',
      text: 'The first version of a page takes less time than writing the e-mail that asks for a quote.',
    },
    cost: {
      title: 'No monthly fee',
      text: 'Credits are bought once and never expire. A site that stands still costs nothing.',
    },
    control: {
      title: 'In your hands',
      text: 'New prices, new hours, a new season: click on the old ones and type, or write one sentence. Keep the result or go back.',
    },
    assistant: {
      title: 'Code is welcome too',
      text: 'Ask for whole pages, for a missing piece of CSS or for an explanation, and watch it happen beside your code.',
      link: 'Meet the AI assistant',
    },
  },
  bundles: {
    title: 'Pay for what you make',
    lead: 'One credit makes one design or one change. No subscription.',
    link: 'Compare bundles',
    columns: { credits: 'Bundle', price: 'Price', each: 'Per credit' },
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
      text: 'The page is drawn as it is designed. Click on a word, a picture or a colour to change it, free of charge; ask for larger changes in words, or edit the code. Every step can be undone, and a request that yields nothing usable gives its credit back.',
    },
    publish: {
      title: 'Send the address',
      text: 'Save it, and the page has a public address at once. The HTML is yours: one file, no lock-in.',
    },
  },
  closing: 'Your page is one sentence away.',
  closingAction: 'Start Building',
} as const;
