import type { PagePart } from './pages.ts';
import { contrastOf, isNamed, readComputed, type HueName } from './colour-judge.ts';
import { measure, need, unreadable } from './judge.ts';
import { fillFacts, type Check, type View } from './trial.ts';

/** The page is dark and everything on it can be read. */
export function darkPage(): Check {
  return ({ after }) => {
    const ground = readComputed(after.read(after.document.body, 'background-color'));
    if (!ground || contrastOf(ground, BLACK) > 2.2) return `the page is ${JSON.stringify(ground)}`;
    return unreadable(after, after.document.body);
  };
}

const BLACK = { red: 0, green: 0, blue: 0, alpha: 1 };

export function partSays(part: PagePart, words: RegExp): Check {
  return ({ after }) =>
    need(
      words.test(after.part(part)?.textContent.replace(/\s+/g, ' ') ?? ''),
      `${part} does not say ${words}`,
    );
}

export function hasLink(href: RegExp): Check {
  return ({ after }) => {
    const found = [...after.document.querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    return need(found.filter((link) => href.test(link)).length > 0, `no link to ${href}`);
  };
}

/** One of the buttons carries the colour: a hero's own may be white on it. */
export function someButton(name: HueName): Check {
  return ({ page, after }) => {
    const colours = [...after.document.querySelectorAll(page.parts.buttons)].map((button) =>
      readComputed(after.read(button, 'background-color')),
    );
    return need(
      colours.some((colour) => colour && isNamed(colour, name)),
      `no button is ${name}`,
    );
  };
}

/** An entry of the list is gone; its words may stand elsewhere on the page. */
export function itemGone(words: string): Check {
  return ({ page, after }) => {
    const names = [...after.document.querySelectorAll(page.parts.item)].map(
      (item) => item.textContent,
    );
    const gone = fillFacts(words, page);
    return need(!names.some((name) => name.includes(gone)), `${gone} is still listed`);
  };
}

/** All texts are larger: by their own sizes, or by that of the root which jsdom leaves out of its sums. */
export function allTextGrows(part: PagePart): Check {
  return ({ before, after }) => {
    const [old, now] = [before, after].map(
      (view) => measure(view, part, 'fontSize') * rootScale(view.document.head.innerHTML),
    );
    return need((now ?? 0) > (old ?? 0), `${part} went from ${old} to ${now}`);
  };
}

function rootScale(head: string): number {
  return Number(/html \{ font-size: ([\d.]+)%/.exec(head)?.[1] ?? 100) / 100;
}

/** Every sum of the list is worked out from the one that stood there; other digits of an entry stay. */
export function pricesBecome(change: (old: number) => number): Check {
  return ({ page, before, after }) => {
    const [old = [], now = []] = [before, after].map((view) =>
      [...view.document.querySelectorAll(page.parts.item)].flatMap((item) =>
        sumsIn(item.textContent),
      ),
    );
    const wanted = old.map((sum) => Math.round(change(sum) * 100) / 100);
    return need(
      wanted.length > 0 && JSON.stringify(wanted) === JSON.stringify(now),
      `prices are ${now.join(', ')}, not ${wanted.join(', ')}`,
    );
  };
}

function sumsIn(text: string): number[] {
  return [...text.matchAll(/(?:£|€)\s?(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s?€/g)].map((match) =>
    Number((match[1] ?? match[2] ?? '').replace(',', '.')),
  );
}

/** The last entry of the list begins with these words. */
export function itemAdded(words: RegExp): Check {
  return ({ page, after }) => {
    const last = [...after.document.querySelectorAll(page.parts.item)].at(-1)?.textContent.trim();
    return need(words.test(last ?? ''), `the last entry is ${last}`);
  };
}

/** The entry is still listed and gives no sum. */
export function unpriced(words: string): Check {
  return ({ page, after }) => {
    const name = fillFacts(words, page);
    const entry = [...after.document.querySelectorAll(page.parts.item)].find((item) =>
      item.textContent.includes(name),
    );
    return need(entry && !/\d/.test(entry.textContent), `${name} says ${entry?.textContent}`);
  };
}

/** What the questions of a page ask, top to bottom. */
export function questionsOf(view: View): string[] {
  return [...(view.part('faq')?.querySelectorAll('summary, h3, b') ?? [])].map((question) =>
    question.textContent.trim(),
  );
}

export function groundIs(part: PagePart, colour: string): Check {
  return ({ after }) => {
    const element = after.part(part);
    const found = element ? after.read(element, 'background-color') : 'gone';
    return need(found === colour, `${part} background is ${found}`);
  };
}
