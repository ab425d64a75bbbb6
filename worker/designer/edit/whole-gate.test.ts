/** Requests that hold more than was read of them, or say the opposite: nothing is changed by half or the wrong way round. */
import { describe, expect, test } from 'vitest';
import { askPage, type Answer } from './testing/ask-page.ts';
import { FIORI, GARAGE } from './testing/garage-and-flowers.ts';

const PAGES = { en: GARAGE, it: FIORI };
type Language = keyof typeof PAGES;

function ask(prompt: string, language: Language, previousPrompt?: string): Answer {
  const html = PAGES[language];
  return askPage({
    prompt,
    html,
    fallbackLanguage: language,
    ...(previousPrompt ? { previousPrompt } : {}),
  });
}

function untouched(language: Language): Partial<Answer> {
  return { html: PAGES[language], isEdited: false };
}

describe('words to the reader of the request are not published', () => {
  test.each([
    ['en', 'oil change should say 65 and wheel alignment 48, ok? Rubber costs more now'],
    ['en', 'below the address can you write ring the bell? The door sticks on rainy days'],
    ['en', 'the heading of prices should be What it costs. Nobody finds it otherwise'],
    ['en', 'our name is wrong, my name is Hillside Motors'],
    ['it', 'sotto i contatti si può scrivere suonate due volte? Il campanello è rotto'],
    ['it', 'il titolo dei mazzi deve dire Le composizioni. Così mia figlia è contenta'],
    ['it', 'ok però il nome è troppo piccolo. sistema tutto'],
    ['it', 'il nome è sbagliato, mi chiamo Marta Bianchi'],
  ] as const)('%s: %s', (language, prompt) => {
    const { html } = ask(prompt, language);
    expect(html).not.toMatch(
      /Rubber|door sticks|Nobody finds|my name is|campanello|mia figlia|sistema tutto|mi chiamo/i,
    );
    expect(html).not.toMatch(/65 and/);
  });
});

describe('a limit or an addition that was not read stops the whole', () => {
  test.each([
    ['en', 'make the buttons rounder on computers. And the headline red'],
    ['en', 'on mobiles only, remove the spring check'],
    ['en', 'make the buttons green but the ones for vans grey stripes'],
    ['it', 'togli la settimana delle rose, solo dal cellulare però'],
    ['it', 'fai il titolo più piccolo. Sul computer va bene così'],
  ] as const)('%s: %s', (language, prompt) =>
    expect(ask(prompt, language)).toMatchObject(untouched(language)),
  );
});

describe('a wish that was taken back is not done', () => {
  test.each([
    ['en', 'move find us up. Actually leave it'],
    ['it', 'togli la settimana delle rose. Anzi, lascia perdere'],
    ['en', 'move the prices before the repairs, no wait, to the very end'],
    ['en', 'make the headline red. Scratch that, blue'],
    ['it', 'sposta i contatti prima dei mazzi, anzi no, lasciali dove sono'],
    ['it', 'colora i bottoni di rosso, ripensandoci meglio verdi'],
  ] as const)('%s: %s', (language, prompt) =>
    expect(ask(prompt, language)).toMatchObject(untouched(language)),
  );
});

describe('too much of something never makes more of it', () => {
  test.each([
    ['en', 'too green. more like stone'],
    ['en', 'the buttons are too purple'],
    ['en', 'make the headline less orange'],
    ['it', 'troppo rosa, più tipo sabbia'],
    ['it', 'i bottoni sono un po’ troppo viola'],
    ['it', 'il titolo meno arancione'],
    ['en', 'oh and the prices can stay brown'],
    ['it', 'i prezzi possono restare marroni'],
  ] as const)('%s: %s', (language, prompt) =>
    expect(ask(prompt, language)).toMatchObject(untouched(language)),
  );

  test.each([
    ['en', 'still a touch too big', 'make the headline smaller'],
    ['it', 'è ancora troppo grande', 'fai il titolo più piccolo'],
  ] as const)('%s: %s after another request', (language, prompt, previous) => {
    const { summary } = ask(prompt, language, previous);
    expect(summary).not.toMatch(/larger|aumentate/);
  });
});

test.each([
  ['en', 'add a pound sign to the prices'],
  ['en', 'add a small icon next to the headings'],
  ['it', 'aggiungi il simbolo dell’euro ai prezzi'],
] as const)('a sign is no entry of a list: %s: %s', (language, prompt) =>
  expect(ask(prompt, language)).toMatchObject(untouched(language)),
);

test.each([
  ['en', 'make the section titles a touch bigger', '2.025rem'],
  ['en', 'make the section headings bigger', '2.344rem'],
  ['it', 'i titoli delle sezioni un filo più grandi', '2.025rem'],
  ['it', 'titoli delle sezioni più grandi', '2.344rem'],
] as const)('section titles grow alone: %s: %s', (language, prompt, size) => {
  const sizes = (h2: string): string =>
    `h1 { font-size: 48px } h2 { font-size: ${h2} } h3 { font-size: 20px }</style>`;
  const html = PAGES[language].replace('</style>', sizes('30px'));
  const { html: after } = askPage({ prompt, html, fallbackLanguage: language });
  expect(after).toContain(sizes(size));
});

describe('a value that nothing carries stops the whole', () => {
  test.each([
    ['en', 'remove the spring check because the new one is "Summer check, free in July"'],
    ['it', 'togli la settimana delle rose perché ora c’è "Settimana dei tulipani"'],
  ] as const)('%s: %s', (language, prompt) => {
    const { html, summary } = ask(prompt, language);
    expect(html).toBe(PAGES[language]);
    expect(summary).toMatch(/Summer check|tulipani/);
  });
});

test.each([
  ['en', 'would it be possible to change the oil change to £62?', '<span>£62</span>'],
  ['it', 'potrebbe cambiare il prezzo del centrotavola a 38 €?', '<span>38 €</span>'],
] as const)(
  'a request in the form of a question is carried out: %s: %s',
  (language, prompt, shown) => {
    expect(ask(prompt, language).html).toContain(shown);
  },
);

describe('what is said besides is no part of a name, a text or an address', () => {
  test.each([
    ['en', 'the headline is way too long, cut it'],
    ['en', 'the address is 3 Mill Row, Leeds LS2 8AA but only from May'],
    ['en', 'remove the prices for vans'],
    ['it', 'scrivi sotto il titolo Consegne gratis, ma più in piccolo'],
    ['it', 'il titolo deve essere più grande e non più piccolo'],
    ['it', 'l’indirizzo è via Cernaia 5, 10122 Torino ma solo da maggio'],
    ['it', 'togli i prezzi dei matrimoni, non quelli dei regali'],
  ] as const)('%s: %s', (language, prompt) => {
    expect(ask(prompt, language)).toMatchObject(untouched(language));
  });
});

test.each([
  [
    'en',
    'change the oil change to £62, and could the vans be cheaper as well?',
    '£62',
    'could the vans be cheaper as well',
  ],
  [
    'it',
    'il bouquet sposa costa 95 €, e le rose rosse le avete?',
    '95 €',
    'le rose rosse le avete',
  ],
] as const)('a question beside a change is named: %s: %s', (language, prompt, price, named) => {
  const { html, summary } = ask(prompt, language);
  expect(html).toBe(PAGES[language].replace(language === 'en' ? '£60' : '90 €', price));
  expect(summary).toContain(named);
});

test.each([
  [
    'en',
    'take down the spring check that nobody reads and move Prices up, before the repairs',
    /Spring check[^]*id="prices"[^]*id="repairs"/,
    'take down the spring check that nobody reads',
  ],
  [
    'it',
    'togliete la settimana delle rose che non interessa e spostate i contatti più su, prima dei mazzi',
    /Settimana delle rose[^]*id="contatti"[^]*id="mazzi"/,
    'togliete la settimana delle rose che non interessa',
  ],
] as const)('an order behind a reason is carried out: %s: %s', (language, prompt, order, named) => {
  const { html, summary } = ask(prompt, language);
  expect(html).toMatch(order);
  expect(summary).toContain(named);
});

test.each([
  [
    'en',
    'change the phone number to 0113 496 0200. Everywhere, also at the very bottom',
    /0113 496 0200/,
  ],
  ['it', 'il numero nuovo è 011 5550200. Dappertutto, anche in cima', /011 5550200/],
] as const)(
  'a place told behind a new number is no part of the page: %s: %s',
  (language, prompt, number) => {
    const { html, summary } = ask(prompt, language);
    expect(html).toMatch(number);
    expect(html).not.toMatch(/496 0100|5550100/);
    expect(summary).toMatch(/understand: “at the very bottom”|capito: «anche in cima»/);
  },
);

test('a name ends where something else is told', () => {
  const { html } = ask('rename Brakes to Brakes and clutches, the rest stays', 'en');
  expect(html).toContain('<h3>Brakes and clutches</h3>');
});

/** Beyond the closed grammar: a reason, a question, a limit or a text of two sentences is left over. */
test.each([
  ['en', 'make the headline smaller, just on my phone, leave the computer alone'],
  ['en', 'oil change is now £62, leave the vans without'],
  ['it', 'il bouquet sposa costa 95 €, lascia il resto senza'],
  ['it', 'titolo: Fiori freschi? Solo da noi'],
] as const)('not read, said so, and the page as it was: %s: %s', (language, prompt) => {
  const answer = ask(prompt, language);
  expect(answer).toMatchObject(untouched(language));
  expect(answer.summary).toMatch(/^(?:I did not understand|Non ho capito): [“«]/);
});
