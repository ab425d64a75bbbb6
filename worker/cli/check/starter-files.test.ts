import { stripTypeScriptTypes } from 'node:module';
import { Script } from 'node:vm';
import { cssLanguage } from '@codemirror/lang-css';
import { javascriptLanguage, jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { Language } from '../../designer/brief/brief.ts';
import { designFile, RECIPES, type StarterType } from '../../designer/files/design-file.ts';
import { readFileBrief } from '../../designer/files/file-brief.ts';

const LANGUAGES = ['en', 'it'] as const satisfies readonly Language[];
const TYPES = Object.keys(RECIPES) as StarterType[];

interface Parser {
  parse(text: string): { iterate(spec: { enter(node: NodeSeen): void }): void };
}
interface NodeSeen {
  type: { isError: boolean };
  from: number;
}

function expectNoError(parser: Parser, text: string): void {
  const faults: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from }) => void (type.isError && faults.push(text.slice(from, from + 60))),
  });
  expect(faults).toEqual([]);
}

function expectPlain(text: string): void {
  expect(text.endsWith('\n')).toBe(true);
  expect(text).not.toMatch(/undefined|\[object|NaN,/);
}

const CHECKS: Readonly<Record<StarterType, (text: string) => void>> = {
  css: (text) => expectNoError(cssLanguage.parser, text),
  js: (text) => {
    expectNoError(javascriptLanguage.parser, text);
    expect(new Script(text)).toBeInstanceOf(Script);
  },
  ts: (text) => expect(stripTypeScriptTypes(text).length).toBe(text.length),
  jsx: (text) => expectNoError(jsxLanguage.parser, text),
  tsx: (text) => expectNoError(tsxLanguage.parser, text),
  py: (text) => {
    expectNoError(pythonLanguage.parser, text);
    expect(text).not.toContain('\t');
  },
  json: (text) => expect(typeof JSON.parse(text)).toBe('object'),
  md: (text) => expect((text.match(/^```/gm) ?? []).length % 2).toBe(0),
  txt: expectPlain,
};

function write(prompt: string, fileType: StarterType, language: Language = 'en') {
  return designFile({ prompt, fileType, language });
}

test('all but Python and TypeScript have recipes: those belong to no website', () => {
  const withoutAny = TYPES.filter((type) => RECIPES[type].length === 0);
  expect(withoutAny).toEqual(['ts', 'py']);
});

for (const type of TYPES.filter((one) => RECIPES[one].length > 0)) {
  for (const language of LANGUAGES) {
    test(`every ${type} recipe parses in ${language} and says nothing undefined`, () => {
      expect(RECIPES[type].length).toBeGreaterThan(1);
      for (const recipe of RECIPES[type]) {
        const text = recipe.write(readFileBrief('', language));
        CHECKS[type](text);
        expectPlain(text);
      }
    });
  }

  test(`every ${type} recipe with words speaks both languages`, () => {
    const isWordless = (id: string) =>
      ['package', 'tsconfig', 'hours', 'menu', 'contact'].includes(id);
    for (const recipe of RECIPES[type]) expect(recipe.title.en).not.toBe(recipe.title.it);
    for (const recipe of RECIPES[type].filter(({ id }) => type !== 'json' || !isWordless(id))) {
      const [english, italian] = LANGUAGES.map((one) => recipe.write(readFileBrief('', one)));
      expect(english).not.toBe(italian);
    }
  });
}

test.each([
  ['css', 'stylesheet for a landing page with dark mode', 'landing'],
  ['css', 'stile per i pulsanti', 'buttons'],
  ['css', 'a responsive grid', 'grid'],
  ['css', 'stile per la stampa', 'print'],
  ['css', 'stile per un modulo di contatto', 'form'],
  ['js', 'a countdown timer', 'countdown'],
  ['js', 'validazione di un modulo', 'validation'],
  ['js', 'fetch with retry', 'fetch-retry'],
  ['js', 'dark-mode toggle', 'dark-mode'],
  ['js', 'controllo del codice fiscale', 'codice-fiscale'],
  ['js', 'funzione slugify', 'slugify'],
  ['js', 'verifica della partita IVA', 'partita-iva'],
  ['json', 'contact data', 'contact'],
  ['json', 'package.json', 'package'],
  ['json', 'orari di apertura', 'hours'],
  ['md', 'README for a small project', 'readme'],
  ['md', 'una lettera', 'letter'],
  ['jsx', 'a counter component', 'counter'],
  ['jsx', 'un modulo di contatto in React', 'form'],
  ['jsx', 'tabs', 'tabs'],
  ['tsx', 'a to-do list', 'todo'],
  ['tsx', 'listino prezzi: margherita 6 €', 'prices'],
  ['tsx', 'opening hours of the shop', 'hours'],
  ['tsx', 'domande frequenti con fisarmonica', 'faq'],
  ['tsx', 'product cards', 'cards'],
  ['txt', 'robots.txt', 'robots'],
  ['txt', 'a humans.txt for the site', 'humans'],
] as const)('a request for %s “%s” gets %s', (fileType, prompt, recipe) => {
  expect(write(prompt, fileType).recipe).toBe(recipe);
});

test('an unknown request gets a skeleton with its words, and the summary says so', () => {
  for (const type of TYPES) {
    const made = write('quantum zebra xylophone', type);
    expect(made).toMatchObject({ recipe: undefined, summary: expect.stringContaining('skeleton') });
    expect(made.content).toContain('quantum zebra xylophone');
    expect(write('quantum zebra xylophone', type, 'it').summary).toContain('scheletro');
  }
});

const NASTY = [
  '*/ alert(1) /*',
  '</script><script>alert(1)</script>',
  '</style><!--',
  '"""\n\'\'\' \\',
  '\u2028\u2029\r\n x = 1',
  '${alert(1)} `',
  '```\n~~~',
  '{}{{}}();',
  '\ud800',
];

test('no words of a request leave their comment or string', () => {
  for (const words of NASTY) {
    for (const type of TYPES) CHECKS[type](write(`zzz ${words} zzz`, type).content);
    for (const type of TYPES.filter((one) => !['json', 'txt', 'py'].includes(one))) {
      const { content } = write(`zzz ${words} zzz`, type);
      expect(content).not.toMatch(/<\/(?:script|style)|<!--/);
    }
  }
});

test('any request gives a file that parses, of at most 20 KB', () => {
  const prompts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc.string({ unit: 'grapheme', maxLength: 500 }),
    fc
      .array(fc.constantFrom(...NASTY, 'grid', 'called', 'Da Gino', 'blue', '€ 3'), {
        maxLength: 40,
      })
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(
      prompts,
      fc.constantFrom(...TYPES),
      fc.constantFrom(...LANGUAGES),
      (prompt, type, language) => {
        const { content } = write(prompt, type, language);
        expect(new TextEncoder().encode(content).length).toBeLessThanOrEqual(20_480);
        expect(content.endsWith('\n')).toBe(true);
        CHECKS[type](content);
      },
    ),
    { numRuns: 600 },
  );
});

/** Runs the script of a request in a page and gives what evaluates more code there. */
function runScript(prompt: string, html = ''): (code: string) => unknown {
  const { window } = new JSDOM(`<!doctype html><body>${html}`, {
    url: 'https://example.com/',
    runScripts: 'outside-only',
  });
  window.eval(write(prompt, 'js').content);
  return (code) => window.eval(code);
}

test.each([
  ['RSSMRA85T10A562S', true],
  ['rssmra85t10a562s', true],
  ['RSSMRA85T10A562T', false],
  ['RSSMRA85T10A56NH', true],
  ['RSSMRA85', false],
])('the codice fiscale %s is valid: %s', (code, isValid) => {
  expect(runScript('codice fiscale')(`isCodiceFiscale('${code}')`)).toBe(isValid);
});

test('the VAT check, slugs and price sums compute', () => {
  const vat = runScript('partita iva');
  expect(vat("isPartitaIva('IT 00743110157')")).toBe(true);
  expect(vat("isPartitaIva('00743110158')")).toBe(false);
  expect(runScript('slugify')("slugify('  Caffè & Crema! ')")).toBe('caffe-crema');
  const sum = 'totalCents([{ priceCents: 10, quantity: 3 }, { priceCents: 20 }])';
  expect(runScript('format a price')(sum)).toBe(50);
});

test('the request is repeated after a server error and not after a refusal', async () => {
  const run = runScript('fetch with retry');
  const ask = `(async (statuses) => {
    let asked = 0;
    globalThis.fetch = async () => {
      const status = statuses[asked++];
      return { ok: status === 200, status, json: async () => 'data' };
    };
    const answer = await fetchJson('/x', { firstDelayMs: 1 }).catch((error) => error.message);
    return answer + ' ' + asked;
  })`;
  expect(await run(`${ask}([503, 429, 200])`)).toBe('data 3');
  expect(await run(`${ask}([404, 200])`)).toBe('HTTP 404 1');
});

test('the dark-mode switch changes and remembers', () => {
  const run = runScript('dark mode toggle', '<button data-theme-toggle>D</button>');
  expect(run('document.documentElement.dataset.theme')).toBe('light');
  run("document.querySelector('button').click()");
  expect(run('document.documentElement.dataset.theme')).toBe('dark');
  expect(run("document.querySelector('button').getAttribute('aria-pressed')")).toBe('true');
  expect(run("localStorage.getItem('theme')")).toBe('dark');
});

test('the countdown splits the time and ends', () => {
  const run = runScript('countdown', '<p data-countdown="2001-01-01T00:00">x</p>');
  expect(run("document.querySelector('p').textContent")).toBe('It is time!');
  expect(run('formatRemaining(splitRemaining(90061000))')).toBe('1 day 01:01:01');
});

test('the validation names the field that is missing and holds the form back', () => {
  const form = '<form data-validate><input name="mail" type="email" required></form>';
  const run = runScript('form validation', form);
  const submit = "document.forms[0].dispatchEvent(new Event('submit', { cancelable: true }))";
  expect(run(submit)).toBe(false);
  expect(run("document.querySelector('.error').textContent")).toBe('Please fill in this field.');
});

test('contact data and hours take what the request says and leave out what it does not', () => {
  const contact = write('contact data for a bakery called Pane Vivo, phone 011 5551234', 'json');
  expect(JSON.parse(contact.content)).toMatchObject({ name: 'Pane Vivo', email: '' });
  expect(contact.toComplete).toEqual(['e-mail address', 'address']);
  const hours = write('opening hours: monday to friday 9:00-18:00', 'json');
  expect(JSON.parse(hours.content)).toMatchObject({
    hours: { monday: [{ opens: '09:00', closes: '18:00' }], sunday: null },
  });
});

test('a stylesheet takes the colour of the request', () => {
  expect(write('blue buttons', 'css').content).toContain('--brand: #1d4ed8;');
  expect(write('pulsanti verdi', 'css', 'it').content).toContain('--brand: #15803d;');
});
