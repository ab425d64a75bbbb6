import { CURRENCY_SIGNS } from '#domain/reading/money.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html, type Html } from '../html.ts';
import type { Sheet, SheetInput } from './sheet.ts';
import type { ToolParts } from './tool.ts';

const TEXTS = {
  en: {
    number: 'Write a number, such as 12.5.',
    whole: 'Write a whole number.',
    least: 'At least ',
    most: 'At most ',
    inputs: 'Your numbers',
    results: 'Result',
    none: '–',
  },
  it: {
    number: 'Scrivi un numero, per esempio 12,5.',
    whole: 'Scrivi un numero intero.',
    least: 'Almeno ',
    most: 'Al massimo ',
    inputs: 'I tuoi numeri',
    results: 'Risultato',
    none: '–',
  },
} as const;

const CSS = `
.sheet { display: grid; gap: clamp(1.4rem, 4vw, 3rem); }
.sheet .fields { display: grid; gap: 1.1rem; align-content: start; border: 0; padding: 0; }
.sheet label { font-family: var(--font-label); }
.sheet .unit { color: var(--fg-muted); }
.sheet select { font: inherit; width: 100%; padding: 0.75rem 0.9rem; border: 1px solid var(--color-control); border-radius: min(var(--radius), 12px); }
.sheet [aria-invalid='true'] { outline: 2px solid var(--color-ink); border-style: dashed; }
.sheet .fault { font-weight: 600; font-size: 0.95rem; }
.sheet .results { background: var(--color-deep); color: var(--color-on-deep); border-radius: min(var(--radius), 20px); padding: clamp(1.2rem, 3.4vw, 2.4rem); align-content: start; display: grid; gap: 1.2rem; }
.sheet .main b { display: block; font: var(--weight-display) clamp(2.4rem, 6vw, 4rem)/1.1 var(--font-display); font-variant-numeric: tabular-nums; color: var(--color-deep-brand); overflow-wrap: anywhere; }
.sheet dl { display: grid; gap: 0; }
.sheet dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.2rem 1rem; padding-block: 0.7rem; border-top: 1px solid var(--color-deep-line); }
.sheet dd { font-weight: 700; font-variant-numeric: tabular-nums; margin-left: auto; }
.sheet .presets { display: flex; flex-wrap: wrap; gap: 0.7rem; }
@media (min-width: 46rem) { .sheet { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); } }`;

const SCRIPT = `
const say = data.texts;
const byId = (id) => document.getElementById(id);
const locale = data.language === 'it' ? 'it-IT' : 'en-GB';

/** Both "1,250.50" and "1.250,50" are read; a single mark before three digits groups thousands where the language does so. */
function parseNumber(text) {
  const bare = text.replace(/[\\s'’€£$%]/g, '').replace(/^(?:CHF|kr)|(?:CHF|kr)$/i, '');
  const marks = bare.match(/[.,]/g) || [];
  const last = marks.at(-1);
  const isMixed = new Set(marks).size > 1;
  const isGroup = marks.length === 1 && last === (data.language === 'it' ? '.' : ',') && /^-?[1-9]\\d{0,2}[.,]\\d{3}$/.test(bare);
  const isRepeated = marks.length > 1 && !isMixed;
  const decimal = isGroup || isRepeated ? undefined : last;
  const plain = [...bare].filter((sign) => !/[.,]/.test(sign) || sign === decimal).join('').replace(',', '.');
  return /^-?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$/.test(plain) ? Number(plain) : NaN;
}

const write = (value, kind) =>
  kind === 'money' && data.currency
    ? value.toLocaleString(locale, { style: 'currency', currency: data.currency })
    : value.toLocaleString(locale, kind === 'money' ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: kind === 'percent' ? 2 : 4 }) + (kind === 'percent' ? ' %' : '');

function faultOf({ kind, min = 0, max = Infinity }, value) {
  if (!Number.isFinite(value)) return say.number;
  if (value < min) return say.least + min.toLocaleString(locale) + '.';
  if (value > max) return say.most + max.toLocaleString(locale) + '.';
  return kind === 'whole' && !Number.isInteger(value) ? say.whole : '';
}

function readFields() {
  const values = {};
  let isComplete = true;
  for (const input of data.inputs) {
    const field = byId(input.id);
    const value = input.choices ? Number(field.value) : parseNumber(field.value);
    const fault = input.choices ? '' : faultOf(input, value);
    if (!input.choices) {
      field.setAttribute('aria-invalid', String(fault !== ''));
      byId(input.id + '-fault').textContent = fault;
    }
    if (fault) isComplete = false;
    values[input.id] = value;
  }
  return isComplete ? values : undefined;
}

function rangeOf(ranges, value) {
  return ranges.filter(({ from }) => value >= from).at(-1);
}

function show() {
  const values = readFields();
  const results = values && compute(values);
  for (const { id, kind, unit, ranges } of data.outputs) {
    const value = results && results[id];
    const isKnown = Number.isFinite(value);
    byId('result-' + id).textContent = isKnown ? write(value, kind) + (unit ? ' ' + unit : '') : say.none;
    if (ranges) byId('range-' + id).textContent = isKnown ? rangeOf(ranges, value).label : '';
  }
}

data.presets.forEach(({ input }, at) => {
  byId('preset-' + at).addEventListener('click', () => {
    const values = readFields();
    if (!values) return;
    byId(input).value = (Math.round(presets[at](values) * 10) / 10).toLocaleString(locale, { useGrouping: false });
    show();
  });
});
byId('calculator').addEventListener('input', show);
byId('calculator').addEventListener('submit', (event) => event.preventDefault());
show();
`;

function drawField(input: SheetInput, sheet: Sheet, language: ReadingLanguage): Html {
  const { id, label, kind, choices } = input;
  const sign = kind === 'money' && sheet.currency ? CURRENCY_SIGNS[sheet.currency] : undefined;
  const unit = input.unit ?? sign ?? (kind === 'percent' ? '%' : undefined);
  if (choices) {
    const options = choices.map((one) =>
      one.value === input.value
        ? html`<option value="${one.value}" selected>${one.label}</option>`
        : html`<option value="${one.value}">${one.label}</option>`,
    );
    return html`<p class="field">
      <label for="${id}">${label}</label>
      <select id="${id}">
        ${options}
      </select>
    </p>`;
  }
  const value = input.value.toLocaleString(language === 'it' ? 'it-IT' : 'en-GB', {
    useGrouping: false,
    maximumFractionDigits: 6,
  });
  return html`<div class="field">
    <label for="${id}">${label}${unit && html` <span class="unit">(${unit})</span>`}</label>
    <input
      id="${id}"
      type="text"
      inputmode="decimal"
      autocomplete="off"
      value="${value}"
      aria-describedby="${id}-fault"
    />
    <p id="${id}-fault" class="fault" role="alert"></p>
  </div>`;
}

function writeCompute({ inputs, outputs, presets = [] }: Sheet): string {
  const lines = outputs.map(({ id, formula }) => `  const ${id} = ${formula};`);
  const fields = `{ ${inputs.map(({ id }) => id).join(', ')} }`;
  return `function compute(${fields}) {
${lines.join('\n')}
  return { ${outputs.map(({ id }) => id).join(', ')} };
}
const presets = [${presets.map(({ formula }) => `(${fields}) => ${formula}`).join(', ')}];
`;
}

function drawPresets({ presets = [] }: Sheet): Html | false {
  return (
    presets.length > 0 &&
    html`<p class="presets">
      ${presets.map(
        ({ label }, at) =>
          html`<button id="preset-${at}" class="tool-button quiet" type="button">${label}</button>`,
      )}
    </p>`
  );
}

function drawResults({ outputs, main }: Sheet, none: string): Html {
  const others = outputs.filter(({ id }) => id !== main);
  return html`${outputs
    .filter(({ id }) => id === main)
    .map(
      ({ id, label, ranges }) =>
        html`<p class="main">
          ${label} <b id="result-${id}">${none}</b>
          ${ranges && html`<span id="range-${id}"></span>`}
        </p>`,
    )}
  ${
    others.length > 0 &&
    html`<dl>
      ${others.map(
        ({ id, label }) =>
          html`<div>
            <dt>${label}</dt>
            <dd id="result-${id}">${none}</dd>
          </div>`,
      )}
    </dl>`
  }`;
}

/** A calculator: fields on one side, results that follow every key on the other. */
export function drawCalculator(sheet: Sheet, language: ReadingLanguage): ToolParts {
  const say = TEXTS[language];
  const { inputs, outputs, currency, presets = [] } = sheet;
  return {
    title: sheet.title,
    lead: sheet.lead,
    data: {
      texts: say,
      language,
      inputs: inputs.map(({ id, kind, min, max, choices }) => ({
        id,
        kind,
        min,
        max,
        choices: choices !== undefined,
      })),
      outputs: outputs.map(({ id, kind, unit, ranges }) => ({ id, kind, unit, ranges })),
      presets: presets.map(({ input }) => ({ input })),
      ...(currency !== undefined && currency !== 'kr' && { currency }),
    },
    css: CSS,
    script: writeCompute(sheet) + SCRIPT,
    markup: html`<form id="calculator" class="sheet" novalidate>
        <fieldset class="fields" aria-label="${say.inputs}">
          ${inputs.map((input) => drawField(input, sheet, language))} ${drawPresets(sheet)}
        </fieldset>
        <div class="results" role="region" aria-label="${say.results}" aria-live="polite">
          ${drawResults(sheet, say.none)}
        </div>
      </form>
      ${sheet.note && html`<p class="hint">${sheet.note}</p>`}`,
  };
}
