import { CV } from './pages/cv.ts';
import { DENTAL } from './pages/dental.ts';
import { MORTGAGE } from './pages/mortgage.ts';
import { SHOP } from './pages/shop.ts';
import { TRATTORIA } from './pages/trattoria.ts';
import type { EditTrial } from './trial.ts';
import { block, blocks, cut, fenced, swap } from './write-answers.ts';

const H1 = '    <h1>Less desk. More chair.</h1>';
const NEW_H1 = '    <h1>More chair, less desk</h1>';
const CHANGE_H1 = block(H1, NEW_H1);
const HEADLINE = { page: DENTAL, request: 'Change the headline to "More chair, less desk"' };
const WITH_H1 = swap(DENTAL, [H1, NEW_H1]);
const HERO_TEXT =
  '    <p>Chairside keeps the diary full, reminds patients before they forget, and sends the bill while they put on their coat.</p>';
const WARM_TEXT =
  '    <p>Chairside keeps the diary full, reminds patients before they forget, and sends the bill while they laugh.</p>';
const SOUP = "    { id: 3, name: 'Soup bowl', kind: 'bowl', price: 24.0, colour: '#9a5b3c' },";
const DEARER = SOUP.replace('24.0', '26.0');
const BROKEN_SOUP = DEARER.replace(' },', '');
const DRAFT_H1 = '    <h1>More chair</h1>';
const PLAIN_PHONE = `    <p>0113 496 0000</p>`;
const LINKED_PHONE = '    <p><a href="tel:+441134960000">0113 496 0000</a></p>';
const STORY = cut(TRATTORIA, '<section id="storia">', '</section>');
const OPENING = ['    <p>Domenica: 12:00–15:00</p>', '    <p>Domenica: 12:00–15:30</p>'] as const;
const OPENING_REQUEST = {
  page: TRATTORIA,
  request: 'La domenica siamo aperti fino alle 15:30',
};
const WITH_OPENING = swap(TRATTORIA, OPENING);
const DIALOG_AND_SCRIPT = cut(TRATTORIA, '<div class="finestra" id="orari"', '</script>\n');
const ABOUT = '  <h2>About the kiln</h2>';
const ABOUT_MORE = `${ABOUT}\n  <p>Seconds are sold at half price on open days.</p>`;
const FOOTER = '    <p>© 2026 Chairside Ltd, 4 Mill Yard, Leeds LS1 4DL</p>';
const WITH_LINK = block(FOOTER, `${FOOTER}\n${LINKED_PHONE}`);

/** What models do that is not what they were asked for: the page comes out right, or nothing is charged. */
export const HABITS: readonly EditTrial[] = [
  {
    name: 'a unified diff',
    ...HEADLINE,
    answers: [
      fenced(
        `--- a/index.html\n+++ b/index.html\n@@ -57,3 +57,3 @@\n   <div class="container">\n-${H1}\n+${NEW_H1}`,
        'diff',
      ),
      CHANGE_H1,
    ],
    outcome: { kind: 'changed', page: WITH_H1 },
  },
  {
    name: 'changes as JSON',
    ...HEADLINE,
    answers: [
      fenced(JSON.stringify({ edits: [{ find: H1.trim(), replace: NEW_H1.trim() }] }), 'json'),
      CHANGE_H1,
    ],
    outcome: { kind: 'changed', page: WITH_H1 },
  },
  {
    name: 'only the new element',
    ...HEADLINE,
    answers: [`Replace your headline with this:\n\n${fenced(NEW_H1.trim())}`, CHANGE_H1],
    outcome: { kind: 'changed', page: WITH_H1 },
  },
  {
    name: 'a sentence shortened by dots in REPLACE, again and again',
    page: DENTAL,
    request: 'End the hero text with "while they laugh"',
    answers: [block(HERO_TEXT, '    <p>Chairside keeps the diary full, ... while they laugh.</p>')],
    outcome: { kind: 'right-or-refused', page: swap(DENTAL, [HERO_TEXT, WARM_TEXT]) },
  },
  {
    name: 'an element opened and never closed',
    page: SHOP,
    request: 'Add to About that seconds are half price on open days',
    answers: [
      block(
        ABOUT,
        `${ABOUT}\n  <div class="seconds">\n  <p>Seconds are sold at half price on open days.</p>`,
      ),
      block(ABOUT, ABOUT_MORE),
    ],
    outcome: { kind: 'right-or-refused', page: swap(SHOP, [ABOUT, ABOUT_MORE]) },
  },
  {
    name: 'an answer cut in the middle of a block',
    ...HEADLINE,
    answers: [
      { text: `<<<<<<< SEARCH\n${H1}\n=======\n    <h1>More ch`, end: 'length' },
      CHANGE_H1,
    ],
    outcome: { kind: 'right-or-refused', page: WITH_H1 },
  },
  {
    name: 'a whole document that says the rest is unchanged',
    ...OPENING_REQUEST,
    answers: [
      WITH_OPENING.replace(STORY, '<!-- resto delle sezioni invariato -->'),
      block(...OPENING),
    ],
    outcome: { kind: 'changed', page: WITH_OPENING },
  },
  {
    name: 'a whole document that says the rest is unchanged, twice',
    ...OPENING_REQUEST,
    answers: [WITH_OPENING.replace(STORY, '<!-- resto delle sezioni invariato -->')],
    outcome: { kind: 'right-or-refused', page: WITH_OPENING },
  },
  {
    name: 'a whole document that loses a section without a word',
    ...OPENING_REQUEST,
    answers: [WITH_OPENING.replace(`${STORY}\n`, '')],
    outcome: { kind: 'right-or-refused', page: WITH_OPENING },
  },
  {
    name: 'a whole document that loses the dialog and the script',
    page: TRATTORIA,
    request: 'Cambia il titolo in "La sfoglia, ogni mattina"',
    answers: [
      swap(TRATTORIA, ['La sfoglia si tira ogni mattina.', 'La sfoglia, ogni mattina']).replace(
        DIALOG_AND_SCRIPT,
        '',
      ),
    ],
    outcome: {
      kind: 'right-or-refused',
      page: swap(TRATTORIA, ['La sfoglia si tira ogni mattina.', 'La sfoglia, ogni mattina']),
    },
  },
  {
    name: 'a whole document that drops ids and classes',
    page: DENTAL,
    request: 'Change the headline to "More chair, less desk"',
    answers: [WITH_H1.replace(' id="demo-form"', '').replace(' id="pricing"', '')],
    outcome: { kind: 'right-or-refused', page: WITH_H1 },
  },
  {
    name: 'a draft block, then the right one',
    ...HEADLINE,
    answers: [
      `${block(H1, DRAFT_H1)}\n\nWait, that drops half of the headline. Here is the corrected version:\n\n${CHANGE_H1}`,
      { onChanged: block(DRAFT_H1, NEW_H1), onOriginal: CHANGE_H1 },
    ],
    outcome: { kind: 'right-or-refused', page: WITH_H1 },
  },
  {
    name: 'a draft insertion, then a better one',
    page: DENTAL,
    request: 'Add the phone 0113 496 0000 to the footer',
    answers: [
      `${block(FOOTER, `${FOOTER}\n${PLAIN_PHONE}`)}\n\nActually, a link is better:\n\n${WITH_LINK}`,
      { onChanged: block(PLAIN_PHONE, LINKED_PHONE), onOriginal: WITH_LINK },
    ],
    outcome: {
      kind: 'right-or-refused',
      page: swap(DENTAL, [FOOTER, `${FOOTER}\n${LINKED_PHONE}`]),
    },
  },
  {
    name: 'JavaScript that does not parse, mended when told',
    page: SHOP,
    request: 'The soup bowl costs 26 pounds now',
    answers: [
      block(SOUP, BROKEN_SOUP),
      { onChanged: block(BROKEN_SOUP, DEARER), onOriginal: block(SOUP, DEARER) },
    ],
    outcome: { kind: 'changed', page: swap(SHOP, [SOUP, DEARER]) },
  },
  {
    name: 'JavaScript that does not parse, twice',
    page: SHOP,
    request: 'The soup bowl costs 26 pounds now',
    answers: [block(SOUP, BROKEN_SOUP)],
    outcome: { kind: 'right-or-refused', page: swap(SHOP, [SOUP, DEARER]) },
  },
  {
    name: 'Markdown and a stray fence in the words about it',
    ...HEADLINE,
    answers: [
      `**Done!** I changed the \`<h1>\`:\n\n- new *headline*\n\n\`\`\`html\n${CHANGE_H1}\n\`\`\``,
    ],
    mostCalls: 1,
    outcome: { kind: 'changed', page: WITH_H1 },
    summaryLacks: ['**', '```', '`<h1>`', '*headline*'],
  },
  {
    name: 'thoughts with a draft inside',
    ...HEADLINE,
    answers: [
      `<think>\nMaybe:\n${block(H1, '    <h1>Chair!</h1>')}\nNo, the exact words.\n</think>\n${CHANGE_H1}`,
    ],
    mostCalls: 1,
    outcome: { kind: 'changed', page: WITH_H1 },
    summaryLacks: ['Maybe', '<think>'],
  },
  {
    name: 'fences inside the block',
    ...HEADLINE,
    answers: [
      `<<<<<<< SEARCH\n\`\`\`html\n${H1}\n\`\`\`\n=======\n\`\`\`html\n${NEW_H1}\n\`\`\`\n>>>>>>> REPLACE`,
      CHANGE_H1,
    ],
    outcome: { kind: 'changed', page: WITH_H1 },
  },
  {
    name: 'blocks in the wrong order',
    page: CV,
    request: 'Call me a senior product designer, and say that I know Figma instead of Prototypes',
    answers: [
      blocks(
        [
          '\t\t<ul class="skills"><li>Interaction design</li><li>Research</li><li>Prototypes</li>',
          '\t\t<ul class="skills"><li>Interaction design</li><li>Research</li><li>Figma</li>',
        ],
        [
          '\t\t<p class="role">Product designer, Porto</p>',
          '\t\t<p class="role">Senior product designer, Porto</p>',
        ],
      ),
    ],
    outcome: {
      kind: 'changed',
      page: swap(
        CV,
        ['<li>Prototypes</li>', '<li>Figma</li>'],
        ['>Product designer, Porto', '>Senior product designer, Porto'],
      ),
    },
  },
  {
    name: '“done” without any change, twice',
    ...HEADLINE,
    answers: ['Done! I’ve updated the headline to “More chair, less desk” as you asked.'],
    outcome: { kind: 'refused' },
  },
  {
    name: 'only the body for a whole document',
    page: MORTGAGE,
    request: 'Cambia il titolo in "Rata facile"',
    answers: [
      cut(
        swap(MORTGAGE, ['<h1>Calcola la rata del mutuo</h1>', '<h1>Rata facile</h1>']),
        '<body>',
        '</body>',
      ),
      block('  <h1>Calcola la rata del mutuo</h1>', '  <h1>Rata facile</h1>'),
    ],
    outcome: {
      kind: 'changed',
      page: swap(MORTGAGE, ['<h1>Calcola la rata del mutuo</h1>', '<h1>Rata facile</h1>']),
    },
  },
];
