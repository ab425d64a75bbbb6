import { expect, test } from 'vitest';
import { groupClauses } from './group-clauses.ts';

test('facts that commas string together stand each by itself', () => {
  expect(groupClauses(['fully insured', '20 years experience', 'no call-out fee'])).toEqual([
    ['fully insured'],
    ['20 years experience'],
    ['no call-out fee'],
  ]);
});

test.each([
  [['We sharpen knives', 'scissors', 'garden tools']],
  [['Since 1987', 'we have made shoes']],
  [['Sono Anna', 'insegno pianoforte ai bambini']],
])('a sentence stays whole: %j', (clauses) => {
  expect(groupClauses(clauses)).toEqual([clauses]);
});
