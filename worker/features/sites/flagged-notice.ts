import type { Locale } from '#messages/error-message.ts';

const NOTICE = {
  en: 'This page was made by a Bluewave user and is not affiliated with any company it names. Never enter passwords or card numbers here.',
  it: 'Questa pagina è stata creata da un utente di Bluewave e non ha legami con le aziende che nomina. Non inserire mai password o numeri di carta.',
} satisfies Record<Locale, string>;

const STYLE =
  'position:relative;z-index:2147483647;padding:10px 16px;font:14px/1.5 system-ui,sans-serif;background:#7a1f12;color:#fff';

/** The strip on a flagged page; it stands in the head's place and moves itself to the top of the body. */
export function noticeScript(locale: Locale): string {
  const text = JSON.stringify(NOTICE[locale]);
  return `<script>addEventListener('DOMContentLoaded',function(){var n=document.createElement('div');n.setAttribute('role','note');n.textContent=${text};n.style.cssText='all:initial;display:block;${STYLE}';document.body.prepend(n)})</script>`;
}

/**
 * The same strip for a page without scripts: at its end, fixed to the top of the window. No rule of the page wins over
 * an important inline style.
 */
export function noticeMarkup(locale: Locale): string {
  const declarations = ['all:initial', 'display:block', STYLE, 'position:fixed', 'inset:0 0 auto'];
  const style = declarations.join(';').split(';').join('!important;');
  return `<div role="note" style="${style}!important">${NOTICE[locale]}</div>`;
}
