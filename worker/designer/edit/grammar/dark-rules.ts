import type { EditIntent } from '../edit-types.ts';
import type { Clause } from '../request/clause.ts';

const DARK_MODE =
  /\b(?:dark|night)(?:[ -](?:mode|theme|version|scheme))\b|\b(?:modalita|tema|versione|stile)\s+(?:scur[oa]|notte|notturn[oa]|dark)\b|\bdark mode\b/;

export function readDarkMode(clause: Clause): EditIntent | undefined {
  return DARK_MODE.test(clause.bare) && clause.verb?.class !== 'remove'
    ? { kind: 'dark-mode' }
    : undefined;
}

const DARK = String.raw`(?:dark|scur[oaie]|nott\w+)`;
const DARK_PAGE = new RegExp(
  String.raw`^(?:make|turn|rendi|fai|metti) (?:it|all|everything|tutto) (?:all |tutto )?${DARK}$|^(?:fal|rendi|metti)l[oa] (?:tutt[oa] )?${DARK}$|\b(?:(?:whole |entire |tutta (?:la )?|tutto (?:il )?)?(?:page|site|website|pagina|sito)\s+(?:(?:a bit|all|tutt[oa]|piu|un po'|should be|to be|deve essere)\s+)*${DARK}|${DARK}\s+(?:page|site|website|background|design|look|colou?rs?|pagina|sito|sfondo)|(?:sfondo|background|colori|colou?rs?|grafica)\s+(?:(?:della pagina|del sito|of the page|should be|tutto|deve essere|to be|to|in)\s+)*${DARK})\b`,
);

/** "make the page dark": the page itself, for everybody, not a scheme for those whose device asks for it. */
export function readDarkPage(clause: Clause): EditIntent | undefined {
  const isElsewhere =
    clause.target?.section ?? clause.target?.sectionName ?? clause.target?.isSelection;
  const isPart = clause.target?.element && clause.target.element !== 'page';
  if (isElsewhere || isPart || clause.verb?.class === 'remove') return undefined;
  if (clause.colour || !DARK_PAGE.test(clause.bare)) return undefined;
  return { kind: 'dark-page' };
}

const TONES = [
  [/\b(?:dark|scur[oaie])\b/, '#1c2127'],
  [/\b(?:light|chiar[oaie])\b/, '#f4f3f0'],
] as const;

/** "give the footer a dark background" names a tone and no colour. */
export function readTone(clause: Clause): EditIntent | undefined {
  const { target, verb } = clause;
  if (clause.colour || !target || (target.element && target.element !== 'background'))
    return undefined;
  if (
    !(target.section || target.sectionName) ||
    !['change', 'wish', undefined].includes(verb?.class)
  )
    return undefined;
  const found = TONES.find(([words]) => words.test(clause.bare));
  const words = found?.[0].exec(clause.bare)?.[0];
  return found && words
    ? { kind: 'recolour', target, property: 'background', colour: { hex: found[1], words } }
    : undefined;
}
