import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { TextValue } from './text-value.tsx';

/** A field whose value is told by somebody else, some time after it was changed. */
async function openField() {
  const taken: string[] = [];
  let answer: (value: string) => void = () => undefined;
  function Stage() {
    const [facts, setFacts] = useState({ size: '24px' });
    answer = (size) => setFacts({ size });
    return (
      <TextValue
        label="Size"
        value={facts.size}
        source={facts}
        problem="Not a value"
        onChange={(value) => {
          taken.push(value);
          return value !== 'wrong';
        }}
      />
    );
  }
  const user = await renderScreen(<Stage />);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' });
  const type = async (text: string) => {
    await user.clear(field());
    await user.type(field(), `${text}{Enter}`);
  };
  return { taken, field, type, answer: (value: string) => act(() => answer(value)) };
}

test('what was typed stays until the new value is there, never the old one', async () => {
  const { taken, field, type, answer } = await openField();
  await type('40px');
  expect(taken).toEqual(['40px']);
  expect(field().value).toBe('40px');
  answer('40px');
  expect(field().value).toBe('40px');
});

test('a change that the page does not follow gives way to what is', async () => {
  const { field, type, answer } = await openField();
  await type('40px');
  answer('24px');
  expect(field().value).toBe('24px');
});

test('what cannot be taken stays to be mended', async () => {
  const { field, type } = await openField();
  await type('wrong');
  expect(field().value).toBe('wrong');
  expect(screen.getByRole('alert').textContent).toBe('Not a value');
});
