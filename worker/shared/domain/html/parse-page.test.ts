import fc from 'fast-check';
import { serialize } from 'parse5';
import { expect, test } from 'vitest';
import { finishSteps } from '#domain/text/steps.ts';
import { listPageCases } from '#worker/designer/testing/page-cases.ts';
import { designPage } from '#worker/designer/design-page.ts';
import { indexHtml, indexHtmlSteps, type SourceIndex } from './source-index.ts';
import { parsePage, parsePageSteps } from './parse-page.ts';

const PIECES = [
  '<p>',
  '</p>',
  '<b a="<x">',
  '<script>a<b//</script>',
  '<style>',
  '</style>',
  '<!-- <i> -->',
  '<table><tr>',
  '<textarea>',
  '</textarea>',
  '<svg><path d="M0"/>',
  '<![CDATA[x]]>',
  '&amp',
  '&lt;<',
  '\r\n',
  '\u{1f600}',
  'text ',
  '<a href=x',
  '<',
  '<!doctype html>',
];

test('a page that is parsed in pieces becomes the same tree as one parsed whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }),
      fc.integer({ min: 1, max: 30 }),
      (pieces, chunk) => {
        const html = pieces.join('');
        const options = { sourceCodeLocationInfo: true };
        const whole = parsePage(html, options);
        const parts = finishSteps(parsePageSteps(html, options, chunk));
        expect(serialize(parts)).toBe(serialize(whole));
        expect(tagsOf(parts)).toEqual(tagsOf(whole));
      },
    ),
    { numRuns: 500 },
  );
});

function tagsOf(document: ReturnType<typeof parsePage>): unknown[] {
  const pending = [...document.childNodes];
  const found: unknown[] = [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    found.push([node.nodeName, node.sourceCodeLocation]);
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
  return found;
}

test('pages of the designer are indexed in steps as they are at once', () => {
  const placesIn = ({ elements }: SourceIndex): unknown[] =>
    elements.map(({ tag, range, inner, isSplit }) => ({ tag, range, inner, isSplit }));
  for (const { input } of listPageCases().slice(0, 4)) {
    const { html } = designPage(input);
    expect(placesIn(finishSteps(indexHtmlSteps(html)))).toEqual(placesIn(indexHtml(html)));
  }
});
