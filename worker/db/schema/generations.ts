import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { GenerationDecision } from '#contract/generation.ts';
import { GENERATION_STAGES, type GenerationReport } from '#domain/generation/generation-types.ts';

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
    reason: text('reason'),
    stage: text('stage', { enum: GENERATION_STAGES }).notNull().default('analysis'),
    responseType: text('response_type', { enum: ['full', 'diff'] }),
    /** `GenerationDecision` and `GenerationReport` as JSON. */
    decision: text('decision', { mode: 'json' }).$type<GenerationDecision>(),
    report: text('report', { mode: 'json' }).$type<GenerationReport>(),
    charged: integer('charged', { mode: 'boolean' }).notNull().default(false),
    refunded: integer('refunded', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [index('generations_user_created').on(table.userId, table.createdAt)],
);
