import { foldName } from '#domain/reading/fold.ts';
import { checkDeclaration } from '#domain/page-operations/guards.ts';
import { EditIntentSchema, type EditIntent } from './edit-intent.ts';

/** What a model does better by name than by operations: it stands in many places, or in the page's own form. */
const OFFERED: ReadonlySet<unknown> = new Set<EditIntent['kind']>([
  'fact',
  'hours',
  'price',
  'change-prices',
  'recolour',
  'font',
  'remove',
  'dark-page',
  'dark-mode',
]);

/** True for what names an intent that models may answer with, be the rest of it right or not. */
export function isModelIntent(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'kind' in input && OFFERED.has(input.kind);
}

type ReadIntent = { ok: true; intent: EditIntent } | { ok: false; detail: string };

/** An intent from outside, checked; or what is wrong with it, for a model to read. */
export function readModelIntent(input: unknown): ReadIntent {
  const read = EditIntentSchema.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, detail: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim() };
  }
  const intent = read.data;
  // The only value that is written into a style sheet as it comes.
  const isUnsafe = intent.kind === 'font' && checkDeclaration('font-family', intent.font.stack);
  return isUnsafe
    ? { ok: false, detail: 'font.stack' }
    : { ok: true, intent: withNameFolded(intent) };
}

/** Models name a section by its heading as it stands. */
function withNameFolded(intent: EditIntent): EditIntent {
  if (intent.kind !== 'remove' || intent.target.sectionName === undefined) return intent;
  return {
    ...intent,
    target: { ...intent.target, sectionName: foldName(intent.target.sectionName) },
  };
}
