import * as fc from 'fast-check';
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { composedSplices, recordSplices, startRecord } from './compose-splices.ts';
import { indexHtml, type IndexedElement } from './source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import {
  applySplices,
  deleteElement,
  deleteLines,
  insertMarkup,
  invertSplices,
  moveRange,
  removeAttribute,
  replaceText,
  replaceTextNode,
  setAttribute,
} from './splice.ts';
import { attributeOf, elementsIn, findById, findByTag, textsIn } from './query.ts';

const text = fc.string({
  unit: fc.constantFrom('a', ' ', 'è', '&', '<', '>', '"', "'", '€', '\u00a0', '='),
});
const quote = fc.constantFrom('"', "'");
const attribute = fc
  .record({ name: fc.constantFrom('class', 'title', 'data-x', 'hidden'), value: text, quote })
  .map(({ name, value, quote }) =>
    value === ''
      ? name
      : `${name}=${quote}${value.replaceAll(quote, '').replaceAll('&', '&amp;')}${quote}`,
  );

const { tree } = fc.letrec<{ tree: string; element: string }>((tie) => ({
  element: fc
    .record({
      tag: fc.constantFrom('div', 'section', 'ul', 'b', 'span', 'em'),
      attributes: fc.uniqueArray(attribute, { maxLength: 3, selector: (a) => a.split('=')[0] }),
      inside: tie('tree'),
      blank: fc.constantFrom('', '\n', '\n  ', '\r\n'),
    })
    .map(
      ({ tag, attributes, inside, blank }) =>
        `<${[tag, ...attributes].join(' ')}>${blank}${inside}${blank}</${tag}>`,
    ),
  tree: fc
    .array(
      fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('caffè &amp; tè', 'x < y', '<br>', '<img src=a.png>', '<!-- n -->', '\n'),
        tie('element'),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
}));
const page = tree.map(
  (body) =>
    `<!doctype html>\n<html lang=en><head><title>T</title></head>\n<body>${body}</body></html>`,
);

type Parsed = DefaultTreeAdapterTypes.Document;
type ParsedElement = DefaultTreeAdapterTypes.Element;

function parsedElements(document: Parsed): ParsedElement[] {
  const found: ParsedElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(document);
  return found;
}

interface EditCase {
  splice: (element: IndexedElement, words: string, html: string) => Splice[];
  dom: (element: ParsedElement, words: string) => void;
}

const EDITS: Record<string, EditCase> = {
  'setting an attribute': {
    splice: (element, words) => setAttribute(element, 'title', words),
    dom: (element, words) => {
      const present = element.attrs.find(({ name }) => name === 'title');
      if (present) present.value = words;
      else element.attrs.push({ name: 'title', value: words });
    },
  },
  'removing an attribute': {
    splice: (element, _words, html) => removeAttribute(html, element, 'class'),
    dom: (element) => {
      element.attrs = element.attrs.filter(({ name }) => name !== 'class');
    },
  },
  'replacing the content with text': {
    splice: (element, words) => (element.endTag ? replaceText(element, words) : []),
    dom: (element, words) => {
      if (['br', 'img'].includes(element.tagName)) return;
      element.childNodes = [{ nodeName: '#text', value: words, parentNode: element }];
    },
  },
  'deleting an element': {
    splice: (element) => deleteElement(element),
    dom: (element) => {
      const siblings = element.parentNode!.childNodes;
      siblings.splice(siblings.indexOf(element), 1);
    },
  },
};

function editBoth(html: string, element: IndexedElement, words: string, edit: EditCase): string[] {
  const document = parse(html);
  edit.dom(parsedElements(document)[element.index]!, words);
  const edited = applySplices(html, edit.splice(element, words, html));
  return [serialize(parse(edited)), serialize(parse(serialize(document)))];
}

test.each(Object.entries(EDITS))('%s says the same as the edit of the tree', (_name, edit) => {
  fc.assert(
    fc.property(page, fc.nat(), text, (html, pick, words) => {
      const inBody = indexHtml(html).elements.slice(4);
      fc.pre(inBody.length > 0);
      const element = inBody[pick % inBody.length]!;
      fc.pre(!element.isSplit);
      const [edited, expected] = editBoth(html, element, words, edit);
      expect(edited).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

test.each(Object.entries(EDITS))('%s is undone to the byte', (_name, edit) => {
  fc.assert(
    fc.property(page, fc.nat(), text, (html, pick, words) => {
      const { elements } = indexHtml(html);
      const splices = edit.splice(elements[pick % elements.length]!, words, html);
      expect(applySplices(applySplices(html, splices), invertSplices(html, splices))).toBe(html);
    }),
  );
});

test('a copy that is put after an element stands right behind the element with the same markup', () => {
  fc.assert(
    fc.property(page, fc.nat(), (html, pick) => {
      const { elements } = indexHtml(html);
      const element = elements[pick % elements.length]!;
      const copy = html.slice(element.range.start, element.range.end);
      const [splice] = insertMarkup(html, { element, place: 'after' }, copy);
      expect(splice!.start).toBe(element.range.end);
      expect(splice!.replacement.trim()).toBe(
        html.slice(element.range.start, element.range.end).trim(),
      );
    }),
  );
});

test('a text node is replaced alone and reads back as written', () => {
  fc.assert(
    fc.property(page, text, (html, words) => {
      const body = findByTag(indexHtml(html), 'body')[0]!;
      const node = textsIn(body).find(({ value }) => value.trim() !== '');
      fc.pre(node !== undefined && words.trim() !== '');
      const [splice] = replaceTextNode(node, words);
      const edited = applySplices(html, [splice!]);
      const again = textsIn(findByTag(indexHtml(edited), 'body')[0]!).map(({ value }) => value);
      expect(again.join('')).toContain(words);
      expect(edited.slice(0, splice!.start)).toBe(html.slice(0, splice!.start));
      expect(edited.endsWith(html.slice(splice!.end))).toBe(true);
    }),
  );
});

test('edits made one after the other are one set of splices of the first text', () => {
  const step = fc.tuple(fc.nat(40), fc.nat(10), text);
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40 }),
      fc.array(step, { maxLength: 6 }),
      (original, steps) => {
        let record = startRecord(original);
        for (const [from, length, replacement] of steps) {
          const start = Math.min(from, record.text.length);
          const end = Math.min(start + length, record.text.length);
          record = recordSplices(record, [{ start, end, replacement }]);
        }
        expect(applySplices(original, composedSplices(record))).toBe(record.text);
      },
    ),
  );
});

const LINES = [
  '<main>',
  '  <section id="one">',
  '    <h2>One</h2>',
  '  </section>',
  '  <section id="two">',
  '    <p class=note>Two</p>',
  '  </section>',
  '</main>',
  '',
].join('\n');

function idOf(html: string, id: string): IndexedElement {
  return findById(indexHtml(html), id)!;
}

test('moving a section takes its lines along', () => {
  const two = idOf(LINES, 'two');
  const splices = moveRange(LINES, two.range, { element: idOf(LINES, 'one'), place: 'before' });
  const moved = applySplices(LINES, splices);
  const order = findByTag(indexHtml(moved), 'section').map((section) => attributeOf(section, 'id'));
  expect(order).toEqual(['two', 'one']);
  expect(moved.split('\n').sort()).toEqual(LINES.split('\n').sort());
});

test('a range never moves into itself', () => {
  const one = idOf(LINES, 'one');
  const heading = findByTag(indexHtml(LINES), 'h2')[0]!;
  expect(moveRange(LINES, one.range, { element: heading, place: 'after' })).toEqual([]);
});

test('deleting lines leaves no empty line behind', () => {
  const edited = applySplices(LINES, deleteLines(LINES, idOf(LINES, 'one').range));
  expect(edited).toBe(LINES.split('\n').toSpliced(1, 3).join('\n'));
});

test.each([
  ['before', '<main>\n  <hr>\n  <section id="one">'],
  ['after', '</section>\n  <hr>\n  <section id="two">'],
  ['start', '<section id="one">\n    <hr>\n    <h2>'],
  ['end', '</h2>\n    <hr>\n  </section>'],
] as const)('markup put %s an element stands on a line of its own', (place, expected) => {
  const splices = insertMarkup(LINES, { element: idOf(LINES, 'one'), place }, '<hr>');
  expect(applySplices(LINES, splices)).toContain(expected);
});

test('an unquoted attribute is replaced, and one that has the value is left', () => {
  const note = elementsIn(idOf(LINES, 'two'))[0]!;
  expect(applySplices(LINES, setAttribute(note, 'class', 'note big'))).toContain(
    '<p class="note big">',
  );
  expect(setAttribute(note, 'class', 'note')).toEqual([]);
});

test('overlapping splices are refused', () => {
  const overlap = [
    { start: 0, end: 3, replacement: '' },
    { start: 2, end: 4, replacement: '' },
  ];
  expect(() => applySplices('abcdef', overlap)).toThrow(RangeError);
});

test('text for a style element cannot close it', () => {
  const html = '<style>a{}</style>';
  const style = findByTag(indexHtml(html), 'style')[0]!;
  const edited = applySplices(html, replaceText(style, 'b{}</style><script>x</script>'));
  expect(findByTag(indexHtml(edited), 'script')).toEqual([]);
});
