/** A wish to put one text in the place of another. */
export interface ReplaceRequest {
  from: string;
  to: string;
}

const QUOTED = String.raw`["“«'‘]\s*([^"”»'’\n]+?)\s*["”»'’]`;
const WORDS = String.raw`(\S[^\n,;]*?)`;

/** Each pattern has the old text first and the new one second. */
const PATTERNS: readonly RegExp[] = [
  pattern(['replace', 'swap', 'substitute'], ['with', 'by', 'for']),
  pattern(['change', 'rename', 'turn', 'update', 'set'], ['to', 'into']),
  pattern(['sostituisci', 'sostituire', 'rimpiazza'], ['con']),
  pattern(['cambia', 'modifica', 'rinomina', 'trasforma'], ['in', 'con']),
];

function pattern(verbs: readonly string[], links: readonly string[]): RegExp {
  const part = `(?:${QUOTED}|${WORDS})`;
  const end = String.raw`(?=\s*(?:[,;.!]?\s*$|[,;\n]))`;
  return new RegExp(
    String.raw`\b(?:${verbs.join('|')})\s+${part}\s+(?:${links.join('|')})\s+${part}${end}`,
    'gimu',
  );
}

/** Every "replace X with Y" of a request in English or Italian, in no particular order. */
export function readReplaceRequests(prompt: string): ReplaceRequest[] {
  return PATTERNS.flatMap((wanted) =>
    [...prompt.matchAll(wanted)].map(([, quotedFrom, from, quotedTo, to]) => ({
      from: (quotedFrom ?? from ?? '').trim(),
      to: (quotedTo ?? to ?? '').trim(),
    })),
  ).filter(({ from, to }) => from !== '' && from !== to);
}
