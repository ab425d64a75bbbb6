import * as z from 'zod/mini';
import {
  limitHistory,
  type EditHistory,
  type HistoryStep,
} from '#domain/edit-history/edit-history.ts';
import { ELEMENT_KINDS } from '#domain/html/element-kinds.ts';
import { measureReplacements } from '#domain/edit-history/replacements.ts';
import { printText } from '#domain/page-operations/fingerprint.ts';
import type { NamedElement, PageChange } from '#domain/page-operations/operation-types.ts';
import type { HistoryRecord } from './history-database.ts';

/**
 * Limits of one stored history; it is a part of the history in memory. `characters` counts UTF-16 units of
 * removed and inserted text.
 */
export const KEPT_LIMITS = { steps: 1_000, characters: 4_000_000 } as const;

const place = z.int().check(z.gte(0));
const value = z.nullable(z.string());
const element = z.object({
  tag: z.string(),
  kind: z.exactOptional(z.enum(ELEMENT_KINDS)),
  words: z.string(),
}) satisfies z.ZodMiniType<NamedElement>;

const pageChange = z.discriminatedUnion('key', [
  z.object({ key: z.literal('text'), element, from: z.string(), to: z.string() }),
  z.object({ key: z.literal('attribute'), element, name: z.string(), from: value, to: value }),
  z.object({
    key: z.literal('style'),
    of: z.union([element, z.string()]),
    property: z.string(),
    from: value,
    to: value,
    maxWidthPx: z.exactOptional(z.number()),
  }),
  z.object({ key: z.literal('token'), name: z.string(), from: value, to: value }),
  z.object({
    key: z.literal('head'),
    field: z.enum(['title', 'description', 'language', 'icon', 'picture']),
    from: value,
    to: z.string(),
  }),
  z.object({ key: z.enum(['delete', 'move', 'insert', 'format']), element }),
  z.object({ key: z.literal('duplicate'), element, renamedIds: z.array(z.string()) }),
  z.object({ key: z.literal('wrap'), element, tag: z.string() }),
  z.object({ key: z.literal('replace'), element, by: element }),
  z.object({ key: z.literal('everywhere'), from: z.string(), to: z.string(), places: z.number() }),
]);

const step = z.object({
  origin: z.enum(['open', 'ai', 'code', 'visual', 'restore']),
  label: z.string(),
  changes: z.array(pageChange),
  group: z.nullable(z.string()),
  at: z.number(),
  run: z.exactOptional(z.string()),
  replacements: z.array(z.object({ start: place, removed: z.string(), inserted: z.string() })),
});

const record = z.object({
  /** Fingerprint of the text at the current position of the history. */
  print: z.string(),
  index: place,
  steps: z.array(step).check(z.minLength(1)),
});

/** A history as stored: without its text. */
export type KeptHistory = Pick<EditHistory, 'steps' | 'index'> & { print: string };

/** Prepares a history for storage. Null when it is empty or exceeds the limits. */
export function packHistory(
  history: EditHistory,
  { key, savedAt }: HistoryRecord,
): (HistoryRecord & z.infer<typeof record>) | null {
  const { steps, index } = limitHistory(history, KEPT_LIMITS);
  const size = steps.reduce((sum, { size }) => sum + size, 0);
  if (steps.length < 2 || size > KEPT_LIMITS.characters) return null;
  const packed = steps.map(({ origin, label, group, at, changes, replacements, run }) => ({
    origin,
    label,
    group,
    at,
    changes: changes.map(copyChange),
    replacements: [...replacements],
    ...(run === undefined ? {} : { run }),
  }));
  return { key, savedAt, print: printText(history.text), index, steps: packed };
}

/** Validates a stored history. Null for anything else. */
export function unpackHistory(kept: unknown): KeptHistory | null {
  const { data } = record.safeParse(kept);
  const steps = data?.steps.map((one): HistoryStep => ({
    ...one,
    size: measureReplacements(one.replacements),
  }));
  if (data === undefined || steps?.[data.index] === undefined) return null;
  return { steps, index: data.index, print: data.print };
}

function copyChange(change: PageChange): z.infer<typeof pageChange> {
  return change.key === 'duplicate' ? { ...change, renamedIds: [...change.renamedIds] } : change;
}
