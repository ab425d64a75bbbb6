/** Puts the cursor into the prompt; the Ask AI bar marks its field. */
export function focusAskBar(): void {
  document.querySelector<HTMLElement>('[data-ask-input]')?.focus();
}

const LATE_MS = [50, 250, 750];

/**
 * Focuses a field for somebody who may have pressed something inside the preview: the frame's process can be
 * given the window's focus after that, and the keys would go there. Gives what calls the later looks off.
 */
export function focusPastFrames(field: HTMLElement): () => void {
  field.focus();
  const looks = LATE_MS.map((delayMs) => setTimeout(() => takeBack(field), delayMs));
  return () => looks.forEach(clearTimeout);
}

function takeBack(field: HTMLElement): void {
  const { activeElement } = document;
  const isInFrame = activeElement instanceof HTMLIFrameElement;
  if (!isInFrame && (activeElement !== field || document.hasFocus())) return;
  field.blur();
  field.focus();
}
