export const pricing = {
  pageTitle: 'Pricing',
  pageDescription:
    'Prepaid credits from €2.99: one credit makes one page or one change. No subscription, no expiry, and a credit comes back when nothing usable was made.',
  title: 'Buy what you need. Keep it as long as you like.',
  lead: 'One credit makes one design or one change by the AI. Everything you do by hand is free.',
  promises: {
    once: 'Paid once, no subscription and no monthly fee',
    forever: 'Credits never expire',
    fair: 'No usable result, no credit spent',
  },
  bundles: 'Bundles of credits',
  savingNote: 'Savings compare the price per credit with the 100-credit bundle.',
  start: 'Start Building',
  closing: 'Describe a page, watch it being drawn, then decide.',
  closingCredits:
    '{credits, plural, =0 {An account is free, and nobody asks for a card before you buy.} one {New accounts start with # credit, and nobody asks for a card.} other {New accounts start with # credits, and nobody asks for a card.}}',
  promotion: {
    label: 'Offer',
    text: '{percent}% off every bundle of {credits} credits or more, until {date}',
    left: '{days, plural, =0 {} one {# day} other {# days}}',
  },
  included: {
    title: 'In every bundle',
    lead: 'Bundles differ in size only. There is no better tier to upgrade to.',
    design: {
      title: 'AI generation',
      text: 'Whole pages from a description, in English or Italian.',
    },
    edits: {
      title: 'Changes in words',
      text: 'Exact replacements in the page; the rest stays as it is.',
    },
    editor: {
      title: 'Code editor',
      text: 'The page and its HTML side by side, with undo for everything.',
    },
    hosting: {
      title: 'Hosting over HTTPS',
      text: 'Every saved site has a public address of its own.',
    },
    versions: {
      title: 'History',
      text: 'Every saved version can be looked at and restored.',
    },
    export: {
      title: 'Export',
      text: 'Take the HTML with you. It needs nothing from us to work.',
    },
    seo: {
      title: 'Ready for search engines',
      text: 'Titles and descriptions, and structured data when the page gives hours, an address or prices.',
    },
    languages: {
      title: 'Responsive by default',
      text: 'Phone, tablet and desktop, light and dark, readable contrast.',
    },
  },
  questions: {
    title: 'Questions',
    credit: {
      question: 'What is a credit?',
      answer:
        'One request to the AI: a new page, a change, a text or a picture. A request that has to be tried several times still costs one.',
    },
    hand: {
      question: 'Does editing by hand cost anything?',
      answer:
        'No. Editing the code, saving, viewing, restoring a version and exporting cost nothing, and so does a site that is online.',
    },
    unusable: {
      question: 'What if the result cannot be used?',
      answer:
        'If the request fails, runs out of time or yields nothing that can be applied, the credit returns by itself. Your list of transactions shows it with the reason.',
    },
    expiry: {
      question: 'Do credits expire?',
      answer: 'No. They stay in your account until you use them.',
    },
    refund: {
      question: 'Can I get my money back?',
      answer:
        'Yes, within 14 days of buying, when none of the bundle’s credits were used. You ask for it in your profile, beside the purchase.',
    },
    subscription: {
      question: 'Do I have to cancel anything?',
      answer:
        'No. There is no subscription. When your credits are gone, nothing is charged until you buy again.',
    },
    payment: {
      question: 'How do I pay?',
      stripe: 'By card, on the payment page of Stripe. Your card number never reaches us.',
      simulated: 'Payments are simulated here: no money moves, and the credits are added at once.',
      off: 'Credits are not for sale here.',
    },
  },
} as const;
