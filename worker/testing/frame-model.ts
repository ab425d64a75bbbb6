import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { KEY_ATTRIBUTE, type FramePatch } from '#contract/page-editing.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The tree that a frame keeps of a page: drawn once from marked html, then changed by patches. */
export class FrameModel {
  readonly #document: DefaultTreeAdapterTypes.Document;

  constructor(markedHtml: string) {
    this.#document = parse(markedHtml);
  }

  /** As `outline` gives it. */
  get outline(): string {
    return outline(this.#document);
  }

  /** Throws when something that a patch names is not there. */
  apply(patches: readonly FramePatch[]): void {
    for (const patch of patches) this.#applyOne(patch);
  }

  #applyOne(patch: FramePatch): void {
    if (patch.t === 'attributes') {
      const element = this.#find(patch.key);
      for (const [name, value] of Object.entries(patch.values)) setAttribute(element, name, value);
      return;
    }
    const parent = this.#find(patch.parent);
    const after = patch.after === null ? undefined : this.#find(patch.after);
    const before = patch.before === null ? undefined : this.#find(patch.before);
    for (const edge of [after, before])
      if (edge && edge.parentNode !== parent) throw new Error('The edge hangs elsewhere.');
    if (patch.t === 'move') {
      const element = this.#find(patch.key);
      remove(element);
      insert(parent, [element], before ?? nextOf(parent, after));
      return;
    }
    const from = after ? parent.childNodes.indexOf(after) + 1 : 0;
    const to = before ? parent.childNodes.indexOf(before) : parent.childNodes.length;
    if (to < from) throw new Error('The edges stand the wrong way round.');
    const between = parent.childNodes.slice(from, to);
    for (const node of between) remove(node);
    const { childNodes } = parseFragment(parent, patch.markup, {});
    insert(parent, [...childNodes], before ?? nextOf(parent, after));
  }

  #find(key: number): Element {
    const pending: Child[] = [...this.#document.childNodes];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (!('tagName' in node)) continue;
      if (keyIn(node) === String(key)) return node;
      pending.push(...node.childNodes);
    }
    throw new Error(`No element has the key ${key}.`);
  }
}

function nextOf(parent: Parent, after: Child | undefined): Child | undefined {
  return parent.childNodes[after ? parent.childNodes.indexOf(after) + 1 : 0];
}

function keyIn(node: Child): string | undefined {
  return 'attrs' in node ? node.attrs.find(({ name }) => name === KEY_ATTRIBUTE)?.value : undefined;
}

function remove(node: Child): void {
  const siblings = node.parentNode?.childNodes ?? [];
  siblings.splice(siblings.indexOf(node), 1);
}

function insert(parent: Parent, nodes: Child[], before: Child | undefined): void {
  const at = before ? parent.childNodes.indexOf(before) : parent.childNodes.length;
  for (const node of nodes) node.parentNode = parent;
  parent.childNodes.splice(at, 0, ...nodes);
}

function setAttribute(element: Element, written: string, value: string | null): void {
  element.attrs = element.attrs.filter((attribute) => nameOf(attribute) !== written);
  if (value !== null) element.attrs.push({ name: written, value });
}

function nameOf({ prefix, name }: Element['attrs'][number]): string {
  return prefix ? `${prefix}:${name}` : name;
}

/** A tree as text: tags, attributes in the order of their names, texts side by side as one; keys left out. */
export function outline(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return JSON.stringify(node.value);
  if ('data' in node) return `<!--${node.data}-->`;
  if (!('childNodes' in node)) return `<!${node.nodeName}>`;
  const children = 'content' in node ? contentOf(node) : node.childNodes;
  let words = '';
  let inside = '';
  for (const child of children) {
    if ('value' in child) {
      words += child.value;
      continue;
    }
    if (words !== '') inside += JSON.stringify(words);
    words = '';
    inside += outline(child);
  }
  if (words !== '') inside += JSON.stringify(words);
  if (!('attrs' in node)) return inside;
  const attributes = node.attrs
    .filter(({ name }) => name !== KEY_ATTRIBUTE)
    .map((attribute) => `${nameOf(attribute)}=${attribute.value}`)
    .sort();
  return `<${node.namespaceURI.at(-1)} ${node.tagName} ${JSON.stringify(attributes)}>${inside}</>`;
}

function contentOf(node: DefaultTreeAdapterTypes.Node): readonly Child[] {
  return (node as DefaultTreeAdapterTypes.Template).content.childNodes;
}

/** The outline of what a parser makes of a page. */
export function outlineOf(html: string): string {
  return outline(parse(html));
}
