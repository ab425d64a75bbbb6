import { describe, expect, it } from 'vitest';
import { findMotif } from './motif-words.ts';

describe('the object that an item names', () => {
  it.each([
    ['Tè', 'cup'],
    ['Fresh pasta', 'pot'],
    ['Children’s dentistry', 'tooth'],
    ['Il primo colpo di forbici', 'scissors'],
    ['Wedding photography', 'camera'],
  ])('finds it in %s', (text, motif) => {
    expect(findMotif(text)).toBe(motif);
  });

  it.each(['Un dettaglio', 'Payroll', 'Starting a business', 'Visual identity', 'Intermediate'])(
    'finds none inside the words of %s',
    (text) => {
      expect(findMotif(text)).toBeUndefined();
    },
  );
});
