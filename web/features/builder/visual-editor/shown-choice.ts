import type { StyleChoice } from './style-choices.ts';

/** What a selector shows of a computed style: one of its choices, or the value itself. */
export interface ShownChoice {
  /** `OWN` where no choice has this value. */
  id: string;
  /** Of a value that is no choice, as people read it; empty while it is not known. */
  own: string;
}

/** The option for a value that is none of the choices. */
export const OWN = 'own';

/** Font names are compared by the first one of their list, which is the one that is seen. */
export function shownFont(choices: readonly StyleChoice[], computed: string): ShownChoice {
  const first = firstFont(computed);
  const known = choices.find(
    ({ value }) => value !== null && firstFont(value).toLowerCase() === first.toLowerCase(),
  );
  return { id: known?.id ?? OWN, own: first };
}

/** Without its quotes: `'Open Sans', Arial` is Open Sans. */
function firstFont(list: string): string {
  const [first = ''] = list.split(',');
  return first.trim().replace(/^(['"])(?<name>.*)\1$/, '$<name>');
}

/** Sizes are computed in pixels; `rem` is that of a page whose root has the browser's own size. */
export function shownSize(choices: readonly StyleChoice[], computed: string): ShownChoice {
  const known = choices.find(
    ({ value }) => value !== null && `${Number.parseFloat(value) * 16}px` === computed,
  );
  const px = Number.parseFloat(computed);
  return { id: known?.id ?? OWN, own: Number.isNaN(px) ? computed : `${Number(px.toFixed(1))} px` };
}

/** `hex` is what the value comes to on the page, undefined for nothing to be seen. */
export function shownColour(choices: readonly StyleChoice[], hex: string | undefined): ShownChoice {
  const known = choices.find(({ value }) =>
    hex === undefined ? value === 'transparent' : value === hex,
  );
  return { id: known?.id ?? OWN, own: hex ?? '' };
}
