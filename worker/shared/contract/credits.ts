import * as z from 'zod/mini';

/** POST /api/user/deduct-credit. The client keeps `idempotencyKey` for its retries. */
export const deductCreditRequest = z.object({
  amount: z.literal(1),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
  idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
});
export type DeductCreditRequest = z.infer<typeof deductCreditRequest>;

/** `receipt` pays for one generation and its retries, for 10 minutes. */
export interface DeductCreditAnswer {
  ok: true;
  creditsRemaining: number;
  receipt: string;
}

/** POST /api/user/return-credit: the client knows that no generation began with this receipt. */
export const returnCreditRequest = z.object({
  receipt: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type ReturnCreditRequest = z.infer<typeof returnCreditRequest>;

/** `returned` is false where a generation uses or used the receipt: then its outcome decides. */
export interface ReturnCreditAnswer {
  ok: true;
  returned: boolean;
  creditsRemaining: number;
}

/**
 * `freeStops`: how many generations can be stopped now and give their credit back. At 0, `renewsAt` (epoch ms) is
 * when the next one can; until then a stopped generation is charged.
 */
export interface CreditsAnswer {
  ok: true;
  creditsRemaining: number;
  freeStops: { left: number; renewsAt: number | null };
}

/** POST /api/user/add-credits: completes one open simulated checkout of the signed-in user. */
export const addCreditsRequest = z.object({
  amount: z.int().check(z.gte(1), z.lte(100_000)),
  description: z.optional(z.string().check(z.maxLength(200))),
  sessionId: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type AddCreditsRequest = z.infer<typeof addCreditsRequest>;

export interface AddCreditsAnswer {
  ok: true;
  creditsTotal: number;
}

/** GET /api/user/transactions; `cursor` is the `next` of the page before. */
export const transactionsQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/))),
  format: z.optional(z.enum(['json', 'csv'])),
});
export type TransactionsQuery = z.infer<typeof transactionsQuery>;

/** `description` is in the reader's language; `amount` is positive for credits added. */
export interface TransactionView {
  id: string;
  created_at: string;
  description: string;
  transaction_type: 'welcome' | 'purchase' | 'usage' | 'refund' | 'reversal' | 'adjustment';
  amount: number;
  balance_after: number;
  reference: string;
  /** A purchase that can be refunded now, until then: POST /api/user/refund with its `reference`. */
  refundable_until?: string;
}

export interface TransactionsAnswer {
  ok: true;
  transactions: TransactionView[];
  next?: string;
}
