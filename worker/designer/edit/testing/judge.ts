import type { DomElement } from 'jsdom';
import {
  backgroundBehind,
  contrastOf,
  isNamed,
  readComputed,
  type HueName,
} from './colour-judge.ts';
import type { PagePart } from './pages.ts';
import { fillFacts, type Check, type Judged, type View } from './trial.ts';

/** The problem where the condition does not hold. */
export function need(condition: boolean | undefined, problem: string): string | undefined {
  return condition === true ? undefined : problem;
}

/** Every readable text inside the part reaches the contrast against what is behind it. */
export function unreadable(view: View, part: DomElement, least = 4.5): string | undefined {
  for (const element of [part, ...part.querySelectorAll('*')]) {
    const says = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent.trim() !== '',
    );
    const colour = readComputed(view.read(element, 'color'));
    if (!says || !colour) continue;
    const ratio = contrastOf(colour, backgroundBehind(element, view.read));
    if (ratio < least)
      return `${element.tagName} "${element.textContent.trim().slice(0, 20)}" has contrast ${ratio.toFixed(2)}`;
  }
  return undefined;
}

export function background(part: PagePart, name: HueName, shade?: 'dark' | 'light'): Check {
  return ({ after }) => {
    const element = after.part(part);
    if (!element) return `${part} is gone`;
    const value = after.read(element, 'background-color');
    const colour = readComputed(value);
    if (!colour || !isNamed(colour, name, shade))
      return `${part} background is ${value}, not ${shade ?? ''} ${name}`;
    return unreadable(after, element);
  };
}

const CSS_NAMES = {
  fontSize: 'font-size',
  paddingTop: 'padding-top',
  paddingLeft: 'padding-left',
  lineHeight: 'line-height',
  letterSpacing: 'letter-spacing',
  borderTopLeftRadius: 'border-top-left-radius',
  textAlign: 'text-align',
  fontWeight: 'font-weight',
  fontStyle: 'font-style',
  textTransform: 'text-transform',
} as const;

type Readable = keyof typeof CSS_NAMES;

export function measure(view: View, part: PagePart, property: Readable): number {
  const element = view.part(part);
  return element ? Number.parseFloat(view.read(element, CSS_NAMES[property])) || 0 : Number.NaN;
}

export function grows(part: PagePart, property: Readable): Check {
  return ({ before, after }) => {
    const [old, now] = [measure(before, part, property), measure(after, part, property)];
    return need(now > old, `${part} ${property} went from ${old} to ${now}`);
  };
}

export function style(part: PagePart, property: Readable, value: string): Check {
  return ({ after }) => {
    const element = after.part(part);
    const found = element ? after.read(element, CSS_NAMES[property]) : 'gone';
    return need(found === value, `${part} ${property} is ${found}`);
  };
}

export function gone(part: PagePart): Check {
  return ({ after }) => need(!after.part(part), `${part} is still there`);
}

function newSections({ before, after, page }: Judged): DomElement[] {
  const known = new Set(
    [...before.document.querySelectorAll('*')].map((element) => element.outerHTML),
  );
  const parent =
    after.document.querySelector(page.parts.contact)?.parentElement ?? after.document.body;
  return [...parent.children].filter(
    (element) => !known.has(element.outerHTML) && !['SCRIPT', 'STYLE'].includes(element.tagName),
  );
}

/** Exactly one new section beside the others, with this heading. */
export function adds(heading: RegExp): Check {
  return (judged) => {
    const added = newSections(judged).filter(
      (element) => !Object.values(judged.page.parts).some((part) => element.matches(part)),
    );
    const found = added.map((element) => element.querySelector('h2, h3')?.textContent ?? '');
    return need(
      added.length === 1 && heading.test(found[0] ?? ''),
      `added sections: ${JSON.stringify(found)}`,
    );
  };
}

export function order(first: PagePart, second: PagePart): Check {
  return ({ after }) => {
    const [a, b] = [after.part(first), after.part(second)];
    return need(
      a && b && (a.compareDocumentPosition(b) & 4) === 4,
      `${first} is not before ${second}`,
    );
  };
}

export function says(words: RegExp): Check {
  return ({ after }) => need(words.test(after.words), `the page does not say ${words}`);
}

export function price(item: string, amount: string): Check {
  return ({ page, after }) => {
    const label = fillFacts(item, page);
    const holder = [...after.document.querySelectorAll(page.parts.item)].find((element) =>
      element.textContent.includes(label),
    );
    const digits = /\d+(?:[.,]\d+)?/.exec(holder?.textContent.replace(label, '') ?? '')?.[0];
    return need(
      Number(digits?.replace(',', '.')) === Number(amount.replace(',', '.')),
      `${label} costs ${digits}`,
    );
  };
}

export function itemsIn(_part: PagePart, more: number): Check {
  return ({ page, before, after }) => {
    const [old, now] = [before, after].map(
      (view) => view.document.querySelectorAll(page.parts.item).length,
    );
    return need(now === (old ?? 0) + more, `${old} items became ${now}`);
  };
}

export function stylesChange(): Check {
  return ({ before, after }) =>
    need(
      before.document.head.innerHTML !== after.document.head.innerHTML,
      'the styles are the same',
    );
}

export function linksTo(part: PagePart, section: PagePart): Check {
  return ({ after }) => {
    const href = after.part(part)?.getAttribute('href');
    return need(href === `#${after.part(section)?.id}`, `${part} leads to ${href}`);
  };
}
