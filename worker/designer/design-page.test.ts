import { expect, test } from 'vitest';
import { designPage, type DesignedPage, type DesignPageInput } from './design-page.ts';
import { DIRECTION_IDS } from './look/direction.ts';
import { attribute, findFaults, readDocument, textOf } from './testing/find-faults.ts';
import { neutral, TRADES } from './trades/registry.ts';

function makePage(prompt: string, changes: Partial<DesignPageInput> = {}): DesignedPage {
  return designPage({ prompt, seed: 0, fallbackLanguage: 'en', year: 2026, ...changes });
}

const EVERY_SECTION = {
  en: 'with features, team, testimonials, pricing, blog, events, gallery, portfolio, map, newsletter, call to action',
  it: 'con caratteristiche, squadra, recensioni, tariffe, articoli, eventi, galleria, portfolio, mappa, newsletter, invito',
};

for (const trade of [...TRADES, neutral]) {
  test(`${trade.id}: every direction in both languages makes a sound page`, () => {
    const faults = (['en', 'it'] as const).flatMap((language) =>
      Array.from({ length: 7 }, (_, seed) => seed).flatMap((seed) => {
        const word =
          trade.words[language][0] ??
          (language === 'en' ? 'a beekeeping society' : 'una società di apicoltori');
        const ask =
          language === 'en' ? `a website for ${word} in Turin` : `sito per ${word} a Torino`;
        const prompt = seed % 2 ? `${ask}, ${EVERY_SECTION[language]}` : ask;
        const page = makePage(prompt, { seed, fallbackLanguage: language });
        const misread =
          page.trade === trade.id && page.language === language
            ? []
            : [`read as ${page.trade}, ${page.language}`];
        return [...misread, ...findFaults(page)].map(
          (fault) => `${language} ${seed} ${page.direction}: ${fault}`,
        );
      }),
    );
    expect(faults).toEqual([]);
  });
}

test('seeds lead to different directions and every direction is reachable', () => {
  const prompts = TRADES.map((trade) => `a ${trade.words.en[0]} page`);
  const reached = new Set(
    prompts.flatMap((prompt) =>
      [0, 1, 2, 3, 4, 5, 6].map((seed) => makePage(prompt, { seed }).direction),
    ),
  );
  expect([...reached].sort()).toEqual([...DIRECTION_IDS].sort());
  const first = [0, 1, 2, 3].map((seed) => makePage('a bakery in Turin', { seed }).direction);
  expect(new Set(first).size).toBe(4);
});

test('the same input gives the same bytes', () => {
  const prompt = 'Ristorante "Il Gufo" a Siena, aperti da martedì a domenica 19-23';
  expect(makePage(prompt, { seed: 5 })).toEqual(makePage(prompt, { seed: 5 }));
});

const HOSTILE = `</script><script>alert(1)</script>"'><img src=x onerror=alert(2)>`;

test.each([
  ['name', `a bakery called "Bread ${HOSTILE} Co" in Turin`],
  ['bare', `bakery ${HOSTILE}`],
  ['slogan', `a bakery, slogan: ${HOSTILE}`],
  ['items', `bakery, <b onclick=x>cake</b> €12, "><svg onload=y> €3`],
  ['own words', `bakery. We bake <script>alert(3)</script> every day & "night" since ever.`],
  ['subject', `a ${HOSTILE} society in <Turin>`],
  ['address', `bakery, Via <img src=x> Roma 12, Torino, mail "a"<b>@x.it`],
])('markup in the %s is text on the page', (_, prompt) => {
  const page = makePage(prompt);
  const { elements } = readDocument(page.html);
  const foreign = elements.filter(
    ({ tagName, attrs }) => tagName === 'img' || attrs.some(({ name }) => name.startsWith('on')),
  );
  expect(foreign).toEqual([]);
  expect(findFaults(page)).toEqual([]);
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  expect(scripts).toHaveLength(2);
  const data = scripts.find((script) => attribute(script, 'type') === 'application/ld+json');
  expect(() => JSON.parse(data ? textOf(data) : '') as unknown).not.toThrow();
});

test.each([
  ['nothing', ''],
  ['emoji only', '🥐🍞🔥'],
  ['8,000 characters', 'We bake bread with love and butter. '.repeat(230)],
  ['8,000 characters without a blank', 'x'.repeat(8000)],
  ['French', 'Un site pour ma boulangerie à Lyon avec des couleurs chaudes'],
  ['German', 'Eine Webseite für meine Schreinerei in München'],
  ['Japanese', '京都のパン屋のホームページを作ってください'],
  ['lone surrogate', 'bakery \ud800 in Turin'],
  ['control characters', 'bakery\u0000\u0007 in\u202e Turin'],
])('%s still gives a sound page', (_, prompt) => {
  expect(findFaults(makePage(prompt))).toEqual([]);
});

test('a bakery in Turin in warm colours says Turin and invents no fact', () => {
  const page = makePage('a bakery in Turin, warm colours');
  expect({ ...page, html: '', chunks: [] }).toEqual({
    html: '',
    chunks: [],
    language: 'en',
    title: 'Bakery in Turin',
    trade: 'bakery',
    direction: 'craft',
    understood: 'I understood: a bakery in Turin. Look: warm colours.',
    toComplete: [
      'business name',
      'phone number',
      'e-mail address (the form writes to it)',
      'street address',
      'opening hours',
      'list of what you offer (ours is an example)',
      'your own photos in place of the illustrations',
      'answers to the questions (check that they match how you work)',
    ],
    sections: ['hero', 'menu', 'about', 'process', 'gallery', 'faq', 'map', 'contact'],
  });
  const body = page.html.slice(page.html.indexOf('<body'));
  expect(body).toContain('Turin');
  expect(body).not.toMatch(/\b(?:19|20)\d\d\b(?<!2026)|€|★|certified|award|\+39/);
});

test('every fact of the brief is on the page, in text, link and structured data', () => {
  const page = makePage(
    'Sito per la pizzeria "Da Gennaro" a Napoli in Via Toledo 12, margherita 6 €, marinara 5,50 €, aperti da martedì a domenica 19-23:30, chiuso lunedì, tel 081 555 0182, info@dagennaro.it. Siamo qui dal 1962 e impastiamo ogni mattina.',
  );
  for (const fact of [
    'Da Gennaro',
    'Napoli',
    'Via Toledo 12',
    '6 €',
    '5,50 €',
    '19:00–23:30',
    'tel:0815550182',
    'mailto:info@dagennaro.it',
    '"opens": "19:00"',
    'Siamo qui dal 1962 e impastiamo ogni mattina.',
  ]) {
    expect(page.html).toContain(fact);
  }
  expect(page.toComplete).not.toContain('numero di telefono');
});

test('an unknown trade speaks through the words of the request', () => {
  const page = makePage('A society that restores church bells in Norwich');
  expect([page.trade, page.html.includes('<h1>Society that restores church bells')]).toEqual([
    'neutral',
    true,
  ]);
});

test('refused sections stay out, asked ones come in', () => {
  const page = makePage(
    'Una pagina per il mio panificio a Torino, con newsletter e squadra, senza galleria e senza mappa',
  );
  expect(page.sections).toEqual(expect.arrayContaining(['newsletter', 'team']));
  expect(page.sections).not.toEqual(expect.arrayContaining(['gallery']));
  expect(page.sections).not.toEqual(expect.arrayContaining(['map']));
});
