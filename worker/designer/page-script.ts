import type { DrawnKind } from './sections/drawn-kind.ts';
import { SECTION_SCRIPTS } from './section-scripts.ts';

/**
 * The page's only script: phone menu, "open now", and forms that open the mail program. Wrapped in a function, since
 * a preview writes several pages into one realm.
 */
const PAGE_SCRIPT = `
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
    const rowOf = (day) => document.querySelector('[data-day~="' + (day % 7) + '"]');
    const spansOf = (row) => (row ? row.dataset.times.split(' ').filter(Boolean) : []).map((span) => span.split('-'));
    const row = rowOf(now.getDay() + 6);
    const isOpen =
      spansOf(row).some(([open, close]) => time >= open && (time < close || close < open)) ||
      spansOf(rowOf(now.getDay() + 5)).some(([open, close]) => close < open && time < close);
    if (row) row.classList.add('today');
    state.textContent = isOpen ? state.dataset.open : state.dataset.closed;
    state.hidden = !row && !isOpen;
  }
  for (const form of document.querySelectorAll('[data-mail-form]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const lines = form.dataset.mailForm === 'labels' ? [...data].map(([label, value]) => label + ': ' + value) : [...data.values()].reverse();
      const action = form.getAttribute('action');
      if (action === 'mailto:') return;
      const subject = action.startsWith('sms:') ? '?' : '?subject=' + encodeURIComponent(document.title);
      location.href = action + subject + '&body=' + encodeURIComponent(lines.join('\\n\\n'));
    });
  }
})();
`;

/** The scripts of a page with these kinds of sections, each once. */
export function pageScripts(kinds: readonly DrawnKind[]): string {
  return [...new Set([PAGE_SCRIPT, ...kinds.flatMap((kind) => SECTION_SCRIPTS[kind] ?? [])])].join(
    '',
  );
}
