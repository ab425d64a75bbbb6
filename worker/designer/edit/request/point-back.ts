import type { EditIntent } from '../edit-types.ts';
import type { Clause } from './clause.ts';
import { foldText } from './fold.ts';
import type { Instruction } from './split-request.ts';

const POINTER =
  /^(?:(?:please|so|quindi|allora|per favore)\s+)?(?:\w+ (?:it|them)(?: (?:away|out|off))?|\w+(?:l[aoie]))(?:\s+(?:from|off|of|out of|da\w*)\b.*)?[\s.!]*$/;

/** "… is too long, cut it": said of a text, it is to be shorter. */
const CUTS =
  /^(?:please |just )?(?:cut|trim|shorten|reduce|accorcia|taglia|riduci)\s?(?:it|l[oaie])(?: down| a bit| un po'?)?[\s.!]*$/;

const PRONOUN = /\b(?:it|them|they|l[oiae]|\w{3,}l[oiae])\b/;

const POINTED: Readonly<Record<string, 'remove' | 'hide' | 'show' | 'duplicate'>> = {
  remove: 'remove',
  hide: 'hide',
  show: 'show',
  duplicate: 'duplicate',
};

/** Kinds that change how a part looks and nothing it says. */
export const LOOKS: ReadonlySet<EditIntent['kind']> = new Set([
  'recolour',
  'shade',
  'scale',
  'font',
  'declare',
]);

/** What is wrong with the page: the wish comes behind it. */
export const COMPLAINT =
  /^(?:(?:it |this |the (?:page|site|website|whole thing) |il sito |la pagina |tutto )?(?:looks?|feels?|seems?|sembra|pare)\b|(?:i|we) (?:really )?(?:don't|do not|didn't) (?:really )?(?:like|love)\b|(?:i|we) hate\b|non (?:mi|ci) (?:piac|convinc)\w+|(?:odio|odiamo)\b|(?!.*\d)(?:(?:the|this|that|our|my|il|lo|la|i|gli|le|quest[oaie]|quel\w*) |l'|quest')?(?:\w+ ){1,4}(?:is|are|looks?|feels?|seems?|e|sono|sembra|sembrano|fa|fanno|non va|non vanno)(?: (?:too|so|very|really|a bit|quite|kind of|just|all|troppo|molto|un po'?|davvero|proprio))* ?(?:ugly|boring|bad|horrible|terrible|awful|sad|dull|hideous|dated|old|wrong|outdated|depressing|brutt[oaie]|orribil[ei]|trist[ei]|vecchi[oa]|sbagliat[oaie]|schifo|pena|noios[oaie]|bene))/;

/** "We don't need the gallery, take it away": the verb is in one part, what it is about in the part before. */
export function pointBack(instructions: readonly Instruction[]): Instruction[] {
  return instructions.flatMap((instruction, position) => {
    const before = instructions[position - 1];
    const next = instructions[position + 1];
    if (next && isUnread(instruction) && pointsTo(next, instruction)) return [];
    if (next && !isUnread(next) && isUnread(instruction) && COMPLAINT.test(instruction.clause.bare))
      return [];
    if (!before) return [instruction];
    const kind = POINTED[instruction.clause.verb?.class ?? ''];
    if (isPointer(instruction) && before.intent?.kind === kind) return [];
    if (before.intent?.kind === 'length' && CUTS.test(instruction.clause.bare)) return [];
    const intent = pointsTo(instruction, before);
    return intent
      ? [{ ...instruction, intent, left: isPointer(instruction) ? [] : instruction.left }]
      : [instruction];
  });
}

/** What an instruction means that says "it" of something named in the one before. */
function pointsTo(instruction: Instruction, before: Instruction): EditIntent | undefined {
  const { clause, intent } = instruction;
  const { target } = before.clause;
  if (isPointer(instruction)) {
    const kind = POINTED[clause.verb?.class ?? ''];
    const label = itemIn(before.clause);
    if (kind === 'remove' && label && !target) return { kind: 'remove-item', label, target };
    return kind && target ? { kind, target } : undefined;
  }
  const isLook =
    intent &&
    (LOOKS.has(intent.kind) || intent.kind === 'length') &&
    'target' in intent &&
    !intent.target;
  const isOfIt = PRONOUN.test(clause.bare) || (!before.clause.verb && !clause.target);
  return isLook && target && isUnread(before) && isOfIt ? { ...intent, target } : undefined;
}

/** Nothing will come of it by itself: what it names is what the words behind it are about. */
function isUnread({ intent, left }: Instruction): boolean {
  return !intent || left.length > 0;
}

function isPointer({ clause, intent }: Instruction): boolean {
  return !intent && POINTER.test(clause.bare) && clause.verb !== undefined;
}

/** The longest text of the page that the words name. */
function itemIn({ folded, page }: Clause): string | undefined {
  return page.texts.find((text) => folded.includes(foldText(text)));
}
