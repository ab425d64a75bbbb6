import type { DefaultTreeAdapterTypes } from 'parse5';

export interface IndexedAttribute {
  name: string;
  /** Decoded: `&amp;` is `&`. */
  value: string;
  /** The whole `name="value"` in the source. */
  range: { start: number; end: number };
}

/** The attributes of one start tag in source order. Of a repeated attribute only the first counts. */
export function readAttributes(
  html: string,
  element: DefaultTreeAdapterTypes.Element,
): IndexedAttribute[] {
  const locations = element.sourceCodeLocation?.attrs ?? {};
  const attributes: IndexedAttribute[] = [];
  for (const attribute of element.attrs) {
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name;
    const location = locations[name] ?? locations[name.toLowerCase()];
    if (!location) continue;
    const range = { start: location.startOffset, end: trimEnd(html, location) };
    attributes.push({ name, value: attribute.value, range });
  }
  return attributes;
}

/** parse5 includes spaces before a following `/` in the range of an attribute without a value. */
function trimEnd(html: string, location: { startOffset: number; endOffset: number }): number {
  let end = location.endOffset;
  while (end > location.startOffset && /\s/.test(html.charAt(end - 1))) end -= 1;
  return end;
}
