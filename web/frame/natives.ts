/**
 * The browser's own functions, taken before any script of the page runs. A page may replace every method of every
 * prototype; what the frame's script does must not pass through one of them, because it would then run with our
 * arguments. So the modules beside this one call methods and read properties of the DOM by these functions only,
 * and neither iterate, spread nor destructure arrays (which would call `Array.prototype[Symbol.iterator]`).
 */
type Fn = (...args: never[]) => unknown;

type Method<O, K extends keyof O> = O[K] extends (...args: infer A) => infer R
  ? (self: O, ...args: A) => R
  : never;

const { apply, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Reflect;

/** The method of a prototype as a function whose first argument is the object. */
export function method<O extends object, K extends keyof O>(prototype: O, name: K): Method<O, K> {
  const native = prototype[name] as Fn;
  return ((self: O, ...args: never[]) => apply(native, self, args)) as Method<O, K>;
}

/** The getter of a property of a prototype, or of one that it inherits from, as a function of the object. */
export function getter<O extends object, K extends keyof O>(prototype: O, name: K) {
  const native = Reflect.get(findAccessor(prototype, name) ?? {}, 'get') as Fn;
  return (self: O): O[K] => apply(native, self, []) as O[K];
}

/** The setter of a property as a function of the object and the value. */
export function setter<O extends object, K extends keyof O>(prototype: O, name: K) {
  const native = Reflect.get(findAccessor(prototype, name) ?? {}, 'set') as Fn;
  return (self: O, value: O[K]): void => {
    apply(native, self, [value as never]);
  };
}

function findAccessor(prototype: object, name: PropertyKey): PropertyDescriptor | undefined {
  let holder: object | null = prototype;
  while (holder !== null) {
    const descriptor = getOwnPropertyDescriptor(holder, name);
    if (descriptor !== undefined) return descriptor;
    holder = getPrototypeOf(holder);
  }
  return undefined;
}

/** A method or a bound function under another signature, where that of the DOM library is too wide or narrow. */
export function typed<F extends Fn>(native: unknown): F {
  return native as F;
}

/** Adds to a list without a setter of `Array.prototype` being able to see it. */
export function push<T>(list: T[], value: T): void {
  defineProperty(list, list.length, {
    // oxlint-disable-next-line no-proto -- a descriptor must inherit nothing from the page
    __proto__: null,
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  } as PropertyDescriptor);
}

/** Adds a property to a record without a setter of `Object.prototype` being able to see it. */
export function put<T>(record: Record<string, T>, name: string, value: T): void {
  defineProperty(record, name, {
    // oxlint-disable-next-line no-proto -- as above
    __proto__: null,
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  } as PropertyDescriptor);
}

export const { keys: keysOf } = Object;

// Maps.
export const mapGet = method(Map.prototype, 'get') as <K, V>(
  map: Map<K, V>,
  key: K,
) => V | undefined;
export const mapSet = method(Map.prototype, 'set') as <K, V>(
  map: Map<K, V>,
  key: K,
  value: V,
) => unknown;
export const mapClear = typed<(map: Map<unknown, unknown>) => void>(method(Map.prototype, 'clear'));
export const weakGet = method(WeakMap.prototype, 'get') as <K extends WeakKey, V>(
  map: WeakMap<K, V>,
  key: K,
) => V | undefined;
export const weakSet = method(WeakMap.prototype, 'set') as <K extends WeakKey, V>(
  map: WeakMap<K, V>,
  key: K,
  value: V,
) => unknown;

// Texts.
export const lower = method(String.prototype, 'toLowerCase');
export const indexOf = method(String.prototype, 'indexOf');
export const lastIndexOf = method(String.prototype, 'lastIndexOf');
export const cut = method(String.prototype, 'slice');
export const trim = method(String.prototype, 'trim');
const execute = method(RegExp.prototype, 'exec');
/** The first match of a pattern without the flag `g`, or of the next one from `lastIndex` with it. */
export function match(pattern: RegExp, text: string): RegExpExecArray | null {
  return execute(pattern, text);
}
export function matches(pattern: RegExp, text: string): boolean {
  return execute(pattern, text) !== null;
}
export const replaceText = typed<(text: string, part: string, by: string) => string>(
  method(String.prototype, 'replaceAll'),
);

// Numbers.
export const { min, max, abs, round, floor } = Math;
export const { isFinite: isFiniteNumber } = Number;

// Nodes.
export const nodeType = getter(Node.prototype, 'nodeType');
export const parentOf = getter(Node.prototype, 'parentNode');
export const firstChild = getter(Node.prototype, 'firstChild');
export const nextSibling = getter(Node.prototype, 'nextSibling');
export const previousSibling = getter(Node.prototype, 'previousSibling');
export const isConnected = getter(Node.prototype, 'isConnected');
export const textContent = getter(Node.prototype, 'textContent');
export const setTextContent = setter(Node.prototype, 'textContent');
export const contains = method(Node.prototype, 'contains');
export const insertBefore = typed<(parent: Node, node: Node, before: Node | null) => Node>(
  method(Node.prototype, 'insertBefore'),
);
export const removeChild = typed<(parent: Node, node: Node) => Node>(
  method(Node.prototype, 'removeChild'),
);
export const isEqualNode = method(Node.prototype, 'isEqualNode');
export const dataOfText = getter(CharacterData.prototype, 'data');
export const setTextData = setter(CharacterData.prototype, 'data');

// Elements.
export const localName = getter(Element.prototype, 'localName');
export const namespaceOf = getter(Element.prototype, 'namespaceURI');
export const getAttribute = method(Element.prototype, 'getAttribute');
export const hasAttribute = method(Element.prototype, 'hasAttribute');
export const hasAttributes = method(Element.prototype, 'hasAttributes');
export const setAttribute = method(Element.prototype, 'setAttribute');
export const removeAttribute = method(Element.prototype, 'removeAttribute');
export const queryAll = typed<(self: Element, selector: string) => NodeListOf<Element>>(
  method(Element.prototype, 'querySelectorAll'),
);
export const fragmentQueryAll = typed<
  (self: DocumentFragment, selector: string) => NodeListOf<Element>
>(method(DocumentFragment.prototype, 'querySelectorAll'));
export const documentQueryAll = typed<(self: Document, selector: string) => NodeListOf<Element>>(
  method(Document.prototype, 'querySelectorAll'),
);
export const listLength = getter(NodeList.prototype, 'length');
export const elementMatches = method(Element.prototype, 'matches');
export const setInnerHtml = setter(Element.prototype, 'innerHTML');
export const shadowRootOf = getter(Element.prototype, 'shadowRoot');
export const templateContent = getter(HTMLTemplateElement.prototype, 'content');
export const attributesOf = getter(Element.prototype, 'attributes');
export const attributeAt = method(NamedNodeMap.prototype, 'item');
export const attributeNamespace = getter(Attr.prototype, 'namespaceURI');
export const attributeLocalName = getter(Attr.prototype, 'localName');
export const attributeValue = getter(Attr.prototype, 'value');
export const getAttributeNs = method(Element.prototype, 'getAttributeNS');
export const removeAttributeNs = method(Element.prototype, 'removeAttributeNS');
export const removeAttributeNode = method(Element.prototype, 'removeAttributeNode');
export const setAttributeNode = method(Element.prototype, 'setAttributeNodeNS');

// Documents.
export const documentElement = getter(Document.prototype, 'documentElement') as (
  self: Document,
) => HTMLElement | null;
export const bodyOf = getter(Document.prototype, 'body') as (self: Document) => HTMLElement | null;
export const createElement = typed<(self: Document, name: string) => HTMLElement>(
  method(Document.prototype, 'createElement'),
);
export const createElementNs = typed<
  (self: Document, namespace: string | null, name: string) => Element
>(method(Document.prototype, 'createElementNS'));
export const createTextNode = method(Document.prototype, 'createTextNode');
export const createRange = method(Document.prototype, 'createRange');

// Layout.
export const boundsOf = method(Element.prototype, 'getBoundingClientRect');
export const rectX = getter(DOMRectReadOnly.prototype, 'x');
export const rectY = getter(DOMRectReadOnly.prototype, 'y');
export const rectWidth = getter(DOMRectReadOnly.prototype, 'width');
export const rectHeight = getter(DOMRectReadOnly.prototype, 'height');
export const computedStyle = typed<(element: Element) => CSSStyleDeclaration>(
  bound(window, 'getComputedStyle'),
);
export const styleValue = method(CSSStyleDeclaration.prototype, 'getPropertyValue');
export const setStyleValue = typed<
  (self: CSSStyleDeclaration, ...style: [name: string, value: string, priority?: string]) => void
>(method(CSSStyleDeclaration.prototype, 'setProperty'));
export const stylePriority = method(CSSStyleDeclaration.prototype, 'getPropertyPriority');
export const styleOfHtml = getter(HTMLElement.prototype, 'style');

// Events.
export const targetOf = getter(Event.prototype, 'target');
export const preventDefault = method(Event.prototype, 'preventDefault');
export const stopEvent = method(Event.prototype, 'stopImmediatePropagation');
export const eventType = getter(Event.prototype, 'type');
export const clientX = getter(MouseEvent.prototype, 'clientX');
export const clientY = getter(MouseEvent.prototype, 'clientY');
export const buttonOf = getter(MouseEvent.prototype, 'button');
export const withCtrl = getter(MouseEvent.prototype, 'ctrlKey');
export const withMeta = getter(MouseEvent.prototype, 'metaKey');
export const withAlt = getter(MouseEvent.prototype, 'altKey');
export const listenTo = typed<
  (
    target: EventTarget,
    ...listening: [
      type: string,
      listener: (event: never) => void,
      options?: boolean | AddEventListenerOptions,
    ]
  ) => void
>(method(EventTarget.prototype, 'addEventListener'));

// Time.
export const now = bound(performance, 'now');
export const later = typed<(work: () => void, ms: number) => number>(bound(window, 'setTimeout'));
export const cancelLater = typed<(timer: number) => void>(bound(window, 'clearTimeout'));
export const nextFrame = typed<(work: () => void) => number>(
  bound(window, 'requestAnimationFrame'),
);

export function bound<O extends object, K extends keyof O>(object: O, name: K) {
  const native = object[name] as Fn;
  return ((...args: never[]) => apply(native, object, args)) as unknown as O[K];
}

export const ELEMENT = 1;
export const TEXT = 3;
export const COMMENT = 8;

/** Lets functions of this file run on elements: true for a node that is one. */
export function isElement(node: unknown): node is Element {
  try {
    return nodeType(node as Node) === ELEMENT;
  } catch {
    return false;
  }
}

/** True for any node: a selection begins at a text, not at an element. */
export function isNode(node: unknown): node is Node {
  try {
    return nodeType(node as Node) > 0;
  } catch {
    return false;
  }
}

export function isText(node: Node): node is Text {
  return nodeType(node) === TEXT;
}

/** The parent when it is an element. */
export function parentElement(node: Node): Element | null {
  const parent = parentOf(node);
  return parent !== null && nodeType(parent) === ELEMENT ? (parent as Element) : null;
}
