import { expect, test } from 'vitest';
import { readForm } from './form-fields.ts';

test('what stands in brackets behind a field is there to choose from', () => {
  expect(
    readForm('RSVP with name, menu (beef, fish or veggie) and song wishes')?.fields,
  ).toMatchObject([
    { label: 'Name' },
    { label: 'Menu', type: 'choice', options: ['Beef', 'Fish', 'Veggie'] },
    { label: 'Song wishes' },
  ]);
});
