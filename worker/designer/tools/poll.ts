import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html } from '../html.ts';
import type { Tool, ToolParts } from './tool.ts';

type Poll = Extract<Tool, { kind: 'poll' }>;

const TEXTS = {
  en: {
    question: 'What do you choose?',
    lead: 'Votes are counted in this browser only: nobody else sees them, and no other device adds to them.',
    vote: 'Vote',
    again: 'Vote again',
    clear: 'Delete all votes',
    choose: 'Choose one first.',
    results: 'Result',
    one: 'vote',
    many: 'votes',
    thanks: 'Your vote is counted.',
    place: {
      browser: 'To vote together, pass this device on. The votes stay in this browser.',
      address:
        'To vote together, pass this device on. Storage is not available here, so the votes are kept in the address of this page.',
    },
  },
  it: {
    question: 'Che cosa scegli?',
    lead: 'I voti si contano solo in questo browser: nessun altro li vede e nessun altro dispositivo ne aggiunge.',
    vote: 'Vota',
    again: 'Vota ancora',
    clear: 'Cancella tutti i voti',
    choose: 'Prima scegli una risposta.',
    results: 'Risultato',
    one: 'voto',
    many: 'voti',
    thanks: 'Il tuo voto è contato.',
    place: {
      browser:
        'Per votare insieme, passatevi questo dispositivo. I voti restano in questo browser.',
      address:
        'Per votare insieme, passatevi questo dispositivo. Qui il browser non permette di salvare, perciò i voti stanno nell’indirizzo di questa pagina.',
    },
  },
} as const;

const CSS = `
.options { border: 0; padding: 0; display: grid; gap: 0.7rem; }
.options label { display: flex; align-items: center; gap: 0.9rem; padding: 0.9rem 1.1rem; border: 1px solid var(--color-control); border-radius: min(var(--radius), 14px); cursor: pointer; }
.options label:has(:checked) { background: var(--color-tint); border-color: var(--fg-brand); }
.options input { flex: none; width: 1.4rem; height: 1.4rem; accent-color: var(--color-brand); }
.poll .tool-button { margin-top: 1.2rem; }
.bars { display: grid; gap: 1.1rem; }
.bars p { display: flex; justify-content: space-between; gap: 1rem; max-width: none !important; }
.bars b { font-variant-numeric: tabular-nums; white-space: nowrap; }
.bars progress { display: block; width: 100%; height: 1rem; margin-top: 0.4rem; appearance: none; border: 0; background: var(--color-tint); border-radius: 99px; overflow: hidden; }
.bars progress::-webkit-progress-bar { background: var(--color-tint); }
.bars progress::-webkit-progress-value { background: var(--color-brand); }
.bars progress::-moz-progress-bar { background: var(--color-brand); }
.poll .row { display: flex; flex-wrap: wrap; gap: 0 0.8rem; }`;

const SCRIPT = `
const say = data.texts;
const byId = (id) => document.getElementById(id);
const kept = store.read();
const isCount = (count) => Number.isInteger(count) && count >= 0;
let votes = Array.isArray(kept) && kept.length === data.options.length && kept.every(isCount) ? kept : data.options.map(() => 0);
const all = () => votes.reduce((sum, count) => sum + count, 0);

function draw(isVoting) {
  byId('ballot').hidden = !isVoting;
  byId('results').hidden = isVoting;
  votes.forEach((count, index) => {
    const share = all() === 0 ? 0 : Math.round((count / all()) * 100);
    byId('count' + index).textContent = count + ' ' + (count === 1 ? say.one : say.many) + ' · ' + share + ' %';
    byId('bar' + index).value = share;
  });
}

byId('ballot').addEventListener('submit', (event) => {
  event.preventDefault();
  const chosen = event.target.querySelector('input:checked');
  byId('said').textContent = chosen ? say.thanks : say.choose;
  if (!chosen) return;
  votes[Number(chosen.value)] += 1;
  store.write(votes);
  event.target.reset();
  draw(false);
  byId('again').focus();
});
byId('again').addEventListener('click', () => {
  byId('said').textContent = '';
  draw(true);
  byId('ballot').querySelector('input').focus();
});
byId('clear').addEventListener('click', () => {
  votes = data.options.map(() => 0);
  store.write(votes);
  byId('said').textContent = '';
  draw(true);
  byId('ballot').querySelector('input').focus();
});
byId('place').textContent = say.place[store.place];
draw(all() === 0);
`;

/** A poll whose votes stay with the visitor, which it says. */
export function drawPoll({ question, options }: Poll, language: ReadingLanguage): ToolParts {
  const say = TEXTS[language];
  const title = question ?? say.question;
  return {
    title,
    lead: say.lead,
    data: { texts: say, options },
    css: CSS,
    script: SCRIPT,
    markup: html`<div class="poll">
      <form id="ballot">
        <fieldset class="options" aria-label="${title}">
          ${options.map(
            (option, index) =>
              html`<label><input type="radio" name="vote" value="${index}" /> ${option}</label>`,
          )}
        </fieldset>
        <button class="tool-button" type="submit">${say.vote}</button>
      </form>
      <p id="said" role="status"></p>
      <section id="results" aria-label="${say.results}" hidden>
        <div class="bars">
          ${options.map(
            (option, index) =>
              html`<div>
                <p><span>${option}</span> <b id="count${index}"></b></p>
                <progress id="bar${index}" max="100" value="0" aria-label="${option}"></progress>
              </div>`,
          )}
        </div>
        <div class="row">
          <button id="again" class="tool-button" type="button">${say.again}</button>
          <button id="clear" class="tool-button quiet" type="button">${say.clear}</button>
        </div>
      </section>
      <p id="place" class="hint"></p>
    </div>`,
  };
}
