/** Puts the cursor into the prompt; the Ask AI bar marks its field. */
export function focusAskBar(): void {
  document.querySelector<HTMLElement>('[data-ask-input]')?.focus();
}
