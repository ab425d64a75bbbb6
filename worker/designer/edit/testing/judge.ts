import type { DomElement } from 'jsdom';
import {
  backgroundBehind,
  contrastOf,
  isNamed,
  readComputed,
  type HueName,
} from './colour-judge.ts';
import type { PagePart } from './pages.ts';
import { fillFacts, type Check, type Judged, type View } from './run-trial.ts';

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

export function textColour(part: PagePart, name: HueName, shade?: 'dark' | 'light'): Check {
  return ({ after }) => {
    const element = after.part(part);
    if (!element) return `${part} is gone`;
    const value = after.read(element, 'color');
    const colour = readComputed(value);
    if (!colour || !isNamed(colour, name, shade)) return `${part} colour is ${value}, not ${name}`;
    return unreadable(after, element, 3);
  };
}

export function brand(name: HueName): Check {
  return background('button', name);
}

export function font(part: PagePart, wanted: RegExp, unwanted?: RegExp): Check {
  return ({ after }) => {
    const element = after.part(part);
    const family = element ? after.read(element, 'font-family') : '';
    return need(
      wanted.test(family) && unwanted?.test(family) !== true,
      `${part} font is ${family}`,
    );
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

export function shrinks(part: PagePart, property: Readable): Check {
  return ({ before, after }) => {
    const [old, now] = [measure(before, part, property), measure(after, part, property)];
    return need(now < old, `${part} ${property} went from ${old} to ${now}`);
  };
}

export function style(part: PagePart, property: Readable, value: string): Check {
  return ({ after }) => {
    const element = after.part(part);
    const found = element ? after.read(element, CSS_NAMES[property]) : 'gone';
    return need(found === value, `${part} ${property} is ${found}`);
  };
}

export function counts(selector: string, count: number): Check {
  return ({ after }) => {
    const found = after.document.querySelectorAll(selector).length;
    return need(found === count, `${found} × ${selector}`);
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

export function addedAfter(part: PagePart): Check {
  return (judged) => {
    const before = newSections(judged)[0] as
      | (DomElement & { previousElementSibling: DomElement | null })
      | undefined;
    return need(
      before?.previousElementSibling === judged.after.part(part),
      `the new section does not follow ${part}`,
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

export function saysNot(words: string): Check {
  return ({ page, after }) => {
    const text = fillFacts(words, page);
    return need(!after.words.includes(text), `the page still says ${text}`);
  };
}

export function text(part: PagePart, words: string): Check {
  return ({ page, after }) => {
    const found = after.part(part)?.textContent.replace(/\s+/g, ' ').trim();
    return need(found === fillFacts(words, page), `${part} says "${found}"`);
  };
}

export function repeats(words: string, times: number): Check {
  return ({ page, after }) => {
    const found = [...after.document.querySelectorAll('h2')].filter(
      (heading) => heading.textContent.trim() === fillFacts(words, page),
    ).length;
    return need(found === times, `the heading stands ${found} times`);
  };
}

export function uniqueIds(): Check {
  return ({ after }) => {
    const ids = [...after.document.querySelectorAll('[id]')].map(({ id }) => id);
    return need(new Set(ids).size === ids.length, `an id stands twice: ${ids.join(' ')}`);
  };
}

export function hidden(part: PagePart): Check {
  return ({ after }) => {
    const element = after.part(part);
    if (!element) return `${part} was deleted`;
    return need(
      element.hasAttribute('hidden') || after.read(element, 'display') === 'none',
      `${part} is still shown`,
    );
  };
}

export function attribute(part: PagePart, name: string, value: string): Check {
  return ({ after }) =>
    need(
      after.part(part)?.getAttribute(name) === value,
      `${part} ${name} is ${after.part(part)?.getAttribute(name)}`,
    );
}

export function pageTitle(title: string): Check {
  return ({ after }) =>
    need(after.document.title === title, `the title is ${after.document.title}`);
}

export function pageDescription(description: string): Check {
  return ({ after }) => {
    const found = after.document.querySelector('meta[name="description"]')?.getAttribute('content');
    return need(found === description, `the description is ${found}`);
  };
}

export function phoneBecomes(visible: string, dialled: string): Check {
  return ({ before, after, page }) => {
    const links = [...after.document.querySelectorAll('a[href^="tel:"]')].map((link) =>
      link.getAttribute('href'),
    );
    const old = before.words.split(page.facts.phone).length;
    if (after.document.documentElement.outerHTML.includes('234 5678'))
      return 'the old number is still there';
    if (links.some((href) => href !== `tel:${dialled}`)) return `tel links: ${links.join(' ')}`;
    return need(
      after.words.split(visible).length === old,
      'the visible number was not changed everywhere',
    );
  };
}

export function mailBecomes(mail: string): Check {
  return ({ after, page }) => {
    if (after.document.documentElement.outerHTML.includes(page.facts.mail))
      return 'the old address is still there';
    return need(
      after.document.querySelector(`a[href="mailto:${mail}"]`)?.textContent === mail,
      'the link was not changed',
    );
  };
}

export function nameBecomes(name: string): Check {
  return ({ after, page }) => {
    if (after.document.documentElement.outerHTML.includes(page.facts.name))
      return 'the old name is still there';
    return need(
      after.words.includes(name) && after.document.title.includes(name),
      'the new name is missing',
    );
  };
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

export function navHas(label: string): Check {
  return ({ after }) => {
    const links = [...(after.part('nav')?.querySelectorAll('a') ?? [])].map((link) =>
      link.textContent.trim(),
    );
    return need(links.includes(label), `the menu has ${links.join(', ')}`);
  };
}

export function labelledForm(): Check {
  return ({ after }) => {
    const fields = [
      ...after.document.querySelectorAll('form input:not([type="hidden"]), form textarea'),
    ];
    const bare = fields.filter(
      (field) =>
        !field.closest('label') && !after.document.querySelector(`label[for="${field.id}"]`),
    );
    return need(
      fields.length >= 3 && bare.length === 0,
      `${fields.length} fields, ${bare.length} without a label`,
    );
  };
}

export function hasDarkMode(): Check {
  return ({ after }) =>
    need(
      /prefers-color-scheme:\s*dark|data-theme/.test(after.document.head.innerHTML),
      'there is no dark scheme',
    );
}

export function stylesChange(): Check {
  return ({ before, after }) =>
    need(
      before.document.head.innerHTML !== after.document.head.innerHTML,
      'the styles are the same',
    );
}

export function shorter(part: PagePart): Check {
  return ({ before, after }) => {
    const [old = 0, now = 0] = [before, after].map(
      (view) => view.part(part)?.textContent.trim().length,
    );
    return need(now < old * 0.9 && now > 20, `${part} has ${now} characters, it had ${old}`);
  };
}

export function linksTo(part: PagePart, section: PagePart): Check {
  return ({ after }) => {
    const href = after.part(part)?.getAttribute('href');
    return need(href === `#${after.part(section)?.id}`, `${part} leads to ${href}`);
  };
}

export function precedes(part: PagePart): Check {
  return (judged) => {
    const added = newSections(judged)[0] as
      | (DomElement & { nextElementSibling: DomElement | null })
      | undefined;
    return need(
      added?.nextElementSibling === judged.after.part(part),
      `the new section does not stand before ${part}`,
    );
  };
}
