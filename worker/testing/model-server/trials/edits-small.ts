import { CV } from './pages/cv.ts';
import { SHOP } from './pages/shop.ts';
import { SNAKE } from './pages/snake.ts';
import type { EditTrial } from './trial.ts';
import { block, blocks, cut, fenced, swap } from './write-answers.ts';

const RENAMES = [
  [
    '\t\t<nav class="no-print"><a href="#work">Portfolio</a> · <a href="#jobs">Experience</a> · <a href="#skills">Skills</a></nav>',
    '\t\t<nav class="no-print"><a href="#work">Work</a> · <a href="#jobs">Experience</a> · <a href="#skills">Skills</a></nav>',
  ],
  ['\t\t<h2>Portfolio</h2>', '\t\t<h2>Work</h2>'],
] as const;
const THIRD = cut(
  CV,
  '\t\t\t<figure><svg viewBox="0 0 200 140"><rect width="200" height="140" fill="#e6e3d3"/>',
  '</figure>\n',
);
const GOLD = CV.replace('--accent: #b4233c', '--accent: #d4af37')
  .replace('--ink: #1c1b1f', '--ink: #f4efe2')
  .replace('--paper: #fffefb', '--paper: #0d0d0d')
  .replace('--line: #ddd6cc', '--line: #4a4232')
  .replaceAll('#55505a', '#c9bfa5');
const SKILLS = '<li>Accessibility</li><li>HTML &amp; CSS</li></ul>';
const SOUP = "    { id: 3, name: 'Soup bowl', kind: 'bowl', price: 24.0, colour: '#9a5b3c' },";
const MUGS = [
  [
    "    { id: 1, name: 'Harbour mug', kind: 'mug', price: 18.0, colour: '#7a9aa8' },",
    "    { id: 1, name: 'Harbour mug', kind: 'mug', price: 16.0, colour: '#7a9aa8' },",
  ],
  [
    "    { id: 2, name: 'Oat mug', kind: 'mug', price: 16.5, colour: '#d8c3a5' },",
    "    { id: 2, name: 'Oat mug', kind: 'mug', price: 14.5, colour: '#d8c3a5' },",
  ],
] as const;
const CART =
  '  .cart-button { background: var(--glaze); color: #fff; border: 0; padding: 10px 16px; border-radius: 6px; cursor: pointer; font: inherit; }';
const DARK = `  @media (prefers-color-scheme: light) {
    body { background: #eef5ef; color: #10231a; }
  }
</style>`;

/** Requests for the CV, the shop and the game. */
export const SMALL_EDITS: readonly EditTrial[] = [
  {
    name: 'a name changed everywhere it is read, and nowhere else',
    page: CV,
    request: 'Rename Portfolio to Work everywhere',
    answers: [blocks(...RENAMES)],
    outcome: { kind: 'changed', page: swap(CV, ...RENAMES) },
  },
  {
    name: 'a name, a colon and a number',
    page: CV,
    request: 'Portfolio: just two pictures',
    answers: [`I kept the first two.\n${block(THIRD.trimEnd(), '')}`],
    outcome: { kind: 'changed', page: swap(CV, [THIRD, '']) },
  },
  {
    name: 'a look for everything, as a whole document',
    page: CV,
    request: 'Redesign everything in black and gold',
    sort: 'restyle',
    answers: [GOLD],
    outcome: { kind: 'changed', page: GOLD },
  },
  {
    name: 'spaces where the page has tabs',
    page: CV,
    request: 'Add Figma to the skills',
    answers: [
      block(
        `    <ul class="skills"><li>Interaction design</li><li>Research</li><li>Prototypes</li><li>Design systems</li>${SKILLS}`,
        `    <ul class="skills"><li>Interaction design</li><li>Research</li><li>Prototypes</li><li>Design systems</li>${SKILLS.replace('</ul>', '<li>Figma</li></ul>')}`,
      ),
    ],
    outcome: {
      kind: 'changed',
      page: swap(CV, [SKILLS, SKILLS.replace('</ul>', '<li>Figma</li></ul>')]),
    },
  },
  {
    name: 'an end marker that never came',
    page: CV,
    request: 'Change the last line to December 2026',
    answers: [
      '<<<<<<< SEARCH\n\t\t<p>References on request. Last changed in November 2026.</p>\n=======\n\t\t<p>References on request. Last changed in December 2026.</p>\n',
    ],
    outcome: { kind: 'changed', page: swap(CV, ['in November 2026', 'in December 2026']) },
  },
  {
    name: 'a translation into Italian',
    page: CV,
    request: 'Translate the page into Italian',
    sort: 'translate',
    answers: [
      {
        lang: 'it',
        translate: {
          Experience: 'Esperienza',
          Education: 'Formazione',
          Skills: 'Competenze',
          'Product designer, Porto': 'Progettista di prodotti, Porto',
          'Ines Carvalho – product designer': 'Ines Carvalho – progettista di prodotti',
          Research: 'Ricerca',
          Accessibility: 'Accessibilità',
          'Portuguese, English, Spanish.': 'Portoghese, inglese, spagnolo.',
          'Degree in communication design.': 'Laurea in design della comunicazione.',
          'References on request. Last changed in November 2026.':
            'Referenze su richiesta. Ultima modifica: novembre 2026.',
        },
      },
    ],
    outcome: {
      kind: 'changed',
      has: [
        '<html lang="it">',
        '<title>Ines Carvalho – progettista di prodotti</title>',
        '<h2>Esperienza</h2>',
        'ines@carvalho.example',
      ],
      lacks: ['<h2>Experience</h2>', 'References on request'],
    },
  },
  {
    name: 'a translation into a language that runs from right to left',
    page: CV,
    request: 'Translate everything into Arabic',
    sort: 'translate',
    answers: [
      {
        lang: 'ar',
        translate: {
          Portfolio: 'أعمالي',
          Experience: 'الخبرة',
          Education: 'التعليم',
          Skills: 'المهارات',
          'Product designer, Porto': 'مصممة منتجات، بورتو',
          'Ines Carvalho – product designer': 'إينيس كارفاليو – مصممة منتجات',
          'Portuguese, English, Spanish.': 'البرتغالية والإنجليزية والإسبانية.',
          'References on request. Last changed in November 2026.':
            'المراجع عند الطلب. آخر تعديل في نوفمبر 2026.',
        },
      },
    ],
    outcome: {
      kind: 'changed',
      has: ['lang="ar"', 'dir="rtl"', '<h2>الخبرة</h2>'],
      lacks: ['<h2>Experience</h2>', '<html lang="en">'],
    },
  },
  {
    name: 'a translation with the texts of a script',
    page: SHOP,
    request: 'Translate the shop into Italian',
    sort: 'translate',
    answers: [
      {
        lang: 'it',
        translate: {
          'Stoneware that survives the dishwasher.': 'Gres che resiste alla lavastoviglie.',
          'About the kiln': 'Il forno',
          'Your cart': 'Il tuo carrello',
          'Check out': 'Paga',
          Close: 'Chiudi',
          Cart: 'Carrello',
          'Cart (': 'Carrello (',
          All: 'Tutto',
          Mugs: 'Tazze',
          Bowls: 'Ciotole',
          Plates: 'Piatti',
          'Total £': 'Totale £',
          'Add to cart': 'Aggiungi al carrello',
          'Harbour mug': 'Tazza porto',
          'Oat mug': 'Tazza avena',
          'Soup bowl': 'Ciotola da zuppa',
          'Salad bowl': 'Insalatiera',
          'Side plate': 'Piattino',
          'Dinner plate': 'Piatto piano',
          'The checkout is not connected yet.': 'Il pagamento non è ancora collegato.',
        },
      },
    ],
    outcome: {
      kind: 'changed',
      has: [
        '<html lang="it">',
        'Gres che resiste alla lavastoviglie.',
        'Il pagamento non è ancora collegato.',
        "name: 'Ciotola da zuppa'",
        "kind: 'bowl'",
        "getElementById('cart-lines')",
      ],
      lacks: ['Stoneware that survives', 'is not connected yet'],
    },
  },
  {
    name: 'prices that a script shows',
    page: SHOP,
    request: 'make the prices of the mugs 2 pounds cheaper',
    answers: [blocks(...MUGS)],
    mostCalls: 1,
    outcome: { kind: 'changed', page: swap(SHOP, ...MUGS) },
  },
  {
    name: 'a price with decimals',
    page: SHOP,
    request: 'Change the price of the soup bowl to £22.50',
    answers: [block(SOUP, SOUP.replace('24.0', '22.5'))],
    mostCalls: 1,
    outcome: { kind: 'changed', page: swap(SHOP, [SOUP, SOUP.replace('24.0', '22.5')]) },
  },
  {
    name: 'a rule of CSS, with a SEARCH that occurs twice',
    page: SHOP,
    request: 'Make the cart button red',
    answers: [
      block('background: var(--glaze); color: #fff;', 'background: #b3261e; color: #fff;'),
      block(CART, CART.replace('var(--glaze)', '#b3261e')),
    ],
    outcome: { kind: 'changed', page: swap(SHOP, [CART, CART.replace('var(--glaze)', '#b3261e')]) },
  },
  {
    name: 'what is so already, as a block that changes nothing',
    page: SNAKE,
    request: 'Set the page title to Snake',
    answers: [
      `The title is already "Snake", so there is nothing to change.\n\n${block('<title>Snake</title>', '<title>Snake</title>')}`,
    ],
    mostCalls: 1,
    outcome: { kind: 'answered', words: 'already' },
  },
];

/** The rest of the requests for the game. */
export const SNAKE_EDITS: readonly EditTrial[] = [
  {
    name: 'a number in a script, asked for in another language than the page',
    page: SNAKE,
    request: 'fai andare il serpente più veloce',
    answers: [
      `Ho abbassato l’intervallo da 130 a 90 millisecondi.\n${fenced(block('const SPEED = 130;', 'const SPEED = 90;'), 'diff')}`,
    ],
    mostCalls: 1,
    outcome: { kind: 'changed', page: swap(SNAKE, ['const SPEED = 130;', 'const SPEED = 90;']) },
  },
  {
    name: 'an addition at the end of the styles',
    page: SNAKE,
    request: 'add a light mode for people who prefer it',
    answers: [block('</style>', DARK)],
    outcome: { kind: 'changed', page: swap(SNAKE, ['</style>', DARK]) },
  },
];
