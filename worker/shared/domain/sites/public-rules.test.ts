import { expect, test } from 'vitest';
import { matchesEtag, readRange } from './conditional-request.ts';
import { looksLikePage, pageTitle } from './page-facts.ts';
import { findImitations, findPhishingSigns } from './phishing.ts';
import { cleanSiteName, cutText } from './site-name.ts';
import { countsAsView, type ViewRequest } from './view-counting.ts';

test('If-None-Match is compared weakly, in lists and with the star', () => {
  for (const header of ['"a"', 'W/"a"', '"b", W/"a"', '*', ' "a" '])
    expect([header, matchesEtag(header, '"a"')]).toEqual([header, true]);
  for (const header of [null, undefined, '', '"b"', 'a', '"aa"'])
    expect([header, matchesEtag(header, '"a"')]).toEqual([header, false]);
});

test('one byte range is read as RFC 9110 says, anything else is the whole body', () => {
  const cases: [string, unknown][] = [
    ['bytes=0-0', { kind: 'part', first: 0, last: 0 }],
    ['bytes=5-', { kind: 'part', first: 5, last: 9 }],
    ['bytes=5-99', { kind: 'part', first: 5, last: 9 }],
    ['bytes=-3', { kind: 'part', first: 7, last: 9 }],
    ['bytes=-99', { kind: 'part', first: 0, last: 9 }],
    ['bytes=10-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=5-2', { kind: 'whole' }],
    ['bytes=0-1,3-4', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['lines=1-2', { kind: 'whole' }],
    ['', { kind: 'whole' }],
  ];
  for (const [header, range] of cases)
    expect([header, readRange(header, 10)]).toEqual([header, range]);
});

test('titles are decoded, put on one line and cut', () => {
  expect(pageTitle('<TITLE lang="it">\n Caff&egrave; &amp; t&#232; &#x1F950; </TITLE>')).toBe(
    'Caff&egrave; & tè 🥐',
  );
  expect(pageTitle('<p>none</p>')).toBe('');
  expect(pageTitle(`<title>${'x'.repeat(300)}</title>`)).toHaveLength(100);
  expect(pageTitle('<title>&#0;&#x110000;</title>')).toBe('&#0;&#x110000;');
});

test('a page has a tag and at least 20 characters', () => {
  expect([
    looksLikePage('<p>'),
    looksLikePage('just twenty characters and more'),
    looksLikePage('<p>twenty characters</p>'),
  ]).toEqual([false, false, true]);
});

test('names lose what would break a list, and no character is cut in half', () => {
  expect(cleanSiteName(' My\u202e\n site\u0000 ')).toBe('My site');
  expect(cutText('aaaa🥐', 5)).toBe('aaaa');
});

const PERSON: ViewRequest = {
  method: 'GET',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  fetchSite: '',
  fetchDestination: '',
  purpose: '',
  referer: '',
};
const ONE_HOST = { sites: 'https://app.test', app: 'https://app.test' };
const TWO_HOSTS = { sites: 'https://usersites.test', app: 'https://app.test' };

test('people count, whatever tool they use; crawlers, prefetches and the app itself do not', () => {
  const counted: Partial<ViewRequest>[] = [
    {},
    { userAgent: '' },
    { userAgent: 'curl/8.5' },
    { fetchSite: 'none' },
    { fetchSite: 'cross-site', referer: 'https://app.test/' },
  ];
  const ignored: Partial<ViewRequest>[] = [
    { method: 'HEAD' },
    { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' },
    { userAgent: 'facebookexternalhit/1.1' },
    { userAgent: 'Slackbot-LinkExpanding 1.0' },
    { purpose: 'prefetch' },
    { fetchDestination: 'image' },
    { fetchSite: 'same-origin' },
  ];
  for (const values of counted)
    expect([values, countsAsView({ ...PERSON, ...values }, ONE_HOST)]).toEqual([values, true]);
  for (const values of ignored)
    expect([values, countsAsView({ ...PERSON, ...values }, ONE_HOST)]).toEqual([values, false]);
  expect(
    countsAsView({ ...PERSON, fetchSite: 'cross-site', referer: 'https://app.test/' }, TWO_HOSTS),
  ).toBe(false);
  expect(
    countsAsView({ ...PERSON, fetchSite: 'cross-site', referer: 'https://news.test/' }, TWO_HOSTS),
  ).toBe(true);
});

const PHISHING: Record<string, string> = {
  'foreign password form': '<form action="https://evil.example/x"><input type="password"></form>',
  'brand with password': '<h1>Accedi a Poste Italiane</h1><form><input type=password></form>',
  'brand with one-time code': '<h1>SPID</h1><input autocomplete="one-time-code">',
  'brand in an image only': '<img alt="PayPal"><input type="password">',
  'card number and brand': '<p>Netflix: your payment failed</p><input autocomplete="cc-number">',
  wallet: '<p>Enter your 12-word recovery phrase</p><textarea></textarea>',
};
const HONEST: Record<string, string> = {
  'links to profiles':
    '<a href="https://instagram.com/x">Instagram</a><a href="https://facebook.com/x">Facebook</a><form><input type="email"></form>',
  'own member area':
    '<h1>Palestra Olimpia</h1><form action="/login"><input type="password"></form>',
  'newsletter elsewhere': '<form action="https://formspree.io/f/x"><input type="email"></form>',
  'payment logos without a field': '<p>We accept PayPal and Nexi</p>',
  'brand in a script':
    '<script>const provider = "google";</script><form><input type="password"></form>',
  'brand class name': '<i class="icon-paypal"></i><input type="password">',
};

test('phishing is told from honest pages', () => {
  for (const [name, html] of Object.entries(PHISHING))
    expect([name, findPhishingSigns(html).length > 0]).toEqual([name, true]);
  for (const [name, html] of Object.entries(HONEST))
    expect([name, findPhishingSigns(html)]).toEqual([name, []]);
});

const IMITATIONS: [html: string, brand: string][] = [
  ['<title>PayPal</title><h1>Welcome</h1><input type="password">', 'paypal'],
  ['<title>Microsoft – Sign in</title><input type="password">', 'microsoft'],
  ['<h1>Accedi a Poste Italiane</h1><input type="password">', 'poste italiane'],
  ['<h1>Aggiornamento</h1><p>Verifica il tuo conto Nexi</p><input name="cvv">', 'nexi'],
];
const OWN_FORMS = [
  '<title>Palestra Olimpia</title><h1>Area soci</h1><input type="password"><button>Accedi con Google</button>',
  '<h1>Log in</h1><p>Sign in with Google or with your Facebook account</p><input type="password">',
  '<title>Checkout</title><h1>Pay with PayPal or card</h1><label>PayPal</label><input autocomplete="cc-number">',
  '<title>Instagram marketing for restaurants</title><h1>Member area</h1><input type="password">',
  '<h1>PayPal</h1><p>How we take payments</p>',
  '<h1>Shop</h1><img alt="PayPal"><input name="cvv">',
];

test('a form in the name of a brand is told from an own form beside the name of one', () => {
  for (const [html, brand] of IMITATIONS) {
    expect([html, findImitations(html)]).toEqual([html, [brand]]);
  }
  for (const html of OWN_FORMS) expect([html, findImitations(html)]).toEqual([html, []]);
});

test('adversarial pages do not stall the phishing check', () => {
  const pages = [
    '<input '.repeat(70_000),
    '<form action='.repeat(40_000),
    '<a>'.repeat(160_000),
    '<script>'.repeat(60_000),
    '<'.repeat(500_000),
    '<h1>'.repeat(200_000),
    'verify '.repeat(140_000),
  ];
  for (const page of pages) expect(findPhishingSigns(page)).toEqual([]);
});
