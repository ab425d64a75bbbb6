import { beginParsing, endParsing, flushKeys } from './keys.ts';
import { cut, indexOf, getter, lower, method, typed } from './natives.ts';

const prototype = Document.prototype;
const nativeOpen = typed<(self: Document) => Document>(method(prototype, 'open'));
const nativeWrite = method(prototype, 'write');
const nativeClose = method(prototype, 'close');
const SCRIPT_END = '</script';

/** Opens the document for a new page, with listeners that stand before those of its scripts. */
export function openPage(): void {
  nativeOpen(document);
  beginParsing();
}

/**
 * Gives the parser more of the page, up to the end of one script at a time: a script runs when its end tag is
 * read, and by then the elements before it have lost their keys.
 */
export function writePage(chunk: string): void {
  const folded = lower(chunk);
  let from = 0;
  while (from < chunk.length) {
    const found = indexOf(folded, SCRIPT_END, from + 1);
    const end = found < 0 ? chunk.length : found;
    nativeWrite(document, cut(chunk, from, end));
    flushKeys();
    from = end;
  }
}

export function closePage(): void {
  nativeClose(document);
  flushKeys();
}

export { endParsing };

const { apply } = Reflect;
const readyState = getter(prototype, 'readyState');
const currentScript = getter(prototype, 'currentScript');

/**
 * A page that writes into its finished document, or opens it, takes all listeners off: `listen` adds ours again
 * before the page can add its own.
 */
export function guardWriting(listen: () => void): void {
  guardWrite('write', listen);
  guardWrite('writeln', listen);
  const open = Reflect.get(prototype, 'open') as (...args: unknown[]) => unknown;
  prototype.open = function openAgain(this: Document, ...args: unknown[]) {
    const opened = apply(open, this, args) as Document;
    if (this === document) listen();
    return opened;
  } as typeof prototype.open;
}

function guardWrite(name: 'write' | 'writeln', listen: () => void): void {
  const native = Reflect.get(prototype, name) as (...texts: string[]) => undefined;
  prototype[name] = function write(this: Document, ...texts: string[]) {
    if (
      this === document &&
      readyState(document) === 'complete' &&
      currentScript(document) === null
    ) {
      nativeOpen(document);
      listen();
    }
    return apply(native, this, texts);
  };
}
