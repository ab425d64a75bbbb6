import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findRepetitions,
  findTemplateFaults,
  textsOf,
} from '../../designer/gallery/template-faults.ts';
import { arrangeGallery } from '../../designer/gallery/gallery.ts';
import { createSpeller } from '../check/spelling.ts';
import { readTemplates } from './read-templates.ts';
import { LEAST_DISTANCE, nearestPictures } from './picture-distance.ts';
import { isPictureStale, pictureFiles, pictureKey, readPictureKeys } from './template-pictures.ts';

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

test('each picture shows the page as it is drawn: `npm run templates` takes those that do not', () => {
  const keys = readPictureKeys();
  expect(templates.filter((one) => isPictureStale(one, keys)).map(({ slug }) => slug)).toEqual([]);
});

test('a picture is old when its first screen is drawn otherwise, and not when the page changes below', () => {
  const [template] = templates;
  const { plan, seed = 0 } = template ?? {};
  if (plan === undefined) throw new Error('no template');
  const key = pictureKey({ plan, seed });
  const [first, ...rest] = plan.sections;
  const last = rest.at(-1);
  const ending = last && { ...last, title: `${last.title} and more` };
  const below = { ...plan, sections: [...plan.sections.slice(0, -1), ...(ending ? [ending] : [])] };
  expect(pictureKey({ plan: below, seed })).toBe(key);
  const changes: Partial<typeof plan>[] = [
    { headline: `${plan.headline}!` },
    { look: { ...plan.look, colours: ['#123456'] } },
    { sections: [...(first ? [{ ...first, title: 'Other' }] : []), ...rest] },
  ];
  for (const change of changes) {
    expect(pictureKey({ plan: { ...plan, ...change }, seed })).not.toBe(key);
  }
});

test('no two pictures look alike from afar', async () => {
  const near = await nearestPictures(templates, 10);
  expect(near.filter(({ distance }) => distance < LEAST_DISTANCE)).toEqual([]);
});

test('the pictures of the first page of the gallery weigh less than 400 KB', () => {
  for (const language of ['en', 'it']) {
    const own = arrangeGallery(templates).toSorted(
      (one, other) =>
        Number(other.plan.language === language) - Number(one.plan.language === language),
    );
    const sizes = own.slice(0, 12).map((one) => statSync(pictureFiles(one).webp).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
  }
});

test('a picture weighs at most 40 KB on average', () => {
  const sizes = templates.flatMap((one) =>
    Object.values(pictureFiles(one)).map((file) => statSync(file).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(40_960);
});
