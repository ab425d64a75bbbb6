import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createContinuation } from './continuation.ts';

const LINES = Array.from({ length: 60 }, (_, at) =>
  at % 3 === 0 ? `    <div class="card">` : at % 3 === 1 ? `      <p>Card ${at}</p>` : '    </div>',
);
const PAGE = LINES.join('\n');

/** What is released before a cut: whole lines only. */
function firstPart(cutLine: number): string {
  return `${LINES.slice(0, cutLine).join('\n')}\n`;
}

function stitch(first: string, second: string, pieceLength: number): string {
  const continuation = createContinuation(first);
  let text = first;
  for (let at = 0; at < second.length; at += pieceLength) {
    text += continuation.push(second.slice(at, at + pieceLength));
  }
  return text + continuation.end();
}

const cuts = fc.integer({ min: 5, max: 55 });
const pieces = fc.integer({ min: 1, max: 90 });

test('a second part that repeats the anchor is stitched byte by byte', () => {
  fc.assert(
    fc.property(cuts, pieces, (cut, pieceLength) => {
      const first = firstPart(cut);
      const { anchor } = createContinuation(first);
      const rest = PAGE.slice(first.length);
      expect(stitch(first, `${anchor}\n${rest}`, pieceLength)).toBe(PAGE);
    }),
  );
});

test('a second part in a fence, starting some lines earlier, is stitched all the same', () => {
  fc.assert(
    fc.property(cuts, pieces, (cut, pieceLength) => {
      const first = firstPart(cut);
      const earlier = LINES.slice(cut - 5).join('\n');
      expect(stitch(first, `\`\`\`html\n${earlier}`, pieceLength)).toBe(PAGE);
    }),
  );
});

test('a second part that simply goes on is joined as it is', () => {
  fc.assert(
    fc.property(cuts, pieces, (cut, pieceLength) => {
      const first = firstPart(cut);
      const rest = `${'      <p>New text</p>\n'.repeat(20)}</html>`;
      expect(stitch(first, rest, pieceLength)).toBe(first + rest);
    }),
  );
});

test('a second part that writes the document anew is told from one that goes on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 55 }), pieces, (cut, pieceLength) => {
      const first = firstPart(cut);
      const anew = `Here it is again:\n\`\`\`html\n<!doctype html>\n<html lang="en">\n${PAGE}`;
      expect(stitch(first, anew, pieceLength)).toBe(first);
      const goingOn = createContinuation(first);
      goingOn.push(`${goingOn.anchor}\n<p>More</p>`);
      goingOn.end();
      expect(goingOn.isRestart()).toBe(false);
    }),
  );
});

test('a document that was cut in its first lines may begin with them again', () => {
  const first = '<!doctype html>\n<html lang="en">\n';
  const second = '<!doctype html>\n<html lang="en">\n<body>';
  expect(stitch(first, second, 7)).toBe(`${first}<body>`);
});

test('the anchor of a very long line is its end', () => {
  const { anchor } = createContinuation(`<p>${'word '.repeat(500)}</p>`);
  expect(anchor.length).toBeLessThanOrEqual(300);
  expect(anchor.endsWith('</p>')).toBe(true);
});
