import * as page from './judge-page.ts';
import * as judge from './judge.ts';
import type { EditTrial } from './run-trial.ts';

/** Written after the first fresh batch was mended and before any of it was run; see `edits.test.ts`. */
export const SECOND_EN: readonly EditTrial[] = [
  {
    say: 'my number is wrong, it should be 0113 555 0177',
    expect: [],
    becomes: { phone: '0113 555 0177' },
  },
  {
    say: 'Change the e-mail adress, use team@oakroom.co.uk instead',
    expect: [],
    becomes: { mail: 'team@oakroom.co.uk' },
  },
  {
    say: "we're not called {name} anymore but Oak Room",
    expect: [],
    becomes: { name: 'Oak Room' },
  },
  {
    say: 'sundays we are open too, from 10 to 14',
    expect: [
      page.partSays('hours', /Sun.*10.*14/i),
      page.partSays('hours', /(?:Thu|Wed|Fri|Sat).*(?:18|17|5 ?pm)/i),
    ],
    only: ['hours'],
  },
  {
    say: 'we are closed on wednesdays from now on',
    expect: [page.partSays('hours', /Wed.*closed/i), page.partSays('hours', /18|17|5 ?pm/)],
    only: ['hours'],
  },
  {
    say: 'put the prices in bold',
    expect: [judge.stylesChange()],
    only: ['services'],
  },
  {
    say: 'the third service should cost 22',
    expect: [judge.price('{lastItem}', '22')],
    only: ['services'],
  },
  {
    say: 'remove the FAQ and the gallery',
    expect: [judge.gone('faq'), judge.gone('gallery')],
    only: ['faq', 'faqLink', 'gallery', 'galleryLink'],
  },
  {
    say: 'make the background of the whole site light grey',
    expect: [judge.background('body', 'grey', 'light')],
    only: ['styles'],
  },
  {
    say: 'headline in capital letters please',
    expect: [judge.style('headline', 'textTransform', 'uppercase')],
    only: ['headline'],
  },
  {
    say: 'can the menu bar stay on top when scrolling',
    expect: [judge.stylesChange()],
    only: ['header', 'nav'],
  },
  {
    say: 'make the pictures in the gallery rounder',
    expect: [judge.stylesChange()],
    only: ['gallery', 'galleryImage'],
  },
  {
    say: 'add a question to the faq: Do you take cards? Yes, all of them.',
    expect: [page.partSays('faq', /Do you take cards\? ?Yes, all of them\./)],
    only: ['faq'],
  },
  {
    say: 'I need a map',
    expect: [judge.adds(/find us|map/i)],
    only: ['added'],
  },
  {
    say: "less space between sections, it's too much white",
    expect: [judge.stylesChange()],
    only: ['styles'],
  },
  {
    say: 'use blue instead of the current main colour',
    expect: [page.someButton('blue')],
    only: ['styles'],
  },
  {
    say: 'add a section with our team: Marta, Luca and Jo',
    expect: [judge.adds(/team/i), judge.says(/Marta, Luca and Jo/)],
    only: ['added'],
  },
  {
    say: 'make the button orange and change its text to Call me',
    expect: [judge.background('button', 'orange'), judge.text('button', 'Call me')],
    only: ['button'],
  },
  {
    say: 'delete the sentence under the headline',
    expect: [judge.gone('lead')],
    only: ['lead'],
  },
  { say: 'bring back the newsletter', expect: 'refused' },
  {
    say: 'put the contacts at the top',
    expect: [judge.order('contact', 'about')],
    only: ['contact', 'contactLink'],
  },
  {
    say: 'copy the about section',
    expect: [judge.repeats('{aboutHeading}', 2), judge.uniqueIds()],
    only: ['added'],
  },
  {
    say: 'make the footer text smaller',
    expect: [judge.stylesChange()],
    only: ['footer'],
  },
  {
    say: 'we dont need the gallery, take it away',
    expect: [judge.gone('gallery')],
    only: ['gallery', 'galleryLink'],
  },
  {
    say: 'set the page title to Oak Room | Leeds',
    expect: [judge.pageTitle('Oak Room | Leeds')],
    only: ['head'],
  },
];
