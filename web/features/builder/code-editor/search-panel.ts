import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import { type EditorView, type Panel, runScopeHandlers, type ViewUpdate } from '@codemirror/view';

export interface SearchTexts {
  panel: string;
  find: string;
  replace: string;
  next: string;
  previous: string;
  replaceOne: string;
  replaceAll: string;
  matchCase: string;
  wholeWord: string;
  regexp: string;
  close: string;
  none: string;
  invalid: string;
  position: (current: number, total: number) => string;
  total: (total: number) => string;
  many: (total: number) => string;
}

const MAX_COUNTED = 999;
const COUNT_PAUSE_MS = 120;

/** Find and replace with the app's own look and the number of matches. */
export function createSearchPanel(texts: SearchTexts): (view: EditorView) => Panel {
  return (view) => {
    const parts = buildParts(view, texts);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function recount(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        parts.count.textContent = describeCount(view, texts);
      }, COUNT_PAUSE_MS);
    }
    parts.show(getSearchQuery(view.state));
    return {
      dom: parts.dom,
      top: true,
      mount() {
        parts.find.select();
        recount();
      },
      update(update: ViewUpdate) {
        const changed = update.transactions
          .flatMap(({ effects }) => effects)
          .findLast((effect) => effect.is(setSearchQuery));
        if (changed?.is(setSearchQuery) === true) parts.show(changed.value);
        if (changed !== undefined || update.docChanged || update.selectionSet) recount();
      },
      destroy: () => clearTimeout(timer),
    };
  };
}

function buildParts(view: EditorView, texts: SearchTexts) {
  const find = field(texts.find, 'search');
  find.setAttribute('main-field', 'true');
  const replace = field(texts.replace, 'replace');
  const caseSensitive = toggle('Aa', texts.matchCase, commit);
  const wholeWord = toggle('ab|', texts.wholeWord, commit);
  const regexp = toggle('.*', texts.regexp, commit);
  const count = document.createElement('output');
  count.className = 'cm-find-count';
  const dom = document.createElement('div');
  dom.className = 'cm-find';
  dom.setAttribute('role', 'search');
  dom.setAttribute('aria-label', texts.panel);
  dom.append(
    row(find, [
      caseSensitive,
      wholeWord,
      regexp,
      count,
      action('↑', texts.previous, () => findPrevious(view)),
      action('↓', texts.next, () => findNext(view)),
      action('✕', texts.close, () => closeSearchPanel(view)),
    ]),
    row(replace, [
      action(texts.replaceOne, texts.replaceOne, () => replaceNext(view)),
      action(texts.replaceAll, texts.replaceAll, () => replaceAll(view)),
    ]),
  );

  function commit(): void {
    const query = new SearchQuery({
      search: find.value,
      replace: replace.value,
      caseSensitive: isPressed(caseSensitive),
      wholeWord: isPressed(wholeWord),
      regexp: isPressed(regexp),
    });
    if (!query.eq(getSearchQuery(view.state))) view.dispatch({ effects: setSearchQuery.of(query) });
  }
  function show(query: SearchQuery): void {
    if (find.value !== query.search) find.value = query.search;
    if (replace.value !== query.replace) replace.value = query.replace;
    press(caseSensitive, query.caseSensitive);
    press(wholeWord, query.wholeWord);
    press(regexp, query.regexp);
  }
  for (const input of [find, replace]) input.addEventListener('input', commit);
  dom.addEventListener('keydown', (event) => {
    if (runScopeHandlers(view, event, 'search-panel')) event.preventDefault();
    else if (event.key === 'Enter' && event.target === find) {
      event.preventDefault();
      (event.shiftKey ? findPrevious : findNext)(view);
    } else if (event.key === 'Enter' && event.target === replace) {
      event.preventDefault();
      replaceNext(view);
    }
  });
  return { dom, find, count, show };
}

function describeCount(view: EditorView, texts: SearchTexts): string {
  const query = getSearchQuery(view.state);
  if (query.search === '') return '';
  if (!query.valid) return texts.invalid;
  const { from, to } = view.state.selection.main;
  let total = 0;
  let current = 0;
  const cursor = query.getCursor(view.state);
  for (let match = cursor.next(); !match.done; match = cursor.next()) {
    total += 1;
    if (match.value.from === from && match.value.to === to) current = total;
    if (total > MAX_COUNTED) return texts.many(MAX_COUNTED);
  }
  if (total === 0) return texts.none;
  return current === 0 ? texts.total(total) : texts.position(current, total);
}

function field(label: string, name: string): HTMLInputElement {
  const input = document.createElement('input');
  input.className = 'cm-textfield';
  Object.assign(input, { name, placeholder: label, autocomplete: 'off', spellcheck: false });
  input.setAttribute('aria-label', label);
  return input;
}

function action(text: string, label: string, run: () => unknown): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cm-find-button';
  if (text === label) button.textContent = text;
  else button.dataset.sign = text;
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', () => run());
  return button;
}

function toggle(text: string, label: string, onChange: () => void): HTMLButtonElement {
  const button = action(text, label, () => {
    press(button, !isPressed(button));
    onChange();
  });
  press(button, false);
  return button;
}

function isPressed(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}

function press(button: HTMLButtonElement, isOn: boolean): void {
  button.setAttribute('aria-pressed', String(isOn));
}

function row(input: HTMLElement, tools: HTMLElement[]): HTMLDivElement {
  const beside = document.createElement('div');
  beside.className = 'cm-find-tools';
  beside.append(...tools);
  const element = document.createElement('div');
  element.className = 'cm-find-row';
  element.append(input, beside);
  return element;
}
