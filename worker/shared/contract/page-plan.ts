import * as z from 'zod/mini';
import {
  CORNERS,
  DENSITIES,
  FACT_KINDS,
  FIELD_TYPES,
  FONT_CLASSES,
  PAGE_KINDS,
  PLAN_LIMITS,
  PLAN_SECTION_KINDS,
  SCHEMES,
  TEXT_SIZES,
  type PagePlan,
} from '#domain/page-plan/plan-types.ts';

const upTo = (characters: number) => z.string().check(z.minLength(1), z.maxLength(characters));
const { label, title, sentence, paragraph, address } = PLAN_LIMITS;

const fact = z.strictObject({
  kind: z.enum(FACT_KINDS),
  value: upTo(sentence),
  from: upTo(sentence),
});

const look = z.strictObject({
  direction: z.exactOptional(upTo(label)),
  colours: z.exactOptional(z.array(upTo(label)).check(z.maxLength(4))),
  ground: z.exactOptional(upTo(label)),
  touch: z.exactOptional(upTo(label)),
  size: z.exactOptional(z.enum(TEXT_SIZES)),
  scheme: z.exactOptional(z.enum(SCHEMES)),
  font: z.exactOptional(z.enum(FONT_CLASSES)),
  typeface: z.exactOptional(upTo(label)),
  corners: z.exactOptional(z.enum(CORNERS)),
  density: z.exactOptional(z.enum(DENSITIES)),
  mood: z.exactOptional(upTo(title)),
  avoid: z.exactOptional(z.array(upTo(label)).check(z.maxLength(PLAN_LIMITS.avoid))),
});

const item = z.strictObject({
  name: z.exactOptional(upTo(title)),
  text: z.exactOptional(upTo(paragraph)),
  price: z.exactOptional(upTo(label)),
  note: z.exactOptional(upTo(title)),
  group: z.exactOptional(upTo(title)),
  points: z.exactOptional(z.array(upTo(title)).check(z.maxLength(PLAN_LIMITS.points))),
  body: z.exactOptional(z.array(upTo(paragraph)).check(z.maxLength(PLAN_LIMITS.body))),
  link: z.exactOptional(upTo(address)),
  picture: z.exactOptional(upTo(label)),
});

const field = z.strictObject({
  label: upTo(label),
  type: z.enum(FIELD_TYPES),
  options: z.exactOptional(z.array(upTo(label)).check(z.maxLength(PLAN_LIMITS.options))),
  isRequired: z.exactOptional(z.boolean()),
});

const section = z.strictObject({
  kind: z.enum(PLAN_SECTION_KINDS),
  title: upTo(title),
  intro: z.exactOptional(upTo(sentence)),
  items: z.exactOptional(z.array(item).check(z.maxLength(PLAN_LIMITS.items))),
  fields: z.exactOptional(z.array(field).check(z.maxLength(PLAN_LIMITS.fields))),
  columns: z.exactOptional(z.array(upTo(label)).check(z.maxLength(PLAN_LIMITS.columns))),
  isGap: z.exactOptional(z.boolean()),
  until: z.exactOptional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/))),
});

/** A plan as `PagePlan` documents it. Unknown keys are refused. */
export const pagePlanSchema = z.strictObject({
  version: z.literal(1),
  kind: z.enum(PAGE_KINDS),
  language: z.enum(['en', 'it']),
  name: z.exactOptional(upTo(title)),
  noun: upTo(label),
  headline: upTo(title),
  lead: upTo(sentence),
  action: z.strictObject({ label: upTo(label), link: upTo(address) }),
  facts: z.array(fact).check(z.maxLength(PLAN_LIMITS.facts)),
  look,
  pictures: z.array(upTo(label)).check(z.maxLength(PLAN_LIMITS.pictures)),
  sections: z.array(section).check(z.minLength(1), z.maxLength(PLAN_LIMITS.sections)),
  missing: z.array(upTo(sentence)).check(z.maxLength(PLAN_LIMITS.notes)),
  notDone: z.array(upTo(sentence)).check(z.maxLength(PLAN_LIMITS.notes)),
}) satisfies z.ZodMiniType<PagePlan>;

/** What a saved page was drawn from, and the page as it was drawn. */
export const drawingSchema = z.object({
  // The built-in reader of briefs writes no lead where its owner says nothing.
  plan: z.extend(pagePlanSchema, { lead: z.string() }),
  seed: z.number(),
  year: z.number(),
  trade: z.exactOptional(z.string()),
  brief: z.exactOptional(z.string()),
  html: z.string(),
});

export type Drawing = z.infer<typeof drawingSchema>;
