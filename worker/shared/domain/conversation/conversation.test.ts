import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GENERATION_STAGES } from '../generation/generation-types.ts';
import { boundEntry, CONVERSATION_LIMITS } from './bounds.ts';
import type { ConversationEntry, EntryOutcome } from './entry-types.ts';
import { BEGUN, foldEvent, type FoldedEvent, type RunEnding } from './fold-run.ts';
import { mergeEntries, nextAttempt } from './read-conversation.ts';

const ENDING: RunEnding = {
  status: 'done',
  responseType: 'full',
  delivery: 'saved',
  charged: true,
  refunded: false,
  model: 'offline',
  decision: { task: 'create' },
  summary: 'A page for a bakery.',
  changes: ['The page'],
  notDone: [],
  notOnPage: ['Since 1974'],
  toComplete: ['The telephone number'],
  warnings: [],
  isProposal: false,
  isStandIn: false,
};

const REPORT = {
  summary: 'A page for a bakery.',
  changes: ['The page'],
  notDone: [],
  notOnPage: ['Since 1974'],
  toComplete: ['The telephone number'],
  warnings: [],
  model: 'offline',
  isStandIn: false,
};

function end(ending: Partial<RunEnding> = {}): FoldedEvent {
  return { type: 'end', generation: { ...ENDING, ...ending } };
}

const words = fc.string({ maxLength: 40 });
const list = fc.array(words, { maxLength: 4 });
const ending = fc.record({
  status: fc.constantFrom('running' as const, 'done' as const, 'failed' as const),
  responseType: fc.constantFrom(undefined, 'full' as const, 'diff' as const, 'answer' as const),
  delivery: fc.constantFrom('none' as const, 'saved' as const, 'waiting' as const),
  charged: fc.boolean(),
  refunded: fc.boolean(),
  reason: fc.constantFrom(undefined, 'aborted', 'refused'),
  model: words,
  decision: fc.constantFrom(undefined, { task: 'create' }, { task: 'edit' }),
  summary: words,
  changes: list,
  notDone: list,
  notOnPage: list,
  toComplete: list,
  warnings: list,
  isProposal: fc.boolean(),
  isStandIn: fc.boolean(),
});
const event: fc.Arbitrary<FoldedEvent> = fc.oneof(
  fc.record({ type: fc.constant('stage' as const), stage: fc.constantFrom(...GENERATION_STAGES) }),
  fc.record({ type: fc.constantFrom('head' as const, 'text' as const, 'reset' as const) }),
  fc.record({ type: fc.constant('end' as const), generation: ending }),
);
const outcome: fc.Arbitrary<EntryOutcome> = fc
  .array(event, { maxLength: 6 })
  .map((events) => events.reduce(foldEvent, BEGUN));
const entry: fc.Arbitrary<ConversationEntry> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  prompt: words,
  askedAt: fc.integer({ min: 0, max: 9 }),
  outcome,
});

function stageOf(shown: EntryOutcome): number {
  return shown.kind === 'working'
    ? GENERATION_STAGES.indexOf(shown.stage)
    : GENERATION_STAGES.length;
}

test('a new page is told with what it leaves open, and a change without the list of a new page', () => {
  expect(foldEvent(BEGUN, end())).toEqual({
    kind: 'changed',
    report: REPORT,
    isNewPage: true,
    cost: 'charged',
  });
  expect(foldEvent(BEGUN, end({ decision: { task: 'edit' }, delivery: 'waiting' }))).toEqual({
    kind: 'proposed',
    report: { ...REPORT, notOnPage: [] },
    isNewPage: false,
    cost: 'charged',
  });
});

test('words, a stop, a refusal and a credit that is back are told apart', () => {
  const failed = { status: 'failed', charged: false, refunded: true } as const;
  expect(
    [
      end({ responseType: 'answer', charged: false }),
      end({ ...failed, reason: 'aborted' }),
      end({ ...failed, reason: 'refused', error: { message: 'That is not possible.' } }),
      end({ ...failed, refunded: false, summary: ' Nothing fits. ' }),
    ].map((one) => foldEvent(BEGUN, one)),
  ).toEqual([
    { kind: 'answered', words: 'A page for a bakery.', cost: 'free' },
    { kind: 'stopped', cost: 'returned' },
    { kind: 'failed', message: 'That is not possible.', cost: 'returned' },
    { kind: 'failed', message: 'Nothing fits.', cost: 'none' },
  ]);
});

test('whatever events come, and however often, a run never goes back and its end stays', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let shown: EntryOutcome = BEGUN;
      for (const one of events) {
        const next = foldEvent(shown, one);
        expect(stageOf(next)).toBeGreaterThanOrEqual(stageOf(shown));
        expect(shown.kind === 'working' || next === shown).toBe(true);
        expect(foldEvent(next, one)).toEqual(next);
        shown = next;
      }
    }),
  );
});

test('a merged conversation has each run once, in order, and merging again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), (kept, seen) => {
      const merged = mergeEntries(kept, seen);
      const ids = merged.map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set([...kept, ...seen].map(({ id }) => id)));
      expect(ids.length).toBe(new Set(ids).size);
      expect(merged.map(({ askedAt }) => askedAt)).toEqual(
        merged.map(({ askedAt }) => askedAt).sort((a, b) => a - b),
      );
      expect(mergeEntries(merged, merged)).toEqual(merged);
      for (const { id, outcome: shown } of merged) {
        const all = [...kept, ...seen].filter((one) => one.id === id);
        const hasEnded = all.some((one) => one.outcome.kind !== 'working');
        expect(shown.kind === 'working').toBe(!hasEnded);
      }
    }),
  );
});

test('what is kept of an entry has a limit, and within it nothing is lost', () => {
  const { items, itemCharacters, textCharacters } = CONVERSATION_LIMITS;
  const long = 'x'.repeat(20_000);
  const many = Array.from({ length: 100 }, () => long);
  const full = foldEvent(BEGUN, end({ summary: long, changes: many, warnings: many }));
  const asked = { id: 'a', prompt: long, askedAt: 1, outcome: full };
  const kept = boundEntry(asked);
  expect(kept.prompt).toHaveLength(8_000);
  expect(kept.outcome).toMatchObject({
    report: {
      summary: 'x'.repeat(textCharacters),
      changes: Array.from({ length: items }, () => 'x'.repeat(itemCharacters)),
      warnings: Array.from({ length: items }, () => 'x'.repeat(itemCharacters)),
    },
  });
  fc.assert(
    fc.property(entry, (one) => {
      expect(boundEntry(one)).toEqual(one);
    }),
  );
});

test('a page that is made again from the same prompt has the next number', () => {
  const made = (id: string, askedAt: number, ending: Partial<RunEnding> = {}) => ({
    id,
    prompt: 'A bakery',
    askedAt,
    outcome: foldEvent(BEGUN, end(ending)),
  });
  const entries = [
    made('a', 1),
    made('b', 2, { notOnPage: ['Parking'] }),
    made('c', 3, { decision: { task: 'edit' }, notOnPage: ['Not asked'] }),
    made('d', 4, { status: 'failed' }),
  ];
  expect([nextAttempt(entries, 'A bakery'), nextAttempt(entries, 'A dentist')]).toEqual([2, 0]);
});
