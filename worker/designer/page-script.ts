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
      const action = form.getAttribute('action');
      const subject = action.startsWith('sms:') ? '?' : '?subject=' + encodeURIComponent(document.title);
      location.href = action + subject + '&body=' + encodeURIComponent(lines.join('\\n\\n'));
    });
  }
})();
`;

const COUNTDOWN_SCRIPT = `
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

const COMPARE_SCRIPT = `
(() => {
  for (const figure of document.querySelectorAll('.compare')) {
    const slider = figure.querySelector('input');
    slider.hidden = false;
    figure.classList.add('is-live');
    slider.addEventListener('input', () => figure.style.setProperty('--at', slider.value + '%'));
  }
})();
`;

const ORDER_SCRIPT = `
(() => {
  for (const shop of document.querySelectorAll('.shop')) {
    const { currency, total, agree } = shop.dataset;
    const money = new Intl.NumberFormat(document.documentElement.lang, currency ? { style: 'currency', currency } : { minimumFractionDigits: 2 });
    const rows = [...shop.querySelectorAll('.goods > li')];
    const counts = new Map();
    const part = (selector) => shop.querySelector(selector);
    const write = () => {
      const chosen = rows.filter((row) => counts.get(row));
      const sum = chosen.reduce((before, row) => before + counts.get(row) * Number(row.dataset.minor), 0);
      const texts = chosen.map((row) => {
        const price = row.dataset.minor === '' ? agree : money.format((counts.get(row) * Number(row.dataset.minor)) / 100);
        return [counts.get(row) + ' × ' + row.dataset.name, price];
      });
      part('.lines').replaceChildren(...texts.map((cells) => {
        const line = document.createElement('li');
        line.append(...cells.map((cell) => Object.assign(document.createElement('span'), { textContent: cell })));
        return line;
      }));
      part('.empty').hidden = chosen.length > 0;
      part('.total').hidden = chosen.length === 0;
      part('.total output').textContent = money.format(sum / 100);
      const message = [...texts.map((cells) => cells.join(', ')), total + ': ' + money.format(sum / 100)].join('\\n');
      for (const link of shop.querySelectorAll('[data-order]')) {
        const bare = link.href.split('?')[0];
        const text = encodeURIComponent(message);
        const subject = encodeURIComponent(document.title);
        const query = link.dataset.order === '?text=' ? '?text=' + text : '?subject=' + subject + '&body=' + text;
        link.href = chosen.length === 0 ? bare : bare + query;
      }
    };
    for (const row of rows) {
      const count = row.querySelector('.count');
      count.hidden = false;
      count.addEventListener('click', (event) => {
        const step = Number(event.target.dataset.step);
        if (!step) return;
        counts.set(row, Math.max(0, (counts.get(row) ?? 0) + step));
        count.querySelector('output').textContent = String(counts.get(row));
        write();
      });
    }
    const filter = part('.filter');
    if (filter) {
      filter.hidden = false;
      filter.addEventListener('click', ({ target }) => {
        const { show } = target.dataset;
        if (show === undefined) return;
        for (const button of filter.children) button.setAttribute('aria-pressed', String(button === target));
        for (const row of rows) row.hidden = show !== '' && row.dataset.group !== show;
      });
    }
    write();
  }
})();
`;

/** What some kinds of sections need beside the page's own script. */
export const SECTION_SCRIPTS: Readonly<Record<string, string>> = {
  countdown: COUNTDOWN_SCRIPT,
  beforeafter: COMPARE_SCRIPT,
  catalogue: ORDER_SCRIPT,
};
