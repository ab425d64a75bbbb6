import { expect, test } from 'vitest';
import { matchesEtag, readRange } from './conditional-request.ts';
import { looksLikePage, pageTitle } from './page-facts.ts';
import { cutText } from '../text/plain-line.ts';
import { cleanSiteName } from './site-name.ts';
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
