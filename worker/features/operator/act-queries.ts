import { desc, eq } from 'drizzle-orm';
import type { ActView } from '#contract/operator.ts';
import { operatorActs } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';

/** What the verbs of operators need, from the console or from the command line. */
export type OperatorContext = Pick<
  ActorContext,
  'config' | 'db' | 'bucket' | 'mail' | 'log' | 'now' | 'newId' | 'waitUntil'
> & {
  /** The mail address of the operator, or `command:<name>`. */
  operator: string;
  /** The app's own origin, for the links in mails. */
  origin: string;
};

type LogContext = Pick<OperatorContext, 'db' | 'now' | 'newId' | 'operator'>;

/** Notes an act before it is done: a log may tell of an act that failed, and never lacks one that succeeded. */
export async function logAct(
  ctx: LogContext,
  { act, subject = '', reason = '' }: Pick<ActView, 'act'> & { subject?: string; reason?: string },
): Promise<void> {
  const { operator } = ctx;
  await ctx.db
    .insert(operatorActs)
    .values({ id: ctx.newId(), at: ctx.now(), operator, act, subject, reason });
}

const ACTS_SHOWN = 200;

/** The newest acts first, of one site or account or of all. */
export async function listActs(
  { db }: Pick<OperatorContext, 'db'>,
  subject?: string,
): Promise<ActView[]> {
  return await db
    .select()
    .from(operatorActs)
    .where(subject === undefined ? undefined : eq(operatorActs.subject, subject))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(ACTS_SHOWN);
}
