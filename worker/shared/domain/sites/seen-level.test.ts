import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBarred, type SiteStatus } from './decide-report.ts';
import { noteLook, type Seen, shownStatus, statusOf } from './seen-level.ts';

const STATUSES: SiteStatus[] = ['active', 'flagged', 'held', 'review', 'suspended'];
const LEVELS = ['none', 'warn', 'hold'] as const;
const status = fc.constantFrom(...STATUSES);
const level = fc.constantFrom(...LEVELS);
const seen = fc.constantFrom<Seen['seen']>(...LEVELS, 'cleared');

test('what was seen never lowers what a save or an operator set', () => {
  fc.assert(
    fc.property(status, seen, (own, found) => {
      const shown = shownStatus({ status: own, seen: found });
      expect(STATUSES.indexOf(shown)).toBeGreaterThanOrEqual(STATUSES.indexOf(own));
      expect(isBarred(own) ? shown : own).toBe(own);
    }),
  );
});

test('a page is treated as the graver of what the server found and what was seen', () => {
  const shown = LEVELS.map((own) =>
    LEVELS.map((found) => shownStatus({ status: statusOf(own), seen: found })),
  );
  expect(shown).toEqual([
    ['active', 'flagged', 'held'],
    ['flagged', 'flagged', 'held'],
    ['held', 'held', 'held'],
  ]);
});

test('further looks at a revision never lower what was seen of it', () => {
  fc.assert(
    fc.property(fc.array(level, { minLength: 1 }), (levels) => {
      let known = { seen: 'none' as Seen['seen'], seenRevision: 0, revision: 3 };
      for (const found of levels) known = { ...known, ...noteLook(known, found) };
      const gravest = LEVELS.findLast((one) => levels.includes(one));
      expect(known).toEqual({ seen: gravest, seenRevision: 3, revision: 3 });
    }),
  );
});

test('a look at a newer revision counts anew, also after an operator cleared an older one', () => {
  const held: Seen = { seen: 'hold', seenRevision: 3 };
  expect(noteLook({ ...held, revision: 4 }, 'none')).toEqual({ seen: 'none', seenRevision: 4 });
  const cleared: Seen = { seen: 'cleared', seenRevision: 3 };
  expect(noteLook({ ...cleared, revision: 3 }, 'hold')).toEqual(cleared);
  expect(noteLook({ ...cleared, revision: 4 }, 'hold')).toEqual({ seen: 'hold', seenRevision: 4 });
});
