import { expect, test } from 'vitest';
import { FONT_IDS, FONT_KINDS, sourceOf } from '../../shared/domain/fonts/font-families.ts';
import { FONT_FILES, FONT_RANGES } from '../../shared/domain/fonts/font-files.ts';
import { fontLicences, listFontFiles, makeFontTable } from './make-fonts.ts';

test('the table of font files is what the installed packages say', () => {
  expect({ ranges: FONT_RANGES, files: FONT_FILES }).toEqual(makeFontTable());
});

test('there are at least 24 families, of every kind, each with Latin and extended Latin', () => {
  expect(FONT_IDS.length).toBeGreaterThanOrEqual(24);
  expect(new Set(FONT_IDS.map((id) => sourceOf(id).kind))).toEqual(new Set(FONT_KINDS));
  const plain = FONT_IDS.filter((id) => {
    const files = FONT_FILES[id].faces.map(({ file }) => file);
    return !files.some((file) => /-ext-[0-9a-f]{10}\.woff2$/.test(file));
  });
  expect(plain).toEqual([]);
});

test('the five families that the toolbar lists first are among them', () => {
  const families = FONT_IDS.map((id): string => sourceOf(id).family);
  for (const name of ['Roboto', 'Open Sans', 'Montserrat', 'Lato', 'Inter'])
    expect(families).toContain(name);
});

test('every file is served under a name of its own, and its licence with it', () => {
  const names = listFontFiles().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const licences = fontLicences();
  expect(FONT_IDS.filter((id) => !licences.includes(sourceOf(id).family))).toEqual([]);
  expect(licences).toContain('SIL OPEN FONT LICENSE');
});
