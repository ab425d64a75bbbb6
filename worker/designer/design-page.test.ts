import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { designPage, type DesignedPage, type DesignPageInput } from './design-page.ts';
import { DIRECTION_IDS } from './look/direction.ts';
import { DIRECTIONS } from './look/look.ts';
import { attribute, findFaults, readDocument, textOf } from './testing/find-faults.ts';
import { TRADES } from './trades/registry.ts';
import { listWords } from './trades/word-index.ts';

function makePage(prompt: string, changes: Partial<DesignPageInput> = {}): DesignedPage {
  return designPage({ prompt, seed: 0, fallbackLanguage: 'en', year: 2026, ...changes });
}

const EVERY_SECTION = {
  en: 'with features, team, testimonials, pricing, blog, events, gallery, portfolio, map, newsletter, call to action',
  it: 'con caratteristiche, squadra, recensioni, tariffe, articoli, eventi, galleria, portfolio, mappa, newsletter, invito',
};

/** Three of seven seeds for each trade, so that each seed is drawn for many trades. */
const STEPS = [0, 1, 2];

for (const [at, trade] of TRADES.entries()) {
  test(`${trade.id}: directions in both languages make a sound page`, () => {
    const faults = (['en', 'it'] as const).flatMap((language) =>
      STEPS.map((step) => (at + step) % 7).flatMap((seed) => {
        const [word = ''] = listWords(trade.words[language]);
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

test('seeds lead to different directions and every direction that startles nobody is reachable', () => {
  const prompts = TRADES.map((trade) => `a ${listWords(trade.words.en)[0]} page`);
  const reached = new Set(
    prompts.flatMap((prompt) =>
      [0, 1, 2, 3, 4, 5, 6].map((seed) => makePage(prompt, { seed }).direction),
    ),
  );
  const quiet = DIRECTION_IDS.filter((id) => DIRECTIONS[id].isDaring !== true);
  expect(quiet.filter((id) => !reached.has(id))).toEqual([]);
  const first = [0, 1, 2, 3].map((seed) => makePage('a bakery in Turin', { seed }).direction);
  expect(new Set(first).size).toBe(4);
});

test('a course that a gym gives does not make its page a course', () => {
  const page = makePage('Sito per la palestra "Volta" a Padova. Corso di pilates 45 €.');
  expect(page.trade).toBe('gym');
});

test('prices that were asked for and not given are marked gaps beside what is offered', () => {
  const page = makePage(
    'Hair salon in Leeds called Nord.\nServices: cuts, highlights, beard trims.\nAdd prices.',
  );
  expect([
    page.sections.filter((id) => id === 'services' || id === 'menu'),
    page.toComplete,
  ]).toEqual([['services'], expect.arrayContaining(['prices'])]);
});

test('a colour with a price is an item, not a wish', () => {
  const { html, notDone } = makePage(
    'Hair salon called Nord in Leeds. Cuts £35, colour £60, balayage £95.',
  );
  expect([html.includes('£60'), notDone]).toEqual([true, []]);
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
  ['place', `a bakery in ${HOSTILE} Turin${HOSTILE}`],
  ['services', `bakery. We offer bread${HOSTILE}, cakes -->, rolls</style>`],
  ['prices', `bakery, rye loaf €4${HOSTILE}, bun ${HOSTILE}€2, "><b>tart</b> from €9`],
  ['opening hours', `bakery, open Monday to Friday 9-18${HOSTILE}, Saturday ${HOSTILE} 9-13`],
  ['phone', `bakery, phone ${HOSTILE} 0113 496 0002${HOSTILE}`],
  ['e-mail', `bakery, write to "${HOSTILE}"<a@b.example?subject=x&body="onclick=y>`],
  ['colour', `bakery, brand colour #ff0000;}</style>${HOSTILE}`],
  ['section', `bakery with a gallery called ${HOSTILE} and a team section "--></title>"`],
  ['name, in Italian', `Panificio "Pane ${HOSTILE} -->" a Torino, pagnotta 4 €`],
  ['title', `a bakery called "Bread --></title></style>&quot;&lt;b&gt;" in Turin`],
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
  const { drawing, ...page } = makePage('a bakery in Turin, warm colours');
  expect(drawing).toMatchObject({ trade: 'bakery', plan: { kind: 'shop', language: 'en' } });
  expect({ ...page, html: '', chunks: [] }).toEqual({
    html: '',
    chunks: [],
    language: 'en',
    title: 'Bakery',
    trade: 'bakery',
    direction: 'craft',
    understood: 'I understood: a bakery in Turin. Look: warm colours.',
    toComplete: [
      'business name',
      'phone number',
      'e-mail address (the form writes to it)',
      'opening hours',
    ],
    sections: ['hero', 'process', 'contact'],
    notDone: [],
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

test.each([
  { wish: '', seeds: [0, 1, 2, 3, 4, 5] },
  { wish: ', without contact section', seeds: [0, 1] },
  { wish: ', no map', seeds: [2, 3] },
  { wish: ', no map and no contact section', seeds: [4, 5] },
])('no layout swallows a fact of the brief$wish', ({ wish, seeds }) => {
  const facts = ['12 Park Row', '0113 496 0123', 'desk@example.com'];
  const lost = [...TRADES, undefined].flatMap((trade) =>
    seeds.flatMap((seed) => {
      const word = trade ? listWords(trade.words.en)[0] : 'a beekeeping society';
      const prompt = `${word} called "Wren" in Leeds, 12 Park Row, Leeds, phone 0113 496 0123, desk@example.com${wish}`;
      const page = makePage(prompt, { seed });
      const body = page.html.slice(page.html.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ');
      return facts.filter((fact) => !body.includes(fact)).map((fact) => [trade?.id, seed, fact]);
    }),
  );
  expect(lost).toEqual([]);
});

test.each([
  {
    fallbackLanguage: 'en',
    prompt: 'A dog groomer in Bristol called Muddy Paws, with prices and hours',
    own: 'My grandfather opened the shop in 1950. We still wash every dog by hand.',
    said: 'Your own sentences',
  },
  {
    fallbackLanguage: 'it',
    prompt: 'Una toelettatura per cani a Lecce che si chiama Zampe Pulite, con prezzi e orari',
    own: 'Mio nonno aprì la bottega nel 1950.',
    said: 'Le tue frasi',
  },
] as const)(
  'sentences of the owner are said to be on the page only where they are ($fallbackLanguage)',
  ({ fallbackLanguage, prompt, own, said }) => {
    expect(makePage(prompt, { fallbackLanguage }).understood).not.toContain(said);
    expect(makePage(`${prompt}. ${own}`, { fallbackLanguage }).understood).toContain(said);
  },
);

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

test('of contradictory wishes the later counts, and the answer says so', () => {
  const page = makePage(
    'A bakery in Turin with a map and a gallery. Use green, no, use red. No map please.',
  );
  expect(page.sections).toContain('gallery');
  expect(page.sections).not.toContain('map');
  expect(page.understood).toContain('You asked both for and against');
});

test.each([
  ['Sito per il mio panificio a Torino, English only', 'en'],
  ['Sito per il mio panificio a Torino, solo inglese per favore', 'en'],
  ['A website for my bakery in Turin, Italian only', 'it'],
  ['A website for my bakery in Turin, all Italian please', 'it'],
] as const)('"%s" is obeyed', (prompt, language) => {
  const page = makePage(prompt, { fallbackLanguage: language === 'en' ? 'it' : 'en' });
  expect([page.trade, page.language]).toEqual(['bakery', language]);
  expect(page.html).toContain(`<html lang="${language}"`);
});

test('a page in another language is in English and says so', () => {
  const page = makePage(
    'Un site pour ma boulangerie « Au Bon Pain » à Lyon, avec des couleurs chaudes',
    {
      fallbackLanguage: 'it',
    },
  );
  expect(page.language).toBe('en');
  expect(page.understood).toContain('so this page is in English');
});

test.each([
  ['German', 'Eine Webseite für meine Schreinerei in München'],
  ['Spanish', 'Una web para mi panadería en Sevilla'],
  ['Portuguese', 'Um site para minha padaria em Lisboa'],
  ['Polish', 'Strona dla mojej piekarni w Krakowie'],
  ['Russian', 'Сайт для пекарни в Москве'],
  ['Japanese', '京都のパン屋のホームページを作ってください'],
  ['Arabic', 'موقع لمخبز في القاهرة'],
])(
  'a request in %s gets an English page without half a sentence of it, and is told so',
  (_, prompt) => {
    const page = makePage(prompt, { fallbackLanguage: 'it' });
    const [headline = ''] = /<h1>[^<]*/.exec(page.html) ?? [];
    expect(page.language).toBe('en');
    expect(page.understood).toContain('so this page is in English');
    expect(headline).toMatch(/^<h1>Your business/);
    expect(page.title).toMatch(/^Your business/);
  },
);

test.each([
  ['🥐🍞🔥', 'bakery'],
  ['🔥🍕', 'pizzeria'],
  ['🐶❤️', 'vet'],
  ['🦄🌈', 'neutral'],
  ['a 🍕 for my xylophone society', 'neutral'],
])('%s is a request for a page of the trade %s', (prompt, trade) => {
  expect(makePage(prompt).trade).toBe(trade);
});

const FRAGMENTS = [
  HOSTILE,
  '</style>',
  '-->',
  '<!--',
  ']]>',
  '&quot;',
  '"',
  "'",
  '`${x}`',
  '\\u003c/script>',
  'javascript:alert(1)',
  'bakery called "',
  'in Turin',
  'via Roma 12',
  'open Monday 9-18',
  '€4',
  'pizza',
  '011 555 0101',
  'a@b.it',
  'green',
  'slogan:',
  'We bake',
];

test('no mixture of facts and markup gets an element, an attribute or a style of its own onto the page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 14 }),
      fc.nat({ max: 11 }),
      (fragments, seed) => {
        const page = makePage(fragments.join(' '), { seed });
        const { elements } = readDocument(page.html);
        const count = (tag: string): number =>
          elements.filter(({ tagName }) => tagName === tag).length;
        expect([count('script'), count('style'), count('img')]).toEqual([2, 1, 0]);
        expect(elements.flatMap(({ attrs }) => attrs).filter(isHandler)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

const LINKS: ReadonlySet<string> = new Set(['href', 'src', 'action', 'xlink:href']);

function isHandler({ name, value }: { name: string; value: string }): boolean {
  return name.startsWith('on') || (LINKS.has(name) && value.startsWith('javascript:'));
}

const LONG: readonly (readonly [string, string])[] = [
  ['a list that never ends', `${'tax returns, bookkeeping and payroll advice, '.repeat(180)}1`],
  ['a list of blanks', `bread,${' '.repeat(7900)}1`],
  ['letters and commas', 'a, '.repeat(2700)],
  ['and, and, and', 'bread and '.repeat(800)],
  ['names', 'Anna Maria of the Rossi & Sons '.repeat(260)],
  ['small words of names', 'A di del della '.repeat(540)],
  ['streets without a number', 'via Roma '.repeat(890)],
  ['days', 'lunedì, '.repeat(1000)],
  ['digits', '1 '.repeat(4000)],
  ['quotes', '"'.repeat(8000)],
  ['tags', '<b>'.repeat(2660)],
  ['mails', 'a@'.repeat(4000)],
];

// Each is read in milliseconds; a pattern that backtracks over 8,000 characters would outlast the test's time limit.
test.each(LONG)('8,000 characters of %s are read to the end', (_, prompt) => {
  expect(findFaults(makePage(prompt))).toEqual([]);
});
