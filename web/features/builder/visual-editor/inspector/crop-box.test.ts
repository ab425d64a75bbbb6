import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CropBox, EDGES, isWhole, moveEdge, pixelsIn, stepOf, WHOLE } from './crop-box.ts';

const SIZE = { width: 1_600, height: 1_067 };

test('an edge is moved alone, and no further than the photograph', () => {
  expect(moveEdge(WHOLE, 'right', 0.6)).toEqual({ ...WHOLE, right: 0.6 });
  expect(moveEdge(WHOLE, 'top', -3)).toEqual(WHOLE);
  expect(isWhole(moveEdge(WHOLE, 'left', 0.01))).toBe(false);
});

test('keys move an edge along its own way only', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'a'].map((key) => stepOf('left', key))).toEqual([
    -0.05, 0.05, 0, 0,
  ]);
  expect(stepOf('bottom', 'ArrowUp')).toBe(-0.05);
});

test('what is left is counted in pixels of the photograph', () => {
  const box: CropBox = { left: 0.25, top: 0.5, right: 0.75, bottom: 1 };
  expect(pixelsIn(box, SIZE)).toEqual({ x: 400, y: 534, width: 800, height: 533 });
  expect(pixelsIn(WHOLE, SIZE)).toEqual({ x: 0, y: 0, ...SIZE });
});

test('however edges are moved, a part of the photograph is left inside it', () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom(...EDGES), fc.double({ min: -2, max: 2, noNaN: true })),
  );
  const isInside = fc.property(moves, (steps) => {
    const box = steps.reduce((now, [edge, to]) => moveEdge(now, edge, to), WHOLE);
    const { x, y, width, height } = pixelsIn(box, SIZE);
    return (
      x >= 0 &&
      y >= 0 &&
      x + width <= SIZE.width &&
      y + height <= SIZE.height &&
      width >= SIZE.width * 0.09 &&
      height >= SIZE.height * 0.09
    );
  });
  expect(() => fc.assert(isInside)).not.toThrow();
});
