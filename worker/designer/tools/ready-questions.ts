import { foldWord } from '#domain/reading/fold.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { createRandom, type Random } from '../random.ts';
import type { Question } from './tool.ts';

/** Countries of Europe with their capitals: English, then Italian with the preposition. */
const CAPITALS: readonly (readonly [string, string, string, string])[] = [
  ['France', 'Paris', 'della Francia', 'Parigi'],
  ['Germany', 'Berlin', 'della Germania', 'Berlino'],
  ['Spain', 'Madrid', 'della Spagna', 'Madrid'],
  ['Italy', 'Rome', 'dell’Italia', 'Roma'],
  ['Portugal', 'Lisbon', 'del Portogallo', 'Lisbona'],
  ['Greece', 'Athens', 'della Grecia', 'Atene'],
  ['Austria', 'Vienna', 'dell’Austria', 'Vienna'],
  ['Poland', 'Warsaw', 'della Polonia', 'Varsavia'],
  ['Hungary', 'Budapest', 'dell’Ungheria', 'Budapest'],
  ['Sweden', 'Stockholm', 'della Svezia', 'Stoccolma'],
  ['Norway', 'Oslo', 'della Norvegia', 'Oslo'],
  ['Finland', 'Helsinki', 'della Finlandia', 'Helsinki'],
  ['Denmark', 'Copenhagen', 'della Danimarca', 'Copenaghen'],
  ['Ireland', 'Dublin', 'dell’Irlanda', 'Dublino'],
  ['Croatia', 'Zagreb', 'della Croazia', 'Zagabria'],
  ['Romania', 'Bucharest', 'della Romania', 'Bucarest'],
  ['Bulgaria', 'Sofia', 'della Bulgaria', 'Sofia'],
  ['Belgium', 'Brussels', 'del Belgio', 'Bruxelles'],
  ['Czechia', 'Prague', 'della Cechia', 'Praga'],
  ['Slovenia', 'Ljubljana', 'della Slovenia', 'Lubiana'],
];

const NARROWER =
  /\b(?:river|mountain|flag|lake|ocean|state|region|city|cities|world|asia|africa|america|ital|franc|fium|mont|bandier|lagh|mari\b|citta|mondo|provinc)/;

function askCapitals(language: ReadingLanguage, random: Random): Question[] {
  const rows = CAPITALS.map(([country, capital, ofCountry, capitale]) =>
    language === 'it'
      ? { question: `Qual è la capitale ${ofCountry}?`, answer: capitale }
      : { question: `What is the capital of ${country}?`, answer: capital },
  );
  return random.shuffle(rows).map(({ question, answer }) => {
    const others = random.shuffle(rows.filter((row) => row.answer !== answer)).slice(0, 3);
    return {
      question,
      answer,
      options: random.shuffle([answer, ...others.map((row) => row.answer)]),
    };
  });
}

/** "The 7 times table", "tabellina del 7". */
const ONE_TABLE = /(?<!\d)(\d{1,2}) times|tabellina del(?:l.)? ?(\d{1,2})/;

function askTables(_language: ReadingLanguage, random: Random, folded: string): Question[] {
  const [, english, italian] = ONE_TABLE.exec(folded) ?? [];
  const one = Number(english ?? italian ?? 0);
  const rows = one > 0 ? [one] : [3, 4, 6, 7, 8, 9];
  const others = one > 0 ? [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [6, 7, 8, 9, 12];
  const pairs = rows.flatMap((row) => others.map((other) => [row, other]));
  return random.shuffle(pairs).map(([row = 0, other = 0]) => {
    const options = [row * other, row * (other + 1), (row + 1) * other, row * (other - 1)];
    const written = [...new Set(options)].map(String);
    return {
      question: `${row} × ${other} = ?`,
      answer: String(row * other),
      options: random.shuffle(written),
    };
  });
}

interface Topic {
  asks: RegExp;
  unless?: RegExp;
  title: Readonly<Record<ReadingLanguage, string>>;
  ask: (language: ReadingLanguage, random: Random, folded: string) => Question[];
}

/** Topics whose answers are plain facts. */
const TOPICS: readonly Topic[] = [
  {
    asks: /\bcapitals?\b|\bcapitali\b|\bgeogra/,
    unless: NARROWER,
    title: { en: 'Capitals of Europe', it: 'Capitali d’Europa' },
    ask: askCapitals,
  },
  {
    asks: /times tables?|multiplication|tabellin|moltiplicazion/,
    title: { en: 'Times tables', it: 'Tabelline' },
    ask: askTables,
  },
];

const USUAL = 10;

/** Ready questions on a topic with plain facts; undefined for every other topic. */
export function findReadyQuiz(
  prompt: string,
  language: ReadingLanguage,
): { title: string; questions: Question[] } | undefined {
  const folded = foldWord(prompt);
  const topic = TOPICS.find(({ asks, unless }) => asks.test(folded) && !unless?.test(folded));
  if (topic === undefined) return undefined;
  const wanted = Number(/(\d{1,2}) (?:questions?|domande)/.exec(folded)?.[1] ?? USUAL);
  const questions = topic.ask(language, createRandom(prompt, 'quiz'), folded);
  return { title: topic.title[language], questions: questions.slice(0, Math.max(1, wanted)) };
}
