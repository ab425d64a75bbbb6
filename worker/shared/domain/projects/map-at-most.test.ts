import { expect, test } from 'vitest';
import { mapAtMost } from './map-at-most.ts';

test('no more items are in work at once than may be, and what is made of them keeps their order', async () => {
  let inWork = 0;
  let most = 0;
  const doubled = await mapAtMost(3, [5, 1, 4, 2, 3], async (turns) => {
    most = Math.max(most, (inWork += 1));
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    inWork -= 1;
    return turns * 2;
  });
  expect([doubled, most]).toEqual([[10, 2, 8, 4, 6], 3]);
});

test('nothing is made of nothing, and one failure fails all', async () => {
  expect(await mapAtMost(3, [], () => Promise.reject(new Error('asked')))).toEqual([]);
  const work = (item: number) =>
    item === 2 ? Promise.reject(new Error('two')) : Promise.resolve();
  await expect(mapAtMost(1, [1, 2, 3], work)).rejects.toThrow('two');
});
