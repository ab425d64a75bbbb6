import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import type { kindOfFile } from '#domain/sites/asset-path.ts';
import type { Locale } from '#messages/error-message.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { separateAppOrigin } from './deployment-hosts.ts';
import { PAGE_SANDBOX, stripAroundHeaders, stripHeaders } from './public-headers.ts';

const TEXTS = {
  en: {
    title: 'Page with a warning',
    notice:
      'This page was made by a Bluewave user and is not affiliated with any company it names. Never enter passwords or card numbers here.',
    report: 'Report this page',
    frame: 'The page',
  },
  it: {
    title: 'Pagina con un avviso',
    notice:
      'Questa pagina è stata creata da un utente di Bluewave e non ha legami con le aziende che nomina. Non inserire mai password o numeri di carta.',
    report: 'Segnala questa pagina',
    frame: 'La pagina',
  },
} satisfies Record<Locale, Record<'title' | 'notice' | 'report' | 'frame', string>>;

/** Makes the frame's address another one than the strip's: no browser loads a page within itself. */
const INSIDE = 'bluewave-inside';

const STYLE = `html,body{height:100%;margin:0}body{display:flex;flex-direction:column;font:14px/1.5 system-ui,sans-serif}
div{padding:10px 16px;background:#7a1f12;color:#fff}a{color:#fff;font-weight:600}:focus-visible{outline:2px solid #fff;outline-offset:2px}
iframe{flex:1;min-height:0;width:100%;border:0;background:#fff}`;

/** What is known of who asks for a file, and of the file. */
interface Asked {
  /** `Sec-Fetch-Dest`; empty from browsers that do not send it. */
  destination: string;
  accept: string;
  /** How a browser reads the file. */
  kind: ReturnType<typeof kindOfFile>;
  isHtml: boolean;
}

/**
 * How a file of a flagged site is served. `strip`: whatever shows it in a tab or window gets the strip, which frames
 * the file's address. `page`: it goes as it is only into a frame, where it is ours, to scripts that read it, and as a
 * picture. `strip-around`: browsers that do not say what a request is for (Safari before 16.4) get the strip with the
 * page in it, so no address shows the page alone.
 */
export function dressOf({
  destination,
  accept,
  kind,
  isHtml,
}: Asked): 'page' | 'strip' | 'strip-around' {
  if (destination === '') {
    const isShown = isHtml || (kind === 'markup' && accept.includes('text/html'));
    return isShown ? 'strip-around' : 'page';
  }
  if (destination === 'iframe' || destination === 'empty') return 'page';
  return isHtml || destination === 'document' ? 'strip' : 'page';
}

/**
 * The strip with the page in a frame below it. The page cannot reach it: its origin is opaque, its sandbox keeps it
 * from navigating the tab, and nothing lets it fill the screen. The frame shows only what is on this host.
 */
export function warningStrip(ctx: PublicContext, uuid: string): Response {
  const inside = new URL(ctx.url);
  inside.searchParams.set(INSIDE, '1');
  const source = `src="${escapeAttribute(`${inside.pathname}${inside.search}`)}"`;
  return new Response(drawStrip(ctx, uuid, source), { headers: stripHeaders(ctx) });
}

/** The same strip, with the page's own text in the frame: it is never asked for by an address. */
export async function stripAround(
  ctx: PublicContext,
  uuid: string,
  page: Response,
): Promise<Response> {
  const source = `srcdoc="${escapeAttribute(await page.text())}"`;
  return new Response(drawStrip(ctx, uuid, source), { headers: stripAroundHeaders(ctx) });
}

function drawStrip(ctx: PublicContext, uuid: string, source: string): string {
  const text = TEXTS[ctx.locale];
  const report = escapeAttribute(`${separateAppOrigin(ctx) ?? ''}/report?site=${uuid}`);
  return `<!doctype html>
<html lang="${ctx.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeText(text.title)}</title><style>${STYLE}</style></head>
<body><div role="note">${escapeText(text.notice)} <a href="${report}" target="_blank" rel="noopener">${escapeText(text.report)}</a></div>
<iframe title="${escapeAttribute(text.frame)}" ${source} sandbox="${PAGE_SANDBOX}" referrerpolicy="no-referrer"></iframe></body></html>
`;
}
