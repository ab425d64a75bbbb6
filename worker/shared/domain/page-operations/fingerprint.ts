import type { IndexedElement, SourceIndex } from '../html/source-index.ts';

/** Two 32-bit hashes side by side: cheap, and two texts of one editing session never share one by chance. */
class Print {
  #first = 0xdeadbeef;
  #second = 0x41c6ce57;

  add(code: number): void {
    this.#first = Math.imul(this.#first ^ code, 2_654_435_761);
    this.#second = Math.imul(this.#second ^ code, 1_597_334_677);
    // High bits have to reach low ones, or early characters would be forgotten.
    this.#first ^= this.#first >>> 15;
    this.#second ^= this.#second >>> 13;
  }

  addText(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.add(text.charCodeAt(at));
  }

  end(): string {
    return (this.#first >>> 0).toString(36) + (this.#second >>> 0).toString(36);
  }
}

/** A short fingerprint of a text. Linear in its length. */
export function printText(text: string): string {
  const print = new Print();
  print.addText(text);
  return `${text.length.toString(36)}.${print.end()}`;
}

const knownPages = new WeakMap<SourceIndex, string>();

/** The fingerprint of an indexed page, worked out once. */
export function printPage(index: SourceIndex): string {
  const known = knownPages.get(index) ?? printText(index.html);
  knownPages.set(index, known);
  return known;
}

/** Fingerprints of all elements of a page, by `IndexedElement.index`. */
export interface ElementPrints {
  shapes: readonly string[];
  contents: readonly string[];
  /** Elements with each fingerprint, in document order. */
  byShape: ReadonlyMap<string, readonly IndexedElement[]>;
  byContent: ReadonlyMap<string, readonly IndexedElement[]>;
}

const knownPrints = new WeakMap<SourceIndex, ElementPrints>();

/** Made once for a page, linear in its length: children are read before what holds them. */
export function printElements(index: SourceIndex): ElementPrints {
  const known = knownPrints.get(index);
  if (known) return known;
  const words: string[] = [];
  for (const element of index.elements.toReversed()) {
    words[element.index] = printWords(element, words);
  }
  const shapes = index.elements.map(printShape);
  const contents = shapes.map((shape, at) => printText(`${shape} ${words[at] ?? ''}`));
  const prints = {
    shapes,
    contents,
    byShape: group(index, shapes),
    byContent: group(index, contents),
  };
  knownPrints.set(index, prints);
  return prints;
}

function printShape(element: IndexedElement): string {
  const print = new Print();
  print.addText(element.tag);
  for (const { name, value } of element.attributes) print.addText(`\n${name}=${value}`);
  return print.end();
}

function printWords(element: IndexedElement, words: readonly string[]): string {
  const print = new Print();
  for (const node of element.nodes) {
    if (node.kind === 'element') print.addText(words[node.index] ?? '');
    if (node.kind === 'text') print.addText(node.value.replace(/\s+/g, ' ').trim());
  }
  return print.end();
}

function group(index: SourceIndex, prints: readonly string[]): Map<string, IndexedElement[]> {
  const groups = new Map<string, IndexedElement[]>();
  for (const element of index.elements) {
    const print = prints[element.index] ?? '';
    const found = groups.get(print);
    if (found) found.push(element);
    else groups.set(print, [element]);
  }
  return groups;
}
