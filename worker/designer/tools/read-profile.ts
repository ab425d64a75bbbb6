import type { ReadingLanguage } from '#domain/reading/language.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { CHARACTERS, PROFILE_QUESTIONS } from './profile-questions.ts';
import { splitEntries } from './text-list.ts';
import type { Tool } from './tool.ts';

type Profile = Extract<Tool, { kind: 'profile' }>;

const TITLE =
  /(?<!\p{L})((?:which|what|che|quale) [\p{L} '’-]{2,40} (?:are you|sei)(?: tu)?|(?:what (?:kind|sort|type) of|che tipo di) [\p{L} '’-]{2,40} (?:are you|sei))(?!\p{L})/iu;
/** Where the results stand: in brackets, or behind a word for them. */
const LISTS = [
  /(?:results?|outcomes?|risultati|profili|esiti)[^:(\n.]{0,30}[:(]\s?([^).\n]{8,300})/giu,
  /\(([^()\n]{8,300})\)/gu,
  /:\s([^.\n]{8,300})/gu,
];
const FEWEST_RESULTS = 3;
const MOST_WORDS = 4;
const COUNTED =
  /\b(\d{1,2}|three|four|five|six|seven|eight|nine|ten|tre|quattro|cinque|sei|sette|otto|nove|dieci)\s(?:silly |short |quick |easy |buffe |brevi )?(?:questions|domande)/iu;
const NUMBERS: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
};
const USUAL_QUESTIONS = 6;

/** The first list of short names; undefined where none has enough of them. */
function readResults(prompt: string): string[] | undefined {
  return LISTS.flatMap((pattern) => [...prompt.matchAll(pattern)])
    .map(([, list = '']) => splitEntries(list))
    .find(
      (entries) =>
        entries.length >= FEWEST_RESULTS &&
        entries.length <= CHARACTERS.length &&
        entries.every((entry) => entry.split(/\s+/).length <= MOST_WORDS),
    );
}

function countQuestions(prompt: string): number {
  const word = COUNTED.exec(prompt)?.[1]?.toLowerCase();
  const count = word === undefined ? USUAL_QUESTIONS : (NUMBERS[word] ?? Number(word));
  return Math.min(Math.max(count, FEWEST_RESULTS), PROFILE_QUESTIONS.length);
}

/** A quiz that ends in one of the results that the brief names; undefined when it names none. */
export function readProfile(prompt: string, language: ReadingLanguage): Profile | undefined {
  const results = readResults(prompt);
  if (results === undefined) return undefined;
  const title = TITLE.exec(prompt)?.[1];
  return {
    kind: 'profile',
    title: title === undefined ? undefined : `${capitalise(title)}?`,
    results: results.map((name, at) => ({
      name: capitalise(name),
      text: CHARACTERS[at]?.[language] ?? '',
    })),
    questions: PROFILE_QUESTIONS.slice(0, countQuestions(prompt)).map(({ question, answers }) => ({
      question: question[language],
      answers: answers.slice(0, results.length).map((answer) => answer[language]),
    })),
  };
}
