import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { adoptEarlyInput } from './adopt-early-input.ts';

function Field({ type }: { type: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <input
        aria-label="field"
        type={type}
        value={value}
        onChange={(e) => setValue(e.target.value)}
      />
      <output>{value}</output>
    </>
  );
}

test.each(['text', 'email', 'search'])(
  'what was typed into a focused %s field reaches its state',
  (type) => {
    const { container } = render(<Field type={type} />);
    container.dataset.address = '/contact';
    const field = screen.getByLabelText<HTMLInputElement>('field');
    field.focus();
    // Past React, as before it was there.
    Reflect.set(HTMLInputElement.prototype, 'value', 'ada', field);
    act(() => adoptEarlyInput(container));
    expect(screen.getByRole('status').textContent).toBe('ada');
    expect(document.activeElement).toBe(field);
  },
);

test('a button that was pressed is pressed again, once', async () => {
  const onClick = vi.fn();
  const { container } = render(
    <button type="button" onClick={onClick}>
      Buy
    </button>,
  );
  container.dataset.address = '/pricing';
  screen.getByRole('button').dataset.held = '';
  adoptEarlyInput(container);
  adoptEarlyInput(container);
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(Object.keys(container.dataset)).toEqual([]);
  expect(Object.keys(screen.getByRole('button').dataset)).toEqual([]);
});
