/** A request to replace one text by another. */
export interface ReplaceRequest {
  from: string;
  to: string;
}

interface Form {
  verbs: RegExp;
  /** The words between the old text and the new one. */
  link: RegExp;
}

const FORMS: readonly Form[] = [
  form(['replace', 'swap', 'substitute'], ['with', 'by', 'for']),
  form(['change', 'rename', 'turn', 'update', 'set'], ['to', 'into']),
  form(['sostituisci', 'sostituire', 'rimpiazza'], ['con']),
  form(['cambia', 'modifica', 'rinomina', 'trasforma'], ['in', 'con']),
];
/** How many characters after a verb are read. */
const LONGEST = 600;
const QUOTED = /^["“«'‘] ?([^"”»'’\n]+)["”»'’]/;

function form(verbs: readonly string[], links: readonly string[]): Form {
  return {
    verbs: new RegExp(String.raw`\b(?:${verbs.join('|')}) `, 'gi'),
    link: new RegExp(String.raw` (?:${links.join('|')}) `, 'i'),
  };
}

/** Every "replace X with Y" of a request in English or Italian, in no particular order. */
export function readReplaceRequests(prompt: string): ReplaceRequest[] {
  const text = prompt.replace(/[^\S\n]+/g, ' ');
  return FORMS.flatMap(({ verbs, link }) =>
    [...text.matchAll(verbs)].flatMap((verb) => {
      const start = verb.index + verb[0].length;
      return readParts(text.slice(start, start + LONGEST), link) ?? [];
    }),
  ).filter(({ from, to }) => from !== '' && to !== '' && from !== to);
}

function readParts(text: string, link: RegExp): ReplaceRequest | undefined {
  const quoted = QUOTED.exec(text);
  const rest = quoted === null ? text : text.slice(quoted[0].length);
  const found = link.exec(rest);
  if (found === null || (quoted !== null && found.index > 0)) return undefined;
  const from = (quoted?.[1] ?? rest.slice(0, found.index)).trim();
  if (/[\n,;]/.test(from) && quoted === null) return undefined;
  return { from, to: readNew(rest.slice(found.index + found[0].length)) };
}

function readNew(text: string): string {
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return quoted.trim();
  const words = /^[^\n,;]*/.exec(text)?.[0].trim() ?? '';
  return words.replace(/[.!]$/, '').trim();
}
