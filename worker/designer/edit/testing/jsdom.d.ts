/** The little of jsdom that tests use. */
declare module 'jsdom' {
  export interface DomElement {
    tagName: string;
    id: string;
    innerHTML: string;
    outerHTML: string;
    textContent: string;
    parentElement: DomElement | null;
    children: Iterable<DomElement> & { length: number };
    childNodes: Iterable<{ nodeType: number; textContent: string; remove(): void }>;
    getAttribute(name: string): string | null;
    hasAttribute(name: string): boolean;
    matches(selector: string): boolean;
    closest(selector: string): DomElement | null;
    contains(other: DomElement): boolean;
    compareDocumentPosition(other: DomElement): number;
    querySelector(selector: string): DomElement | null;
    querySelectorAll(selector: string): Iterable<DomElement> & { length: number };
    remove(): void;
  }

  export interface DomDocument extends DomElement {
    title: string;
    head: DomElement;
    body: DomElement;
    documentElement: DomElement;
  }

  export interface DomStyle {
    getPropertyValue(name: string): string;
  }

  export class JSDOM {
    constructor(html: string, options?: { url: string; runScripts: 'outside-only' });
    window: {
      document: DomDocument;
      getComputedStyle(element: DomElement): DomStyle;
      eval(code: string): unknown;
      close(): void;
    };
  }
}
