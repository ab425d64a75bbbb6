import * as z from 'zod/mini';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { GENERATION_STAGES } from '#domain/generation/generation-types.ts';
import { uuidSchema } from './uuid.ts';

const { promptCharacters, selectionCharacters } = GENERATION_LIMITS;

/** Clients send null for what they do not have. */
const absent = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** Its size in bytes is measured by the verbs: too large is 413, not 400. */
const page = z.string();

/** `POST /api/ask-ai` and `POST /api/ask-ai-fallback`. */
export const askAiSchema = z.object({
  prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(promptCharacters)),
  /** The file to change; left out for the default starter page. */
  html: absent(page),
  previousPrompt: absent(z.string().check(z.maxLength(promptCharacters))),
  /** `default` or a configured model's reference. */
  modelProvider: absent(z.string().check(z.maxLength(200))),
  fileType: absent(z.string().check(z.maxLength(20))),
  /** From `POST /api/user/deduct-credit`. */
  receipt: absent(uuidSchema),
  /** Outer HTML of the one element to edit. */
  selection: absent(z.string().check(z.maxLength(selectionCharacters))),
  /** The saved site whose page `html` is: a picture made for it becomes one of its files. */
  site: absent(uuidSchema),
  /** 0 for the first version of a page; the next number designs another one. */
  attempt: absent(z.int().check(z.gte(0), z.lte(10_000))),
});

export type AskAiInput = z.infer<typeof askAiSchema>;

/** `POST /api/apply-diffs`. */
export const applyDiffsSchema = z.object({
  originalHtml: page,
  aiResponseContent: page,
  fileType: absent(z.string().check(z.maxLength(20))),
});

export type ApplyDiffsInput = z.infer<typeof applyDiffsSchema>;

export const generationIdSchema = z.object({ id: z.uuid() });

/** Answer of `POST /api/ask-ai-fallback`. */
export interface AskAiAnswer {
  ok: true;
  generationId: string;
  content: string;
  fileType: string;
  responseType: 'full' | 'diff';
  model: string;
  creditsRemaining: number;
}

/** One check of the finished page. */
const checkSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  weight: z.enum(['hard', 'soft']),
  detail: z.string(),
});

/** How the request was understood and which models were asked (the three steps made visible). */
const decisionSchema = z.object({
  task: z.string(),
  family: z.string(),
  scope: z.string(),
  target: z.optional(z.string()),
  language: z.enum(['en', 'it']),
  confidence: z.number(),
  signals: z.array(z.string()),
  editFormat: z.string(),
  /** Version of the prompts. */
  prompts: z.optional(z.string()),
  chain: z.array(z.string()),
  attempts: z.array(z.object({ model: z.string(), outcome: z.string() })),
});

export type GenerationDecision = z.infer<typeof decisionSchema>;

/** Answer of `GET /api/generation/{id}`. */
export const generationStatusSchema = z.object({
  ok: z.literal(true),
  id: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  stage: z.enum(GENERATION_STAGES),
  charged: z.boolean(),
  refunded: z.boolean(),
  reason: z.optional(z.string()),
  /** The model that wrote the answer; while it runs, the one that was asked last or will be asked. */
  model: z.string(),
  family: z.string(),
  responseType: z.optional(z.enum(['full', 'diff'])),
  summary: z.string(),
  changes: z.array(z.string()),
  notDone: z.array(z.string()),
  toComplete: z.array(z.string()),
  sections: z.array(z.string()),
  checks: z.array(checkSchema),
  isShortened: z.boolean(),
  decision: z.optional(decisionSchema),
});

export type GenerationStatus = z.infer<typeof generationStatusSchema>;
