import type { EditMessages } from './messages-en.ts';

const ADDS = String.raw`(?:add|put|replace|use|insert|upload|write|new|aggiung\p{L}*|mett\p{L}*|inser\p{L}*|caric\p{L}*|sostitu\p{L}*|scriv\p{L}*|nuov[oaie])`;

/** Something that is to come onto the page, with a few words between. */
function adding(things: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${ADDS}(?: \S+){0,4}? (?:${things})(?!\p{L})`, 'iu');
}

/** The sentence that says what is needed next. */
export function nextStep(say: EditMessages, request: string): string {
  return /["“«]|https?:/.test(request)
    ? say.next.which
    : say.next[NEEDS_LINK.test(request) ? 'link' : 'which'];
}

const NEEDS_LINK = adding('links?|collegament[oi]');
