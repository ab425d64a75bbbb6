import type { ReadingLanguage } from '#domain/reading/language.ts';
import { foldWord } from '#domain/reading/fold.ts';
import { isNamedThing, type HeadNoun } from './head-noun.ts';
import { readEndDate } from './read-end-date.ts';
import { REFUSALS, type RefusalId } from './refusals.ts';
import { splitEntries } from './text-list.ts';
import type { Tool, ToolKind } from './tool.ts';
import { readHead } from './tool-nouns.ts';

/** A tool, or why there is none for a brief that asks for something that works. */
type Work = { kind: 'tool'; tool: Tool } | { kind: 'refused'; why: RefusalId };

interface Ask {
  prompt: string;
  language: ReadingLanguage;
  head: HeadNoun<ToolKind | 'other'>;
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

const READERS: Record<ToolKind | 'other', (ask: Ask) => Work | undefined> = {
  snake: () => ({ kind: 'tool', tool: { kind: 'snake' } }),
  todo: ({ prompt }) => ({
    kind: 'tool',
    tool: { kind: 'todo', list: listKind(prompt), items: readEntries(prompt) },
  }),
  countdown({ prompt, language }) {
    const end = readEndDate(prompt);
    if (end === undefined) return { kind: 'refused', why: 'countdown' };
    const subject = readSubject(prompt, language);
    return { kind: 'tool', tool: { kind: 'countdown', end, subject } };
  },
  other: ({ head }) => (isNamedThing(head.behind) ? undefined : { kind: 'refused', why: 'other' }),
};

function readWork(prompt: string, language: ReadingLanguage): Work | undefined {
  const head = readHead(prompt);
  return head && READERS[head.id]({ prompt, language, head });
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
