import type { ReadingLanguage } from '#domain/reading/language.ts';
import { foldWord } from '#domain/reading/fold.ts';
import { isNamedThing, type HeadNoun } from '#domain/asked-tools/head-noun.ts';
import { readEndDate } from './read-end-date.ts';
import { readPoll } from './read-poll.ts';
import { readProfile } from './read-profile.ts';
import { readQuiz } from './read-quiz.ts';
import { readSheet } from './read-sheet.ts';
import { REFUSALS, type RefusalId } from './refusals.ts';
import { splitEntries } from './text-list.ts';
import type { Tool } from './tool.ts';
import { asksForProgram, asksForSystem, asksForWork } from '#domain/asked-tools/asked-program.ts';
import { readHead, type AskedKind } from '#domain/asked-tools/asked-tool.ts';

/** A tool, or why there is none for a brief that asks for something that works. */
type Work = { kind: 'tool'; tool: Tool } | { kind: 'refused'; why: RefusalId };

interface Ask {
  prompt: string;
  language: ReadingLanguage;
  head: HeadNoun<AskedKind>;
}

const LONGEST_SUBJECT = 70;
const ENTRIES_BEHIND =
  /(?:(?:with|containing|con)\s+(?:the |these |le |gli |i |queste )?(?:items?|tasks?|entries|things|voci|attivit[àa]|compiti|cose)\s*[:,]?|:)\s*(?<list>[^.]+)/i;
const SUBJECT =
  /(?:count(?:s|ing)?[\s-]?down(?: (?:timer|clock|page))?|conto alla rovescia)\s+(?<joint>to|until|till|for|al?|allo|alla|all['’]|fino a[l]?|per(?: il| la)?)\s+(?<what>[^,.;:!?\n]+)/i;
/** What stands between the thing that is counted down to and its date, or behind both. */
const SUBJECT_END =
  /\s+(?:on|il|del|dell['’]|the|in|at|alle|with|con|which|that|che)(?:\s.*)?$|\s*\(.*$|\s*\d.*$/i;

function readEntries(prompt: string): string[] {
  const list = ENTRIES_BEHIND.exec(prompt)?.groups?.list;
  return list === undefined ? [] : splitEntries(list);
}

function listKind(prompt: string): Extract<Tool, { kind: 'todo' }>['list'] {
  const text = foldWord(prompt);
  if (/shopping|grocer|spesa/.test(text)) return 'shopping';
  return /packing|valigia/.test(text) ? 'packing' : 'tasks';
}

/** "Countdown to our wedding", in the words of the brief. */
function readSubject(prompt: string, language: ReadingLanguage): string | undefined {
  const { joint, what = '' } = SUBJECT.exec(prompt)?.groups ?? {};
  const bare = what.replace(SUBJECT_END, '').trim();
  if (joint === undefined || bare.length < 3 || bare.length > LONGEST_SUBJECT) return undefined;
  const noun = { en: 'Countdown', it: 'Conto alla rovescia' }[language];
  return `${noun} ${joint.toLowerCase()}${/['’]$/.test(joint) ? '' : ' '}${bare}`;
}

/** Words around "calculator" that name no kind of it. */
const PLAIN_BEFORE =
  /^(?:(?:simple|basic|small|little|plain|pocket|classic|normal|regular|dark|light|modern|pretty|elegant|minimal|minimalist|clean|big|colou?rful|working|online|web|html|nice|cute|retro|pink|blue|red|green|black|white|purple|orange|yellow|grey|gray|semplice|piccol[oa]|bell[oa]|mini|and)[,\s-]+)*$/u;
const PLAIN_BEHIND =
  /^(?:\s+(?:semplice|piccola|elegante|moderna|scura|classica|tascabile|online|colorata|nera|rosa|blu|app|page))*\s*(?:$|[.,;:!(]|(?:with|in|on|that works|con|in|dai|dal|su|for (?:my|kids|children|everyday|daily|school|the)|per (?:bambini|tutti i giorni|la scuola|il mio|la mia|mio|mia))(?!\p{L}))/u;

function isPlainCalculator({ before, behind }: HeadNoun<AskedKind>): boolean {
  return PLAIN_BEFORE.test(before) && PLAIN_BEHIND.test(behind);
}

/** "Work out how much turf I need": what a business does for others is said otherwise. */
const ASKS_SUM = /^\s+(?:how (?:much|many)|quant[oiae]|my|il mio|la mia)(?!\p{L})/u;

/** A quiz without right answers. */
const PROFILE =
  /\b(?:which|what (?:kind|sort|type) of) [\p{L} ]{2,40} are you\b|\b(?:che|quale) [\p{L} ]{2,30} sei\b|\bpossible results\b|\brisultati possibili\b|\bpersonality\b|\bpersonalità\b/iu;

/** "Which cheese are you? A quiz with six questions". */
const PROFILE_QUIZ = /^(?:which|che|quale) [\p{L} ]{2,30} (?:are you|sei)\?? [^.]{0,30}\bquiz\b/iu;

const MANY_NAMES = 3;
/** Names within a sentence, none of a title. */
const INNER_NAME = /(?<=[\p{Ll},:;] )\p{Lu}\p{Ll}+/gu;
const TITLED = /["“«][^"”»\n]{0,400}["”»]/g;

/** Sums for several people by name follow rules of their own. */
function countNames(prompt: string): number {
  return new Set(prompt.replaceAll(TITLED, '').match(INNER_NAME)).size;
}

function readProfileWork(prompt: string, language: ReadingLanguage): Work {
  const tool = readProfile(prompt, language);
  return tool === undefined ? { kind: 'refused', why: 'profile' } : { kind: 'tool', tool };
}

const READERS: Record<AskedKind, (ask: Ask) => Work | undefined> = {
  snake: () => ({ kind: 'tool', tool: { kind: 'snake' } }),
  todo: ({ prompt }) => ({
    kind: 'tool',
    tool: { kind: 'todo', list: listKind(prompt), items: readEntries(prompt) },
  }),
  quiz({ prompt, language }) {
    if (PROFILE.test(prompt)) return readProfileWork(prompt, language);
    const quiz = readQuiz(prompt, language);
    if (quiz === undefined) return { kind: 'refused', why: 'quiz' };
    return { kind: 'tool', tool: { kind: 'quiz', ...quiz } };
  },
  poll({ prompt }) {
    const poll = readPoll(prompt);
    if (poll === undefined) return { kind: 'refused', why: 'poll' };
    return { kind: 'tool', tool: { kind: 'poll', ...poll } };
  },
  calculator({ prompt, language, head }) {
    if (countNames(prompt) >= MANY_NAMES) return { kind: 'refused', why: 'calculator' };
    const sheet = readSheet(prompt, language);
    if (sheet) return { kind: 'tool', tool: { kind: 'calculator', sheet } };
    if (isPlainCalculator(head)) return { kind: 'tool', tool: { kind: 'keypad' } };
    const isTold = head.isBareVerb && !ASKS_SUM.test(head.behind);
    return isTold ? undefined : { kind: 'refused', why: 'calculator' };
  },
  countdown({ prompt, language }) {
    const end = readEndDate(prompt);
    if (end === undefined) return { kind: 'refused', why: 'countdown' };
    const subject = readSubject(prompt, language);
    return { kind: 'tool', tool: { kind: 'countdown', end, subject } };
  },
  other: ({ head }) => (isNamedThing(head.behind) ? undefined : { kind: 'refused', why: 'other' }),
};

function readWork(prompt: string, language: ReadingLanguage): Work | undefined {
  if (asksForSystem(prompt)) return { kind: 'refused', why: 'system' };
  if (asksForWork(prompt)) return { kind: 'refused', why: 'other' };
  if (PROFILE_QUIZ.test(prompt)) return readProfileWork(prompt, language);
  const head = readHead(prompt);
  const work = head && READERS[head.id]({ prompt, language, head });
  return work ?? (asksForProgram(prompt) ? { kind: 'refused', why: 'system' } : undefined);
}

/** The small working tool that a brief asks for itself; undefined for a page about one, or what no template makes. */
export function readTool(prompt: string, language: ReadingLanguage): Tool | undefined {
  const work = readWork(prompt, language);
  return work?.kind === 'tool' ? work.tool : undefined;
}

/** Why the designer cannot make the working thing that a brief asks for, in its language; undefined when it can. */
export function refuseTool(prompt: string, language: ReadingLanguage): string | undefined {
  const work = readWork(prompt, language);
  return work?.kind === 'refused' ? REFUSALS[language][work.why] : undefined;
}
