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
