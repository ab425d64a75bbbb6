import { elementOf } from '../keys.ts';
import {
  getAttribute,
  push,
  removeAttribute,
  setAttribute,
  setStyleValue,
  styleOfHtml,
  getter,
} from '../natives.ts';
import { isSvg } from '../content-rules.ts';

const styleOfSvg = getter(SVGElement.prototype, 'style');

/** Elements whose style is tried, with their own attribute. */
let tried: { element: Element; own: string | null }[] = [];

export function styleOf(element: Element): CSSStyleDeclaration {
  return isSvg(element) ? styleOfSvg(element as SVGElement) : styleOfHtml(element as HTMLElement);
}

/** Shows a style on some elements, above every rule; null takes it off again. */
export function tryStyle(keys: readonly number[], property: string, value: string | null): void {
  endTrying();
  if (value === null) return;
  for (let at = 0; at < keys.length; at += 1) {
    const element = elementOf(keys[at] as number);
    if (element === null) continue;
    push(tried, { element, own: getAttribute(element, 'style') });
    setStyleValue(styleOf(element), property, value, 'important');
  }
}

/** Gives every element its own attribute back, to the character. */
export function endTrying(): void {
  const ended = tried;
  tried = [];
  for (let at = 0; at < ended.length; at += 1) {
    const { element, own } = ended[at] as { element: Element; own: string | null };
    // A browser writes the attribute late: one that is not there yet cannot be taken away.
    getAttribute(element, 'style');
    if (own === null) removeAttribute(element, 'style');
    else setAttribute(element, 'style', own);
  }
}
