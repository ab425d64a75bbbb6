/**
 * Takes over what a visitor did to a prerendered page before React did: texts typed into its fields reach
 * their state, and what was already sent or pressed (held by `first-paint.js`) is sent or pressed again, now
 * with a handler. Run once the page's own part of the tree is hydrated; does nothing on a page drawn in the browser.
 */
export function adoptEarlyInput(root: HTMLElement): void {
  if (root.dataset.address === undefined) return;
  delete root.dataset.address;
  delete root.dataset.hydrating;
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )) {
    if (field.value !== field.defaultValue) retype(field);
  }
  // A form's own rules read its state, which has the texts after the next rendering.
  for (const held of root.querySelectorAll<HTMLElement>('[data-held]')) {
    delete held.dataset.held;
    setTimeout(() => (held instanceof HTMLFormElement ? held.requestSubmit() : held.click()));
  }
}

/**
 * React tells a change from the value that it last saw through the element's own `value`, so that is set to
 * the old text and the typed one comes back past it, through the prototype.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
  // Fields without a selection, such as one for an e-mail address, have null here and refuse to be given one.
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
