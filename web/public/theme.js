// Runs before the first paint: the stored theme and language, so that nothing flashes. No inline script is allowed.
try {
  var theme = localStorage.getItem('bluewave_theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  var language = localStorage.getItem('bluewave_language');
  if (language === 'en' || language === 'it') document.documentElement.lang = language;
} catch {
  // Storage may be blocked: the system's theme applies.
}
