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
  'add opening hours: Monday to Saturday 7:00-19:30',
  'the opening hours are Monday to Saturday 7:00-19:30',
  'siamo aperti da lunedì a sabato 7:00-19:30',
  'we open Tuesday to Sunday from 6 am to 1 pm, closed on Mondays',
  'add our story since 1950: my grandfather opened the oven in via Po',
  'add a section about wedding cakes',
  'make the buttons rounder',
  'add WhatsApp link 333 1234567',
  'the email is ciao@forno.it and the address is Via Po 12',
  'add a second button "Order a cake" next to the first',
])('a page of our own takes the way people ask: %s', (prompt) => {
  expect(designEdit({ prompt, html, fallbackLanguage: 'en' })).toMatchObject({ kind: 'edited' });
});

test('every part of a compound request is done or named as not done', () => {
  const edit = designEdit({
    prompt: 'the email is ciao@forno.it and the address is Via Po 12',
    html,
    fallbackLanguage: 'en',
  });
  expect(edit.kind === 'edited' && edit.changes.length + edit.notDone.length).toBe(2);
});

test('a refusal with a reason of its own is short', () => {
  const edit = designEdit({ prompt: 'add a FAQ', html, fallbackLanguage: 'en' });
  expect(edit.summary.length).toBeLessThan(240);
});
