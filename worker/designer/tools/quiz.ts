import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html } from '../html.ts';
import type { Tool, ToolParts } from './tool.ts';

type Quiz = Extract<Tool, { kind: 'quiz' }>;

const TEXTS = {
  en: {
    title: 'Quiz',
    lead: 'One question at a time. How many do you know?',
    question: 'Question',
    of: 'of',
    yours: 'Your answer',
    answer: 'Answer',
    next: 'Next question',
    finish: 'See the result',
    again: 'Start again',
    choose: 'Choose or write an answer first.',
    right: 'Right!',
    wrong: 'Not quite. The answer is: ',
    score: 'Right answers: ',
    all: 'All of them. Well done!',
  },
  it: {
    title: 'Quiz',
    lead: 'Una domanda alla volta. Quante ne sai?',
    question: 'Domanda',
    of: 'di',
    yours: 'La tua risposta',
    answer: 'Rispondi',
    next: 'Prossima domanda',
    finish: 'Vedi il risultato',
    again: 'Ricomincia',
    choose: 'Prima scegli o scrivi una risposta.',
    right: 'Esatto!',
    wrong: 'Non proprio. La risposta è: ',
    score: 'Risposte esatte: ',
    all: 'Tutte quante. Complimenti!',
  },
} as const;

/** Rules that all quizzes have. */
export const QUIZ_CSS = `
.quiz { display: grid; gap: 1.2rem; }
.quiz progress { width: 100%; height: 0.6rem; appearance: none; border: 0; background: var(--color-tint); border-radius: 99px; overflow: hidden; }
.quiz progress::-webkit-progress-bar { background: var(--color-tint); }
.quiz progress::-webkit-progress-value { background: var(--color-brand); }
.quiz progress::-moz-progress-bar { background: var(--color-brand); }
.quiz fieldset { border: 0; padding: 0; }
.quiz legend { font: var(--weight-display) clamp(1.5rem, 3.4vw, 2.3rem)/1.2 var(--font-display); padding: 0; margin-bottom: 1.1rem; }
.choices { display: grid; gap: 0.7rem; }
.choices label { display: flex; align-items: center; gap: 0.9rem; padding: 0.9rem 1.1rem; border: 1px solid var(--color-control); border-radius: min(var(--radius), 14px); cursor: pointer; }
.choices label:has(:checked) { background: var(--color-tint); border-color: var(--fg-brand); }
.choices input[type='radio'] { flex: none; width: 1.4rem; height: 1.4rem; accent-color: var(--color-brand); }
.said { min-height: 1.6em; font-weight: 600; }
.quiz .score { font: var(--weight-display) clamp(2.2rem, 6vw, 4rem)/1.1 var(--font-display); color: var(--fg-brand); }`;

const SCRIPT = `
const say = data.texts;
const byId = (id) => document.getElementById(id);
let at, right, isAnswered;

/** Typed answers count without regard to case, accents, signs and a leading article. */
const bare = (text) => text.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim().replace(/^(?:the|an?|il|lo|la|i|gli|le|l|un|una|uno) /, '');

function choice(option) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'choice';
  input.value = option;
  label.append(input, ' ' + option);
  return label;
}

function typedField() {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'text';
  input.autocomplete = 'off';
  input.setAttribute('aria-label', say.yours);
  label.append(input);
  return label;
}

function ask() {
  const { question, options } = data.questions[at];
  isAnswered = false;
  byId('place').textContent = say.question + ' ' + (at + 1) + ' ' + say.of + ' ' + data.questions.length;
  byId('bar').value = at;
  byId('question').textContent = question;
  byId('choices').replaceChildren(...(options ? options.map(choice) : [typedField()]));
  byId('said').textContent = '';
  byId('go').textContent = say.answer;
}

function given() {
  const field = byId('choices').querySelector('input:checked, input[type="text"]');
  return field ? field.value.trim() : '';
}

function judge() {
  const { answer } = data.questions[at];
  const said = given();
  if (said === '') {
    byId('said').textContent = say.choose;
    return;
  }
  const isRight = bare(said) === bare(answer);
  if (isRight) right += 1;
  isAnswered = true;
  byId('said').textContent = isRight ? say.right : say.wrong + answer;
  for (const input of byId('choices').querySelectorAll('input')) input.disabled = true;
  byId('bar').value = at + 1;
  byId('go').textContent = at + 1 < data.questions.length ? say.next : say.finish;
}

function end() {
  byId('quiz').hidden = true;
  byId('end').hidden = false;
  const many = data.questions.length;
  byId('score').textContent = say.score + right + ' ' + say.of + ' ' + many;
  byId('praise').textContent = right === many ? say.all : '';
  byId('score').focus();
}

function start() {
  [at, right] = [0, 0];
  byId('quiz').hidden = false;
  byId('end').hidden = true;
  ask();
}

byId('quiz').addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isAnswered) return judge();
  at += 1;
  if (at === data.questions.length) return end();
  ask();
  byId('choices').querySelector('input').focus();
});
byId('again').addEventListener('click', () => {
  start();
  byId('choices').querySelector('input').focus();
});
start();
`;

/** A quiz that asks one question after the other and counts the right answers. */
export function drawQuiz({ title, questions }: Quiz, language: ReadingLanguage): ToolParts {
  const say = TEXTS[language];
  return {
    title: title ?? say.title,
    lead: say.lead,
    data: { texts: say, questions },
    css: QUIZ_CSS,
    script: SCRIPT,
    markup: html`<form id="quiz" class="quiz">
        <p id="place" class="label"></p>
        <progress id="bar" max="${questions.length}" value="0" aria-labelledby="place"></progress>
        <fieldset>
          <legend id="question">${questions[0]?.question}</legend>
          <div id="choices" class="choices"></div>
        </fieldset>
        <p id="said" class="said" role="status"></p>
        <p><button id="go" class="tool-button" type="submit">${say.answer}</button></p>
      </form>
      <div id="end" class="quiz" hidden>
        <p id="score" class="score" tabindex="-1"></p>
        <p id="praise"></p>
        <p><button id="again" class="tool-button" type="button">${say.again}</button></p>
      </div>`,
  };
}
