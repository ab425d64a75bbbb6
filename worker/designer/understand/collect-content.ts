import { namesColour } from '../brief/colours.ts';
import { writeSentence } from '../brief/sentences.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { readParts } from './brief-parts.ts';
import { startContent, type Collector, type Content, type ContentHints } from './content.ts';
import { namesForm } from './form-fields.ts';
import { isForVisitors, isNote, PIECES, writeNote } from './notes.ts';
import { splitEntries } from './rows.ts';
import { isStatement } from './statements.ts';
import { takeBlock } from './take-block.ts';
import { takeList, takePrices, takeProgramme } from './take-lists.ts';

/** Reads the lists, rows, sentences and notes of a brief. Nothing that sounds like a wish is kept as content. */
export function collectContent(brief: string, hints: ContentHints): Content {
  const collector: Collector = { content: startContent(), hints };
  const { blocks, sentences } = readParts(brief);
  for (const block of blocks) takeBlock(block, collector);
  const [opening = ''] = sentences;
  for (const sentence of takeProgramme(sentences, collector)) {
    if (sentence === opening) takeOpening(sentence, collector);
    else takeSentence(sentence, collector);
  }
  return collector.content;
}

function isWish(sentence: string): boolean {
  return soundsLikeWish(sentence) || namesForm(sentence);
}

/** One price in a sentence stays where it is; several are a list. */
const SEVERAL = 2;

/** Takes a sentence as a list or as words of the owner; false when it is neither. */
function takeTold(sentence: string, collector: Collector): boolean {
  const { content, hints } = collector;
  if (takeList(sentence, collector)) return true;
  const isKnown =
    hints.ownWords.has(writeSentence(sentence)) &&
    !namesColour(sentence) &&
    isForVisitors(sentence);
  if (!isKnown && !isStatement(sentence)) return false;
  if (takePrices(sentence, SEVERAL, collector)) addRest(sentence, collector);
  else content.statements.push(writeSentence(sentence));
  return true;
}

const DASHES = /\s[–—-]\s/u;

/** The first sentence asks for the page and says what it is for; behind that it may tell more. */
function takeOpening(sentence: string, collector: Collector): void {
  const { content, hints } = collector;
  const isAsking = isWish(sentence);
  if (!isAsking && takeTold(sentence, collector)) return;
  content.opening = sentence;
  content.wishes.push(sentence);
  const isPriced = takePrices(sentence, 1, collector);
  const pieces = sentence.split(isAsking ? PIECES : DASHES).slice(1);
  const told = pieces.filter((piece) => isNote(piece, hints) && !(isPriced && /\d/.test(piece)));
  if (isAsking) content.notes.push(...told.map(writeNote));
  else content.statements.push(...told.map(writeSentence));
}

/** Later sentences that ask for something tell nothing: what they hold is asked for again. */
function takeSentence(sentence: string, collector: Collector): void {
  const { content, hints } = collector;
  if (isWish(sentence)) content.wishes.push(sentence);
  else if (takeTold(sentence, collector)) return;
  else if (takePrices(sentence, 1, collector)) addRest(sentence, collector);
  else if (isForVisitors(sentence) && isNote(sentence, hints)) {
    content.notes.push(writeNote(sentence));
  } else {
    content.wishes.push(sentence);
    content.unsure.push(sentence);
  }
}

const FEWEST_WORDS = 4;

/** What a list of prices says beside them. */
function addRest(sentence: string, { content, hints }: Collector): void {
  const rest = splitEntries(sentence).filter(
    (piece) => !/\d/.test(piece) && piece.split(/\s+/).length >= FEWEST_WORDS,
  );
  content.notes.push(...rest.filter((piece) => isNote(piece, hints)).map(writeNote));
}
