import { CV } from './pages/cv.ts';
import { SHOP } from './pages/shop.ts';
import type { EditTrial } from './trial.ts';
import { block, fenced, swap } from './write-answers.ts';

const H1 = '<h1>Ines Carvalho</h1>';
const ROLE = '<p class="role">Product designer, Porto</p>';
const DESIGNED = swap(CV, [ROLE, '<p class="role">Product designer, Lisbon</p>']);

function operations(...list: readonly object[]): string {
  return fenced(JSON.stringify(list), 'operations');
}

/** Answers that change a page by operations, alone or with blocks. */
export const OPERATION_EDITS: readonly EditTrial[] = [
  {
    name: 'one operation on one element',
    page: CV,
    request: 'Change Porto to Lisbon under my name',
    answers: [
      operations({
        kind: 'set-text',
        at: { selector: '.role' },
        text: 'Product designer, Lisbon',
      }),
    ],
    mostCalls: 1,
    outcome: { kind: 'changed', page: DESIGNED },
  },
  {
    name: 'operations, a sentence and a block',
    page: CV,
    request: 'Make the accent green, rename Portfolio to Work in its heading, and add Figma',
    answers: [
      `I did all three.\n${operations(
        { kind: 'set-token', name: '--accent', value: '#1f6b3a' },
        { kind: 'set-text', at: { text: 'Portfolio', tag: 'h2' }, text: 'Work' },
      )}\n${block('\t\t<h2>Skills</h2>', '\t\t<h2>Skills (and Figma)</h2>')}`,
    ],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      page: swap(
        CV,
        ['--accent: #b4233c', '--accent: #1f6b3a'],
        ['<h2>Portfolio</h2>', '<h2>Work</h2>'],
        ['<h2>Skills</h2>', '<h2>Skills (and Figma)</h2>'],
      ),
    },
  },
  {
    name: 'an operation that names two elements, mended',
    page: CV,
    request: 'Remove the year of my second job',
    answers: [
      operations({ kind: 'delete', at: { selector: '.job time' } }),
      block('\t\t\t<time>2018 – 2022</time>\n', ''),
    ],
    outcome: { kind: 'changed', page: swap(CV, ['\t\t\t<time>2018 – 2022</time>\n', '']) },
  },
  {
    name: 'one good and one refused operation: neither is done',
    page: CV,
    request: 'Change Porto to Lisbon and delete the newsletter',
    answers: [
      operations(
        { kind: 'set-text', at: { selector: '.role' }, text: 'Product designer, Lisbon' },
        { kind: 'delete', at: { selector: '#newsletter' } },
      ),
      operations({
        kind: 'set-text',
        at: { selector: '.role' },
        text: 'Product designer, Lisbon',
      }),
    ],
    outcome: { kind: 'changed', page: DESIGNED },
  },
  {
    name: 'a fact by its name: the link follows',
    page: CV,
    request: 'My new e-mail address is ines@farol.example',
    answers: [operations({ kind: 'fact', fact: 'mail', value: 'ines@farol.example' })],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      page: swap(CV, [
        '<a href="mailto:ines@carvalho.example">ines@carvalho.example</a>',
        '<a href="mailto:ines@farol.example">ines@farol.example</a>',
      ]),
    },
  },
  {
    name: 'a section by its heading, an operation and a block',
    page: CV,
    request: 'Remove the Skills section, change Porto to Lisbon, and November to December',
    answers: [
      `${operations(
        { kind: 'remove', target: { sectionName: 'Skills' } },
        { kind: 'set-text', at: { selector: '.role' }, text: 'Product designer, Lisbon' },
      )}\n${block(
        '\t\t<p>References on request. Last changed in November 2026.</p>',
        '\t\t<p>References on request. Last changed in December 2026.</p>',
      )}`,
    ],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      has: ['Product designer, Lisbon', 'December 2026'],
      lacks: ['id="skills"', 'href="#skills"'],
    },
  },
  {
    name: 'one good operation and an intent that the page has no place for: neither is done',
    page: CV,
    request: 'Change Porto to Lisbon and make the cake 5 €',
    answers: [
      operations(
        { kind: 'set-text', at: { selector: '.role' }, text: 'Product designer, Lisbon' },
        { kind: 'price', item: 'Cake', amount: '5 €' },
      ),
      operations({
        kind: 'set-text',
        at: { selector: '.role' },
        text: 'Product designer, Lisbon',
      }),
    ],
    outcome: { kind: 'changed', page: DESIGNED },
  },
  {
    name: 'more intents than are worth their time',
    page: CV,
    request: 'Change my e-mail address',
    answers: [
      operations(
        ...Array.from({ length: 13 }, (_, at) => ({
          kind: 'fact',
          fact: 'mail',
          value: `ines${at}@farol.example`,
        })),
      ),
    ],
    outcome: { kind: 'refused' },
  },
  {
    name: 'a font that would close the style sheet',
    page: CV,
    request: 'Use another font',
    answers: [
      operations({
        kind: 'font',
        font: { stack: 'serif; } </style><script>alert(1)</script>', words: 'a serif' },
      }),
    ],
    outcome: { kind: 'refused' },
  },
  {
    name: 'operations that are refused twice',
    page: CV,
    request: 'Remove the newsletter box in the sidebar of the blog',
    answers: [operations({ kind: 'delete', at: { selector: '#newsletter' } })],
    outcome: { kind: 'refused' },
  },
  {
    name: 'an operation that would bring a script',
    page: CV,
    request: 'Put a visitor counter under my name',
    answers: [
      operations({
        kind: 'insert',
        at: { selector: '.role' },
        place: 'after',
        markup: '<script src="https://counter.example/x.js"></script>',
      }),
    ],
    outcome: { kind: 'refused' },
  },
  {
    name: 'an operation that changes nothing',
    page: CV,
    request: 'My name should say Ines Carvalho',
    answers: [
      `ANSWER: It says so already.\n${operations({
        kind: 'set-text',
        at: { selector: 'h1' },
        text: 'Ines Carvalho',
      })}`,
    ],
    mostCalls: 1,
    outcome: { kind: 'answered', words: 'It says so already.' },
  },
  {
    name: 'a list that is cut off, and then a block',
    page: CV,
    request: 'Change Porto to Lisbon under my name',
    answers: [
      '```operations\n[{"kind":"set-text","at":{"selector":".ro',
      block(`\t\t${ROLE}`, '\t\t<p class="role">Product designer, Lisbon</p>'),
    ],
    outcome: { kind: 'changed', page: DESIGNED },
  },
  {
    name: 'operations in a fence called json, with an unknown field',
    page: CV,
    request: 'Put PhD behind my name',
    answers: [
      fenced(
        JSON.stringify([
          { kind: 'set-text', at: { selector: 'h1' }, text: 'Ines Carvalho, PhD', why: 'asked' },
        ]),
        'json',
      ),
      block(`\t\t${H1}`, '\t\t<h1>Ines Carvalho, PhD</h1>'),
    ],
    outcome: { kind: 'changed', page: swap(CV, [H1, '<h1>Ines Carvalho, PhD</h1>']) },
  },
  {
    name: 'a rule of the style sheet and the title',
    page: SHOP,
    request: 'Make the cart button red and call the page Kiln shop',
    answers: [
      operations(
        {
          kind: 'set-style',
          scope: { kind: 'rule', selector: '.cart-button' },
          property: 'background',
          value: '#b00020',
        },
        { kind: 'set-head', field: 'title', value: 'Kiln shop' },
      ),
    ],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      has: ['.cart-button { background: #b00020;', '<title>Kiln shop</title>'],
      lacks: ['.cart-button { background: var(--glaze)'],
    },
  },
];
