import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findRepetitions,
  findTemplateFaults,
  textsOf,
} from '../../designer/gallery/template-faults.ts';
import { createSpeller } from '../check/spelling.ts';
import { readTemplates } from './read-templates.ts';
import { isPictureStale, pictureFiles, readPictureKeys } from './template-pictures.ts';

const templates = readTemplates();

test('each template holds what its category needs, and speaks of nobody who exists', () => {
  const faults = templates.map((template) => [template.slug, findTemplateFaults(template)]);
  expect(faults).toEqual(templates.map(({ slug }) => [slug, []]));
});

test('no sentence stands in two templates', () => {
  expect(findRepetitions(templates)).toEqual([]);
});

test.each(['en', 'it'] as const)(
  'the dictionary of %s knows every word of the templates',
  (language) => {
    const findMistakes = createSpeller(language);
    const mistakes = templates
      .filter(({ plan }) => plan.language === language)
      .map(({ slug, plan, words = [] }) => [
        slug,
        findMistakes(textsOf(plan)).filter((word) => !words.includes(word)),
      ])
      .filter(([, words = []]) => words.length > 0);
    expect(mistakes).toEqual([]);
  },
);

test('each picture shows the plan as it is: `npm run templates` takes those that do not', () => {
  const keys = readPictureKeys();
  expect(templates.filter((one) => isPictureStale(one, keys)).map(({ slug }) => slug)).toEqual([]);
});

test('a picture weighs at most 40 KB on average', () => {
  const sizes = templates.flatMap((one) =>
    Object.values(pictureFiles(one)).map((file) => statSync(file).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(40_960);
});
