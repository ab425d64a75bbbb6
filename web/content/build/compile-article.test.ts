import { expect, test } from 'vitest';
import { compileArticle } from './compile-article.ts';

function compile(body: string, head = 'title: Bread\ndescription: How to bake') {
  return compileArticle(`---\n${head}\n---\n${body}`, {
    measurePicture: () => ({ width: 1_200, height: 750 }),
    language: 'it',
  });
}

function htmlOf(body: string): string {
  return compile(body)
    .parts.map((part) => (part.kind === 'prose' ? part.html : ''))
    .join('\n');
}

test('front matter becomes facts, with a reading time', () => {
  const head = 'title: Bread: slow\ndescription: How to bake\ndate: 2026-11-05\norder: 2';
  expect(compile('word '.repeat(500), head).facts).toEqual({
    title: 'Bread: slow',
    description: 'How to bake',
    date: '2026-11-05',
    order: 2,
    minutes: 3,
  });
});

test('headings get readable ids, each its own', () => {
  expect(compile('## Perché così?\n\n### Perché così?').headings).toEqual([
    { id: 'perche-cosi', text: 'Perché così?', depth: 2 },
    { id: 'perche-cosi-2', text: 'Perché così?', depth: 3 },
  ]);
});

test('prompts, checklists and open places stand between the prose', () => {
  const body =
    'One\n\n```prompt good\nA bakery\n```\n\n:::operator\n\n```checklist\nName\nTown\n```\n\nTwo';
  expect(compile(body).parts).toEqual([
    { kind: 'prose', html: '<p>One</p>' },
    { kind: 'prompt', text: 'A bakery', verdict: 'good' },
    { kind: 'slot', name: 'operator' },
    { kind: 'checklist', items: ['Name', 'Town'] },
    { kind: 'prose', html: '<p>Two</p>' },
  ]);
});

test('an amount keeps its euro sign on its line', () => {
  expect(htmlOf('Bread 6,50 € a loaf')).toBe('<p>Bread 6,50\u00A0€ a loaf</p>');
});

test('a picture alone becomes a figure that takes its place before it is there', () => {
  expect(htmlOf('![A "loaf"](/bread.webp "Fresh")')).toBe(
    '<figure><img src="/bread.webp" alt="A &quot;loaf&quot;" width="1200" height="750" ' +
      'loading="lazy" decoding="async"><figcaption>Fresh</figcaption></figure>',
  );
});

test.each([
  ['/pricing', '<a href="/it/pricing">x</a>'],
  ['/ai-guide#limits', '<a href="/it/ai-guide#limits">x</a>'],
  ['/builder', '<a href="/builder">x</a>'],
  ['/report', '<a href="/report" rel="external">x</a>'],
  ['#top', '<a href="#top">x</a>'],
  ['https://example.com/?a=1&b=2', '<a href="https://example.com/?a=1&amp;b=2">x</a>'],
])('a link to %s keeps or finds its language', (href, link) => {
  expect(htmlOf(`[x](${href})`)).toBe(`<p>${link}</p>`);
});

test('code and sentences are text, whatever is in them', () => {
  expect(htmlOf('```\n<script>alert(1)</script>\n```')).toContain('&lt;script&gt;');
  expect(htmlOf('write `<h1>` to me@example.com')).toBe(
    '<p>write <code>&lt;h1&gt;</code> to me@example.com</p>',
  );
});

test.each([
  ['raw HTML', 'Hello <b>you</b>'],
  ['a block of HTML', '<div>Hello</div>'],
  ['a first-level heading', '# Hello'],
  ['a script as a link', '[x](javascript:alert(1))'],
  ['a link that leaves out its protocol', '[x](//example.com)'],
  ['a picture without words', '![](/bread.webp)'],
  ['a picture inside a sentence', 'See ![bread](/bread.webp) there'],
])('%s is an error of the article', (_case, body) => {
  expect(() => compile(body)).toThrow();
});

test.each([
  ['no description', 'title: Bread'],
  ['an unknown name', 'title: Bread\ndescription: x\nauthor: Ada'],
  ['a date that is no day', 'title: Bread\ndescription: x\ndate: November'],
  ['a cover without words', 'title: Bread\ndescription: x\ncover: /bread.webp'],
])('front matter with %s is refused', (_case, head) => {
  expect(() => compile('Text', head)).toThrow();
});

test('a file without front matter is refused', () => {
  const surroundings = { measurePicture: () => ({ width: 1, height: 1 }), language: 'en' } as const;
  expect(() => compileArticle('Just text', surroundings)).toThrow('front matter');
});
