import { elementOf } from '../keys.ts';
import {
  getAttribute,
  keysOf,
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

/** Shows styles on some elements, above every rule; null takes them off again. */
export function tryStyles(keys: readonly number[], styles: Record<string, string> | null): void {
  endTrying();
  if (styles === null) return;
  const properties = keysOf(styles);
  for (let at = 0; at < keys.length; at += 1) {
    const element = elementOf(keys[at] as number);
    if (element === null) continue;
    push(tried, { element, own: getAttribute(element, 'style') });
    for (let of = 0; of < properties.length; of += 1) {
      const property = properties[of] as string;
      setStyleValue(styleOf(element), property, styles[property] as string, 'important');
    }
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
