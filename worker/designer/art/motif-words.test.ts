import { describe, expect, it, test } from 'vitest';
import { findMotif, listMotifs, namesMotif } from './motif-words.ts';

describe('the object that an item names', () => {
  it.each([
    ['Tè', 'cup'],
    ['Fresh pasta', 'pasta'],
    ['Sunday soup', 'pot'],
    ['Prosciutto crudo', 'ham'],
    ['Cassetta di verdura', 'crate'],
    ['Olio extravergine', 'oil'],
    ['Raw honey from our hives', 'hive'],
    ['Birra artigianale', 'hop'],
    ['Engagement rings', 'ring'],
    ['Orologi da polso', 'watch'],
    ['Stiratura camicie', 'iron'],
    ['Divano a tre posti', 'sofa'],
    ['Blocked drains', 'manhole'],
    ['Spazzacamino', 'chimney'],
    ['Doppi vetri', 'pane'],
    ['Cancelli in ferro battuto', 'anvil'],
    ['Hedge trimming', 'spade'],
    ['Potature', 'axe'],
    ['Children’s dentistry', 'tooth'],
    ['Il primo colpo di forbici', 'scissors'],
    ['Wedding photography', 'camera'],
    ['Camera doppia', 'bed'],
    ['Hotel per cani', 'dog'],
    ['Pet groomer', 'bath'],
    ['Riding school', 'horse'],
    ['Film camera', 'camera'],
    ['Scarpe da tango', 'shoe'],
    ['The lighthouse and its keeper', 'lighthouse'],
    ['Violino «Fornaia»', 'violin'],
    ['Nursing chair', 'armchair'],
    ['Formaggio fuso', 'cheese'],
    ['La balena', 'whale'],
    ['Headstone for a bell-ringer', 'headstone'],
    ['Upright piano', 'piano'],
  ])('finds it in %s', (text, motif) => {
    expect(findMotif(text)).toBe(motif);
  });

  it.each([
    'Un dettaglio',
    'Payroll',
    'Starting a business',
    'Visual identity',
    'Intermediate',
    'A treatment with care',
    'Corso per adulti',
    'Al terzo piano',
    'Three o’clock',
    'Ci porta via tutto',
    'We train three times a week',
    'A coat of varnish',
    'Our REST API',
    'A flat white and a latte',
    'Tailored advice',
    'Botta e risposta',
    'Watch the video',
    'Early bird',
    'Documentary work',
    'Il documentarista',
  ])('finds none in %s', (text) => {
    expect(findMotif(text)).toBeUndefined();
  });
});

test('the objects of a text stand in the order in which it names them', () => {
  expect(listMotifs('Un bicchiere, una barca e tre olive')).toEqual(['glass', 'boat', 'olive']);
});

test('a text names an object by any of its words', () => {
  expect([namesMotif('La querciola storta', 'tree'), namesMotif('Pane e olio', 'tree')]).toEqual([
    true,
    false,
  ]);
});
