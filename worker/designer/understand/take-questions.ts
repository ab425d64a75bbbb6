import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { writeSentence } from '../brief/sentences.ts';

const ASKS_FAQ =
  /(?<!\p{L})(?:faqs?|q ?& ?a|(?:few |some |frequent )?questions(?: and answers)?|domande(?: e risposte| frequenti)?)(?!\p{L})/iu;
const ASKING =
  'how|what|when|where|whether|if|why|who|which|can|do|does|is|are|come|quando|quant[oaie]|dove|perché|chi|se|cosa|che cosa|quale';
/** "How often (twice a year)": a question with its answer in brackets. */
const ASKED = new RegExp(
  `(?<=[,:;(\\s])(?<question>(?:${ASKING})(?!\\p{L})[^():;?\\n]{2,90}?)\\??\\s\\((?<answer>[^()\\n]{2,240})\\)`,
  'giu',
);
const INDIRECT = /^(?:whether|if)\s(.{2,60}?)\s(is|are|can|will|should|must|was)\s(.+)$/iu;
const LONGEST_REACH = 700;

/** "Whether an old one is worth it" is "Is an old one worth it?". */
function writeQuestion(words: string): string {
  const [, subject, verb, rest] = INDIRECT.exec(words) ?? [];
  const question =
    subject === undefined
      ? words.replace(/^(?:whether|if|se)\s/iu, '')
      : `${verb ?? ''} ${subject} ${rest ?? ''}`;
  return `${capitalise(question.trim())}?`;
}

/** The questions that a brief wants answered, with the answers that it gives in brackets behind them. */
export function readQuestions(text: string): PlanItem[] {
  const at = ASKS_FAQ.exec(text)?.index;
  if (at === undefined) return [];
  return [...text.slice(at, at + LONGEST_REACH).matchAll(ASKED)].map(({ groups }) => ({
    name: writeQuestion(groups?.['question'] ?? ''),
    text: writeSentence(groups?.['answer'] ?? ''),
  }));
}
