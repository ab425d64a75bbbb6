import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { onDemand } from './on-demand.tsx';

interface NoteProps {
  text: string;
}

function Note({ text }: NoteProps) {
  return <p>{text}</p>;
}

const itself = (part: typeof Note) => part;

function showButton(Part: ReturnType<typeof onDemand<typeof Note, NoteProps>>) {
  return function Screen() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          {isOpen ? 'opened' : 'open'}
        </button>
        {isOpen ? <Part text="here" onMissing={() => setIsOpen(false)} /> : null}
      </>
    );
  };
}

test('a part is fetched when it is shown, once, and the focus stays where it was meanwhile', async () => {
  const arrival = Promise.withResolvers<typeof Note>();
  const load = vi.fn(() => arrival.promise);
  const Screen = showButton(onDemand(load, itself, () => <p>waiting</p>));
  const user = await renderScreen(
    <>
      <Screen />
      <Screen />
    </>,
  );
  expect(load).not.toHaveBeenCalled();
  const [first, second] = screen.getAllByRole('button', { name: 'open' });
  if (first === undefined || second === undefined) throw new Error('two buttons were expected');
  await user.click(first);
  expect(screen.getByText('waiting')).toBeDefined();
  expect(document.activeElement).toBe(first);
  arrival.resolve(Note);
  expect(await screen.findByText('here')).toBeDefined();
  await user.click(second);
  expect(screen.getAllByText('here')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('where the code cannot be fetched the screen stays, and asking again fetches again', async () => {
  const load = vi.fn<() => Promise<typeof Note>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Note);
  const Screen = showButton(onDemand(load, itself));
  const user = await renderScreen(<Screen />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(await screen.findByRole('button', { name: 'open' }));
  expect(await screen.findByText('here')).toBeDefined();
});

test('Escape calls off what is still on its way; it does not open when it arrives', async () => {
  const arrival = Promise.withResolvers<typeof Note>();
  const Screen = showButton(onDemand(() => arrival.promise, itself));
  const user = await renderScreen(<Screen />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByRole('button', { name: 'opened' })).toBeDefined();
  await user.keyboard('{Escape}');
  arrival.resolve(Note);
  expect(await screen.findByRole('button', { name: 'open' })).toBeDefined();
  expect(screen.queryByText('here')).toBeNull();
});
