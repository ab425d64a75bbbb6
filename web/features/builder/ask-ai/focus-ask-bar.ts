/** Moves the focus to the prompt, which is marked by the Ask AI bar. */
export function focusAskBar(): void {
  document.querySelector<HTMLElement>('[data-ask-input]')?.focus();
}

const LATE_MS = [50, 250, 750];

/**
 * Focuses a field even if the user has just clicked inside the preview. The frame's process may receive the
 * window's focus a little later and would then get the keys, so the focus is checked again for a moment.
 * Returns a function that cancels these checks.
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
