/** The values for the braces in the trades' texts; undefined when the brief does not say. */
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

const WEIGHTS: Readonly<Record<keyof Slots, number>> = {
  name: 1,
  place: 1,
  inPlace: 1,
  speciality: 2,
};

/**
 * How well a text fits the known facts: one point for each used slot (two for the user's own words), minus two
 * for each dropped part.
 */
export function scoreFit(template: string, slots: Slots): number {
  const parts = [...template.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
  const dropped = parts.filter((part) => !isKnown(part, slots)).length;
  const used = [...template.matchAll(SLOT)].flatMap(([, key]) =>
    slots[key as keyof Slots] ? WEIGHTS[key as keyof Slots] : [],
  );
  return used.reduce((sum, weight) => sum + weight, 0) - dropped * 2;
}

/**
 * Fills `{slots}`. A `[bracketed part]` with an unknown slot is dropped. Undefined when a slot outside brackets
 * is unknown.
 */
export function fillSlots(template: string, slots: Slots): string | undefined {
  const kept = template.replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
    isKnown(part, slots) ? part : '',
  );
  if (!isKnown(kept, slots)) return undefined;
  return capitaliseFirst(kept.replaceAll(SLOT, (_, key: keyof Slots) => slots[key] ?? ''));
}
