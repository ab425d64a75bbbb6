import { expect, test } from 'vitest';
import { readWrittenPlate, withKnownPlates } from './plates.ts';
import { trattoriaPlan } from './testing/plans.ts';

test.each([
  ['plate: jar #c8a31b', { shape: 'jar', what: [], tint: '#c8a31b' }],
  ['Plate: Jar, #CA3', { shape: 'jar', what: [], tint: '#ccaa33' }],
  ['plate:view night, sea boat', { shape: 'view', what: ['night', 'sea', 'boat'] }],
  ['plate: teleporter', undefined],
  ['plate:', undefined],
  ['a plate of soup', undefined],
])('“%s” is read as a model means it', (picture, plate) => {
  expect(readWrittenPlate(picture)).toEqual(plate);
});

test('a plate that nobody can draw falls away, and its entry stays', () => {
  const items = [
    { name: 'Plum', picture: 'plate: teleporter' },
    { name: 'Fig', picture: 'plate: jar' },
    { name: 'Pear', picture: 'pear' },
  ];
  const { pictures, sections } = withKnownPlates(
    trattoriaPlan({
      pictures: ['glass', 'plate: hologram'],
      sections: [
        { kind: 'products', title: 'Jams', items },
        { kind: 'hours', title: 'Hours' },
      ],
    }),
  );
  expect(pictures).toEqual(['glass']);
  expect(sections).toEqual([
    { kind: 'products', title: 'Jams', items: [{ name: 'Plum' }, ...items.slice(1)] },
    { kind: 'hours', title: 'Hours' },
  ]);
});
