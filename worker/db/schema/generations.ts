import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { GenerationDecision } from '#contract/generation.ts';
import type { RefundReason } from '#domain/credits/ledger-port.ts';
import {
  GENERATION_STAGES,
  RESPONSE_TYPES,
  type GenerationReport,
  type TokenUsage,
} from '#domain/generation/generation-types.ts';

/** One row per generation; the ledger alone says whether it was charged. `prompt` is cut to 500 characters. */
export const generations = sqliteTable(
  'generations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    status: text('status', { enum: ['running', 'done', 'failed'] }).notNull(),
    task: text('task').notNull(),
    family: text('family').notNull(),
    model: text('model').notNull().default(''),
    prompt: text('prompt').notNull(),
    reason: text('reason').$type<RefundReason>(),
    stage: text('stage', { enum: GENERATION_STAGES }).notNull().default('analysis'),
    responseType: text('response_type', { enum: RESPONSE_TYPES }),
    /** `GenerationDecision` and `GenerationReport` as JSON. */
    decision: text('decision', { mode: 'json' }).$type<GenerationDecision>(),
    report: text('report', { mode: 'json' }).$type<GenerationReport>(),
    charged: integer('charged', { mode: 'boolean' }).notNull().default(false),
    refunded: integer('refunded', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
    /** The receipt that pays for it; a request with the receipt of a run gets that run. */
    receipt: text('receipt'),
    /** SHA-256 of what was asked, so that a receipt pays for one question only. */
    question: text('question').notNull().default(''),
    documentKind: text('document_kind', { enum: ['site', 'file'] }),
    documentUuid: text('document_uuid'),
    delivery: text('delivery', { enum: ['none', 'saved', 'waiting', 'taken'] })
      .notNull()
      .default('none'),
    /** The document's revision that the answer was saved as. */
    revision: integer('revision'),
    /** `TokenUsage` as JSON. */
    usage: text('usage', { mode: 'json' }).$type<TokenUsage>(),
  },
  (table) => [
    index('generations_user_created').on(table.userId, table.createdAt),
    index('generations_user_receipt').on(table.userId, table.receipt),
    index('generations_user_document').on(table.userId, table.documentUuid),
  ],
);
