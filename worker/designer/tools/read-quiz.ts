import { capitalise } from '#domain/reading/letters.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { findReadyQuiz } from './ready-questions.ts';
import type { Question } from './tool.ts';

const MOST_QUESTIONS = 50;
const LONGEST = 200;
const QUESTION_MARK =
  /^\s*(?:[-*•–]|\d{1,2}\s*[.):]|(?:q|d|question|domanda)\s*\d{0,2}\s*[.):])\s*/iu;
const ANSWER_MARK =
  /^\s*(?:[-–—=>→(]+|(?:a|r|answer|risposta|right answer|correct answer|risposta (?:giusta|esatta|corretta))\s*[:=])\s*/iu;
const LETTERED = /(?:^|[\s,;])\(?[a-dA-D]\s*[).]\s+/u;
const RIGHT =
  /\s*(?:\*|✓|✔|\((?:correct|right|true|giusta|giusto|corretta|corretto|esatta|vera)\))\s*$/iu;
const RIGHT_SAID =
  /[\s,;]*\(?(?:correct|right|answer|giusta|corretta|esatta|risposta(?: giusta| esatta| corretta)?)\s*[:=]\s*(?<right>[^)]+?)\)?\s*$/iu;
const TRUTH: Readonly<Record<ReadingLanguage, readonly [RegExp, string, string]>> = {
  en: [/^(?:true|false)$/i, 'True', 'False'],
  it: [/^(?:vero|falso)$/i, 'Vero', 'Falso'],
};

function splitOptions(text: string): string[] {
  const pieces = LETTERED.test(text)
    ? text.split(new RegExp(LETTERED.source, 'gu'))
    : text.split(/\s*[,/|]\s*|\s+(?:or|o|oppure)\s+/u);
  return pieces.map((piece) => piece.replace(/(?<![\s,;])[\s,;]+$/, '').trim()).filter(Boolean);
}

/** The right option among several: the marked one, or the one that is named behind them, also by its letter. */
function readOptions(text: string): Pick<Question, 'answer' | 'options'> | 'unmarked' | undefined {
  const right = RIGHT_SAID.exec(text)?.groups?.right?.trim();
  const options = splitOptions(right === undefined ? text : text.replace(RIGHT_SAID, ''));
  if (options.length < 2) return undefined;
  const bare = options.map((option) => option.replace(RIGHT, '').trim());
  const letter = right === undefined ? -1 : 'abcd'.indexOf(right.toLowerCase());
  const at =
    right === undefined
      ? options.findIndex((option) => RIGHT.test(option))
      : letter >= 0 && right.length === 1
        ? letter
        : bare.findIndex((option) => option.toLowerCase() === right.toLowerCase());
  const answer = bare[at];
  if (answer !== undefined) return { answer, options: bare };
  return LETTERED.test(text) ? 'unmarked' : undefined;
}

function readAnswer(
  text: string,
  language: ReadingLanguage,
): Pick<Question, 'answer' | 'options'> | undefined {
  const bare = text.replace(ANSWER_MARK, '').trim();
  const chosen = readOptions(bare);
  if (chosen === 'unmarked') return undefined;
  if (chosen) return chosen;
  const answer = bare.replace(/\)$/, '').trim();
  const [pattern, yes, no] = TRUTH[language];
  if (pattern.test(answer)) return { answer: capitalise(answer.toLowerCase()), options: [yes, no] };
  return answer === '' || answer.includes('?') || answer.length > LONGEST ? undefined : { answer };
}

/** Where the first question begins: behind the words that ask for the quiz. */
function readBodyStart(prompt: string, mark: number): number {
  const before = prompt.slice(0, mark);
  return (
    Math.max(before.lastIndexOf(':'), before.lastIndexOf('\n'), before.lastIndexOf('. '), -1) + 1
  );
}

/** The questions of a brief, each with its answer; undefined when one of them has none. */
function readQuestions(prompt: string, language: ReadingLanguage): Question[] | undefined {
  const questions: Question[] = [];
  let mark = prompt.indexOf('?');
  let from = readBodyStart(prompt, mark);
  while (mark >= 0 && questions.length < MOST_QUESTIONS) {
    const question = prompt
      .slice(from, mark + 1)
      .replace(QUESTION_MARK, '')
      .trim();
    const rest = prompt.slice(mark + 1, mark + 1 + 2 * LONGEST);
    const behind = rest.length - rest.trimStart().length;
    const end = rest.slice(behind).search(/\n|;\s|\.(?:\s+(?![a-d][).])|$)|$/u) + behind;
    const answer = readAnswer(rest.slice(behind, end).replace(/^["”»]/, ''), language);
    if (answer === undefined || question.length > LONGEST) return undefined;
    questions.push({ question: capitalise(question), ...answer });
    from = mark + 1 + end + 1;
    mark = prompt.indexOf('?', from);
  }
  return questions;
}

/** A quiz with the questions of the brief, or ready ones on a topic of plain facts; undefined when it has neither. */
export function readQuiz(
  prompt: string,
  language: ReadingLanguage,
): { title: string | undefined; questions: Question[] } | undefined {
  const questions = readQuestions(prompt, language);
  if (questions === undefined) return undefined;
  if (questions.length > 0) return { title: undefined, questions };
  return findReadyQuiz(prompt, language);
}
