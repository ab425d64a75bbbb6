/** Corrections told as facts, with chat around them. */
import { expect, test } from 'vitest';
import { askPage } from './testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Anchor Bindery</title></head><body><main>
<section id="hero"><h1>Books sewn by hand since 1988</h1><p>Ring <a href="tel:01326555021">01326 555021</a></p></section>
<section id="menu"><h2>What we bind</h2><ul>
<li><h3>Pocket diary</h3><p>Sewn on three tapes.</p><span class="price">£22</span></li>
<li><h3>Family Bible</h3><p>Calf or goat, six weeks.</p><span class="price">£310</span></li>
<li><h3>Thesis in cloth</h3><p>Ready in two days.</p><span class="price">£38</span></li></ul></section>
<section id="about"><h2>The bench</h2><p>We keep eleven presses and one cat. Edda Lindqvist taught us to pare leather.</p>
<p>Parcels leave on Monday and Thursday, from £4.</p></section>
<section id="contact"><h2>Find us</h2><p>2 Quay Lane, Penryn. <a href="tel:01326555021">01326 555021</a>, <a href="mailto:ink@anchor.example">ink@anchor.example</a></p></section>
</main></body></html>`;

function ask(prompt: string): { html: string; summary: string } {
  return askPage({ prompt, html: PAGE, fallbackLanguage: 'en' });
}

function page(...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((html, [from, to]) => html.replaceAll(from, to), PAGE);
}

const DIARY = ['£22', '£24.50'] as const;
const THESIS = ['£38', '£41'] as const;

test.each([
  ['hello, board has doubled in price so the pocket diary is £24.50 from now on', [DIARY]],
  ['pocket diary is £24.50, my brother in law sells the cloth and he is greedy', [DIARY]],
  ['pocket diary £24.50 / thesis in cloth £41', [DIARY, THESIS]],
  ['from monday: pocket diary 24.50, thesis 41. everything else stays as it is', [DIARY, THESIS]],
  ['the thesis goes 38 to 41', [THESIS]],
  ['Jory here. The pocket diary £24.50 the thesis £41, thanks', [DIARY, THESIS]],
] as const)('chat around new prices is passed over: %s', (prompt, changes) => {
  expect(ask(prompt).html).toBe(page(...changes));
});

test.each([
  [
    'it says eleven presses and one cat but it should be twelve presses and one cat',
    ['eleven presses', 'twelve presses'],
  ],
  ['Calf or goat, eight weeks. that is how long it takes now', ['six weeks', 'eight weeks']],
  [
    'parcels leave on Monday and Friday, not on Monday and Thursday',
    ['Monday and Thursday', 'Monday and Friday'],
  ],
  [
    'where it says Ready in two days write Ready in three days, cloth is slow',
    ['two days', 'three days'],
  ],
] as const)(
  'words told as they should be take the place of those that are there: %s',
  (prompt, change) => {
    expect(ask(prompt).html).toBe(page(change));
  },
);

test.each([
  ['her surname is Lindquist, with a u', ['Lindqvist', 'Lindquist']],
  ['we are in Falmouth, not in Penryn', ['Penryn', 'Falmouth']],
  ['she is called Edna, not Edda, sorry', ['Edda', 'Edna']],
] as const)(
  'a name told otherwise takes the place of the one that is there: %s',
  (prompt, change) => {
    expect(ask(prompt).html).toBe(page(change));
  },
);

test.each([
  'the number is wrong, it is 01326 555034',
  'new line, new number: 01326 555034, everywhere the old one stands',
  'our phone is 01326 555034 and not 555021',
])('a new number takes the place of the old one wherever that stands: %s', (prompt) => {
  const { html } = ask(prompt);
  expect(html).not.toContain('555021');
  expect(html.match(/01326 555034/g)).toHaveLength(2);
});

test.each([
  'pocket diary is £24.50, but only on sundays',
  'pocket diary is £24.50, in summer',
  'pocket diary is £24.50, the small one',
  'pocket diary is £24.50 unless they ask',
  'is the pocket diary £24.50?',
  'keep eleven presses and one cat, not twelve presses and one cat',
  'add a question: Ready in two weeks?',
  'remove the sentence Ready in three days',
  'il nome del negozio poi si vede poco',
  'her surname is Lindgren-Moss',
  'we love Falmouth, not Leeds',
  'there is a second number, 01326 555034',
  'if it rains the number is 01326 555034',
])('what limits, asks or adds changes nothing of it: %s', (prompt) => {
  expect(ask(prompt).html).toBe(PAGE);
});

const KILN = `<!doctype html>
<html lang="en"><head><title>Tern House</title></head><body><main>
<section id="hero"><h1>Tern House</h1><p>One yard, four potters and a kiln older than all of them. We fire on Fridays.</p></section>
<section id="log"><h2>The log</h2><dl><div><dt>2,905</dt><dd>bowls thrown</dd></div></dl></section>
<section id="team"><h2>The potters</h2><ul>
<li><h3>Ada Brook</h3><p class="role">glazes and slips</p><p>Never drops a lid.</p></li>
<li><h3>Hal Munro</h3><p class="role">big jars</p><p>Talks to the kiln.</p></li>
<li><h3>Moss</h3><p class="role">cat</p><p>Sleeps in the drying room.</p></li></ul></section>
<section id="seats"><h2>Seats beside the kiln</h2><p>The stools hold 12. <a href="#seats">Seats beside the kiln</a></p></section>
</main></body></html>`;

function askKiln(prompt: string, language: 'en' | 'it' = 'en'): string {
  const html = KILN.replace('lang="en"', `lang="${language}"`);
  return askPage({ prompt, html, fallbackLanguage: language }).html.replace(
    `lang="${language}"`,
    'lang="en"',
  );
}

test.each([
  ['the count should be 2,917.5 not 2,905', '2,917.5'],
  ['the count should be 2,917.50 not 2,905', '2,917.50'],
  ['the count should be 3017 not 2,905', '3,017'],
] as const)('a figure keeps the marks that it is typed with: %s', (prompt, figure) => {
  expect(askKiln(prompt)).toBe(KILN.replace('2,905', figure));
});

test.each([
  ['en', 'Remove Hal Munro and put "to be announced soon" in his place'],
  ['en', 'Take out Hal Munro and write "to be announced soon" instead'],
  ['en', 'Remove Hal Munro. In his place write "to be announced soon"'],
  ['it', 'Togliete Hal Munro e scrivete invece «in arrivo»'],
  ['it', 'Eliminate Hal Munro e al suo posto mettete Gino Riva'],
] as const)('what gets other words is not removed: %s: %s', (language, prompt) => {
  expect(askKiln(prompt, language)).toBe(KILN);
});

test.each([
  ['en', 'New potter starting: Lena Quist, salt glaze, "Keeps bees." Put her above Moss'],
  ['en', 'New potter starting: Lena Quist, salt glaze, "Keeps bees." Moss must stay last'],
  ['en', 'Add a potter: Lena Quist, salt glaze, "Keeps bees." Put her above Moss'],
  ['en', 'Add to the potters: Lena Quist, salt glaze, keep her last'],
  ['it', 'Nuova ceramista da maggio: Lena Quist, smalto, «Alleva api.» Mettetela sopra Moss'],
] as const)('no new entry holds what is said to its maker: %s: %s', (language, prompt) => {
  expect(askKiln(prompt, language)).toBe(KILN);
});

test('a count that an opening should have changes there and nothing else does', () => {
  const expected = KILN.replace('four potters', 'five potters');
  expect(askKiln('the intro should say five potters')).toBe(expected);
  expect(askKiln('the intro should say six kilns')).toBe(KILN);
});

test.each([
  ['en', "It's Hallam Munro-Reyes, not Hal Munro"],
  ['en', 'He is called Hallam Munro-Reyes, not Hal Munro'],
  ['en', 'Sorry, It’s Hallam Munro-Reyes, not Hal Munro'],
  ['en', 'Not Hal Munro but Hallam Munro-Reyes'],
  ['en', "it's not Hal Munro but Hallam Munro-Reyes"],
  ['it', 'È Hallam Munro-Reyes, non Hal Munro'],
  ['it', 'Si chiama Hallam Munro-Reyes, non Hal Munro'],
] as const)('a name is corrected without what leads to it: %s: %s', (language, prompt) => {
  expect(askKiln(prompt, language)).toBe(KILN.replace('Hal Munro', 'Hallam Munro-Reyes'));
});

test('of a long name no part takes the place of another', () => {
  expect(askKiln('Anna Maria Sofia De Rossi Bianchi, not Hal Munro')).not.toMatch(
    /<h3>Bianchi|<h3>De Rossi/,
  );
});

test('what is said to become other words now is corrected', () => {
  expect(askKiln('Talks to the kiln is now Talks to the oven')).toBe(
    KILN.replace('Talks to the kiln', 'Talks to the oven'),
  );
});

test('what gives way to nothing is removed', () => {
  expect(askKiln('Remove Hal Munro and put nothing in his place')).not.toContain('Hal Munro');
});

test('words alike in two sentences are no correction where none is stated', () => {
  const prompt =
    "Would you mind moving Seats beside the kiln up? The stools take 16 so it's 24 seats in all";
  expect(askKiln(prompt)).not.toContain('seats in all');
});
