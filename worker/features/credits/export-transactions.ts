import type { TransactionView } from '#contract/credits.ts';
import { LEDGER_LIMITS } from '#domain/credits/ledger-limits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { toTransactionView } from './list-transactions.ts';

const COLUMNS = [
  'id',
  'created_at',
  'transaction_type',
  'description',
  'amount',
  'balance_after',
  'reference',
] as const satisfies readonly (keyof TransactionView)[];

/** The whole ledger of the user as CSV (RFC 4180), newest first. */
export async function exportTransactions({ ctx }: { ctx: ActorContext }): Promise<string> {
  const user = requireUser(ctx);
  const lines = [COLUMNS.join(',')];
  let cursor: number | null = null;
  do {
    const page = await ctx.ledger.transactions(user.id, {
      limit: LEDGER_LIMITS.pageRows,
      ...(cursor === null ? {} : { cursor }),
    });
    lines.push(...page.entries.map((entry) => toLine(toTransactionView(entry, ctx.locale))));
    cursor = page.next;
  } while (cursor !== null);
  return `${lines.join('\r\n')}\r\n`;
}

function toLine(view: TransactionView): string {
  return COLUMNS.map((column) => toCell(view[column])).join(',');
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet runs a cell that starts like a formula (OWASP, CSV injection).
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
