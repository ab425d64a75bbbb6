import type { ReadingLanguage } from '#domain/reading/language.ts';
import type { Sheet } from './sheet.ts';

/** A text in both languages of the designer. */
export type Bilingual = Readonly<Record<ReadingLanguage, string>>;

/** A day that a countdown ends on. Without a year it is the next such day. */
export interface EndDate {
  year: number | undefined;
  /** 1 to 12 */
  month: number;
  day: number;
  /** `HH:MM`; midnight when undefined. */
  time: string | undefined;
}

/** A question of a quiz: with options to choose from, or with an answer to be typed. */
export interface Question {
  question: string;
  answer: string;
  options?: readonly string[];
}

/** A small page that does something, as the brief asks for it. */
export type Tool =
  | { kind: 'snake' }
  | { kind: 'keypad' }
  | { kind: 'calculator'; sheet: Sheet }
  | { kind: 'quiz'; title: string | undefined; questions: readonly Question[] }
  | {
      kind: 'profile';
      title: string | undefined;
      questions: readonly { question: string; answers: readonly string[] }[];
      /** As many as each question has answers, in their order. */
      results: readonly { name: string; text: string }[];
    }
  | { kind: 'poll'; question: string | undefined; options: readonly string[] }
  | { kind: 'todo'; list: 'tasks' | 'shopping' | 'packing'; items: string[] }
  | { kind: 'countdown'; end: EndDate; subject: string | undefined };

/** A tool drawn in one language: its part of the document. */
export interface ToolParts {
  /** The page's heading, unless the brief gives the page a title. */
  title: string;
  /** One sentence on what the tool does. */
  lead: string;
  markup: { html: string };
  css: string;
  /** Data for the script: a JavaScript expression without `<`. */
  data: unknown;
  /** The body of a function with `data` and `store` in scope. */
  script: string;
}
