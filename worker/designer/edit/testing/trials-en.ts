import * as judge from './judge.ts';
import type { EditTrial } from './run-trial.ts';

/** Requests the grammar was tried on while it grew. */
export const TRIALS_EN: readonly EditTrial[] = [
  {
    say: 'header background: #222222',
    expect: [judge.background('header', 'grey', 'dark')],
    only: ['header'],
  },
  {
    say: 'Please make the footer background dark red.',
    expect: [judge.background('footer', 'red', 'dark')],
    only: ['footer'],
  },
  {
    say: 'turn the about section light blue',
    expect: [judge.background('about', 'blue', 'light')],
    only: ['about'],
  },
  {
    say: 'give the services a beige background',
    expect: [judge.background('services', 'yellow', 'light')],
    only: ['services'],
  },
  {
    say: 'can you make the button green?',
    expect: [judge.background('button', 'green')],
    only: ['button'],
  },
  {
    say: 'the footer should be black with white text',
    expect: [judge.background('footer', 'black')],
    only: ['footer'],
  },
  {
    say: 'change the headline colour to dark blue',
    expect: [judge.textColour('headline', 'blue')],
    only: ['headline'],
  },
  {
    say: 'make the page background cream',
    expect: [judge.background('body', 'yellow', 'light')],
    only: ['styles'],
  },
  { say: 'change the accent colour to teal', expect: [judge.brand('blue')], only: ['styles'] },
  { say: 'our brand colour is dark green', expect: [judge.brand('green')], only: ['styles'] },
  { say: 'make the header lighter', expect: [judge.stylesChange()], only: ['header'] },
  {
    say: 'use Georgia for the headings',
    refusedOn: ['own'],
    expect: [judge.font('headline', /georgia/i)],
    only: ['styles'],
  },
  {
    say: 'change the body font to Verdana',
    expect: [judge.font('body', /verdana/i)],
    only: ['styles'],
  },
  {
    say: 'use a handwritten font for the headline',
    expect: [judge.font('headline', /cursive/i)],
    only: ['headline'],
  },
  {
    say: 'make the headline smaller',
    expect: [judge.shrinks('headline', 'fontSize')],
    only: ['headline'],
  },
  {
    say: 'set the headline to 50px',
    expect: [judge.style('headline', 'fontSize', '50px')],
    only: ['headline'],
  },
  {
    say: 'increase the font size of the about section',
    expect: [judge.grows('aboutText', 'fontSize')],
    only: ['about'],
  },
  {
    say: 'less space between the sections',
    expect: [judge.shrinks('about', 'paddingTop')],
    only: ['styles'],
  },
  {
    say: 'give the contact section more padding',
    expect: [judge.grows('contact', 'paddingTop')],
    only: ['contact'],
  },
  {
    say: 'make the buttons rounder',
    expect: [judge.grows('button', 'borderTopLeftRadius')],
    only: ['styles'],
  },
  {
    say: 'make the headline bold',
    expect: [judge.style('headline', 'fontWeight', '700')],
    only: ['headline'],
  },
  {
    say: 'put the headline in uppercase',
    expect: [judge.style('headline', 'textTransform', 'uppercase')],
    only: ['headline'],
  },
  {
    say: 'make the text in the about section italic',
    expect: [judge.style('aboutText', 'fontStyle', 'italic')],
    only: ['about'],
  },
  {
    say: 'align the contact section to the right',
    expect: [judge.style('contact', 'textAlign', 'right')],
    only: ['contact'],
  },
  {
    say: 'add opening hours',
    expect: [judge.adds(/opening hours|orari/i), judge.counts('[data-placeholder="hours"]', 7)],
    only: ['added'],
  },
  {
    say: 'we are open Monday to Friday 9-18',
    expect: [judge.adds(/opening hours|orari/i), judge.says(/9[–-]18/)],
    only: ['added'],
  },
  {
    say: 'add a FAQ before the gallery',
    expect: [judge.adds(/faq|questions|domande/i), judge.precedes('gallery')],
    only: ['added'],
  },
  {
    say: 'insert a booking form',
    expect: [judge.counts('form', 1), judge.labelledForm()],
    only: ['added'],
  },
  {
    say: 'add a newsletter signup at the bottom',
    expect: [judge.adds(/newsletter/i), judge.order('contact', 'footer')],
    only: ['added'],
  },
  {
    say: 'include a team section after the services',
    expect: [judge.adds(/team/i), judge.addedAfter('services')],
    only: ['added'],
  },
  {
    say: 'add a map with directions',
    expect: [judge.adds(/find us|raggiungerci/i), judge.says(/Via Po 12/)],
    only: ['added'],
  },
  {
    say: 'add a section about wedding cakes',
    expect: [judge.adds(/^wedding cakes$/i)],
    only: ['added'],
  },
  { say: 'add a section called "Our ovens"', expect: [judge.adds(/^Our ovens$/)], only: ['added'] },
  {
    say: 'create a price list: Focaccia 4.50, Rye bread 6',
    expect: [judge.adds(/price|prezzi/i), judge.says(/4[.,]50/)],
    only: ['added'],
  },
  {
    say: 'delete the contact section',
    expect: [judge.gone('contact')],
    only: ['contact', 'contactLink'],
  },
  {
    say: 'drop the gallery please',
    expect: [judge.gone('gallery')],
    only: ['gallery', 'galleryLink'],
  },
  {
    say: 'take out the services section',
    refusedOn: ['minified'],
    expect: [judge.gone('services')],
    only: ['services', 'servicesLink'],
  },
  {
    say: 'remove the gallery and the about section',
    expect: [judge.gone('gallery'), judge.gone('about')],
    only: ['gallery', 'galleryLink', 'about', 'aboutLink'],
  },
  {
    say: 'move the gallery to the top',
    expect: [judge.order('gallery', 'about')],
    only: ['gallery'],
  },
  {
    say: 'move the about section down',
    expect: [judge.order('services', 'about'), judge.order('about', 'gallery')],
    only: ['about'],
  },
  {
    say: 'move the services below the gallery',
    refusedOn: ['minified'],
    expect: [judge.order('gallery', 'services'), judge.order('services', 'contact')],
    only: ['services'],
  },
  {
    say: 'bring the contacts above the about section',
    expect: [judge.order('contact', 'about')],
    only: ['contact'],
  },
  {
    say: 'hide the services',
    refusedOn: ['minified'],
    expect: [judge.hidden('services')],
    only: ['services', 'servicesLink'],
  },
  {
    say: "replace '{headline}' with 'Bread & roses <3'",
    expect: [judge.text('headline', 'Bread & roses <3')],
    only: ['headline'],
  },
  {
    say: 'change the headline to Fresh every morning',
    expect: [judge.text('headline', 'Fresh every morning')],
    only: ['headline'],
  },
  {
    say: 'the headline should read: Good morning, Turin',
    expect: [judge.text('headline', 'Good morning, Turin')],
    only: ['headline'],
  },
  {
    say: 'change the subtitle to "From seven to seven"',
    expect: [judge.text('lead', 'From seven to seven')],
    only: ['lead'],
  },
  {
    say: 'rename the button to Find us',
    expect: [judge.text('button', 'Find us')],
    only: ['button'],
  },
  {
    say: 'change the title of the about section to "Who bakes here"',
    expect: [judge.says(/Who bakes here/)],
    only: ['about'],
  },
  {
    say: 'change the phone number from {phone} to 011 999 8877',
    expect: [judge.phoneBecomes('011 999 8877', '+390119998877')],
    only: ['phone'],
  },
  {
    say: 'update our email: info@aurora-torino.it',
    expect: [judge.mailBecomes('info@aurora-torino.it')],
    only: ['mail'],
  },
  {
    say: 'phone 011 999 8877 and email info@aurora-torino.it',
    expect: [
      judge.phoneBecomes('011 999 8877', '+390119998877'),
      judge.mailBecomes('info@aurora-torino.it'),
    ],
    only: ['phone', 'mail'],
  },
  {
    say: 'change the address to Via Roma 5, 10123 Torino',
    expect: [judge.says(/Via Roma 5, 10123 Torino/), judge.saysNot('{address}')],
    only: ['address'],
  },
  {
    say: 'change the name of the bakery to Forno Stella',
    expect: [judge.nameBecomes('Forno Stella')],
    only: ['name'],
  },
  { say: '{item} costs 5 euros now', expect: [judge.price('{item}', '5')], only: ['services'] },
  {
    say: 'raise the price of {item2} to 7.50',
    expect: [judge.price('{item2}', '7.5')],
    only: ['services'],
  },
  {
    say: 'add "Panettone" for 24 € to the services',
    expect: [judge.says(/Panettone/), judge.itemsIn('services', 1), judge.price('Panettone', '24')],
    only: ['services'],
  },
  {
    say: 'delete {item} from the list',
    expect: [judge.itemsIn('services', -1)],
    only: ['services'],
  },
  {
    say: 'rename "{item2}" to "Country loaf"',
    expect: [judge.says(/Country loaf/), judge.saysNot('{item2}')],
    only: ['services'],
  },
  {
    say: 'add a page called Shop to the navigation linking to https://shop.example.com',
    expect: [judge.navHas('Shop')],
    only: ['nav'],
  },
  {
    say: 'link the button to the contact section',
    refusedOn: ['own'],
    expect: [judge.linksTo('button', 'contact')],
    only: ['button'],
  },
  {
    say: 'the button should call 011 999 8877 when it opens',
    expect: [judge.attribute('button', 'href', 'tel:0119998877')],
    only: ['button'],
  },
  { say: 'add a button "Order a cake"', expect: [judge.says(/Order a cake/)], only: ['hero'] },
  {
    say: 'add our Instagram https://instagram.com/fornoaurora',
    expect: [judge.counts('a[href="https://instagram.com/fornoaurora"]', 1)],
    only: ['contact'],
  },
  {
    say: 'change the browser title to "Aurora bakery"',
    expect: [judge.pageTitle('Aurora bakery')],
    only: ['head'],
  },
  {
    say: 'SEO description: Sourdough and focaccia near Piazza Vittorio',
    expect: [judge.pageDescription('Sourdough and focaccia near Piazza Vittorio')],
    only: ['head'],
  },
  { say: 'make it look more modern', expect: [judge.stylesChange()], only: ['styles'] },
  { say: 'I want a more minimal look', expect: [judge.stylesChange()], only: ['styles'] },
  { say: 'make the site more playful', expect: [judge.stylesChange()], only: ['styles'] },
  {
    say: 'change the second photo in the gallery to images/new.jpg',
    expect: [judge.counts('img[src="images/new.jpg"]', 1)],
    only: ['gallery'],
  },
  { say: 'make the about text shorter', expect: [judge.shorter('about')], only: ['about'] },
  {
    say: 'make it darker',
    previously: 'make the header light blue',
    expect: [judge.stylesChange()],
    only: ['header'],
  },
  {
    say: 'make the header blue; make the footer green',
    expect: [judge.background('header', 'blue'), judge.background('footer', 'green')],
    only: ['header', 'footer'],
  },
  {
    say: 'center the headline and make it bigger',
    expect: [judge.style('headline', 'textAlign', 'center'), judge.grows('headline', 'fontSize')],
    only: ['headline'],
  },
  { say: 'write longer text about us', expect: 'refused' },
  { say: 'add a payment gateway with Stripe', expect: 'refused' },
  { say: 'what do you think of my page?', expect: 'refused' },
  { say: 'remove the testimonials', expect: 'refused' },
  { say: 'change "Sushi tonight" to "Pizza tonight"', expect: 'refused' },
  { say: 'asdf qwer', expect: 'refused' },
];
