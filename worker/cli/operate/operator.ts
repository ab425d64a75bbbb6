import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { judgeSiteRequest } from '#contract/operator.ts';
import { errorMessage } from '#messages/error-message.ts';
import { createDatabase } from '#worker/db/client.ts';
import { listActs, type OperatorContext } from '#worker/features/operator/act-queries.ts';
import { findAccount } from '#worker/features/operator/find-account.ts';
import { judgeSite } from '#worker/features/operator/judge-site.ts';
import { listReports } from '#worker/features/operator/list-reports.ts';
import { AppError } from '#worker/http/app-error.ts';
import { createLogger } from '#worker/http/log.ts';
import { readConfig } from '#worker/platform/config.ts';
import { createMailer } from '#worker/platform/mail/mailer.ts';
import { readRunSettings } from '../settings.ts';
import { openStores, type Stores } from './open-stores.ts';

const USAGE = `npm run operator -- reports                          sites with reports that nobody has decided on
npm run operator -- suspend SITE --reason "…"        hide a site; its owner gets a mail with the reason
npm run operator -- reinstate SITE --reason "…"      show it again
npm run operator -- dismiss SITE --reason "…"        leave it and close its reports
npm run operator -- account MAIL|ID                  an account with its sites, purchases and credits
npm run operator -- log [SITE|ID]                    what operators did
--remote: the database and the store on Cloudflare instead of the local ones.
Mails are sent with MAIL_FROM and RESEND_API_KEY of the environment; links in them begin with APP_ORIGIN.`;

const DEFAULT_ORIGIN = 'http://localhost:8787';

interface Words {
  command: string | undefined;
  subject: string | undefined;
  reason: string | undefined;
}

async function run(ctx: OperatorContext, { command, subject, reason }: Words): Promise<unknown> {
  switch (command) {
    case 'reports':
      return await listReports(ctx);
    case 'log':
      return await listActs(ctx, subject);
    case 'account':
      if (subject === undefined) throw new Error(USAGE);
      return await findAccount({ ctx, input: { q: subject } });
    case 'suspend':
    case 'reinstate':
    case 'dismiss': {
      const judgement = judgeSiteRequest.safeParse({ uuid: subject, act: command, reason });
      if (!judgement.success) throw new Error(USAGE);
      await judgeSite({ ctx, input: judgement.data });
      return { ok: true };
    }
    default:
      throw new Error(USAGE);
  }
}

/** The context of a command, and a function that waits for its mails. */
function openContext({ DB, SITES }: Stores, isRemote: boolean) {
  const { vars } = readRunSettings(process.env);
  const config = readConfig({ ...vars, ENVIRONMENT: isRemote ? 'production' : 'local' });
  const log = createLogger({ part: 'operator' });
  const left: Promise<unknown>[] = [];
  const ctx: OperatorContext = {
    config,
    db: createDatabase(DB),
    bucket: SITES,
    mail: createMailer({ config, log }),
    log,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    waitUntil: (work) => void left.push(work),
    operator: `command:${userInfo().username}`,
    origin: config.APP_ORIGIN ?? DEFAULT_ORIGIN,
  };
  return { ctx, settle: () => Promise.all(left) };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, remote: { type: 'boolean', default: false } },
  });
  const [command, subject] = positionals;
  const { stateDir } = readRunSettings(process.env);
  const stores = await openStores({ isRemote: values.remote, stateDir });
  try {
    const { ctx, settle } = openContext(stores.env, values.remote);
    const told = await run(ctx, { command, subject, reason: values.reason });
    await settle();
    console.log(JSON.stringify(told, null, 2));
    if (!ctx.mail.enabled)
      console.error('No mail was sent: MAIL_FROM and RESEND_API_KEY are not set.');
  } finally {
    await stores.dispose();
  }
}

function tell(error: unknown): unknown {
  if (error instanceof AppError) return errorMessage(error.code, 'en', error.params);
  return error instanceof Error ? error.message : error;
}

try {
  await main();
} catch (error) {
  console.error(tell(error));
  process.exitCode = 1;
}
