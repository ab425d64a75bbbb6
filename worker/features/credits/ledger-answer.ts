import * as z from 'zod/mini';

const balance = z.object({
  available: z.int(),
  posted: z.int(),
  held: z.int(),
  frozen: z.boolean(),
});
const refused = z.object({ ok: z.literal(false), reason: z.string(), balance });
const accepted = z.object({ ok: z.literal(true), replayed: z.boolean(), balance });

const ANSWERS = {
  balance,
  outcome: z.union([accepted, refused]),
  stopped: z.union([z.extend(accepted, { charged: z.boolean() }), refused]),
  allowance: z.object({ left: z.int(), renewsAt: z.nullable(z.int()) }),
  spend: z.union([z.extend(accepted, { receipt: z.string() }), refused]),
  page: z.object({
    entries: z.array(
      z.object({
        seq: z.int(),
        opId: z.string(),
        type: z.string(),
        amount: z.int(),
        balanceAfter: z.int(),
        description: z.string(),
        createdAt: z.int(),
      }),
    ),
    next: z.nullable(z.int()),
    refundable: z.array(z.object({ purchaseId: z.string(), until: z.int() })),
  }),
  audit: z.object({ balance, violations: z.array(z.string()) }),
};

/** The shapes of the ledger's answers: a balance, the outcome of a command, stop or spend, free stops, entries, or an audit. */
export type AnswerKind = keyof typeof ANSWERS;

/** Returns the answer if it has the expected shape, else throws: a wrong answer must not be shown as a balance. */
export function soundAnswer<T>(kind: AnswerKind, answer: T): T {
  if (ANSWERS[kind].safeParse(answer).success) return answer;
  throw new Error(`The ledger answered what is no ${kind}.`);
}
