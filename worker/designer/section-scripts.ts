import type { DrawnKind } from './sections/drawn-kind.ts';

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
    slider.addEventListener('input', () => figure.style.setProperty('--part', String(slider.value / 100)));
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
      part('.cart-bar').hidden = chosen.length === 0;
      part('.cart-bar output').textContent = chosen.reduce((before, row) => before + counts.get(row), 0) + ' · ' + money.format(sum / 100);
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
    write();
  }
})();
`;

const FILTER_SCRIPT = `
(() => {
  for (const filter of document.querySelectorAll('[data-filter] > .filter')) {
    filter.hidden = false;
    filter.addEventListener('click', ({ target }) => {
      const { show } = target.dataset;
      if (show === undefined) return;
      for (const button of filter.children) button.setAttribute('aria-pressed', String(button === target));
      for (const entry of filter.parentElement.querySelectorAll('[data-group]')) {
        entry.hidden = show !== '' && entry.dataset.group !== show;
      }
    });
  }
})();
`;

/** Shows the pictures of a section large, one after the other. */
const VIEWER_SCRIPT = `
(() => {
  const dialog = document.createElement('dialog');
  dialog.className = 'viewer';
  let shown = [];
  let at = 0;
  const make = (label, text, run) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
    button.setAttribute('aria-label', label);
    button.addEventListener('click', run);
    return button;
  };
  const captionOf = (frame) => frame.closest('li, figure').querySelector('figcaption, .name')?.textContent.trim() ?? '';
  const step = (by) => {
    at = (at + by + shown.length) % shown.length;
    const figure = document.createElement('figure');
    figure.append(
      shown[at].querySelector('svg, img, picture').cloneNode(true),
      Object.assign(document.createElement('figcaption'), { textContent: captionOf(shown[at]) }),
    );
    dialog.querySelector('figure').replaceWith(figure);
  };
  for (const section of document.querySelectorAll('[data-viewer]')) {
    const { open, close, previous, next } = section.dataset;
    // Letters that hold the place of a picture have nothing more to show.
    const frames = [...section.querySelectorAll('.picture:not(:has(svg text))')];
    for (const frame of frames) {
      const look = () => {
        shown = frames.filter((one) => !one.closest('[hidden]'));
        at = shown.indexOf(frame);
        dialog.replaceChildren(document.createElement('figure'), make(close, '×', () => dialog.close()));
        if (shown.length > 1) dialog.append(make(previous, '‹', () => step(-1)), make(next, '›', () => step(1)));
        step(0);
        document.body.append(dialog);
        dialog.showModal();
      };
      frame.setAttribute('role', 'button');
      frame.setAttribute('aria-label', open + ': ' + captionOf(frame));
      frame.tabIndex = 0;
      frame.addEventListener('click', look);
      frame.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        look();
      });
    }
  }
  dialog.addEventListener('click', ({ target }) => { if (target === dialog) dialog.close(); });
  dialog.addEventListener('keydown', ({ key }) => {
    if (shown.length > 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) step(key === 'ArrowLeft' ? -1 : 1);
  });
  dialog.addEventListener('close', () => dialog.remove());
})();
`;

/** What some kinds of sections need beside the page's own script. */
export const SECTION_SCRIPTS: Partial<Record<DrawnKind, readonly string[]>> = {
  countdown: [COUNTDOWN_SCRIPT],
  beforeafter: [COMPARE_SCRIPT],
  catalogue: [FILTER_SCRIPT, ORDER_SCRIPT],
  portfolio: [FILTER_SCRIPT, VIEWER_SCRIPT],
  gallery: [VIEWER_SCRIPT],
};
