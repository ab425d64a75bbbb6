import type { PublicContext } from '#worker/http/actor-context.ts';
import { isSitesOrigin, separateAppOrigin } from './deployment-hosts.ts';

const PERMISSIONS = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'midi',
  'publickey-credentials-get',
  'identity-credentials-get',
];

const COMMON = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
  'cache-control': 'public, max-age=0, must-revalidate',
};

/** What a user's page may do; never navigate the tab it stands in, never have our origin. */
export const PAGE_SANDBOX =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads';
const WITH_SCRIPTS = `sandbox ${PAGE_SANDBOX}`;
/** `script-src` also holds for what a page opens in a new tab, which the sandbox does not. */
const WITHOUT_SCRIPTS =
  "sandbox allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads; script-src 'none'";

/** What the answer for a file of a flagged site depends on. */
export const FLAGGED_VARY = 'accept, accept-language, sec-fetch-dest';

/**
 * The headers of everything under /s and /sites. The sandbox without `allow-same-origin` gives a user's page an
 * opaque origin: it reaches no cookie, storage, DOM or service worker of ours (SITE-1, SITE-2). Cross-origin
 * reads are allowed, because from an opaque origin even the page's own files are cross-origin.
 */
export function siteHeaders(ctx: PublicContext): Record<string, string> {
  const sandbox = isSitesOrigin(ctx) ? WITH_SCRIPTS : WITHOUT_SCRIPTS;
  return {
    ...COMMON,
    'content-security-policy': `${sandbox}; object-src 'none'; base-uri 'self'; frame-ancestors ${framersOf(ctx)}`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function framersOf(ctx: PublicContext): string {
  const app = separateAppOrigin(ctx);
  return app === null ? "'self'" : `'self' ${app}`;
}

/** The headers of the warning strip, which is ours: it runs no script, and its frame leaves this host by no way. */
export function stripHeaders(ctx: PublicContext): Record<string, string> {
  return {
    ...COMMON,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ${stripFrames(ctx)}`,
    'permissions-policy': `${COMMON['permissions-policy']}, fullscreen=()`,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    vary: FLAGGED_VARY,
    'x-robots-tag': 'noindex',
  };
}

/** The same for a strip whose frame holds the page's text: a frame's text inherits what the strip may load. */
export function stripAroundHeaders(ctx: PublicContext): Record<string, string> {
  const scripts = isSitesOrigin(ctx) ? '' : "script-src 'none'; ";
  return {
    ...stripHeaders(ctx),
    'content-security-policy': `${scripts}object-src 'none'; base-uri 'self'; ${stripFrames(ctx)}`,
  };
}

function stripFrames(ctx: PublicContext): string {
  return `frame-src 'self'; frame-ancestors ${framersOf(ctx)}`;
}

/**
 * The headers of the preview shell. They allow less than a public page's: no popups, no downloads, no dialogs (PREV-1).
 * With a nonce only the script that carries it runs, and none of the page's.
 */
export function previewHeaders(ctx: PublicContext, nonce?: string): Record<string, string> {
  const scripts = nonce === undefined ? '' : `; script-src 'nonce-${nonce}'`;
  const framers = separateAppOrigin(ctx) ?? "'self'";
  return {
    ...COMMON,
    'content-security-policy': `sandbox allow-scripts allow-forms; object-src 'none'; frame-ancestors ${framers}${scripts}`,
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
}
