/**
 * Takes over what a visitor did on a prerendered page before React was there. Texts typed into fields reach
 * React's state; what was sent or pressed (held by `first-paint.js`) is sent or pressed again, now that it has
 * a handler. Call it once the page is hydrated; it does nothing on a page that was rendered in the browser.
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
  // A form validates its state, which has the texts only after the next render.
  for (const held of root.querySelectorAll<HTMLElement>('[data-held]')) {
    delete held.dataset.held;
    setTimeout(() => (held instanceof HTMLFormElement ? held.requestSubmit() : held.click()));
  }
}

/**
 * React compares a field with the value that it last set through the element's own `value` property. So the old
 * text is set there first, and the typed text is set through the prototype, which React then sees as a change.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', typed, field);
  // Fields without a selection, for example of type e-mail, return null here and throw when it is set.
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
