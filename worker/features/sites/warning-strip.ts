import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import type { Locale } from '#messages/error-message.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { separateAppOrigin } from './deployment-hosts.ts';
import { PAGE_SANDBOX, stripHeaders } from './public-headers.ts';

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

/** Marks the address of the page within the strip for browsers that do not say what a request is for. */
const INSIDE = 'bluewave-inside';

const STYLE = `html,body{height:100%;margin:0}body{display:flex;flex-direction:column;font:14px/1.5 system-ui,sans-serif}
div{padding:10px 16px;background:#7a1f12;color:#fff}a{color:#fff;font-weight:600}:focus-visible{outline:2px solid #fff;outline-offset:2px}
iframe{flex:1;min-height:0;width:100%;border:0;background:#fff}`;

/** What is known of who asks for a page. */
interface Asked {
  /** `Sec-Fetch-Dest`; empty from browsers that do not send it. */
  destination: string;
  isDocument: boolean;
}

/**
 * Whether the strip is served in place of the page: to whatever shows it in a tab or window. The page itself goes only
 * into a frame, where it is ours, and to scripts that read it. A picture in an `img` is no document.
 */
export function needsStrip(url: URL, { destination, isDocument }: Asked): boolean {
  if (destination === '') return isDocument && !url.searchParams.has(INSIDE);
  if (destination === 'iframe' || destination === 'empty') return false;
  return isDocument || destination === 'document';
}

/**
 * The strip with the page in a frame below it. The page cannot reach it: its origin is opaque, its sandbox keeps it
 * from navigating the tab, and nothing lets it fill the screen. The frame shows only what is on this host.
 */
export function warningStrip(ctx: PublicContext, uuid: string): Response {
  const text = TEXTS[ctx.locale];
  const inside = new URL(ctx.url);
  inside.searchParams.set(INSIDE, '1');
  const source = escapeAttribute(`${inside.pathname}${inside.search}`);
  const report = escapeAttribute(`${separateAppOrigin(ctx) ?? ''}/report?site=${uuid}`);
  const body = `<!doctype html>
<html lang="${ctx.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeText(text.title)}</title><style>${STYLE}</style></head>
<body><div role="note">${escapeText(text.notice)} <a href="${report}" target="_blank" rel="noopener">${escapeText(text.report)}</a></div>
<iframe title="${escapeAttribute(text.frame)}" src="${source}" sandbox="${PAGE_SANDBOX}" referrerpolicy="no-referrer"></iframe></body></html>
`;
  return new Response(body, { headers: stripHeaders(ctx) });
}
