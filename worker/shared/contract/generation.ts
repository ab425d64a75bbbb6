import * as z from 'zod/mini';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import {
  GENERATION_STAGES,
  RESPONSE_TYPES,
  type ResponseType,
} from '#domain/generation/generation-types.ts';
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
  /**
   * The elements that alone may change, as UTF-16 offsets in `html`, `end` exclusive. What an answer changes
   * elsewhere is not taken, and the credit comes back where nothing is left. With it `selection` is not needed.
   */
  only: absent(
    z
      .array(z.object({ start: z.int().check(z.gte(0)), end: z.int().check(z.gte(1)) }))
      .check(z.minLength(1), z.maxLength(GENERATION_LIMITS.selectedElements)),
  ),
  /** The saved site whose page `html` is: a picture made for it becomes one of its files. */
  site: absent(uuidSchema),
  /**
   * The document that the answer is for. The server saves a finished answer there when the document still
   * has this revision (0: never saved), and lets only one run work on it at a time.
   */
  document: absent(
    z.object({
      kind: z.enum(['site', 'file']),
      uuid: uuidSchema,
      revision: z.int().check(z.gte(0)),
    }),
  ),
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
  responseType: ResponseType;
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

/** Tokens of all model calls of a run; `cached` are those of `input` that the provider had read before. */
const usageSchema = z.object({
  calls: z.int(),
  input: z.int(),
  cached: z.int(),
  output: z.int(),
});

/** Answer of `GET /api/generation/{id}`, and the last event of a run. */
export const generationStatusSchema = z.object({
  ok: z.literal(true),
  id: z.string(),
  /** `done`: the answer is complete; what was streamed before the end is a finished answer only then. */
  status: z.enum(['running', 'done', 'failed']),
  stage: z.enum(GENERATION_STAGES),
  charged: z.boolean(),
  refunded: z.boolean(),
  reason: z.optional(z.string()),
  /** Why it failed, as the API would have answered: the code and its sentence in the asker's language. */
  error: z.optional(z.object({ code: z.string(), message: z.string() })),
  /** The model that wrote the answer; while it runs, the one that was asked last or will be asked. */
  model: z.string(),
  family: z.string(),
  /** `answer`: words instead of a change; nothing was changed and nothing is charged. */
  responseType: z.optional(z.enum(RESPONSE_TYPES)),
  /** The request, cut to 500 characters. */
  prompt: z.string(),
  /** Epoch milliseconds. */
  startedAt: z.number(),
  document: z.optional(z.object({ kind: z.enum(['site', 'file']), uuid: z.string() })),
  /**
   * What became of the answer: `saved` in its document as `revision`; `waiting` for its owner, because the
   * document had changed or because it is another site that has to be agreed to; `taken` by its owner;
   * `none` where the request named no document.
   */
  delivery: z.enum(['none', 'saved', 'waiting', 'taken']),
  revision: z.optional(z.int()),
  /** True when the answer would replace the whole page by another site: it is shown before it is taken. */
  isProposal: z.boolean(),
  /** True when a configured model failed and the built-in designer stood in for it; free of charge. */
  isStandIn: z.boolean(),
  summary: z.string(),
  changes: z.array(z.string()),
  notDone: z.array(z.string()),
  /** What the request says and the page does not hold, in its own words; `writeAddRequest` asks for it. */
  notOnPage: z.array(z.string()),
  toComplete: z.array(z.string()),
  /** Faults of the answer that its owner should know of, as sentences in the language of the request. */
  warnings: z.array(z.string()),
  sections: z.array(z.string()),
  checks: z.array(checkSchema),
  usage: z.optional(usageSchema),
  creditsRemaining: z.optional(z.int()),
  decision: z.optional(decisionSchema),
});

export type GenerationStatus = z.infer<typeof generationStatusSchema>;

/**
 * One event of a run, as a line of JSON. Events are numbered from 1 without gaps. The answer is the `text`
 * of all events since the last `reset`, once `end` has come with the status `done`; its length in UTF-16
 * units is `length`. Nothing follows `end`. Empty lines keep a connection alive and mean nothing.
 */
export const generationEventSchema = z.discriminatedUnion('type', [
  z.object({ n: z.int(), type: z.literal('stage'), stage: z.enum(GENERATION_STAGES) }),
  z.object({
    n: z.int(),
    type: z.literal('head'),
    responseType: z.enum(RESPONSE_TYPES),
    fileType: z.string(),
    model: z.string(),
  }),
  z.object({ n: z.int(), type: z.literal('text'), text: z.string() }),
  /** What was written so far is void: a better page is being made. */
  z.object({ n: z.int(), type: z.literal('reset') }),
  z.object({
    n: z.int(),
    type: z.literal('end'),
    length: z.int(),
    generation: generationStatusSchema,
  }),
]);

export type GenerationEvent = z.infer<typeof generationEventSchema>;

/** `GET /api/generation/{id}/events`: the events after this number, then those to come. */
export const eventsQuerySchema = z.object({
  after: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
});

/** `GET /api/generation?document=…`: the newest run of a document; without one, all that run or wait. */
export const generationsQuerySchema = z.object({ document: z.optional(uuidSchema) });

/** Answer of `GET /api/generation`. */
export interface GenerationList {
  ok: true;
  generations: GenerationStatus[];
}
