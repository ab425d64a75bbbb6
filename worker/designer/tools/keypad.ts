import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html } from '../html.ts';
import type { ToolParts } from './tool.ts';

const TEXTS = {
  en: {
    title: 'Calculator',
    lead: 'With the buttons or the keyboard.',
    display: 'Calculation',
    result: 'Result',
    error: 'That cannot be calculated.',
    names: {
      '÷': 'divided by',
      '×': 'times',
      '−': 'minus',
      '+': 'plus',
      '=': 'equals',
      C: 'clear',
      '⌫': 'delete the last sign',
      '(': 'open bracket',
      ')': 'close bracket',
    },
    point: '.',
  },
  it: {
    title: 'Calcolatrice',
    lead: 'Con i pulsanti o con la tastiera.',
    display: 'Calcolo',
    result: 'Risultato',
    error: 'Questo non si può calcolare.',
    names: {
      '÷': 'diviso',
      '×': 'per',
      '−': 'meno',
      '+': 'più',
      '=': 'uguale',
      C: 'cancella tutto',
      '⌫': 'cancella l’ultimo segno',
      '(': 'apri parentesi',
      ')': 'chiudi parentesi',
    },
    point: ',',
  },
} as const;

const CSS = `
.keypad { max-width: 26rem; margin-inline: auto; display: grid; gap: 1rem; }
.display { background: var(--color-deep); color: var(--color-on-deep); border-radius: min(var(--radius), 16px); padding: 1rem 1.2rem; text-align: right; display: grid; gap: 0.3rem; min-height: 6.6rem; align-content: end; overflow-wrap: anywhere; }
.display output { font: var(--weight-display) clamp(2rem, 8vw, 3rem)/1.1 var(--font-display); font-variant-numeric: tabular-nums; color: var(--color-deep-brand); }
.keys { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.6rem; }
.keys button { padding: 0; min-height: 3.6rem; font-size: 1.4rem; }
.keys .sign { background: var(--color-tint); color: var(--color-ink); }`;

const SCRIPT = `
const say = data.texts;
const byId = (id) => document.getElementById(id);
const locale = data.language === 'it' ? 'it-IT' : 'en-GB';
let typed = '';
let isShown = false;

/** Brackets before points before lines; "%" is a hundredth. */
function calculate(text) {
  const tokens = text.match(/\\d+(?:[.,]\\d*)?|[.,]\\d+|[-+−×÷%()]/g) || [];
  let at = 0;
  function value() {
    const token = tokens[at++];
    if (token === '−') return -value();
    let found;
    if (token === '(') {
      found = sum();
      if (tokens[at++] !== ')') return NaN;
    } else found = /\\d/.test(token || '') ? Number(token.replace(',', '.')) : NaN;
    while (tokens[at] === '%') {
      at += 1;
      found /= 100;
    }
    return found;
  }
  function product() {
    let found = value();
    while (tokens[at] === '×' || tokens[at] === '÷') found = tokens[at++] === '×' ? found * value() : found / value();
    return found;
  }
  function sum() {
    let found = product();
    while (tokens[at] === '+' || tokens[at] === '−') found = tokens[at++] === '+' ? found + product() : found - product();
    return found;
  }
  const found = sum();
  return at === tokens.length ? Number(found.toPrecision(12)) : NaN;
}

function draw() {
  byId('typed').textContent = typed || '0';
}

const write = (value) => value.toLocaleString(locale, { maximumFractionDigits: 10, useGrouping: false }).replace('-', '−');

function press(key) {
  if (key === 'C') {
    typed = '';
    byId('result').textContent = '0';
  } else if (key === '⌫') typed = typed.slice(0, -1);
  else if (key === '=') {
    if (typed === '') return;
    const value = calculate(typed);
    const isKnown = Number.isFinite(value);
    byId('result').textContent = isKnown ? write(value) : say.error;
    isShown = isKnown;
    return;
  } else {
    if (isShown) typed = /[-+−×÷%]/.test(key) ? byId('result').textContent : '';
    if (typed.length < 60) typed += key;
  }
  isShown = false;
  draw();
}

for (const button of document.querySelectorAll('[data-key]')) button.addEventListener('click', () => press(button.dataset.key));
const TYPED = { '*': '×', x: '×', '/': '÷', ':': '÷', '-': '−', Enter: '=', '=': '=', Escape: 'C', Backspace: '⌫', Delete: 'C', '.': say.point, ',': say.point };
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isButton = event.key === 'Enter' && event.target instanceof Element && event.target.closest('button');
  const key = TYPED[event.key] || (/^[\\d+%()]$/.test(event.key) ? event.key : undefined);
  if (!key || isButton) return;
  event.preventDefault();
  press(key);
});
draw();
`;

const KEYS = ['C', '(', ')', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0'];

/** A pocket calculator with brackets and percent. */
export function drawKeypad(language: ReadingLanguage): ToolParts {
  const say = TEXTS[language];
  const names: Readonly<Record<string, string>> = say.names;
  const keys = [...KEYS, say.point, '⌫', '='];
  return {
    title: say.title,
    lead: say.lead,
    data: { texts: { error: say.error, point: say.point }, language },
    css: CSS,
    script: SCRIPT,
    markup: html`<div class="keypad">
      <div class="display">
        <p id="typed" role="status" aria-label="${say.display}"></p>
        <output id="result" aria-live="polite" aria-label="${say.result}">0</output>
      </div>
      <div class="keys">
        ${keys.map(
          (key) =>
            html`<button
              class="tool-button${/^[\d.,]$/.test(key) ? ' sign' : key === '=' ? '' : ' quiet'}"
              type="button"
              data-key="${key}"
              aria-label="${names[key] ?? key}"
            >
              ${key}
            </button>`,
        )}
      </div>
    </div>`,
  };
}
