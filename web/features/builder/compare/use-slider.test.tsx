import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSlider } from './use-slider.ts';

function Divided() {
  const { share, box, handle } = useSlider();
  return (
    <div ref={box} data-testid="box">
      <button type="button" {...handle}>
        {share}
      </button>
    </div>
  );
}

test('the handle follows a pointer that holds it, within the box, and no other', () => {
  render(<Divided />);
  const handle = screen.getByRole('button');
  const box = { left: 100, width: 400 } as DOMRect;
  vi.spyOn(screen.getByTestId('box'), 'getBoundingClientRect').mockReturnValue(box);
  const held = new Set<number>();
  handle.setPointerCapture = (id) => void held.add(id);
  handle.hasPointerCapture = (id) => held.has(id);
  fireEvent.pointerMove(handle, { clientX: 200, pointerId: 1 });
  expect(handle.textContent).toBe('50');
  fireEvent.pointerDown(handle, { clientX: 300, pointerId: 1 });
  fireEvent.pointerMove(handle, { clientX: 200, pointerId: 1 });
  expect(handle.textContent).toBe('25');
  fireEvent.pointerMove(handle, { clientX: 900, pointerId: 1 });
  expect(handle.textContent).toBe('100');
  fireEvent.pointerMove(handle, { clientX: -900, pointerId: 1 });
  expect(handle.textContent).toBe('0');
});
