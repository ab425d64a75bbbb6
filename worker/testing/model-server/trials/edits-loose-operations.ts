import { CV } from './pages/cv.ts';
import type { EditTrial } from './trial.ts';
import { block, fenced, swap } from './write-answers.ts';

const ROLE = '<p class="role">Product designer, Porto</p>';
const JOB = '\t\t<article class="job">\n\t\t\t<time>2016 – 2018</time>';

function operations(content: unknown): string {
  return fenced(JSON.stringify(content), 'operations');
}

/** Operations as models write them from memory of the prompt, and what a change leaves for others to mend. */
export const LOOSE_OPERATION_EDITS: readonly EditTrial[] = [
  {
    name: 'one operation without a list, its place a bare selector',
    page: CV,
    request: 'Change Porto to Lisbon under my name',
    answers: [operations({ kind: 'set-text', at: '.role', text: 'Product designer, Lisbon' })],
    mostCalls: 1,
    outcome: { kind: 'changed', page: swap(CV, [ROLE, ROLE.replace('Porto', 'Lisbon')]) },
  },
  {
    name: 'an ampersand as markup writes it',
    page: CV,
    request: 'Under my name write "Design & research, Porto"',
    answers: [
      operations([
        { kind: 'set-text', at: { selector: '.role' }, text: 'Design &amp; research, Porto' },
      ]),
    ],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      page: swap(CV, [ROLE, '<p class="role">Design &amp; research, Porto</p>']),
    },
  },
  {
    name: 'an entry by the words of its heading',
    page: CV,
    request: 'Remove my first job, at Studio Bolha',
    answers: [
      operations([
        { kind: 'delete', at: { text: 'Junior designer, Studio Bolha', tag: 'article' } },
      ]),
    ],
    mostCalls: 1,
    outcome: { kind: 'changed', has: ['Lead designer'], lacks: [JOB, 'Studio Bolha'] },
  },
  {
    name: 'a rule that the style sheet has twice, once for paper',
    page: CV,
    request: 'Make the page a little wider',
    answers: [
      operations([
        {
          kind: 'set-style',
          scope: { kind: 'rule', selector: 'body' },
          property: 'max-width',
          value: '960px',
        },
      ]),
    ],
    mostCalls: 1,
    outcome: { kind: 'changed', page: swap(CV, ['max-width: 860px', 'max-width: 960px']) },
  },
  {
    name: 'a section that goes: its menu entry goes with it, whoever removes it',
    page: CV,
    request: 'Remove the Skills section',
    answers: [operations([{ kind: 'delete', at: { selector: '#skills' } }])],
    mostCalls: 1,
    outcome: { kind: 'changed', has: ['href="#jobs"'], lacks: ['id="skills"', '#skills'] },
  },
  {
    name: 'a section replaced: its menu entry leads to the new one',
    page: CV,
    request: 'Replace the Portfolio by one sentence about talks',
    answers: [
      operations([
        {
          kind: 'replace',
          at: { selector: '#work' },
          markup:
            '<section id="talks">\n\t<h2>Talks</h2>\n\t<p>I speak about maps.</p>\n</section>',
        },
      ]),
    ],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      has: ['<a href="#talks">Talks</a>', 'I speak about maps.'],
      lacks: ['#work'],
    },
  },
  {
    name: 'headings in a colour that cannot be read on the page',
    page: CV,
    request: 'Make the headings light yellow',
    answers: [
      operations([
        {
          kind: 'set-style',
          scope: { kind: 'rule', selector: 'h1' },
          property: 'color',
          value: '#fff7c2',
        },
      ]),
    ],
    mostCalls: 1,
    outcome: { kind: 'changed', lacks: ['h1 { font-size: 3rem; margin: 0; }'], has: ['<h1>'] },
  },
  {
    name: 'markup in a text is sent back',
    page: CV,
    request: 'Put Porto on a line of its own',
    answers: [
      operations([{ kind: 'set-text', at: '.role', text: 'Product designer<br>Porto' }]),
      operations([
        { kind: 'replace', at: '.role', markup: '<p class="role">Product designer<br>Porto</p>' },
      ]),
    ],
    outcome: {
      kind: 'changed',
      page: swap(CV, [ROLE, '<p class="role">Product designer<br>Porto</p>']),
    },
  },
  {
    name: 'a change of which one part found no place twice: the claim is not repeated',
    page: CV,
    request: 'Change Porto to Lisbon and add a newsletter form to the sidebar',
    answers: [
      `I moved you to Lisbon and added a newsletter form.\n${block(
        `\t\t${ROLE}`,
        `\t\t${ROLE.replace('Porto', 'Lisbon')}`,
      )}\n${block('\t<aside class="sidebar">', '\t<aside class="sidebar">\n\t<form></form>')}`,
      block('\t<aside class="sidebar">', '\t<aside class="sidebar">\n\t<form></form>'),
    ],
    outcome: { kind: 'changed', page: swap(CV, [ROLE, ROLE.replace('Porto', 'Lisbon')]) },
    summaryLacks: ['newsletter'],
  },
];
