// Runs before the first paint, so that nothing flashes: the stored theme, and the address of the visitor's
// language (the rule of web/i18n/languages.ts). The build puts it into the pages, allowed by its hash, without
// its comments, which therefore stand on lines of their own.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('bluewave_theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  const stored = localStorage.getItem('bluewave_language');
  const isItalian =
    stored === 'it' || (stored !== 'en' && navigator.languages.some((tag) => /^it\b/i.test(tag)));
  const italian = document.querySelector('link[rel="alternate"][hreflang="it"]');
  if (italian === null) root.lang = isItalian ? 'it' : 'en';
  else if (isItalian && root.lang === 'en') {
    location.replace(new URL(italian.href).pathname + location.search + location.hash);
  }
  // A screen of the app has its texts in both languages at hand: one of them is fetched.
  for (const link of document.querySelectorAll(`link[data-texts="${root.lang}"]`)) {
    link.rel = 'modulepreload';
  }
} catch {
  // Storage may be blocked: the system's theme and the address's language apply.
}

// Until the app has taken the page over, its forms and buttons have no handler: a form would put what was
// written into the address, a button would do nothing. What was sent or pressed that early is held, the last of
// each (web/app/adopt-early-input.ts carries it out). From its first rendering on React keeps clicks itself.
const earlyRoot = () => document.querySelector('#root[data-address]');
const hold = (element, isLate) => {
  const root = earlyRoot();
  if (element === null || root === null || (isLate && 'hydrating' in root.dataset)) return false;
  for (const other of root.querySelectorAll(`${element.localName}[data-held]`)) delete other.dataset.held;
  element.dataset.held = '';
  return true;
};
addEventListener(
  'submit',
  (event) => {
    if (hold(event.target, false)) event.preventDefault();
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    hold(event.target.closest('button[type="button"]'), true);
    keepLanguage(event.target.closest('a[hreflang]'));
  },
  true,
);
// Enter sends where the keyboard of a phone says so; it must not break the line meanwhile.
addEventListener(
  'keydown',
  (event) => {
    const { key, shiftKey, isComposing, target } = event;
    if (key !== 'Enter' || shiftKey || isComposing || target.enterKeyHint !== 'send') return;
    if (earlyRoot() === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    target.form.requestSubmit();
  },
  true,
);
// A link to the other language leads there by itself; that it was chosen is kept as the app would keep it.
const keepLanguage = (link) => {
  if (link === null || earlyRoot() === null) return;
  try {
    localStorage.setItem('bluewave_language', link.hreflang);
  } catch {
    // Nothing is kept in this browser.
  }
};

// A page that the build wrote only names the app's files: they come once it is painted with its fonts and first
// pictures, which until then have the line to themselves. A picture that never ends, or a tab in the background,
// which is not painted, must not keep the app away.
const fetchApp = () => {
  const app = document.querySelector('link[rel="app"]');
  if (app === null) return;
  app.remove();
  for (const part of document.querySelectorAll('link[rel="app-part"]')) part.rel = 'modulepreload';
  import(app.href);
};
addEventListener('DOMContentLoaded', () => setTimeout(fetchApp, 3_000));
addEventListener('load', () => {
  requestAnimationFrame(() => setTimeout(fetchApp));
  setTimeout(fetchApp, 1_000);
});
