import type { Brief } from './brief/brief.ts';

const FIRST_PARAGRAPH = 170;
const PARAGRAPH = 330;

/** Sentences gathered to paragraphs: a short one to begin with, because a layout may set it large. */
export function toParagraphs(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((paragraphs, sentence) => {
    const last = paragraphs.at(-1);
    const room = paragraphs.length === 1 ? FIRST_PARAGRAPH : PARAGRAPH;
    if (last === undefined || last.length + sentence.length > room)
      return [...paragraphs, sentence];
    return [...paragraphs.slice(0, -1), `${last} ${sentence}`];
  }, []);
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
