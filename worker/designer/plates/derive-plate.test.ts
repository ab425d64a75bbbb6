import { expect, test } from 'vitest';
import {
  plateOfDish,
  plateOfGoods,
  plateOfKind,
  plateOfView,
  plateOfWork,
} from './derive-plate.ts';
import { BAKED_WORDS, DISH_WORDS, GOODS_WORDS, WORK_WORDS } from './plate-words.ts';
import { readPlate } from './plate.ts';

test('every word of the tables leads to a plate that can be drawn', () => {
  const plates = [BAKED_WORDS, DISH_WORDS, GOODS_WORDS, WORK_WORDS].flat().map(([plate]) => plate);
  expect(plates.filter((plate) => !readPlate(`plate: ${plate}`, 0))).toEqual([]);
});

test.each([
  ['Blackberry jam', 'jar #4d2650'],
  ['Marmellata di fichi', 'jar #4d2650'],
  ['Chianti riserva', 'bottle'],
  ['Olio extravergine', 'bottle'],
  ['Caffè in grani', 'heap #4a2e1c'],
  ['Wedding dress', 'garment bridal'],
  ['Borsa in cuoio', 'still bag'],
  ['Gift voucher', 'card'],
  ['Jam-making workshop', undefined],
  ['Noleggio biciclette', undefined],
  ['Happiness', undefined],
  ['Coffee table', 'still table'],
  ['Salt pig', undefined],
  ['Tazza da tè', undefined],
])('“%s” is sold as %s', (name, plate) => {
  expect(plateOfGoods(name)).toBe(plate);
});

test.each([
  ['Bigoli con l’anatra', '', 'dish pasta'],
  ['Kebab box with chips', '', 'dish wrap'],
  ['Supplì al telefono', '', 'dish fried'],
  ['Torta della nonna', 'Dolci', 'dish tart'],
  ['Oggi in cucina', 'Dolci', 'dish cake'],
  ['Fish and chips', '', 'dish fried'],
  ['Ask the waiter', '', undefined],
])('“%s” of “%s” is eaten as %s', (name, group, plate) => {
  expect(plateOfDish({ name, group, around: 'Trattoria' })).toBe(plate);
});

test('in a pizzeria what is named by its topping is a pizza', () => {
  const eaten = (name: string, around: string): string | undefined =>
    plateOfDish({ name, group: '', around });
  expect(eaten('Bianca con mortadella', 'Pizza al taglio')).toBe('dish slice');
  expect(eaten('Salsiccia e friarielli', 'Pizzeria')).toBe('dish pizza');
  expect(eaten('Supplì', 'Pizzeria')).toBe('dish fried');
});

test('the words around tell what goods are whose names do not', () => {
  expect(plateOfKind('Jams of this summer', 'Damson & bay')).toBe('jar #4d2650');
  expect(plateOfKind('Three lamps', 'Kerb')).toBe('still lamp');
  expect(plateOfKind('What we sell', 'Kerb')).toBeUndefined();
});

test('works are pictured by what their maker does, and only where their name is the picture', () => {
  expect(plateOfWork('Selected work . Graphic designer')).toBe('poster');
  expect(plateOfWork('Selected work . Photographer')).toBeUndefined();
});

test('a view needs land that words name, and shows no more than they do', () => {
  expect(plateOfView('Sunset by boat along the coast')).toEqual({
    plate: 'view dusk low sea gulls boat',
    isTelling: true,
  });
  expect(plateOfView('In the hills')).toEqual({ plate: 'view day sun hills', isTelling: false });
  expect(plateOfView('Tax returns by post')).toBeUndefined();
});
