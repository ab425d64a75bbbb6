import * as z from 'zod/mini';
import {
  OPERATION_LIMITS,
  type Locator,
  type PageOperation,
  type Refusal,
} from '#domain/page-operations/operation-types.ts';

const { nameCharacters, textCharacters, operations: mostOperations } = OPERATION_LIMITS;

const name = z.string().check(z.minLength(1), z.maxLength(nameCharacters));
const words = z.string().check(z.maxLength(textCharacters));
const count = z.int().check(z.gte(0), z.lte(10_000_000));

const locator = z.union([
  z.strictObject({ selector: name }),
  z.strictObject({ text: name, tag: z.exactOptional(name) }),
  z.strictObject({
    page: name,
    start: count,
    path: z.string().check(z.maxLength(20_000)),
    id: z.exactOptional(name),
    shape: name,
    content: name,
    alike: z.strictObject({ shape: count, content: count }),
  }),
]) satisfies z.ZodMiniType<Locator>;

const place = z.enum(['before', 'after', 'start', 'end']);

const scope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('element'), at: locator }),
  z.strictObject({ kind: z.literal('rule'), selector: name, nth: z.exactOptional(count) }),
  z.strictObject({
    kind: z.literal('width'),
    at: locator,
    maxWidthPx: z.int().check(z.gte(100), z.lte(4000)),
  }),
]);

/** One change of a page, as `PageOperation` documents it. Unknown keys are refused. */
const pageOperationSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('set-text'),
    at: locator,
    text: words,
    run: z.exactOptional(count),
  }),
  z.strictObject({
    kind: z.literal('set-attribute'),
    at: locator,
    name,
    value: z.nullable(words),
  }),
  z.strictObject({
    kind: z.literal('set-style'),
    scope,
    property: name,
    value: z.nullable(words),
  }),
  z.strictObject({ kind: z.literal('set-token'), name, value: z.nullable(words) }),
  z.strictObject({
    kind: z.literal('set-head'),
    field: z.enum(['title', 'description', 'language', 'icon', 'picture']),
    value: words,
  }),
  z.strictObject({ kind: z.literal('delete'), at: locator }),
  z.strictObject({ kind: z.literal('duplicate'), at: locator }),
  z.strictObject({ kind: z.literal('move'), at: locator, to: locator, place }),
  z.strictObject({ kind: z.literal('insert'), at: locator, place, markup: words }),
  z.strictObject({
    kind: z.literal('wrap'),
    at: locator,
    tag: name,
    attributes: z.exactOptional(z.record(name, words)),
  }),
  z.strictObject({ kind: z.literal('replace'), at: locator, markup: words }),
  z.strictObject({
    kind: z.literal('replace-everywhere'),
    from: z.string().check(z.minLength(1), z.maxLength(textCharacters)),
    to: words,
  }),
]) satisfies z.ZodMiniType<PageOperation>;

const operationsSchema = z.array(pageOperationSchema).check(z.maxLength(mostOperations));

/** Reads operations that came from outside. What is no list of operations is refused, with the place of the fault. */
export function readOperations(
  input: unknown,
): { ok: true; operations: PageOperation[] } | Refusal {
  const read = operationsSchema.safeParse(input);
  if (read.success) return { ok: true, operations: read.data };
  const [issue] = read.error.issues;
  const [position, ...rest] = issue?.path ?? [];
  return {
    ok: false,
    reason: 'bad-input',
    detail: `${rest.join('.')} ${issue?.message ?? ''}`.trim(),
    ...(typeof position === 'number' ? { operation: position } : {}),
  };
}
