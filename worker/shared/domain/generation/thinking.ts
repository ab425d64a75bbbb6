/** Text without the blocks in which a model thinks. */
export interface VisibleText {
  text: string;
  /** A block has started and not ended yet. */
  isOpen: boolean;
}

const BLOCK = /<(think|thinking|reasoning)>[^]*?<\/\1>/gi;
const OPENING = /<(?:think|thinking|reasoning)>/i;
const STRAY_CLOSING = /^[^]*<\/(?:think|thinking|reasoning)>/i;

/**
 * Removes `<think>` blocks, including one that never ends, and text before a closing tag without an opening
 * one.
 */
export function dropThinking(answer: string): VisibleText {
  const text = answer.replace(BLOCK, '');
  const open = OPENING.exec(text);
  if (open !== null) return { text: text.slice(0, open.index), isOpen: true };
  return { text: text.replace(STRAY_CLOSING, ''), isOpen: false };
}
