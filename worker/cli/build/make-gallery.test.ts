import { expect, test } from 'vitest';
import { templateCatalogue } from '#contract/templates.ts';
import { TEMPLATE_CATEGORIES } from '#domain/templates/template.ts';
import { makeGallery } from './make-gallery.ts';
import { templateId } from './template-id.ts';

const files = makeGallery(2026);
const { templates } = templateCatalogue.parse(JSON.parse(files.get('templates.json') ?? ''));

test('a slug gives the same version 5 UUID everywhere', () => {
  expect(templateId('forno-aurora')).toBe(templateId('forno-aurora'));
  expect(templateId('forno-aurora')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(templateId('a')).not.toBe(templateId('b'));
});

test('every category is there in both languages, and nothing twice', () => {
  const pairs = new Set(templates.map(({ category, language }) => `${category} ${language}`));
  expect(pairs.size).toBe(TEMPLATE_CATEGORIES.length * 2);
  for (const key of ['id', 'title', 'description', 'path'] as const) {
    expect(new Set(templates.map((template) => template[key])).size).toBe(templates.length);
  }
});

test.each(templates.map((template) => [template.title, template] as const))(
  '%s has its page, in its language',
  (_title, { path, language }) => {
    const page = files.get(path) ?? '';
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).not.toMatch(/\ssrc="(?:https?:)?\/\/|<link [^>]*href="(?:https?:)?\/\//);
  },
);

test.each([
  'hairdresser',
  'hair salon',
  'barber',
  'parrucchiere',
  'restaurant',
  'panificio',
  'bakery',
])('somebody who searches for “%s” finds a template', (text) => {
  expect(templates.some(({ words }) => words.includes(text))).toBe(true);
});

test('entries of a group stand below its heading', () => {
  const headless = templates.filter(({ path }) =>
    (files.get(path) ?? '').split('<section ').some((section) => {
      const [group, entry] = [section.search(/<h3/), section.search(/<h4/)];
      return entry >= 0 && (group < 0 || entry < group);
    }),
  );
  expect(headless.map(({ title }) => title)).toEqual([]);
});

test('no page opens like another', () => {
  const firstScreens = templates.map(({ path }) => files.get(path)?.split('</section>')[0] ?? '');
  expect(new Set(firstScreens).size).toBe(templates.length);
});
