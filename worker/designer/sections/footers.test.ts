import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';
import { DIRECTION_IDS } from '../look/direction.ts';

test('every footer has telephone, address and mail, and a town is no address', () => {
  const prompt =
    'Kettle repairs "Boil" in Leeds, 12 Park Row, Leeds, phone 0113 496 0123, desk@boil.example';
  const footers = DIRECTION_IDS.map((direction) => {
    const { html } = designPage({ prompt, direction, seed: 0, fallbackLanguage: 'en', year: 2026 });
    return html.slice(html.indexOf('<footer'));
  });
  for (const fact of ['12 Park Row', '0113 496 0123', 'desk@boil.example']) {
    expect(footers.filter((footer) => !footer.includes(fact))).toEqual([]);
  }
  const { html } = designPage({
    prompt: 'Kettle repairs "Boil" in Leeds, phone 0113 496 0123',
    direction: 'craft',
    seed: 0,
    fallbackLanguage: 'en',
    year: 2026,
  });
  expect(html.slice(html.indexOf('<footer'))).toMatch(/Where<\/dt>\s*<dd>Leeds/);
});
