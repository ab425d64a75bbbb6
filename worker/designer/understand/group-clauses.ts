import { hasVerb, saysSomething } from './statements.ts';

/** Before the clause that a sentence is about: "Since 1987, we make …", "Se piove, si sta dentro". */
const LEADS_IN =
  /^(?:since|in|on|at|for|from|with|by|after|before|during|if|when|while|once|until|whether|as|to|every|each|although|though|because|dal|dall['’]|dalla|da|in|a|ad|al|alla|con|per|nel|nella|nei|negli|durante|dopo|prima|se|quando|mentre|oltre|ogni|anche|su|sul|sulla|tra|fra)[\s'’]/iu;

/** Says something by itself, as its verb or its subject shows. */
function isStatement(clause: string): boolean {
  return saysSomething(clause) && !LEADS_IN.test(clause);
}

/** "Sono Anna, insegno pianoforte …" */
const PRESENTS = /^(?:sono|siamo|mi chiamo|i['’]m|i am|we['’]re|we are|my name is)\s/iu;

/** Begins as a sentence does; what follows belongs to it. */
function isProse([first = '', ...rest]: readonly string[]): boolean {
  if (PRESENTS.test(first) && isStatement(rest[0] ?? '')) return true;
  return isStatement(first) || (LEADS_IN.test(first) && rest.some(hasVerb));
}

/**
 * The clauses of a sentence in groups that can stand by themselves. A sentence stays whole; of facts that are only
 * strung together by commas ("fully insured, 20 years, we cover Leeds") each is a group.
 */
export function groupClauses(clauses: readonly string[]): string[][] {
  if (clauses.length < 2 || isProse(clauses)) return [[...clauses]];
  const groups: string[][] = [];
  let isOpen = false;
  for (const clause of clauses) {
    const goesOn = isOpen && !/^\d/.test(clause) && !isStatement(clause);
    if (goesOn) groups.at(-1)?.push(clause);
    else groups.push([clause]);
    isOpen ||= isStatement(clause);
  }
  return groups;
}
