import type { Locale } from '#messages/error-message.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { PLATFORM_WINDOW_SECONDS } from '#worker/http/middleware/limit-rate.ts';
import { siteHeaders } from './public-headers.ts';

export type RefusalKind = 'missing' | 'suspended' | 'held' | 'review' | 'unavailable' | 'crowded';

interface RefusalText {
  title: string;
  text: string;
}

const STATUS = {
  missing: 404,
  suspended: 451,
  held: 403,
  review: 451,
  unavailable: 503,
  crowded: 429,
} satisfies Record<RefusalKind, number>;

/** `Retry-After` of the pages that say “try again later”. */
const RETRY_SECONDS: Partial<Record<RefusalKind, number>> = {
  unavailable: 10,
  crowded: PLATFORM_WINDOW_SECONDS,
};

const TEXTS = {
  missing: {
    en: {
      title: 'There is no page here',
      text: 'The address may be mistyped, or its owner may have removed the site.',
    },
    it: {
      title: 'Qui non c’è nessuna pagina',
      text: 'Forse l’indirizzo è sbagliato, oppure chi l’ha creata ha rimosso il sito.',
    },
  },
  suspended: {
    en: {
      title: 'This site has been suspended',
      text: 'It was reported or looked unsafe. Its owner still has the page and can ask for a review.',
    },
    it: {
      title: 'Questo sito è stato sospeso',
      text: 'È stato segnalato o non sembrava sicuro. Chi l’ha creato conserva la pagina e può chiedere una verifica.',
    },
  },
  held: {
    en: {
      title: 'This page is not shown',
      text: 'It asks for a password or card data in the name of a known brand. If it is yours: remove the form or the brand’s name, save the page and publish it again, and it is back.',
    },
    it: {
      title: 'Questa pagina non viene mostrata',
      text: 'Chiede una password o i dati di una carta a nome di un marchio noto. Se è tua: togli il modulo o il nome del marchio, salvala e pubblicala di nuovo, e torna visibile.',
    },
  },
  review: {
    en: {
      title: 'This site is being reviewed',
      text: 'It was reported and looked unsafe, so it is hidden until we have looked at it. Its owner still has the page.',
    },
    it: {
      title: 'Questo sito è in verifica',
      text: 'È stato segnalato e non sembrava sicuro: resta nascosto finché non lo controlliamo. Chi l’ha creato conserva la pagina.',
    },
  },
  unavailable: {
    en: {
      title: 'This page cannot be shown right now',
      text: 'Nothing is lost. Try again in a moment.',
    },
    it: {
      title: 'Al momento la pagina non è disponibile',
      text: 'Non è andato perso nulla. Riprova tra poco.',
    },
  },
  crowded: {
    en: {
      title: 'Too many pages at once',
      text: 'Very many requests came from your connection. Wait a minute, then reload.',
    },
    it: {
      title: 'Troppe pagine in una volta',
      text: 'Dalla tua connessione sono arrivate moltissime richieste. Aspetta un minuto e ricarica.',
    },
  },
} satisfies Record<RefusalKind, Record<Locale, RefusalText>>;

/** A small page that says why a site is not shown, in the visitor's language. */
export function refusePage(ctx: PublicContext, kind: RefusalKind): Response {
  const { title, text } = TEXTS[kind][ctx.locale];
  const retrySeconds = RETRY_SECONDS[kind];
  return new Response(plainPage({ locale: ctx.locale, title, body: `<p>${text}</p>` }), {
    status: STATUS[kind],
    headers: {
      ...siteHeaders(ctx),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language',
      'x-robots-tag': 'noindex',
      ...(retrySeconds === undefined ? {} : { 'retry-after': String(retrySeconds) }),
    },
  });
}

const FOREIGN = {
  en: {
    title: 'Only users’ sites live here',
    text: 'This address shows the pages that people made with Bluewave.',
    link: 'Go to Bluewave',
  },
  it: {
    title: 'Qui ci sono solo i siti degli utenti',
    text: 'Questo indirizzo mostra le pagine create con Bluewave.',
    link: 'Vai su Bluewave',
  },
} satisfies Record<Locale, RefusalText & { link: string }>;

/** What the host of users' pages answers in place of the app, whose origin is `app`. */
export function foreignPage(locale: Locale, app: string): Response {
  const { title, text, link } = FOREIGN[locale];
  const body = `<p>${text}</p><p><a href="${app}/">${link}</a></p>`;
  return new Response(plainPage({ locale, title, body }), {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      vary: 'accept-language',
      'x-robots-tag': 'noindex',
    },
  });
}

const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0b62c4"/><g stroke="#fff" fill="none" stroke-width="2.6" stroke-linecap="round"><path d="M4 19.5c4 0 4-4 8-4s4 4 8 4 4-4 8-4"/><path d="M4 25.5c4 0 4-4 8-4s4 4 8 4 4-4 8-4"/></g><circle cx="21.5" cy="9" r="3" fill="#fff"/></svg>`;
const SHORE = `<svg class="shore" viewBox="0 0 800 90" preserveAspectRatio="none" aria-hidden="true"><path fill="var(--s1)" d="M0 18c60-12 90-12 200 0s140 12 200 0 140-12 200 0 140 12 200 0v72H0z"/><path fill="var(--s2)" d="M0 44c70 14 120 14 200 0s130-14 200 0 130 14 200 0 130-14 200 0v46H0z"/><path fill="var(--s3)" d="M0 70c60-12 120-12 200 0s140 12 200 0 140-12 200 0 140 12 200 0v20H0z"/></svg>`;

/** A page of ours in the plainest form, with our mark; title and body are trusted HTML. */
export function plainPage(page: { locale: Locale; title: string; body: string }): string {
  return `<!doctype html>
<html lang="${page.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${page.title} · Bluewave</title><style>
:root{color-scheme:light dark;--ink:#14213d;--ground:#faf7f2;--soft:#51607d;--line:#d9d4ca;--sea:#0b62c4;--s1:#8cc8e4;--s2:#429ad1;--s3:#0c5195}
@media(prefers-color-scheme:dark){:root{--ink:#e9edf5;--ground:#101826;--soft:#a5b1c8;--line:#2b3850;--sea:#7db5ff;--s1:#28608a;--s2:#184770;--s3:#122d52}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;
font:16px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
header{display:flex;align-items:center;gap:.5rem;font-size:1.1875rem;font-weight:700;letter-spacing:-.02em}header svg{width:2rem;height:2rem}
header,main{padding:1.25rem clamp(1.25rem,8vw,8rem)}main{align-self:center;max-width:calc(34rem + 2*clamp(1.25rem,8vw,8rem))}.shore{display:block;width:100%;height:clamp(3.5rem,9vw,6rem)}a{color:var(--sea)}h1{font-size:clamp(1.6rem,4vw,2.4rem);line-height:1.15;margin:0 0 .75rem;text-wrap:balance}p{margin:0 0 1rem;color:var(--soft)}
label{display:block;margin:1rem 0 .25rem;font-weight:600}input,textarea{width:100%;font:inherit;color:inherit;padding:.6rem .7rem;border:1px solid var(--line);border-radius:8px;background:transparent}
button{margin-top:1.25rem;font:inherit;font-weight:600;padding:.65rem 1.1rem;min-height:44px;border:0;border-radius:8px;color:var(--ground);background:var(--sea);cursor:pointer}
:focus-visible{outline:2px solid var(--sea);outline-offset:2px}</style></head>
<body><header>${MARK}Bluewave</header><main><h1>${page.title}</h1>${page.body}</main>${SHORE}</body></html>
`;
}
