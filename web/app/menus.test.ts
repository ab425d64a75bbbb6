import { expect, test } from 'vitest';
import { loadAreaTexts } from '#web/i18n/areas.ts';
import { FOOTER, NAVBAR } from './menus.ts';

test('the menu has the examples, and what explains the AI is in the footer', async () => {
  expect(NAVBAR).toEqual(['home', 'pricing', 'builder', 'templates']);
  expect(FOOTER.product).toEqual(expect.arrayContaining(['aiModels', 'aiAssistant']));
  const [en, it] = [await loadAreaTexts('core', 'en'), await loadAreaTexts('core', 'it')];
  expect([en, it]).toEqual([
    expect.objectContaining({
      shell: expect.objectContaining({ pages: expect.objectContaining({ templates: 'Examples' }) }),
    }),
    expect.objectContaining({
      shell: expect.objectContaining({ pages: expect.objectContaining({ templates: 'Esempi' }) }),
    }),
  ]);
});
