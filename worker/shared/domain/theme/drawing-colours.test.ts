import { expect, test } from 'vitest';
import { findByTag } from '../html/query.ts';
import { indexHtml } from '../html/source-index.ts';
import { applyOperations } from '../page-operations/apply.ts';
import { locate } from '../page-operations/locate.ts';
import { drawingColours, planDrawingColour } from './drawing-colours.ts';

const PAGE = `<!doctype html><html><head><style>:root{--brand:#a00}.c0{fill:var(--brand)}.c1{fill:#0a0}
@media (prefers-color-scheme:dark){.c1{fill:#111}}.none{fill:none;stroke:CurrentColor}</style></head><body>
<svg id="one"><path class="c0"/><path class="c0"/><path class="c1"/><circle fill="#00f" stroke="none"/><g style="fill:#00f"/><path class="none"/></svg>
<svg id="two"><path class="c0"/><path class="c1"/></svg></body></html>`;

function change(from: string, to: string | null, html = PAGE): string {
  const index = indexHtml(html);
  const [drawing] = findByTag(index, 'svg');
  if (!drawing) throw new Error('no drawing');
  const plan = planDrawingColour(index, { drawing, from, to }, (it) => locate(index, it));
  const applied = applyOperations(html, plan);
  if (!applied.ok) throw new Error(applied.reason);
  return applied.html;
}

function coloursOf(html: string) {
  const index = indexHtml(html);
  const [drawing] = findByTag(index, 'svg');
  return drawing ? drawingColours(index, drawing) : [];
}

test('the colours of a drawing are those of its attributes, styles and classes, by use', () => {
  expect(coloursOf(PAGE)).toEqual([
    { written: 'var(--brand)', value: 'var(--brand)', uses: 2 },
    { written: '#00f', value: '#00f', uses: 2 },
    { written: '#0a0', value: '#0a0', uses: 1 },
    { written: 'currentcolor', value: 'currentcolor', uses: 1 },
  ]);
});

test('a token is changed for one drawing alone, and given back', () => {
  const changed = change('var(--brand)', '#123456');
  expect(changed).toBe(PAGE.replace('<svg id="one">', '<svg id="one" style="--brand: #123456;">'));
  expect(coloursOf(changed)[0]).toEqual({ written: 'var(--brand)', value: '#123456', uses: 2 });
  expect(change('var(--brand)', null, changed)).toBe(PAGE);
});

test('a colour that is written out is changed wherever this drawing says it', () => {
  expect(change('#00f', '#123')).toBe(
    PAGE.replace('fill="#00f"', 'fill="#123"').replace('fill:#00f', 'fill:#123'),
  );
  expect(change('#0a0', '#123')).toBe(
    PAGE.replace('<path class="c1"/><circle', '<path class="c1" style="fill: #123;"/><circle'),
  );
});

test('the colour of the text around is set on the drawing', () => {
  expect(change('currentcolor', '#123')).toBe(
    PAGE.replace('<svg id="one">', '<svg id="one" style="color: #123;">'),
  );
});
