import * as page from './judge-page.ts';
import * as judge from './judge.ts';
import type { EditTrial } from './run-trial.ts';

/** Written by somebody who had not read the grammar, as shop owners type; see `edits.test.ts` for the first score. */
export const FRESH_EN: readonly EditTrial[] = [
  {
    say: 'hi, can you change the e-mail to bookings@northside.co.uk pls',
    expect: [],
    becomes: { mail: 'bookings@northside.co.uk' },
  },
  {
    say: 'our phone number changed, its 0113 555 0199 now',
    expect: [],
    becomes: { phone: '0113 555 0199' },
  },
  {
    say: 'pls update the adress to 45 Kirkgate, Leeds LS2 7DR',
    expect: [],
    becomes: { address: '45 Kirkgate' },
    only: ['address'],
  },
  {
    say: 'the shop is called Northside Studio now, change it everywhere',
    expect: [],
    becomes: { name: 'Northside Studio' },
  },
  {
    say: 'Telephone: 0113 555 0199, mail: hi@northside.co.uk',
    expect: [],
    becomes: { phone: '0113 555 0199', mail: 'hi@northside.co.uk' },
  },
  {
    say: '{item} is now 25 pounds',
    expect: [judge.price('{item}', '25')],
    only: ['services'],
  },
  {
    say: 'can you put the price of {item2} up to 40?',
    expect: [judge.price('{item2}', '40')],
    only: ['services'],
  },
  {
    say: 'change our opening hours to tue-sat 9.30am-7pm',
    expect: [
      page.partSays('hours', /(?:0?9[.:]30 ?(?:am)?).*(?:19[.:]00|7 ?pm)/i),
      page.dataSays(/0?9:30.*19:00/s),
    ],
    only: ['hours'],
  },
  {
    say: 'opening hours mon-fri 9-18, sat 10-16, closed sundays',
    expect: [page.partSays('hours', /Sat.*10.*(?:16|4 ?pm)/i), page.dataSays(/10:00.*16:00/s)],
    only: ['hours'],
  },
  { say: 'make the page dark', expect: [page.darkPage()], only: ['styles'] },
  { say: 'can i have a dark background please', expect: [page.darkPage()], only: ['styles'] },
  {
    say: 'make the header green and add a phone number',
    expect: [judge.background('header', 'green')],
    only: ['header'],
    partly: true,
  },
  {
    say: 'make the titel bigger',
    expect: [judge.grows('headline', 'fontSize')],
    only: ['headline'],
  },
  {
    say: 'delete the second service',
    expect: [judge.itemsIn('services', -1), page.itemGone('{item2}')],
    only: ['services'],
  },
  {
    say: 'could you remove the last item from the price list please',
    expect: [judge.itemsIn('services', -1), page.itemGone('{lastItem}')],
    only: ['services'],
  },
  {
    say: 'move the gallery above the about section',
    expect: [judge.order('gallery', 'about')],
    only: ['gallery', 'galleryLink', 'aboutLink', 'servicesLink'],
  },
  {
    say: 'swap the about section and the gallery',
    expect: [judge.order('gallery', 'about')],
    only: ['gallery', 'about', 'galleryLink', 'aboutLink', 'servicesLink'],
  },
  {
    say: 'the text in about us is too long, make it shorter',
    expect: [judge.shorter('about')],
    only: ['about'],
  },
  {
    say: 'make all the text a bit bigger, my customers are old',
    expect: [page.allTextGrows('aboutText')],
    only: ['styles'],
  },
  {
    say: 'i want a serif font for the titles',
    expect: [judge.font('headline', /(?<!sans-)serif/i)],
    only: ['styles'],
  },
  {
    say: 'buttons should be rounder',
    expect: [judge.grows('button', 'borderTopLeftRadius')],
    only: ['buttons', 'styles'],
  },
  {
    say: 'change the button to say Reserve a seat',
    expect: [judge.text('button', 'Reserve a seat')],
    only: ['button'],
  },
  {
    say: 'get rid of all the prices',
    expect: [page.lacks('services', /[£€]|\d/), judge.itemsIn('services', 0)],
    only: ['services'],
  },
  {
    say: 'take out the gallery and the about section too',
    expect: [judge.gone('gallery'), judge.gone('about')],
    only: ['gallery', 'about', 'galleryLink', 'aboutLink'],
  },
  {
    say: 'pls add a section about gift vouchers',
    expect: [judge.adds(/gift vouchers/i)],
    only: ['added'],
  },
  {
    say: 'add a review from Anna: "Lovely people, will be back!"',
    expect: [judge.says(/Lovely people, will be back!/), judge.says(/Anna/)],
    only: ['added', 'reviews'],
  },
  {
    say: 'add our instagram @northsidestudio',
    expect: [page.hasLink(/instagram\.com\/northsidestudio\/?$/)],
    only: ['footer', 'contact'],
  },
  { say: 'footer black please', expect: [judge.background('footer', 'black')], only: ['footer'] },
  {
    say: 'change the colour of the buttons to red',
    expect: [judge.background('button', 'red')],
    only: ['buttons'],
  },
  {
    say: 'I want the headline to say Worth the walk up the hill',
    expect: [judge.text('headline', 'Worth the walk up the hill')],
    only: ['headline'],
  },
  { say: 'undo that', expect: 'refused' },
  { say: 'go back to how it was before', expect: 'refused' },
  {
    say: 'make it more elegant and use dark green as main colour',
    expect: [judge.stylesChange(), page.someButton('green')],
    only: ['styles'],
  },
  {
    say: 'link the button to https://book.example.com/northside',
    expect: [judge.attribute('button', 'href', 'https://book.example.com/northside')],
    only: ['button'],
  },
  {
    say: 'replace the first photo in the gallery with https://example.com/shop.jpg',
    expect: [page.shows('gallery', 'https://example.com/shop.jpg')],
    only: ['gallery'],
  },
  {
    say: 'add a whatsapp button +44 7700 900123',
    expect: [page.hasLink(/wa\.me\/447700900123/)],
    only: ['hero', 'contact', 'footer', 'added'],
  },
  {
    say: 'hide the faq for now',
    expect: [judge.hidden('faq')],
    only: ['faq', 'faqLink'],
  },
  {
    say: "write in the footer that we're closed in August",
    expect: [page.partSays('footer', /we.re closed in August/i)],
    only: ['footer'],
  },
  {
    say: "add 'Scalp massage' 15 pounds to the services",
    expect: [judge.itemsIn('services', 1), judge.price('Scalp massage', '15')],
    only: ['services'],
  },
  {
    say: 'rename {item} to Dry cut',
    expect: [page.partSays('services', /Dry cut/), page.itemGone('{item}')],
    only: ['services'],
  },
  {
    say: 'can you make the about section blue with white text?',
    expect: [judge.background('about', 'blue')],
    only: ['about'],
  },
  {
    say: 'tagline should be: Open late on Thursdays',
    expect: [judge.text('lead', 'Open late on Thursdays')],
    only: ['lead'],
  },
  {
    say: 'centre the text in the about section',
    expect: [judge.style('aboutText', 'textAlign', 'center')],
    only: ['about'],
  },
  { say: 'whats the weather tomorrow', expect: 'refused' },
];
