// Runs before the first paint, so that nothing flashes: the stored theme, and the address of the visitor's
// language (the rule of web/i18n/languages.ts). No inline script is allowed.
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
