import { expect, test } from 'vitest';
import { AREA_NAMES, loadAreaTexts } from './areas.ts';
import type { Language } from './languages.ts';

async function loadCatalogue(language: Language): Promise<object> {
  const areas = await Promise.all(AREA_NAMES.map((name) => loadAreaTexts(name, language)));
  return Object.assign({}, ...areas) as object;
}

const english = await loadCatalogue('en');
const italian = await loadCatalogue('it');

/** Every text by its dotted key. */
function flatten(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? [...flatten(value, `${prefix}${key}.`)]
        : [[`${prefix}${key}`, String(value)] as const],
    ),
  );
}

/** Names of the arguments: `{name}` and `{name, plural, …}`, but not a branch such as `one {credit}`. */
function placeholders(text: string): string[] {
  const names = text.matchAll(/(?<!\b(?:one|other|f)\s)\{(\w+)\s*[,}]/g);
  return [...new Set([...names].map((match) => match[1] ?? ''))].sort();
}

test('both languages have exactly the same keys', () => {
  expect([...flatten(italian).keys()]).toEqual([...flatten(english).keys()]);
});

test('no text is empty', () => {
  const empty = [...flatten(english), ...flatten(italian)].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test('both languages use the same placeholders in every text', () => {
  const translated = flatten(italian);
  const different = [...flatten(english)].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(translated.get(key) ?? '').join(),
  );
  expect(different).toEqual([]);
});
