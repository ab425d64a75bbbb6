/**
 * The page's only script: phone menu, "open now", and forms that open the mail program. Wrapped in a function, since
 * a preview writes several pages into one realm.
 */
export const PAGE_SCRIPT = `
(() => {
  const button = document.querySelector('.menu-button');
  const menu = document.getElementById('site-nav');
  function setMenu(isOpen) {
    button.setAttribute('aria-expanded', String(isOpen));
    menu.classList.toggle('is-open', isOpen);
  }
  button.addEventListener('click', () => setMenu(button.getAttribute('aria-expanded') !== 'true'));
  menu.addEventListener('click', (event) => { if (event.target.closest('a')) setMenu(false); });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    setMenu(false);
    button.focus();
  });
  const state = document.querySelector('.open-state');
  if (state) {
    const now = new Date();
    const time = now.toTimeString().slice(0, 5);
    const rowOf = (day) => document.querySelector('[data-day="' + (day % 7) + '"]');
    const spansOf = (row) => (row ? row.dataset.times.split(' ').filter(Boolean) : []).map((span) => span.split('-'));
    const row = rowOf(now.getDay() + 6);
    const isOpen =
      spansOf(row).some(([open, close]) => time >= open && (time < close || close < open)) ||
      spansOf(rowOf(now.getDay() + 5)).some(([open, close]) => close < open && time < close);
    if (row) row.classList.add('today');
    state.textContent = isOpen ? state.dataset.open : state.dataset.closed;
    state.hidden = false;
  }
  for (const form of document.querySelectorAll('[data-mail-form]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const lines = form.dataset.mailForm === 'labels' ? [...data].map(([label, value]) => label + ': ' + value) : [...data.values()].reverse();
      location.href = form.getAttribute('action') + '?subject=' + encodeURIComponent(document.title) + '&body=' + encodeURIComponent(lines.join('\\n\\n'));
    });
  }
})();
`;

/** For pages with a countdown. */
export const COUNTDOWN_SCRIPT = `
(() => {
  const clock = document.querySelector('[data-until]');
  const end = new Date(clock.dataset.until.replace(/^(\\d{4}-\\d{2}-\\d{2})$/, '$1T00:00')).getTime();
  const sizes = { days: 864e5, hours: 36e5, minutes: 6e4, seconds: 1e3 };
  const tick = () => {
    let left = Math.max(0, end - Date.now());
    for (const [unit, size] of Object.entries(sizes)) {
      clock.querySelector('[data-unit="' + unit + '"]').textContent = String(Math.floor(left / size));
      left %= size;
    }
  };
  tick();
  clock.hidden = false;
  setInterval(tick, 1000);
})();
`;
