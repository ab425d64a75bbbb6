/** Values for the braces in trade copy; undefined when the brief does not say. */
export type Slots = Readonly<
  Record<'name' | 'place' | 'inPlace' | 'speciality', string | undefined>
>;

const SLOT = /\{(name|place|inPlace|speciality)\}/g;

function isKnown(part: string, slots: Slots): boolean {
  return [...part.matchAll(SLOT)].every(([, key]) => slots[key as keyof Slots]);
}

function capitaliseFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));
}

/** How well the text fits what is known: one point a used slot, minus two for a dropped part. */
export function scoreFit(template: string, slots: Slots): number {
  const parts = [...template.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
  const dropped = parts.filter((part) => !isKnown(part, slots)).length;
  const used = [...template.matchAll(SLOT)].filter(([, key]) => slots[key as keyof Slots]).length;
  return used - dropped * 2;
}

/**
 * Fills `{slots}`; a `[bracketed part]` with an unknown slot disappears, and so does the whole text
 * (undefined) when a slot outside brackets is unknown.
 */
export function fillSlots(template: string, slots: Slots): string | undefined {
  const kept = template.replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
    isKnown(part, slots) ? part : '',
  );
  if (!isKnown(kept, slots)) return undefined;
  return capitaliseFirst(kept.replaceAll(SLOT, (_, key: keyof Slots) => slots[key] ?? ''));
}
