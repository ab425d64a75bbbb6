import { emit } from './channel.ts';
import { keyOf } from './keys.ts';
import { push } from './natives.ts';
import { setLabel } from './overlay.ts';

/** A part of the overlay that says what an element is called. */
interface Label {
  part: HTMLElement;
  key: number;
  isNamed: boolean;
}

let labels: Label[] = [];

/** Lets a part of the overlay say what an element is called. The app knows that; it is asked. */
export function labelWith(part: HTMLElement, element: Element): void {
  const key = keyOf(element);
  const known = labelOf(part);
  if (key === null || known?.key === key) return;
  if (known === null) push(labels, { part, key, isNamed: false });
  else {
    known.key = key;
    known.isNamed = false;
  }
  emit({ t: 'unnamed', key });
}

export function forgetLabel(part: HTMLElement): void {
  const kept: Label[] = [];
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] as Label;
    if (label.part !== part) push(kept, label);
  }
  labels = kept;
}

/** The app tells what an element is called. */
export function writeName(key: number, name: string): void {
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] as Label;
    if (label.key !== key) continue;
    setLabel(label.part, name);
    label.isNamed = true;
  }
}

/** False until the app has told what the element is called. */
export function isNamed(part: HTMLElement): boolean {
  return labelOf(part)?.isNamed === true;
}

function labelOf(part: HTMLElement): Label | null {
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] as Label;
    if (label.part === part) return label;
  }
  return null;
}
