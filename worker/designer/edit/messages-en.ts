import type { FactKind } from './intents/edit-intent.ts';
import type { ElementKind, SectionKind } from './page/parts.ts';

const ELEMENTS: Record<ElementKind, string> = {
  headline: 'Headline',
  headings: 'Headings',
  sectionTitles: 'Section titles',
  heading: 'Heading',
  lead: 'Subtitle',
  text: 'Text',
  paragraphs: 'Running text',
  button: 'Button',
  buttons: 'Buttons',
  link: 'Link',
  links: 'Links',
  image: 'Picture',
  images: 'Pictures',
  logo: 'Logo',
  cards: 'Cards',
  list: 'List',
  page: 'Page',
  sections: 'Sections',
  'nav-links': 'Menu links',
  favicon: 'Favicon',
  names: 'Names of the entries',
  form: 'Form',
  prices: 'Prices',
  phone: 'Phone number',
  background: 'Page',
};

const SECTIONS: Record<SectionKind, string> = {
  header: 'header',
  nav: 'navigation',
  hero: 'opening section',
  about: 'about section',
  services: 'services',
  prices: 'price list',
  menu: 'menu',
  products: 'products',
  gallery: 'gallery',
  team: 'team',
  testimonials: 'reviews',
  faq: 'FAQ',
  hours: 'opening hours',
  map: 'directions',
  contact: 'contact section',
  booking: 'booking form',
  newsletter: 'newsletter',
  blog: 'blog',
  events: 'events',
  process: 'how it works',
  partners: 'partners',
  cta: 'call to action',
  footer: 'footer',
};

const STYLES: Readonly<Record<string, string>> = {
  'text-align: center': 'centred',
  'text-align: left': 'aligned to the left',
  'text-align: right': 'aligned to the right',
  'text-align: justify': 'justified',
  'font-weight: 700': 'now in bold',
  'font-weight: 400': 'no longer in bold',
  'font-style: italic': 'now in italics',
  'font-style: normal': 'no longer in italics',
  'text-transform: uppercase': 'now in capitals',
  'text-transform: lowercase': 'now in small letters',
  'text-transform: none': 'no longer in capitals',
  'text-decoration: underline': 'now underlined',
  'text-decoration: none': 'no longer underlined',
  'box-shadow: none': 'without a shadow',
  'box-shadow: 0 8px 24px rgb(0 0 0 / 0.16)': 'now with a shadow',
  'position: sticky': 'stays in view while the page is scrolled',
};

const FACTS: Record<FactKind, string> = {
  phone: 'Phone number',
  whatsapp: 'WhatsApp number',
  mail: 'E-mail',
  address: 'Address',
  name: 'Name',
};

export const EDIT_MESSAGES_EN = {
  elements: ELEMENTS,
  sections: SECTIONS,
  selection: 'Selected element',
  sectionLabel: (heading: string) => `Section “${heading}”`,
  inSection: (element: string, section: string) => `${element} (${section})`,
  background: (part: string, colour: string) => `${part}: background now ${colour}.`,
  textColour: (part: string, colour: string) => `${part}: text now ${colour}.`,
  shaded: (colour: string) =>
    `${colour} would be hard to read there, so I used the nearest shade that reads well.`,
  shade: (part: string, direction: 1 | -1) => `${part}: ${direction > 0 ? 'lighter' : 'darker'}.`,
  brand: (colour: string) => `Main colour of the page: ${colour}.`,
  colourSwapped: (from: string, to: string) => `Wherever the page was ${from} it is now ${to}.`,
  colourShaded: (colour: string, direction: 1 | -1) =>
    `Wherever the page is ${colour}: ${direction > 0 ? 'lighter' : 'darker'}.`,
  noSuchColour: (colour: string) => `I found no ${colour} among the colours that this page shows.`,
  font: (part: string, font: string) => `${part}: font now ${font}.`,
  otherFont: (titles: string, text: string) =>
    `New fonts: ${titles} for titles, ${text} for text. Ask again for others.`,
  onPhones: (part: string, direction: 1 | -1) =>
    `${part}: ${direction > 0 ? 'larger' : 'smaller'} on phones.`,
  bigger: (part: string) => `${part}: larger.`,
  smaller: (part: string) => `${part}: smaller.`,
  moreSpace: (part: string) => `${part}: more space.`,
  lessSpace: (part: string) => `${part}: less space.`,
  rounder: (part: string) => `${part}: rounder corners.`,
  squarer: (part: string) => `${part}: squarer corners.`,
  style: (part: string, property: string, value: string) =>
    `${part}: ${STYLES[`${property}: ${value}`] ?? (value.startsWith('brightness(1') ? 'lighter' : 'darker')}.`,
  added: (section: string) => `Added: ${section}.`,
  addedWithGaps: (section: string) =>
    `Added: ${section}. Places marked as placeholders are for you to fill in; I invented nothing.`,
  removed: (part: string) => `Removed: ${part}.`,
  removedWithLinks: (part: string, links: number) =>
    `Removed: ${part}, and ${links === 1 ? 'the link' : `${links} links`} that led to it.`,
  hidden: (part: string) => `Hidden: ${part}. It is still in the page and can be shown again.`,
  shown: (part: string) => `Shown again: ${part}.`,
  duplicated: (part: string) => `Duplicated: ${part}.`,
  moved: (part: string) => `Moved: ${part}.`,
  wordsMarked: (words: string, tag: 'strong' | 'em') =>
    `“${words}”: now in ${tag === 'strong' ? 'bold' : 'italics'}.`,
  countLeft: (text: string) =>
    `Look whether “${text}” still holds: the list has another number of entries now.`,
  sorted: (entries: string, count: number) => `Put in order: ${count} entries (${entries} …).`,
  noOrder: 'Not every entry of that list tells what it would be put in order by.',
  swapped: (parts: string) => `Changed places: ${parts}.`,
  pricesRemoved: (count: number) =>
    `Prices removed from ${count} ${count === 1 ? 'entry' : 'entries'}.`,
  otherCurrency: (sign: string) =>
    `The prices of this page are in ${sign}. Tell me the amount in ${sign}.`,
  noPrices: 'I found no prices on this page.',
  questionAdded: (question: string) => `Question added: “${question}”`,
  reviewAdded: (section: string) => `${section}: review added in your words.`,
  darkPage: () => 'The page is dark now; texts keep their contrast.',
  alreadyDarkPage: 'The page is dark already.',
  pricesChanged: (count: number) => `${count} ${count === 1 ? 'price' : 'prices'} worked out anew.`,
  priceBelowNothing: 'That would leave a price of nothing or less.',
  question:
    'I read that as a question, and I only carry out changes. If something is to change, tell me what, where, and what it becomes.',
  undo: 'I cannot take back an earlier change: use Undo, or pick an earlier version in History.',
  ask: {
    language:
      'I cannot translate: this assistant makes small changes that it is sure of. Tell me the words to change, as in: change “…” to “…”.',
    phone: 'Tell me the number too, as in: add the phone number 020 7946 0000.',
    mail: 'Tell me the e-mail address too, as in: the e-mail is hello@example.com.',
    address: 'Tell me the address too, as in: the address is 12 Station Road, Leeds.',
    name: 'Tell me the name too, as in: the business is called “…”.',
    font: 'Tell me which font, as in: use Lora, or: use a serif font.',
    look: 'A look can mean many things. Tell me what to change for it, as in: use a serif font, more space between the sections, make the buttons dark red.',
    price: 'Tell me the price too, as in: add a price of 35 €.',
    element: 'Tell me which part you mean, or select it in the page first.',
    words: 'Tell me the new words too, as in: change the headline to “…”.',
    which: 'I can read that in more than one way. Which do you mean?',
    review:
      'I invent no reviews. Tell me the review and who wrote it, as in: add a review from Anna: “…”.',
  },
  text: (from: string, to: string, times: number) =>
    `“${from}” is now “${to}”${times > 1 ? ` (${times} places)` : ''}.`,
  setText: (part: string, to: string) => `${part}: now “${to}”.`,
  fact: (fact: FactKind, value: string, times: number) =>
    `${FACTS[fact]}: ${value} (${times} ${times === 1 ? 'place' : 'places'}).`,
  halfAddress:
    'I could not tell what stays of the old address. Tell me the whole of it (street, postcode, town), and quote lines about floors that change.',
  fromNow: (since: string) => `“${since}”: a page cannot wait, so it shows this from now on.`,
  nameLeft: (name: string, where: string, isPicture: boolean) =>
    `“${name}” still stands on the page, ${isPicture ? 'in a picture' : 'in'}: “${where}”. Tell me whether that goes or changes too.`,
  lightOnly: 'In dark mode its colours stay as they are, so that texts are read well.',
  atLimit: (part: string) =>
    `${part}: already as large as its place allows. Larger letters would run out of it; shorter words would have room.`,
  wayInLeft: (line: string) => `The page still says “${line}”: tell me whether that goes.`,
  noHours:
    'I could not read the present opening hours on this page. Tell me the whole week, as in: opening hours Mon–Fri 9–18.',
  hours: () => 'Opening hours: updated.',
  priceLeft: (text: string) => `The old amount still stands in: “${text}”.`,
  described: (item: string, text: string) => `Description of ${item}: “${text}”.`,
  price: (item: string, amount: string) => `Price of ${item}: ${amount}.`,
  value: (name: string, from: string, to: string) => `${name}: ${to} (was ${from}).`,
  itemAdded: (item: string, amount: string) =>
    `Added to the list: ${item}${amount ? `, ${amount}` : ''}.`,
  itemsAdded: (count: number, first: string, last: string) =>
    `Added ${count} entries to the list, from “${first}” to “${last}”.`,
  linkRemoved: (label: string) => `Removed from the menu: ${label}. What it leads to stays.`,
  linkAdded: (label: string) => `Menu: added “${label}”.`,
  buttonAdded: (label: string, href: string) => `Button added: “${label}”, leading to ${href}.`,
  contactAdded: (label: string) => `Added to the contacts: ${label}.`,
  linkAddedBeside: (label: string) => `Added beside the other links: ${label}.`,
  link: (part: string, href: string) => `${part}: now leads to ${href}.`,
  title: (value: string) => `Page title: ${value}.`,
  description: (value: string) => `Page description: ${value}.`,
  darkMode: () => 'Dark mode: the page follows the visitor’s system.',
  image: (part: string) => `${part}: picture replaced.`,
  alt: (part: string) => `${part}: description for screen readers changed.`,
  shortened: (part: string) => `${part}: text shortened to its first sentences.`,
  notFound: (what: string) => `“${what}” is not on this page.`,
  noPart: (what: string) => `I found no ${what} on this page.`,
  noText: (text: string) => `The page does not say “${text}”.`,
  noFact: {
    phone: 'I found no phone number on this page.',
    whatsapp:
      'I found no single WhatsApp link to change on this page. To add one, say: add WhatsApp 07700 900000.',
    mail: 'I found no e-mail address on this page.',
    address: 'I found no address on this page.',
    name: 'I could not tell the present name. Tell me: change “old name” to “new name”.',
  },
  already: (what: string) => `${what}: it already is so.`,
  textAdded: (section: string) => `${section}: your text added as a paragraph.`,
  lineAdded: (text: string) => `Added, as a line of its own: “${text}”.`,
  alreadyThere: (section: string) =>
    `${section} is already on the page. Tell me what to change in it, or ask me to duplicate it.`,
  alreadyDark: 'The page already has a dark mode that follows the visitor’s system.',
  noSource: 'Tell me the address of the new picture (https://… or the name of an uploaded file).',
  needsWriting: 'I cannot write longer copy without inventing facts. Tell me the text to add.',
  tooShort: 'The text there is already as short as I can make it.',
  noticeAdded: (text: string) => `Notice above the content: “${text}”.`,
  noDescription: (item: string) =>
    `I could not tell which text describes “${item}”. Quote the words to change, as in: change “…” to “…”.`,
  noList:
    'I found no list to add it to, or several that fit. Tell me the section, as in: add “…” to the services.',
  noTokens: 'This page leaves its colours to linked style sheets that I cannot see.',
  noMainColour:
    'I could not tell which colour is the page’s main one. Name a part, as in: make the header blue.',
  tooLarge:
    'This page is too large for the built-in designer (it edits up to 600 KB of markup). Edit it in the code editor, or split the page in two.',
  tooManyParts: 'That would be more than 10,000 places at once. Say in which section.',
  tooManyWords: 'That was more than I can take in at once. Ask for it in shorter requests.',
  notKept: (text: string) =>
    `I tried “${text}”, but the page did not come out as asked, so I left that out.`,
  notUnderstood: (texts: readonly string[], unknown: readonly string[]) =>
    `I did not understand: ${texts.map((text) => `“${text}”`).join(', ')}.${unknown.length > 0 ? ` I find ${unknown.map((word) => `“${word}”`).join(', ')} neither on this page nor among the instructions I know.` : ''}`,
  about: (text: string, reason: string) => `“${text}”: ${reason}`,
  /** What no page made here can do or may say, and what can be done instead. */
  cannot: {
    untrue: 'I write nothing that you say is not true. Tell me what is, and I will put that there.',
    reviews:
      'I invent no reviews. Tell me a real one and who wrote it, as in: add a review from Anna: “…”.',
    figures:
      'I write no ratings or figures that are only roughly right. Tell me the exact ones, or the address of your page there.',
    messages:
      'a page cannot send e-mails or text messages, and it does not know the addresses of your visitors. I can add a link to a service that does.',
    payments:
      'I cannot take payments on the page. I can add a button that leads to your shop or payment service: tell me its address.',
    accounts:
      'I cannot build accounts or log-ins. I can add a link to a service that has them: tell me its address.',
    bookings:
      'I cannot connect a booking calendar. I can add a button that leads to your booking page: tell me its address.',
    votes:
      'a page cannot count votes or take comments of its visitors. I can add a review that you were given: tell me its words and who wrote it.',
    ranking:
      'nobody can promise a place on Google. A clear title and description help: tell me them, as in: the page title is “…”, the description is “…”.',
    statistics:
      'a page does not count its visitors and cannot report about them. A statistics service does: ask it for its code and put that into the page.',
    live: 'a page shows what is written on it: it looks nothing up elsewhere and does nothing by itself. I can add a link to a service that does (tell me its address), or a line that you keep up to date.',
    customers:
      'I cannot bring visitors or orders. I can make what you offer plainer: tell me the words, as in: change the headline to “…”.',
    translate:
      'I cannot translate. Duplicate the site and change its texts by clicking them, or tell me the words: change “…” to “…”.',
    shorten:
      'I cannot judge which of your sentences may go. Click the text to cut it, or tell me the words: remove “…”.',
    copy: 'I need the words, and where they go: I invent no text that your page would state as yours.',
    file: 'I need the file: upload it, then tell me its name or its address (https://…) and where it goes.',
    look: 'a look can mean many things. Tell me what to change for it, as in: use a serif font, more space between the sections, make the buttons dark red.',
    rewrite: 'I do not write copy of my own. Tell me the new words, as in: change “…” to “…”.',
  },
  refused: (problems: string) => `${problems} Nothing was changed or charged.`,
  next: {
    link: 'To go on I need the whole address (https://…) and the place or the words that should lead there.',
    which:
      'Tell me which words or which part to change and what they become, as in: change “…” to “…”.',
  },
  model: 'This assistant makes only the changes that it is sure of.',
  click: 'You can also click the element in the page and change it there for free.',
};

/** What the designer says about an edit, in the language of the request. */
export type EditMessages = typeof EDIT_MESSAGES_EN;
