import { type Context, Hono } from 'hono';
import { reportSiteSchema } from '#contract/sites.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { AppError } from '#worker/http/app-error.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { clientAddress } from '#worker/http/middleware/client-address.ts';
import { isFromHere } from '#worker/http/middleware/same-origin.ts';
import { reportForm, reportThanks } from './report-page.ts';
import { reportSite } from './report-site.ts';

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
const SECURITY_CONTACT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Headers of our own pages here: they run no script and load nothing. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // With `no-referrer` a browser would send the form with `Origin: null`.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-language',
};

export const abuseRoutes = new Hono<AppEnv>()
  .get('/report', (c) =>
    c.body(reportForm(c.get('publicCtx').locale, c.req.query('site') ?? ''), 200, PAGE_HEADERS),
  )
  .post('/report', bodyCap(), async (c) => {
    // No cookie is read here. The check keeps pages from sending reports through their visitors' browsers.
    if (!isFromHere(c)) throw new AppError('request.cross-origin');
    const isForm = FORM_TYPE.test(c.req.header('content-type') ?? '');
    const input = readReport(await readBody(() => (isForm ? c.req.parseBody() : c.req.json())));
    const ctx = c.get('publicCtx');
    const origin = appOrigin(c);
    await reportSite({ ctx, input, address: clientAddress(c.req.raw), origin });
    if (isForm) return c.body(reportThanks(ctx.locale), 200, PAGE_HEADERS);
    return c.json({ ok: true as const });
  })
  .get('/.well-known/security.txt', (c) => {
    const origin = appOrigin(c);
    const expires = new Date(c.get('publicCtx').now() + SECURITY_CONTACT_DAYS * DAY_MS);
    const { CONTACT_EMAIL: mailbox } = c.get('publicCtx').config;
    const lines = [
      ...(mailbox === undefined ? [] : [`Contact: mailto:${mailbox}`]),
      `Contact: ${origin}/contact`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, it',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'x-content-type-options': 'nosniff' });
  });

function appOrigin(c: Context<AppEnv>): string {
  return new URL(c.get('publicCtx').config.APP_ORIGIN ?? c.req.url).origin;
}

async function readBody(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read();
  } catch {
    throw new AppError('request.malformed');
  }
}

/** Accepts a site's id or its whole address. */
function readReport(sent: unknown) {
  const fields = typeof sent === 'object' && sent !== null ? { ...sent } : {};
  const site = 'site' in fields && typeof fields.site === 'string' ? fields.site : '';
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(site)?.[0] ?? site;
  const parsed = reportSiteSchema.safeParse({ ...fields, site: id });
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', {
    details: parsed.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
    })),
  });
}
