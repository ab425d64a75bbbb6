import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html } from '../html.ts';
import { QUIZ_CSS } from './quiz.ts';
import type { Tool, ToolParts } from './tool.ts';

type Profile = Extract<Tool, { kind: 'profile' }>;

const TEXTS = {
  en: {
    title: 'Which one are you?',
    lead: 'questions, and no answer is wrong.',
    question: 'Question',
    of: 'of',
    next: 'Next question',
    finish: 'See the result',
    again: 'Start again',
    choose: 'Choose an answer first.',
    result: 'You are:',
  },
  it: {
    title: 'E tu chi sei?',
    lead: 'domande, e nessuna risposta è sbagliata.',
    question: 'Domanda',
    of: 'di',
    next: 'Prossima domanda',
    finish: 'Vedi il risultato',
    again: 'Ricomincia',
    choose: 'Prima scegli una risposta.',
    result: 'Tu sei:',
  },
} as const;

const SCRIPT = `
const say = data.texts;
const byId = (id) => document.getElementById(id);
let at, points;

/** The answers of each question begin at another place, so that the first is not always the same character. */
function choice(answer, index) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'choice';
  input.value = index;
  label.append(input, ' ' + answer);
  return label;
}

function ask() {
  const { question, answers } = data.questions[at];
  const choices = answers.map(choice);
  byId('place').textContent = say.question + ' ' + (at + 1) + ' ' + say.of + ' ' + data.questions.length;
  byId('bar').value = at;
  byId('question').textContent = question;
  byId('choices').replaceChildren(...choices.slice(at % choices.length), ...choices.slice(0, at % choices.length));
  byId('said').textContent = '';
  byId('go').textContent = at + 1 < data.questions.length ? say.next : say.finish;
}

/** Of characters with as many answers, the one that was chosen last. */
function end() {
  const most = Math.max(...points.map(({ count }) => count));
  const [best] = points.filter(({ count }) => count === most).sort((one, other) => other.last - one.last);
  const { name, text } = data.results[points.indexOf(best)];
  byId('quiz').hidden = true;
  byId('end').hidden = false;
  byId('result').textContent = name;
  byId('praise').textContent = text;
  byId('result').focus();
}

function start() {
  at = 0;
  points = data.results.map(() => ({ count: 0, last: -1 }));
  byId('quiz').hidden = false;
  byId('end').hidden = true;
  ask();
}

byId('quiz').addEventListener('submit', (event) => {
  event.preventDefault();
  const chosen = byId('choices').querySelector('input:checked');
  if (!chosen) {
    byId('said').textContent = say.choose;
    return;
  }
  const point = points[Number(chosen.value)];
  point.count += 1;
  point.last = at;
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

/** A quiz without wrong answers: the result is the character that most answers stand for. */
export function drawProfile(
  { title, questions, results }: Profile,
  language: ReadingLanguage,
): ToolParts {
  const say = TEXTS[language];
  return {
    title: title ?? say.title,
    lead: `${questions.length} ${say.lead}`,
    data: { texts: say, questions, results },
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
        <p><button id="go" class="tool-button" type="submit">${say.next}</button></p>
      </form>
      <div id="end" class="quiz" hidden>
        <p class="label">${say.result}</p>
        <p id="result" class="score" tabindex="-1"></p>
        <p id="praise"></p>
        <p><button id="again" class="tool-button" type="button">${say.again}</button></p>
      </div>`,
  };
}
