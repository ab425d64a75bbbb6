import { eq, inArray } from 'drizzle-orm';
import { sitePagePath } from '#domain/sites/site-address.ts';
import type { Locale } from '#messages/error-message.ts';
import type { MailText } from '#messages/mail-texts.ts';
import {
  ownerMail,
  type OwnerNews,
  reportMail,
  type ReportMailParams,
} from '#messages/operator-mails.ts';
import { users } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import type { SiteRow } from './site-queries.ts';

/** What mails about a site need; `origin` is the app's own, for the links in them. */
export type TellContext = Pick<ActorContext, 'db' | 'config' | 'mail' | 'log' | 'waitUntil'> & {
  origin: string;
};

type ToldReport = Pick<ReportMailParams, 'reason' | 'contact' | 'reports' | 'isLowered'>;

/** Mails a report to every operator, in the language of their account. */
export async function tellOperators(
  ctx: TellContext,
  site: Pick<SiteRow, 'uuid'>,
  report: ToldReport,
): Promise<void> {
  const { OPERATORS: operators, CONTACT_EMAIL: contact } = ctx.config;
  const addresses = operators.length > 0 || contact === undefined ? operators : [contact];
  if (addresses.length === 0) return;
  const rows = await ctx.db.select().from(users).where(inArray(users.email, addresses));
  const languages = new Map(rows.map(({ email, language }) => [email, language]));
  const links = { page: `${ctx.origin}${sitePagePath(site.uuid)}`, console: `${ctx.origin}/admin` };
  for (const to of addresses) {
    send(ctx, { to, mail: reportMail(localeOf(languages.get(to)), { ...report, ...links }) });
  }
}

/** Mails the owner of a site what was decided about it, why, and how to object. */
export async function tellOwner(
  ctx: TellContext,
  site: Pick<SiteRow, 'uuid' | 'userId' | 'name'>,
  { news, reason }: { news: OwnerNews; reason: string },
): Promise<void> {
  const owner = await ctx.db.query.users.findFirst({ where: eq(users.id, site.userId) });
  if (owner === undefined) return;
  const replyTo = ctx.config.CONTACT_EMAIL;
  const mail = ownerMail(localeOf(owner.language), news, {
    name: site.name,
    page: `${ctx.origin}${sitePagePath(site.uuid)}`,
    reason,
    appeal: `${ctx.origin}/contact`,
    isAnswerable: replyTo !== undefined,
  });
  send(ctx, { to: owner.email, mail, ...(replyTo === undefined ? {} : { replyTo }) });
}

function localeOf(language: string | null | undefined): Locale {
  return language === 'it' ? 'it' : 'en';
}

/** What was decided holds whether or not its mail arrives, so a failed one is only logged. */
function send(
  ctx: TellContext,
  { to, mail, replyTo }: { to: string; mail: MailText; replyTo?: string },
): void {
  if (!ctx.mail.enabled) return;
  const answerTo = replyTo === undefined ? {} : { replyTo };
  const sending = ctx.mail.send({ to, ...answerTo, ...mail });
  ctx.waitUntil(
    sending.catch((error: unknown) => ctx.log.error('mail.failed', describeError(error))),
  );
}
