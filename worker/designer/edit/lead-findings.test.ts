// From the lead to whoever works on edits: found by using the product. Make these pass, fold them into your own
// tables (both languages), then delete this file. It is not committed.
import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';
import { designEdit } from './design-edit.ts';

const { html } = designPage({
  prompt: 'A bakery in Turin called Forno Aurora, warm colours',
  seed: 1,
  fallbackLanguage: 'en',
  year: 2026,
});

test.each([
  // A section that exists as a placeholder is FILLED when facts come along; "add" is how people say it.
  'add opening hours: Monday to Saturday 7:00-19:30',
  'the opening hours are Monday to Saturday 7:00-19:30',
  'siamo aperti da lunedì a sabato 7:00-19:30',
  'we open Tuesday to Sunday from 6 am to 1 pm, closed on Mondays',
  'add our story since 1950: my grandfather opened the oven in via Po', // free text goes into the about section
  'add a section about wedding cakes', // a new section with that heading, not "already on the page"
  'make the buttons rounder',
  'add WhatsApp link 333 1234567',
  'the email is ciao@forno.it and the address is Via Po 12', // BOTH parts, not only the first
  'add a second button "Order a cake" next to the first',
])('understood: %s', (prompt) => {
  expect(designEdit({ prompt, html, fallbackLanguage: 'en' })).toMatchObject({ kind: 'edited' });
});

test('every part of a compound request is done or named in notDone', () => {
  const edit = designEdit({
    prompt: 'the email is ciao@forno.it and the address is Via Po 12',
    html,
    fallbackLanguage: 'en',
  });
  expect(edit.kind === 'edited' && edit.changes.length + edit.notDone.length).toBe(2);
});

test('a refusal does not repeat the whole list of abilities after a specific reason (it is shown in a small card)', () => {
  const edit = designEdit({ prompt: 'add a FAQ', html, fallbackLanguage: 'en' });
  expect(edit.summary.length).toBeLessThan(200);
});
