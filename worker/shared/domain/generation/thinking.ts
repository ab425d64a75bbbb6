/** Text without the blocks in which a model thinks. */
export interface VisibleText {
  text: string;
  /** A block has started and not ended yet. */
  isOpen: boolean;
}

const TAGS = /<(\/?)(think|thinking|reasoning)>/gi;
const STRAY_CLOSING = /^[^]*<\/(?:think|thinking|reasoning)>/i;

/**
 * Removes `<think>` blocks, including one that never ends, and text before a closing tag without an opening
 * one.
 */
export function dropThinking(answer: string): VisibleText {
  let text = '';
  let end = 0;
  let open: { name: string; start: number } | undefined;
  for (const { 0: tag, 1: slash, 2: word = '', index } of answer.matchAll(TAGS)) {
    const name = word.toLowerCase();
    if (open === undefined && slash === '') open = { name, start: index };
    else if (open?.name === name && slash === '/') {
      text += answer.slice(end, open.start);
      end = index + tag.length;
      open = undefined;
    }
  }
  if (open !== undefined) return { text: text + answer.slice(end, open.start), isOpen: true };
  return { text: (text + answer.slice(end)).replace(STRAY_CLOSING, ''), isOpen: false };
}
