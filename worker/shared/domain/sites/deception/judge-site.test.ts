import { expect, test } from 'vitest';
import { makeGallery } from '#worker/cli/build/make-gallery.ts';
import { designPage } from '#worker/designer/design-page.ts';
import { listPageCases } from '#worker/designer/testing/page-cases.ts';
import { realPages } from '#worker/testing/real-pages.ts';
import { DECEPTIVE } from '#worker/testing/deceptive-pages.ts';
import { HONEST } from '#worker/testing/honest-pages.ts';
import { judgePage, judgeSite, judgeSiteSteps } from './judge-site.ts';

test('every evasion of the table gets a notice at least', () => {
  const missed = Object.entries(DECEPTIVE).filter(([, html]) => judgePage(html).level === 'none');
  expect(Object.keys(DECEPTIVE).length).toBeGreaterThanOrEqual(40);
  expect(missed.map(([name, html]) => [name, judgePage(html).signs])).toEqual([]);
});

test('no honest page of the table gets one', () => {
  const wrong = Object.entries(HONEST).filter(([, html]) => judgePage(html).level !== 'none');
  expect(Object.keys(HONEST).length).toBeGreaterThanOrEqual(40);
  expect(wrong.map(([name, html]) => [name, judgePage(html)])).toEqual([]);
});

test('no page of the gallery and no published template gets one', () => {
  const gallery = [...makeGallery(2026)].filter(([name]) => name.endsWith('.html'));
  const pages = [
    ...gallery,
    ...realPages().map(({ name, html }): [string, string] => [name, html]),
  ];
  const wrong = pages.filter(([, html]) => judgePage(html).level !== 'none');
  expect(gallery.length).toBeGreaterThan(20);
  expect(wrong.map(([name, html]) => [name, judgePage(html)])).toEqual([]);
});

test('no page of the designer gets one', () => {
  const wrong = listPageCases()
    .filter((_case, at) => at % 20 === 0)
    .map(({ input }) => designPage(input).html)
    .filter((html) => judgePage(html).level !== 'none');
  expect(wrong).toEqual([]);
});

test('a page that poses as somebody to take secrets is held, a doubtful one is shown with a notice', () => {
  const form = '<input type="password">';
  expect([
    judgePage(`<h1>Accedi a PostePay</h1>${form}`),
    judgePage(`<form action="https://evil.example/x">${form}</form>`),
    judgePage(`<h1>Club</h1>${form}`),
  ]).toEqual([
    {
      level: 'hold',
      signs: ['secret', 'brand-claim', 'brand-voice'],
      brands: ['poste'],
      addresses: [],
    },
    {
      level: 'warn',
      signs: ['secret', 'foreign-form'],
      brands: [],
      addresses: ['https://evil.example/x'],
    },
    { level: 'none', signs: ['secret'], brands: [], addresses: [] },
  ]);
});

test('of many addresses those come first that something is sent to, each once', () => {
  const links = Array.from(
    { length: 40 },
    (_, index) => `<a href="https://a.example/${index}">a</a>`,
  );
  const form = '<form action="https://b.example/"></form>';
  const { addresses } = judgePage(
    `${links.join('')}${links.join('')}<a href="/own">own</a>${form}`,
  );
  expect([addresses.length, addresses[0], addresses[1]]).toEqual([
    30,
    'https://b.example/',
    'https://a.example/0',
  ]);
});

test('the name may stand in one file and the form in another', () => {
  const page = { kind: 'markup', text: '<h1>PayPal</h1><div id="a"></div>' } as const;
  const script = { kind: 'script', text: 'a.innerHTML = "<input type=password>"' } as const;
  const style = { kind: 'style', text: 'h1::after{content:"Netflix"}' } as const;
  expect([
    judgeSite([page]).level,
    judgeSite([page, script]).level,
    judgeSite([style, script]).level,
  ]).toEqual(['none', 'hold', 'hold']);
});

const ADVERSARIAL = [
  '<input ',
  '<form action=',
  '<a>',
  '<script>',
  '<style>',
  '<',
  '<h1>',
  'verify ',
  '<b id=1><p>',
  "<script>'\\'",
  '<div>',
  'a b ',
  'a.b.c.d.',
  'your blocked ',
  '<iframe srcdoc="&lt;iframe srcdoc=',
  '\u200b',
  '&#80;',
  '<p style="content:">',
  '<script>atob("AAAAAAAAAAAAAAAAAAAA")</script>',
  '<script>`<a>`</script>',
  '<label for=a>',
  'with paypal, ',
];

test('the work for a hostile page stays small, however it is nested', () => {
  for (const piece of ADVERSARIAL) {
    const page = piece.repeat(Math.ceil(100_000 / piece.length));
    expect([piece, judgePage(page).level === 'hold']).toEqual([piece, false]);
  }
});

test('a longer site is judged in more steps, not in longer ones', () => {
  const countSteps = (text: string) => [...judgeSiteSteps([{ kind: 'markup', text }])].length;
  const [long, longer] = [countSteps('<p>ab'.repeat(20_000)), countSteps('<p>ab'.repeat(40_000))];
  expect(long).toBeGreaterThan(5);
  expect(longer / long).toBeGreaterThan(1.6);
});

test.each(['<title>', '<link rel=icon>', '<iframe srcdoc="<p>ab">'])(
  'what stands within “%s” is judged in more steps too',
  (unit) => {
    const countSteps = (length: number) =>
      [...judgeSiteSteps([{ kind: 'markup', text: unit.repeat(length / unit.length) }])].length;
    const [long, longer] = [countSteps(100_000), countSteps(200_000)];
    expect(long).toBeGreaterThan(10);
    expect(longer / long).toBeGreaterThan(1.6);
  },
);
