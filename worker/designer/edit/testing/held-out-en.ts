import * as judge from './judge.ts';
import type { EditTrial } from './run-trial.ts';

/** Written before the grammar and never used to tune it. `{headline}` and its kind name a fact of the page. */
export const HELD_OUT_EN: readonly EditTrial[] = [
  {
    say: 'make the header dark green',
    expect: [judge.background('header', 'green', 'dark')],
    only: ['header'],
  },
  {
    say: 'I want the footer in navy blue',
    expect: [judge.background('footer', 'blue', 'dark')],
    only: ['footer'],
  },
  {
    say: 'change the background of the contact section to light yellow',
    expect: [judge.background('contact', 'yellow', 'light')],
    only: ['contact'],
  },
  {
    say: 'paint the hero burgundy please',
    expect: [judge.background('hero', 'red', 'dark')],
    only: ['hero'],
  },
  {
    say: 'the headline should be orange',
    expect: [judge.textColour('headline', 'orange')],
    only: ['headline'],
  },
  { say: 'set the brand color to #0a7d4f', expect: [judge.brand('green')], only: ['styles'] },
  {
    say: 'use purple as the main colour of the site',
    expect: [judge.brand('purple')],
    only: ['styles'],
  },
  {
    say: 'use a serif font for the headings',
    expect: [judge.font('headline', /serif/i, /sans-serif/i)],
    only: ['styles'],
  },
  {
    say: 'make the whole page use Georgia',
    expect: [judge.font('body', /georgia/i)],
    only: ['styles'],
  },
  {
    say: 'make the headline bigger',
    expect: [judge.grows('headline', 'fontSize')],
    only: ['headline'],
  },
  {
    say: 'the text in the about section is too small',
    expect: [judge.grows('aboutText', 'fontSize')],
    only: ['about'],
  },
  {
    say: 'more space between the sections',
    expect: [judge.grows('about', 'paddingTop')],
    only: ['styles'],
  },
  {
    say: 'add our opening hours: Mon-Fri 7:30-19:00, Saturday 8-13, closed on Sunday',
    expect: [
      judge.adds(/opening hours|orari/i),
      judge.says(/7[.:]30/),
      judge.says(/closed|chiuso/i),
    ],
    only: ['added'],
  },
  {
    say: 'could you add a FAQ section?',
    expect: [judge.adds(/faq|questions|domande/i)],
    only: ['added'],
  },
  {
    say: 'add a contact form',
    expect: [judge.counts('form', 1), judge.labelledForm()],
    only: ['added', 'contact'],
  },
  {
    say: "I'd like a price list below the about section",
    expect: [judge.adds(/price|prezzi|listino/i), judge.addedAfter('about')],
    only: ['added'],
  },
  { say: 'remove the gallery', expect: [judge.gone('gallery')], only: ['gallery', 'galleryLink'] },
  {
    say: 'get rid of the about section',
    expect: [judge.gone('about')],
    only: ['about', 'aboutLink'],
  },
  {
    say: 'move the contact section up',
    expect: [judge.order('contact', 'gallery'), judge.order('services', 'contact')],
    only: ['contact'],
  },
  {
    say: 'put the gallery before the services',
    expect: [judge.order('gallery', 'services'), judge.order('about', 'gallery')],
    only: ['gallery'],
  },
  {
    say: 'duplicate the about section',
    expect: [judge.repeats('{aboutHeading}', 2), judge.uniqueIds()],
    only: ['about', 'added'],
  },
  {
    say: 'hide the gallery for now',
    expect: [judge.hidden('gallery')],
    only: ['gallery', 'galleryLink'],
  },
  {
    say: 'change "{headline}" to "Warm bread from seven"',
    expect: [judge.text('headline', 'Warm bread from seven')],
    only: ['headline'],
  },
  {
    say: 'replace {lead} with Every loaf is made by hand',
    expect: [judge.text('lead', 'Every loaf is made by hand')],
    only: ['lead'],
  },
  {
    say: 'our phone number is now 011 999 8877',
    expect: [judge.phoneBecomes('011 999 8877', '+390119998877')],
    only: ['phone'],
  },
  {
    say: 'change the email to info@aurora-torino.it',
    expect: [judge.mailBecomes('info@aurora-torino.it')],
    only: ['mail'],
  },
  {
    say: 'we moved: the new address is Corso Francia 8, 10143 Torino',
    expect: [judge.says(/Corso Francia 8, 10143 Torino/), judge.saysNot('{address}')],
    only: ['address'],
  },
  {
    say: 'update the price of {item} to 5.20',
    expect: [judge.price('{item}', '5,20')],
    only: ['services'],
  },
  {
    say: 'the bakery is now called Forno Stella',
    expect: [judge.nameBecomes('Forno Stella')],
    only: ['name'],
  },
  {
    say: 'add Tiramisù at 6 euros to the price list',
    expect: [judge.says(/Tiramisù/), judge.itemsIn('services', 1), judge.price('Tiramisù', '6')],
    only: ['services'],
  },
  {
    say: 'remove {item2} from the services',
    expect: [judge.saysNot('{item2}'), judge.itemsIn('services', -1)],
    only: ['services'],
  },
  { say: 'add a link called Blog to the menu', expect: [judge.navHas('Blog')], only: ['nav'] },
  {
    say: 'the button should say "Order now"',
    expect: [judge.text('button', 'Order now')],
    only: ['button'],
  },
  {
    say: 'make the button link to https://example.com/order',
    expect: [judge.attribute('button', 'href', 'https://example.com/order')],
    only: ['button'],
  },
  {
    say: 'set the page title to Forno Aurora – bakery in Turin',
    expect: [judge.pageTitle('Forno Aurora – bakery in Turin')],
    only: ['head'],
  },
  {
    say: 'change the meta description to Fresh bread every morning in Turin',
    expect: [judge.pageDescription('Fresh bread every morning in Turin')],
    only: ['head'],
  },
  { say: 'add a dark mode', expect: [judge.hasDarkMode()], refusedOn: ['own'], only: ['head'] },
  { say: 'make it more elegant', expect: [judge.stylesChange()], only: ['styles'] },
  {
    say: 'make the header black and the footer white',
    expect: [judge.background('header', 'black'), judge.background('footer', 'white')],
    only: ['header', 'footer'],
  },
  {
    say: 'remove the gallery, then add a FAQ',
    expect: [judge.gone('gallery'), judge.adds(/faq|questions|domande/i)],
    only: ['gallery', 'galleryLink', 'added'],
  },
  { say: 'book me a flight to Rome', expect: 'refused' },
  { say: 'connect the site to my Shopify stock', expect: 'refused' },
  {
    say: 'center the headline',
    expect: [judge.style('headline', 'textAlign', 'center')],
    only: ['headline'],
  },
  {
    say: 'replace the first picture in the gallery with https://example.com/bread.jpg',
    expect: [judge.attribute('galleryImage', 'src', 'https://example.com/bread.jpg')],
    only: ['galleryImage'],
  },
  { say: 'shorten the about text', expect: [judge.shorter('about')], only: ['about'] },
  {
    say: 'round the corners of the buttons',
    expect: [judge.grows('button', 'borderTopLeftRadius')],
    only: ['styles'],
  },
];
