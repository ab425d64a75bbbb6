import * as z from 'zod/mini';
import type { ConversationEntry, EntryReport } from '#domain/conversation/entry-types.ts';
import { uuidSchema } from './uuid.ts';

const cost = z.enum(['charged', 'free', 'returned', 'none']);
const texts = z.array(z.string());

const report = z.object({
  summary: z.string(),
  changes: texts,
  notDone: texts,
  notOnPage: texts,
  toComplete: texts,
  warnings: texts,
  model: z.string(),
  isStandIn: z.boolean(),
}) satisfies z.ZodMiniType<EntryReport>;

const told = { report, isNewPage: z.boolean(), cost };

/** A kept entry. What is still at work is not kept. */
export const conversationEntrySchema = z.object({
  id: z.string(),
  prompt: z.string(),
  askedAt: z.int(),
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('changed'), ...told }),
    z.object({ kind: z.literal('proposed'), ...told }),
    z.object({ kind: z.literal('answered'), words: z.string(), cost }),
    z.object({ kind: z.literal('stopped'), cost }),
    z.object({ kind: z.literal('failed'), message: z.string(), cost }),
  ]),
}) satisfies z.ZodMiniType<ConversationEntry>;

export const conversationParamSchema = z.object({ uuid: uuidSchema });

/** `before`: only what was asked earlier than this, in epoch milliseconds. */
export const conversationQuerySchema = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
});

/** Body of `POST /api/generation/{id}/keep`: the document that a guest's page was saved as. */
export const keepGenerationSchema = z.object({ document: uuidSchema });

/** Answer of `GET /api/conversation/{uuid}`: a part of the conversation about a document, oldest first. */
export interface ConversationPage {
  ok: true;
  entries: ConversationEntry[];
  /** Pass it as `before` to read what came earlier; null where the conversation begins. */
  before: number | null;
}
