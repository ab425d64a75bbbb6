import { Hono, type MiddlewareHandler } from 'hono';
import { deductCreditRequest, returnCreditRequest, transactionsQuery } from '#contract/credits.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { requireBearer } from '#worker/http/middleware/require-bearer.ts';
import { validate } from '#worker/http/validate.ts';
import { deductCredit } from './deduct-credit.ts';
import { exportTransactions } from './export-transactions.ts';
import { listTransactions } from './list-transactions.ts';
import { noteBadInput } from './note-bad-input.ts';
import { readCredits } from './read-credits.ts';
import { returnCredit } from './return-credit.ts';

const CSV_HEADERS = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="bluewave-transactions.csv"',
};

/** Apart from the JSON answer, so that the typed client knows what that one holds. */
const answerAsCsv: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.query('format') !== 'csv') return await next();
  return c.body(await exportTransactions({ ctx: c.get('ctx') }), 200, CSV_HEADERS);
};

export const creditsRoutes = new Hono<AppEnv>()
  .get('/api/user/credits', async (c) => c.json(await readCredits({ ctx: c.get('ctx') })))
  .post(
    '/api/user/deduct-credit',
    requireBearer,
    noteBadInput,
    bodyCap(),
    validate('json', deductCreditRequest),
    async (c) => c.json(await deductCredit({ ctx: c.get('ctx'), input: c.req.valid('json') })),
  )
  .post(
    '/api/user/return-credit',
    noteBadInput,
    bodyCap(),
    validate('json', returnCreditRequest),
    async (c) => c.json(await returnCredit({ ctx: c.get('ctx'), input: c.req.valid('json') })),
  )
  .get('/api/user/transactions', validate('query', transactionsQuery), answerAsCsv, async (c) =>
    c.json(await listTransactions({ ctx: c.get('ctx'), input: c.req.valid('query') })),
  );
