import type { Brief } from './brief/brief.ts';

const FIRST_PARAGRAPH = 170;
const PARAGRAPH = 330;
/** A last paragraph shorter than this joins the one before. */
const LEFT_OVER = 70;

/** Sentences gathered to paragraphs: a short one to begin with, because a layout may set it large. */
export function toParagraphs(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((paragraphs, sentence, index) => {
    const last = paragraphs.at(-1);
    const isLeftOver = index === sentences.length - 1 && sentence.length < LEFT_OVER;
    const room =
      (paragraphs.length === 1 ? FIRST_PARAGRAPH : PARAGRAPH) + (isLeftOver ? LEFT_OVER : 0);
    if (last === undefined || last.length + sentence.length > room)
      return [...paragraphs, sentence];
    return [...paragraphs.slice(0, -1), `${last} ${sentence}`];
  }, []);
}

/** Matters that owners and visitors speak of in different words. */
const TOPICS: readonly RegExp[] = [
  /parch|\bpark/i,
  /\b(?:can[ei]|gatt[oi]|animal[ei]?s?|dogs?|cats?|pets?)\b/i,
  /prenot|\bbook(?:ing|ed|s)?\b|reserv|appuntament|appointment/i,
  /\bpos\b|\bcart[ae]\b|contanti|\bcash\b|\bcards?\b|\brat[ae]\b|instal|\bpa(?:y|gar?e?|ga)\b/i,
  /bambin|child|\bkids?\b/i,
  /preventiv|\bquot(?:e|es|ation)\b|primo colloquio|first (?:half )?(?:hour|meeting)|commission/i,
  /consegn|deliver|spedi(?:zion|re|amo)|shipp|postage/i,
  /check-?in|arriv/i,
  /\bnott[ei]|urgen|emergenc|out of hours|evening/i,
  /ingles|tedesc|lingu[ae]|\bspeak|language/i,
  /glutine|gluten|allerg|vegan|vegetal/i,
  /\b(?:scadenz|mesi|settiman|weeks?|months?)\b|how long|quanto tempo/i,
  /\bmats?\b|tappetin|\bbring\b|portare con/i,
];

/** A question whose matter the owner has spoken of is theirs to answer, not ours. */
export function isSpokenOf(question: string, sentences: readonly string[]): boolean {
  return TOPICS.some(
    (topic) => topic.test(question) && sentences.some((sentence) => topic.test(sentence)),
  );
}

const FEWEST_FOR_A_LEAD = 3;
const SHORTEST_LEAD = 24;
const LONGEST_LEAD = 150;
/** Words of practical notes, of refusals and of sentences that lean on the one before. */
const NO_LEAD =
  /^(?:ce|lo|la loro|it|its|they|this|that|these|he|she|quest\w+|when|if|se|quando|for|per)\b|\b(?:park\w*|parchegg\w*|pos|cards?|contanti|cash|pa(?:y|id|ys)|pag\w+|check-in|clos\w+|chius\w+|apert\w+|open|opens|dogs?|cani|animali|wi-?fi|free|gratis|gratuit\w+|book|booking|prenot\w+|prices?|prezz\w+|instagram|facebook|name|chiam\w+|not|non|no|never|mai|nessun\w*|niente)\b|n['’]t\b|[€£$@]|\d[:.]\d\d/i;

function isLead(sentence: string | undefined, brief: Brief): sentence is string {
  if (sentence === undefined || NO_LEAD.test(sentence)) return false;
  return !(brief.subject && sentence.toLowerCase().startsWith(brief.subject.toLowerCase()));
}

/**
 * One or two sentences of the owner that say at the top of the page what no other business would; undefined when
 * they wrote too few, or none that stands alone.
 */
export function chooseOwnLead(brief: Brief): string | undefined {
  const { ownWords } = brief;
  if (ownWords.length < FEWEST_FOR_A_LEAD) return undefined;
  const at = ownWords.findIndex(
    (sentence) =>
      sentence.length >= SHORTEST_LEAD &&
      sentence.length <= LONGEST_LEAD &&
      isLead(sentence, brief),
  );
  const first = ownWords[at];
  if (first === undefined) return undefined;
  const both = [first, ownWords[at + 1] ?? ''].join(' ');
  const takesBoth =
    ownWords.length > FEWEST_FOR_A_LEAD && both.length <= 100 && isLead(ownWords[at + 1], brief);
  return takesBoth ? both : first;
}

/** The sentences that the lead has not said already. */
export function dropLead(sentences: readonly string[], lead: string | undefined): string[] {
  return sentences.filter((sentence) => !lead?.includes(sentence));
}
