import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largePage, realPages, seededRandom } from '../../../testing/real-pages.ts';
import { elementAt } from '../html/query.ts';
import { indexHtml } from '../html/source-index.ts';
import { joinSplices, type Splice } from '../text/splices.ts';
import { CHANGE_LIMITS, type ChangeSpot } from './change-types.ts';
import { changedElements } from './changed-elements.ts';
import { splicesAtTags } from './splices-at-tags.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>A</title><meta name="description" content="x">
<style>:root{--c:red;--d:var(--c)} .card{color:var(--d)} .b:hover{color:blue}</style></head><body>
<header><nav><a href="/a">A</a> <a href="/b">B</a></nav></header>
<main><h1>Hello <b>you</b> there</h1>
<section id="m"><div class="card">1</div><div class="card">2</div><p>Text</p></section>
<img src="a.png" alt="x"><button class="b">x</button></main>
<svg viewBox="0 0 1 1"><g><path d="M0"/></g></svg><script>let a=1</script></body></html>`;

function changesOf(before: string, after: string) {
  return changedElements(before, indexHtml(after), splicesAtTags(before, after));
}

/** `kind place words: elements`, as in `removed before Two: p`. */
function tell({ kind, place, words, elements }: ChangeSpot): string {
  const where = place === 'on' ? '' : ` ${place}`;
  const said = words === '' ? '' : ` ${words}`;
  return `${kind}${where}${said}: ${elements.map(({ tag }) => tag).join(' ')}`.trim();
}

function told(from: string, to: string, page = PAGE): string[] {
  const after = page.replace(from, to);
  if (after === page) throw new Error(`${from} is not in the page`);
  return changesOf(page, after).spots.map(tell);
}

test.each([
  ['a text', 'Text', 'Words', ['text: p']],
  ['a text with bold words', 'Hello <b>you</b> there', 'Hi <b>me</b> here', ['text: h1']],
  ['words that are bold no more', '<b>you</b>', 'you', ['text: h1']],
  ['an address', '/a', '/c', ['link: a']],
  ['a picture', 'a.png', 'b.png', ['picture: img']],
  ['another text for a picture', 'alt="x"', 'alt="y"', ['changed: img']],
  ['a class', 'class="card">1', 'class="card big">1', ['look: div']],
  ['a look of the body', '<body>', '<body class="dark">', ['look: body']],
  ['a part of a drawing', 'M0', 'M1', ['changed: svg']],
  ['a new part', '</main>', '<section><h2>New</h2></section></main>', ['new: section']],
  ['what is gone', '<div class="card">2</div>', '', ['removed before 2: p']],
  ['the last of its parent', '<p>Text</p>', '', ['removed after Text: div']],
  [
    'what stood before a script',
    '<svg viewBox="0 0 1 1"><g><path d="M0"/></g></svg>',
    '',
    ['removed after: main'],
  ],
  ['bold words', '<b>you</b>', '', ['text: h1']],
  [
    'what was moved',
    PAGE.slice(PAGE.indexOf('<h1>'), PAGE.indexOf('<button')),
    '<img src="a.png" alt="x"><h1>Hello <b>you</b> there</h1>\n<section id="m"><div class="card">1</div><div class="card">2</div><p>Text</p></section>\n',
    ['moved: img'],
  ],
  ['a rule', '.card{', '.card{margin:1px;', ['rule .card: div div']],
  ['a rule of a state', 'color:blue', 'color:green', ['rule .b:hover: button']],
  ['a rule that is gone', '.b:hover{color:blue}', '', ['rule .b:hover: button']],
  ['a token', '--c:red', '--c:blue', ['token --c: div div']],
  ['the title', '<title>A', '<title>B', ['title:']],
  ['the description', 'content="x"', 'content="y"', ['description:']],
  [
    'a new description',
    '<title>',
    '<meta name="description" content="z"><title>',
    ['description:'],
  ],
  ['the language', 'lang="en"', 'lang="it"', ['settings:']],
  ['a script', 'a=1', 'a=2', ['script:']],
  ['a script that is gone', '<script>let a=1</script>', '', ['script:']],
  ['a rule for nothing on the page', '.card{', '.none{color:red} .card{', ['style:']],
  ['a comment', '<main>', '<!-- main --><main>', []],
  ['white space', '<main>', '<main>\n\n', []],
])('%s is told by what is seen of it', (_name, ...[from, to, expected]) => {
  expect(told(from, to)).toEqual(expected);
});

test('several changes come in the order of the page, what cannot be seen last', () => {
  const after = PAGE.replace('<title>A', '<title>B')
    .replace('Text', 'Words')
    .replace('href="/b"', 'href="/c"')
    .replace('.card{', '.card{margin:0;');
  expect(changesOf(PAGE, after).spots.map(tell)).toEqual([
    'link: a',
    'text: p',
    'rule .card: div div',
    'title:',
  ]);
});

test('the changes of one element are one, and those inside of a new one are its own', () => {
  const after = PAGE.replace('<h1>Hello', '<h1 class="x">Hi');
  expect(changesOf(PAGE, after).spots.map(tell)).toEqual(['changed: h1']);
  const longer = PAGE.replace('<p>Text</p>', '<div><p>Text</p><p>More</p></div>');
  expect(changesOf(PAGE, longer).spots.map(tell)).toEqual(['new: div']);
});

test('a page that is another one is new as a whole; a translated or restyled one is not', () => {
  const [page, ...others] = realPages().filter(({ name }) => /^(?:about|faq|blog)/.test(name));
  const [other] = others;
  if (page === undefined || other === undefined) throw new Error('No pages');
  expect(changesOf(page.html, other.html)).toEqual({ isWhole: true, spots: [], omitted: 0 });
  const words = /(?<=>)[^<>]*[a-z]{4}[^<>]*(?=<\/(?:p|h\d|a|li|span|div))/g;
  const translated = changesOf(page.html, page.html.replaceAll(words, 'Parole'));
  expect(translated.isWhole).toBe(false);
  expect(translated.spots.length).toBeGreaterThan(1);
  const restyled = changesOf(page.html, page.html.replaceAll('class="', 'class="new '));
  expect(restyled.isWhole).toBe(false);
});

test('many changes are gathered by the parts of the page, and never too many', () => {
  const large = largePage(200_000);
  const { spots, omitted } = changesOf(large, large.replaceAll('Lorem', 'Other words'));
  expect(spots.length).toBe(CHANGE_LIMITS.spots);
  expect(omitted).toBeGreaterThan(0);
  expect(spots.some(({ part, count }) => part?.tag === 'section' && count > 1)).toBe(true);
  for (const { elements } of spots) expect(elements.length).toBeLessThanOrEqual(100);
});

test('many rules are one change of the look', () => {
  const rules = Array.from({ length: 30 }, (_, at) => `.card{order:${at}} .c${at}{color:red}`);
  expect(told('.card{', `${rules.join('')} .card{`)).toEqual(['rules: body']);
});

const PAGES = realPages().map(({ html }) => html);
const PIECES = [
  '<p>',
  '</p>',
  'x',
  '<',
  '>',
  '',
  '<li>One</li>',
  '<!--',
  '"',
  '</div>',
  '<style>',
  ' ',
];

/** Cuts and insertions anywhere, also in the middle of tags. */
function randomSplices(html: string, seed: number): Splice[] {
  const random = seededRandom(seed);
  let position = 0;
  return Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
    const start = Math.min(html.length, position + Math.floor(random() * (html.length / 5)));
    const end = Math.min(html.length, start + Math.floor(random() * 40));
    position = end + 1;
    return { start, end, replacement: PIECES[Math.floor(random() * PIECES.length)] ?? '' };
  }).filter(({ start }, at, all) => at === 0 || start >= (all[at - 1]?.end ?? 0));
}

test('whatever was spliced, each change that is read is told, on elements of the new page', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGES), fc.nat(), (before, seed) => {
      const splices = randomSplices(before, seed);
      const after = indexHtml(joinSplices(before, splices));
      const { isWhole, spots, omitted } = changedElements(before, after, splices);
      const beforeIndex = indexHtml(before);
      const known = new Set(after.elements);
      for (const { elements } of spots)
        for (const element of elements) expect(known.has(element)).toBe(true);
      let shift = 0;
      const untold = splices.filter(({ start, end, replacement }) => {
        const [from, to] = [start + shift, start + shift + replacement.length];
        shift += replacement.length - (end - start);
        const holder = elementAt(beforeIndex, start);
        const isInText = holder !== undefined && holder.startTag.end <= start;
        const isRead = isInText && /^[^<>]*\w[^<>]*$/.test(before.slice(start, end));
        const isInStyle = elementAt(after, from)?.tag === 'style';
        const isTold = spots.some(({ kind, elements: [first], part }) => {
          const { range } = part ?? first ?? { range: { start: 0, end: Infinity } };
          return kind === 'removed' || (range.start <= to && range.end >= from);
        });
        return isRead && !isInStyle && !isTold && replacement !== '<!--';
      });
      expect(isWhole || omitted > 0 ? [] : untold).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
