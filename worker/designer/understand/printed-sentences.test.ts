import { expect, test } from 'vitest';
import { shownTexts } from '#domain/page-plan/lost-facts.ts';
import { designPage } from '../design-page.ts';

function read(prompt: string) {
  const { drawing, notDone } = designPage({
    prompt,
    seed: 0,
    fallbackLanguage: 'en',
    year: 2026,
  });
  if (drawing === undefined) throw new Error('no plan');
  return { plan: drawing.plan, shown: shownTexts(drawing.plan).join('\n'), notDone };
}

test.each([
  [
    'Kiln hire "Ember Row" in Thornby. Telephone 01584 555 0101, between 6 and 7 in the evening; e-mail ask@ember.example.',
    'etween 6 and 7 in the evening',
  ],
  [
    'Kite school "Gale" in Thornby. You get a number and can go next door for a coffee.',
    'You get a number and can go next door for a coffee.',
  ],
  ['Harp tuner "Ada Pell" in Thornby. I arrive with my own lamp.', 'I arrive with my own lamp.'],
])('what %s tells stands on the page whole', (brief, sentence) => {
  expect(read(brief).shown).toContain(sentence);
});

test.each([
  ['Kiln hire "Ember Row" in Thornby. Avoid anchors, ropes, and the word artisan.', 'artisan'],
  [
    'Most of our members are over eighty, so large letters please. Bell ringers of Thornby.',
    'eighty',
  ],
  ['Faccio la sarta a Montelago, ma non ci fate il titolo grande.', 'titolo grande'],
  [
    'Physio in Thornby. Make sure older people can read it. Big letters. £45 a session.',
    'older people',
  ],
  ['Fisioterapista a Lucca. Assicurati che gli anziani lo leggano bene. 45 € a seduta.', 'anziani'],
  ['Fioraia a Todi. Testi brevi. Mazzi da 25 €', 'Testi'],
  ['Yoga a Bari. I colori decideteli voi. Lezioni 12 €', 'decideteli'],
  ["Harpist. It'd be nice if there was a bit where people hear me play.", 'nice'],
  [
    'We sell cheese in Frome. The most important thing is that people find us: 4 Cheap Street. Cheddar £9',
    'important',
  ],
])('what %s asks is not printed, nor the rest of it', (brief, words) => {
  expect(read(brief).shown).not.toContain(words);
});

test('where its owner learned is not where the page is of, and the headline is no half of a place', () => {
  expect(read('Harp tuner. I trained at Newark and have tuned for 27 years.').plan.headline).toBe(
    'Harp tuner',
  );
});

test('a trade is no more than what its owner says it to be', () => {
  const { plan } = read('We make stools out of cork in a garage in Thornby. Studio is called NUB.');
  expect(plan).toMatchObject({ name: 'NUB', noun: 'Stools out of cork' });
});

test('a lead is made from what is on offer', () => {
  const { plan } = read(
    'Nail bar in Thornby. Gel hands £28, builder gel £34, infills £26, soak off £10. Tel 07700 900101',
  );
  expect(plan.lead).toMatch(
    /^Gel hands, builder gel, infills and soak off: the prices are below\.$/,
  );
});

test('a page without a word of its own invites, and asks for no more than it has to', () => {
  const { plan } = read('piano tuner Leeds, 07700 900101');
  expect(plan).toMatchObject({
    headline: 'Piano tuner in Leeds',
    lead: 'Ring and say what you need.',
  });
});

test.each([
  [
    'Associazione Ricci in Salvo, Valle di Mezzo. Siamo 12 volontari.',
    'Associazione Ricci in Salvo',
  ],
  [
    'Associazione sportiva dilettantistica Polisportiva Navile, Bologna',
    'Associazione sportiva dilettantistica Polisportiva Navile',
  ],
  ['Siamo i Graffi, punk da Montelago, basso e batteria.', 'I Graffi'],
  ['spurghi h24, ditta Braschi Oreste e figli dal 1978.', 'Braschi Oreste e figli'],
  ['Corso serale di dialetto. Insegna Ilda Braschi, ex maestra, 78 anni.', undefined],
])('the name of “%s” is %s', (brief, name) => {
  expect(read(brief).plan.name).toBe(name);
});
