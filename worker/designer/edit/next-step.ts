import type { EditMessages } from './messages-en.ts';

const ADDS = String.raw`(?:add|put|replace|use|insert|upload|write|new|aggiung\p{L}*|mett\p{L}*|inser\p{L}*|caric\p{L}*|sostitu\p{L}*|scriv\p{L}*|nuov[oaie])`;

/** Something that is to come onto the page, with a few words between. */
function adding(things: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${ADDS}(?: \S+){0,4}? (?:${things})(?!\p{L})`, 'iu');
}

/** What a request that was not carried out speaks of, in both languages; the first that fits counts. */
const NEEDS: readonly (readonly [need: Exclude<keyof EditMessages['next'], 'which'>, RegExp])[] = [
  [
    'booking',
    /\b(?:book|pay|buy|order|prenotar\p{L}*|pagare|comprare|acquistare)\b.*\bonline\b|\bonline (?:booking|payments?|shop)\b/iu,
  ],
  ['link', adding('links?|collegament[oi]')],
  [
    'file',
    adding(
      'photos?|pictures?|images?|pics?|logo|videos?|films?|foto|fotografi[ae]|immagin[ei]|filmat[oi]',
    ),
  ],
  [
    'copy',
    adding(
      'articles?|posts?|texts?|menu|men\u00f9|reviews?|testimonials?|articol[oi]|test[oi]|recension[ei]',
    ),
  ],
  [
    'look',
    /(?<!\p{L})(?:modern\p{L}*|boring|sad|dull|cheerful|lively|elegant\p{L}?|nicer|prettier|trist[ei]|allegr[oaei]|vivac[ei]|noios[oaie])(?!\p{L})/iu,
  ],
];

/** The sentence that says what is needed next. Words in quotation marks and addresses were told already. */
export function nextStep(say: EditMessages, request: string): string {
  const isTold = /["“«]|https?:/.test(request);
  const need = isTold ? undefined : NEEDS.find(([, words]) => words.test(request))?.[0];
  return say.next[need ?? 'which'];
}
