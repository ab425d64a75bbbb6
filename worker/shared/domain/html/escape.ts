const TEXT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = {
  ...TEXT_ESCAPES,
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes plain text safe between tags. Reading it back with an HTML parser gives `text` again. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (character) => TEXT_ESCAPES[character] ?? character);
}

/** Makes plain text safe inside a quoted attribute value, whichever quote surrounds it. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"'\u00a0]/g, (character) => ATTRIBUTE_ESCAPES[character] ?? character);
}
