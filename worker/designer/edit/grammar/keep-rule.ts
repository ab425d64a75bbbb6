import type { EditIntent } from '../edit-types.ts';
import type { Clause } from '../request/clause.ts';

/** A verb that is said not to be done: "don't remove the gallery", "non toccare il titolo". */
const NEGATED =
  /^(?:(?:please|but|ma|per favore)\s+)*(?:(?:do not|don't|dont|never|without|you (?:must|should) not|you mustn't|you shouldn't)\s+(?!(?:need|want|like|have)\b)\w+|non\s+(?:l[oaie]\s+|li\s+|mi\s+)?(?:toccar|cambiar|modificar|toglier|elimin|rimuov|spost|cancell|nascond|alter|tocc)\w*|senza\s+(?:toccare|cambiare|modificare|togliere)\b)/;
const LEAVE =
  /^(?:(?:please|but|ma)\s+)*(?:keep|leave|tieni|tenere|mantieni|mantenere|lascia(?:re|l[oaie])?|lasciate)\b/;
const AS_IS =
  /\b(?:as (?:it is|it was|they are|is|are|before)|alone|unchanged|untouched|the same|in place|com'?e|come (?:e|sono|sta|stanno|prima)|cosi|invariat\w|stare|uguale)\b/g;
const SMALL =
  /\b(?:the|our|my|your|all|every|rest|of|everything|else|page|only|please|il|lo|la|i|gli|le|l|resto|tutt\w|pero|solo|altr\w|di|del|della)\b/g;

/** "don't touch the header", "leave the rest as it is", "keep the gallery": wishes that nothing be done. */
export function readKeep({ bare, mentions }: Clause): EditIntent | undefined {
  if (NEGATED.test(bare)) return { kind: 'keep' };
  const lead = LEAVE.exec(bare)?.[0];
  const object = lead ?? /^(?:\w+ ){0,3}(?=(?:il |the )?(?:resto|rest)\b)/.exec(bare)?.[0];
  if (object === undefined || (lead === undefined && !/\b(?:lascial|leave)/.test(bare)))
    return undefined;
  const masked = mentions.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    bare,
  );
  const rest = masked
    .slice(lead?.length ?? 0)
    .replace(AS_IS, ' ')
    .replace(/\blascial\w|\bleave\b/g, ' ')
    .replace(SMALL, ' ');
  return /[a-z]/.test(rest) ? undefined : { kind: 'keep' };
}
