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
} catch {
  // Storage may be blocked: the system's theme and the address's language apply.
}

// Until the app has taken the page over, its forms have no handler and would put what was written into the
// address: a form sent that early is held (web/app/adopt-early-input.ts sends it).
addEventListener(
  'submit',
  (event) => {
    if (document.querySelector('#root[data-address]') === null) return;
    event.preventDefault();
    event.target.dataset.held = '';
  },
  true,
);
