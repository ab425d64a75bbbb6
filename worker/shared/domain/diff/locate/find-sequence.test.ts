import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLimits } from '../limits.ts';
import { findSequence } from './find-sequence.ts';
import { createBudget, withinBudget } from '#domain/text/work-budget.ts';

const ids = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 40 });

test('finds every place a plain comparison finds', () => {
  fc.assert(
    fc.property(
      ids,
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 5 }),
      (text, pattern) => {
        const isAt = (at: number) => pattern.every((id, index) => text[at + index] === id);
        const expected = [...text.keys()].filter(isAt);
        expect(findSequence(Int32Array.from(text), pattern, createBudget(1000))).toEqual(expected);
      },
    ),
  );
});

test('stops at the limit of places and at the end of its budget', () => {
  const text = new Int32Array(diffLimits.maxCandidates * 2);
  expect(findSequence(text, [0], createBudget(10_000))).toHaveLength(diffLimits.maxCandidates);
  expect(withinBudget(() => findSequence(text, [0], createBudget(10)), 'spent')).toBe('spent');
});
