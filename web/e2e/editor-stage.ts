import { expect, type Frame, type Page } from '@playwright/test';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap } from 'parse5';
import { heard, openFrame, send } from './frame-host.ts';

/** A page of our own origin with the editor's frame in it, as the builder has it. */
export async function openStage(page: Page): Promise<Frame> {
  return await openFrame(page, '/__preview?edit=1');
}

/** Draws a page whose elements carry keys, and waits until it is complete. */
export async function draw(page: Page, html: string): Promise<Marked> {
  const marked = markPage(html);
  const before = (await heard(page, 'loaded')).length;
  await send(page, { t: 'open' }, { t: 'write', chunk: marked.html }, { t: 'close' });
  await expect.poll(async () => (await heard(page, 'loaded')).length).toBe(before + 1);
  return marked;
}

export interface Marked {
  html: string;
  /** The key of the first element with this id. */
  key: (id: string) => number;
}

type Node = DefaultTreeAdapterMap['node'];

/** The page with a key on each element that has a tag of its own. */
export function markPage(html: string): Marked {
  const offsets = new Map<number, { key: number; name: number; id: string | undefined }>();
  function visit(node: Node): void {
    if (defaultTreeAdapter.isElementNode(node)) {
      const at = node.sourceCodeLocation?.startTag?.startOffset;
      const id = node.attrs.find(({ name }) => name === 'id')?.value;
      if (at !== undefined && !offsets.has(at))
        offsets.set(at, { key: offsets.size + 1, name: at + 1 + node.tagName.length, id });
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  }
  visit(parse(html, { sourceCodeLocationInfo: true }));
  const places = [...offsets.values()].toSorted((a, b) => a.name - b.name);
  let marked = '';
  let from = 0;
  for (const { key, name } of places) {
    marked += `${html.slice(from, name)} data-bw-key="${key}"`;
    from = name;
  }
  marked += html.slice(from);
  const key = (wanted: string) => {
    const found = places.find(({ id }) => id === wanted);
    if (found === undefined) throw new Error(`no element ${wanted}`);
    return found.key;
  };
  return { html: marked, key };
}

/** The page as markup, without the editor's own element. */
export async function readPage(frame: Frame): Promise<string> {
  return await frame.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const own of copy.querySelectorAll(':scope > bluewave-editor')) own.remove();
    return copy.outerHTML;
  });
}

/** What the browser's parser makes of a page, as markup. */
export async function parsePage(frame: Frame, html: string): Promise<string> {
  return await frame.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').documentElement.outerHTML,
    html,
  );
}

/** The middle of an element in the window of the page (the frame fills it). */
export async function middleOf(frame: Frame, selector: string): Promise<{ x: number; y: number }> {
  return await frame.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) throw new Error(`nothing is ${wanted}`);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
}

export async function clickOn(page: Page, frame: Frame, selector: string): Promise<void> {
  const { x, y } = await middleOf(frame, selector);
  await page.mouse.click(x, y);
}
