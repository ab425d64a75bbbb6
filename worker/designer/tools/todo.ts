import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html } from '../html.ts';
import type { Tool, ToolParts } from './tool.ts';

type Todo = Extract<Tool, { kind: 'todo' }>;

const LISTS = {
  en: { tasks: 'To-do list', shopping: 'Shopping list', packing: 'Packing list' },
  it: { tasks: 'Cose da fare', shopping: 'Lista della spesa', packing: 'Lista per la valigia' },
} as const satisfies Record<ReadingLanguage, Record<Todo['list'], string>>;

const TEXTS = {
  en: {
    lead: 'Write it down, tick it off.',
    entry: 'New entry',
    add: 'Add',
    all: 'All',
    open: 'Open',
    done: 'Done',
    show: 'Show',
    clear: 'Remove what is done',
    remove: 'Remove',
    left: { none: 'Nothing left to do.', one: '1 left.', many: ' left.' },
    empty: 'Nothing here yet.',
    place: {
      browser: 'The list is kept in this browser.',
      address:
        'Storage is not available here, so the list is kept in the address of this page: bookmark it to find the list again.',
    },
  },
  it: {
    lead: 'Scrivi, fai, spunta.',
    entry: 'Nuova voce',
    add: 'Aggiungi',
    all: 'Tutte',
    open: 'Da fare',
    done: 'Fatte',
    show: 'Mostra',
    clear: 'Togli le voci fatte',
    remove: 'Togli',
    left: { none: 'Non resta niente da fare.', one: 'Ne resta 1.', many: 'Ancora da fare: ' },
    empty: 'Qui non c’è ancora niente.',
    place: {
      browser: 'La lista resta in questo browser.',
      address:
        'Qui il browser non permette di salvare, perciò la lista sta nell’indirizzo di questa pagina: aggiungilo ai preferiti per ritrovarla.',
    },
  },
} as const;

const CSS = `
.add { display: flex; gap: 0.7rem; align-items: end; }
.add > .field { flex: 1; }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.8rem 1.2rem; margin-block: 1.4rem 0.6rem; }
.filters { display: flex; gap: 0.3rem; border: 0; padding: 0; }
.filters button { background: none; border: 0; border-bottom: 3px solid transparent; color: inherit; font: inherit; font-family: var(--font-label); padding: 0.5rem 0.6rem; cursor: pointer; min-height: 2.75rem; }
.filters [aria-pressed='true'] { border-color: var(--fg-brand); font-weight: 700; }
.entries li { display: flex; align-items: center; gap: 0.8rem; border-top: 1px solid var(--rule); }
.entries label { flex: 1; display: flex; align-items: center; gap: 0.9rem; padding-block: 0.85rem; cursor: pointer; }
.entries input { flex: none; width: 1.5rem; height: 1.5rem; accent-color: var(--color-brand); }
.entries .is-done span { text-decoration: line-through; color: var(--fg-muted); }
.entries button { background: none; border: 0; color: var(--fg-muted); font: inherit; font-size: 1.3rem; min-width: 2.75rem; min-height: 2.75rem; cursor: pointer; }
.empty { border-top: 1px solid var(--rule); padding-block: 1rem; color: var(--fg-muted); }`;

const SCRIPT = `
const say = data.texts;
const byId = (id) => document.getElementById(id);
const kept = store.read();
let entries = Array.isArray(kept) ? kept.filter((one) => one && typeof one.text === 'string') : data.items.map((text) => ({ text, done: false }));
let filter = 'all';

function button(label, text, onClick) {
  const made = document.createElement('button');
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}

function row(entry) {
  const item = document.createElement('li');
  const label = document.createElement('label');
  const box = document.createElement('input');
  const text = document.createElement('span');
  box.type = 'checkbox';
  box.checked = entry.done === true;
  text.textContent = entry.text;
  item.classList.toggle('is-done', box.checked);
  box.addEventListener('change', () => {
    entry.done = box.checked;
    item.classList.toggle('is-done', box.checked);
    keep();
  });
  label.append(box, text);
  item.append(label, button(say.remove + ': ' + entry.text, '×', () => {
    entries = entries.filter((one) => one !== entry);
    keep();
    draw();
    byId('entry').focus();
  }));
  return item;
}

function count() {
  const left = entries.filter(({ done }) => !done).length;
  const { none, one, many } = say.left;
  byId('left').textContent = entries.length === 0 ? '' : left === 0 ? none : left === 1 ? one : data.language === 'it' ? many + left + '.' : left + many;
  byId('clear').hidden = left === entries.length;
}

function draw() {
  const shown = entries.filter(({ done }) => filter === 'all' || (filter === 'done') === (done === true));
  byId('entries').replaceChildren(...shown.map(row));
  byId('empty').hidden = shown.length > 0;
  for (const one of document.querySelectorAll('[data-filter]')) one.setAttribute('aria-pressed', String(one.dataset.filter === filter));
  count();
}

function keep() {
  store.write(entries);
  count();
}

byId('add').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = byId('entry').value.trim();
  if (text === '') return;
  entries.push({ text, done: false });
  byId('entry').value = '';
  if (filter === 'done') filter = 'all';
  keep();
  draw();
});
byId('clear').addEventListener('click', () => {
  entries = entries.filter(({ done }) => !done);
  keep();
  draw();
  byId('entry').focus();
});
for (const one of document.querySelectorAll('[data-filter]')) {
  one.addEventListener('click', () => {
    filter = one.dataset.filter;
    draw();
  });
}
byId('place').textContent = say.place[store.place];
draw();
`;

/** A list to tick off, kept by the visitor's browser. */
export function drawTodo({ list, items }: Todo, language: ReadingLanguage): ToolParts {
  const say = TEXTS[language];
  return {
    title: LISTS[language][list],
    lead: say.lead,
    data: { texts: say, items, language },
    css: CSS,
    script: SCRIPT,
    markup: html`<form id="add" class="add">
        <p class="field">
          <label for="entry">${say.entry}</label>
          <input id="entry" type="text" maxlength="200" autocomplete="off" />
        </p>
        <button class="tool-button" type="submit">${say.add}</button>
      </form>
      <div class="bar">
        <div class="filters" role="group" aria-label="${say.show}">
          ${(['all', 'open', 'done'] as const).map(
            (id) => html`<button type="button" data-filter="${id}">${say[id]}</button>`,
          )}
        </div>
        <p id="left" role="status"></p>
      </div>
      <ul id="entries" class="entries"></ul>
      <p id="empty" class="empty">${say.empty}</p>
      <p><button id="clear" class="tool-button quiet" type="button" hidden>${say.clear}</button></p>
      <p id="place" class="hint"></p>`,
  };
}
