/** Statements about every kind of value on every page of the gallery. */
import { expect, test } from 'vitest';
import { textsIn } from '#domain/html/query.ts';
import { readTemplates } from '../build/read-templates.ts';
import { drawTemplate } from '../../designer/gallery/template-plan.ts';
import { readPage } from '../../designer/edit/page/page-model.ts';
import { askPage } from '../../designer/edit/testing/ask-page.ts';
import { sitesOf, type Site } from '../../designer/edit/ground/ground-page.ts';
import type { Value } from '../../designer/edit/ground/values.ts';

type Shape = (name: string, now: string, old: string) => string;

const SHAPES: Record<'en' | 'it', Partial<Record<Value['kind'], readonly Shape[]>>> = {
  en: {
    money: [
      (name, now, old) => `${name} is ${now} not ${old}`,
      (name, now) => `hi, ${name} goes up to ${now} from today please`,
      (name, now, old) => `for ${name} it should say ${now} instead of ${old}`,
    ],
    time: [
      (name, now, old) => `${name} is at ${now}, not ${old}`,
      (name, now) => `${name} now starts at ${now}, thanks`,
      (name, now, old) => `we moved ${name} from ${old} to ${now}`,
    ],
    date: [
      (name, now) => `${name} has moved to ${now}`,
      (name, now, old) => `${name}: ${now} instead of ${old}`,
    ],
  },
  it: {
    money: [
      (name, now, old) => `${name} ora costa ${now} e non ${old}`,
      (name, now, old) => `${name} passa da ${old} a ${now}`,
      (name, now) => `buongiorno, ${name} diventa ${now} grazie`,
    ],
    time: [
      (name, now, old) => `${name} è alle ${now} e non alle ${old}`,
      (name, now) => `${name} ora inizia alle ${now}`,
    ],
    date: [
      (name, now) => `${name} è spostato al ${now}`,
      (name, now, old) => `${name}: ${now} invece di ${old}`,
    ],
  },
};

const DAY: Record<'en' | 'it', string> = { en: '23 October', it: '23 ottobre' };

/** Another value of the kind, as somebody would type it. */
function another({ kind, text }: Value, language: 'en' | 'it'): string {
  if (kind === 'date') return DAY[language];
  const next = (digits: string): string => String(Number(digits) + 1);
  return kind === 'time' ? text.replace(/^\d+/, next) : text.replace(/\d+/, next);
}

function isPlain({ entry, isSpan, value, text }: Site): boolean {
  const isWhole = value.kind !== 'date' || !/^\p{L}/u.test(value.text);
  return (
    !isSpan &&
    isWhole &&
    entry.name !== '' &&
    entry.name.length < 60 &&
    !/[\d“”"«»?:.,;!–]/.test(entry.name) &&
    text.value.split(value.text).length === 2
  );
}

interface Trial {
  html: string;
  site: Site;
  prompt: string;
  now: string;
}

function trialsOf(html: string, language: 'en' | 'it', seed: number): Trial[] {
  const sites = sitesOf(readPage(html, language)).filter(isPlain);
  const kinds = Object.keys(SHAPES[language]) as Value['kind'][];
  return kinds.flatMap((kind) => {
    const ofKind = sites.filter(({ value }) => value.kind === kind);
    const site = ofKind[(seed * 7) % Math.max(1, ofKind.length)];
    const shapes = SHAPES[language][kind] ?? [];
    const shape = shapes[seed % shapes.length];
    if (!site || !shape) return [];
    const now = another(site.value, language);
    return [{ html, site, now, prompt: shape(site.entry.name, now, site.value.text) }];
  });
}

/** The texts that changed, before and after. */
function changes(before: string, after: string): [string, string][] {
  const [old, now] = [before, after].map((html) => {
    const { body } = readPage(html, 'en');
    return body ? textsIn(body).map(({ value }) => value) : [];
  });
  if (old?.length !== now?.length) return [['texts', 'others']];
  return (old ?? []).flatMap((value, at): [string, string][] =>
    value === now?.[at] ? [] : [[value, now?.[at] ?? '']],
  );
}

const PAGES = readTemplates().map((template, seed) => ({
  seed,
  language: template.plan.language,
  html: drawTemplate(template, 2026).html,
}));

test('on every page of the gallery a statement changes the value that it names, or nothing', () => {
  const trials = PAGES.flatMap(({ html, language, seed }) => trialsOf(html, language, seed));
  const results = trials.map(({ html, site, prompt, now }) => {
    const answer = askPage({ prompt, html, fallbackLanguage: 'en' });
    const changed = changes(html, answer.html);
    const isRight = changed.every(([was]) => was.includes(site.value.text));
    const isDone = changed.some(([was]) => was === site.text.value);
    return { prompt, now, changed, isRight: isRight && (isDone || changed.length === 0), isDone };
  });
  expect(results.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(results.filter(({ isDone }) => isDone).length / results.length).toBeGreaterThan(0.9);
});

const UNRELATED: Record<'en' | 'it', readonly string[]> = {
  en: [
    'My sister turned 41 last week and we had a lovely cake with 12 candles',
    'The train at 9.40 was late again, can you believe it?',
    'our accountant says 1,200 is too much for that',
    'is it true that you were founded in 1987?',
    'I have 3 dogs and the vet charged me £85',
  ],
  it: [
    'Mia zia ha compiato 72 anni e abbiamo mangiato una torta da 3 kg',
    'Il treno delle 9.40 era in ritardo anche oggi, pazzesco',
    'il commercialista dice che 1.200 euro sono troppi',
    'è vero che siete nati nel 1987?',
    'ho 3 cani e il veterinario mi ha chiesto 85 euro',
  ],
};

test('sentences about something else change no page of the gallery', () => {
  const changed = PAGES.flatMap(({ html, language, seed }) => {
    const lines = UNRELATED[language];
    const prompt = lines[seed % lines.length] ?? '';
    const answer = askPage({ prompt, html, fallbackLanguage: language });
    return answer.isEdited ? [{ prompt, summary: answer.summary }] : [];
  });
  expect(changed).toEqual([]);
});
