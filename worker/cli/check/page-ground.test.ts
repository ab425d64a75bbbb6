/** A ground that is asked for shows on every page of the gallery, whatever its parts paint over the body. */
import { expect, test } from 'vitest';
import { designEdit } from '../../designer/edit/design-edit.ts';
import { drawTemplate } from '../../designer/gallery/template-plan.ts';
import { readTemplates } from '../build/read-templates.ts';

/** Every second page of the gallery. */
const PAGES = readTemplates().filter((_, at) => at % 2 === 0);

/** Bands of a colour of their own cover most of these; that the ground does not show is said. */
const COVERED = ['binario-tronco'];

test('a page says that its ground is light blue where it is, and only there', () => {
  const left = PAGES.filter((template) => {
    const { html } = drawTemplate(template, 2026);
    const prompt = 'rendi lo sfondo azzurro chiaro';
    const edit = designEdit({ prompt, html, fallbackLanguage: 'it' });
    return edit.kind !== 'edited' || edit.notDone.length > 0;
  });
  expect(left.map(({ slug }) => slug)).toEqual(COVERED);
}, 120_000);
