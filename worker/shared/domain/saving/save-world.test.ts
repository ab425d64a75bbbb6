import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SaveWorld, type Happening } from './testing/save-world.ts';

const HAPPENINGS: { arbitrary: fc.Arbitrary<Happening>; weight: number }[] = [
  { weight: 6, arbitrary: fc.constantFrom('type', 'wait', 'answer') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('press', 'undo', 'lose-answer', 'lose-request', 'reload'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('other-saves', 'choose-mine', 'choose-theirs', 'run-saves'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'wait-while-worked-on',
      'leave',
      'sign-in-or-out',
      'break-server',
      'refuse',
      'other-renames',
      'rename',
      'other-deletes',
      'fill-or-free-storage',
    ),
  },
];

const histories = fc.array(fc.oneof(...HAPPENINGS), { maxLength: 60 });

test('whatever happens, no text is lost, nothing unseen is overwritten, one text is under way, and all comes to rest', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(histories, (history) => {
      const world = new SaveWorld();
      for (const what of history) world.happen(what);
      world.settle();
      ends.add(world.state.saveState);
    }),
    { numRuns: 5_000 },
  );
  expect([...ends].toSorted()).toEqual(['conflict', 'local', 'refused', 'saved']);
});
