import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findByTag } from '#domain/html/query.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { doAction } from '../do-action.ts';
import type { AskedElements, EditingHost } from '../editing-host.ts';
import { openEditingSession } from '../editing-session.ts';
import type { EditingSession } from '../editing-types.ts';
import { ElementAssistant } from './element-assistant.tsx';

const PAGE =
  '<!doctype html><html lang="en"><head><title>T</title></head><body><section><h2 class="a a">Fresh bread, every single morning of the year</h2><p>One</p><ul><li>Two</li></ul><template><i>In</i></template></section></body></html>';

async function openAssistant(tag: string) {
  const asked: [AskedElements | null, string][] = [];
  const host = {
    textToChange: () => session.page().html,
    commit: vi.fn<EditingHost['commit']>(),
    refuse: vi.fn<EditingHost['refuse']>(),
    locale: () => 'en',
    isolate: vi.fn<EditingHost['isolate']>(),
    ask: (target: AskedElements | null, words: string) => void asked.push([target, words]),
  } as unknown as EditingHost;
  const session: EditingSession = openEditingSession(PAGE, host);
  session.draw({ html: PAGE, linked: null }, () => undefined);
  const user = await renderScreen(<ElementAssistant session={session} onLeave={() => undefined} />);
  const [element] = findByTag(session.page().index, tag);
  act(() => session.select(element ? [keyOf(session.page(), element)] : []));
  const command = async (words: string) => {
    await user.type(screen.getByRole('textbox', { name: 'What should change' }), words);
    await user.keyboard('{Enter}');
  };
  return { session, host, user, command, asked };
}

test('a suggestion changes the element at once, stays marked and is one step of the history', async () => {
  const { session, host, user } = await openAssistant('h2');
  await user.click(screen.getByRole('button', { name: 'Concise' }));
  expect(session.page().html).toContain('>Fresh bread, every single morning</h2>');
  expect(screen.getByRole('button', { name: 'Concise' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Element improved: Concise')).toBeTruthy();
  expect(host.commit).toHaveBeenCalledTimes(1);
});

test('several commands in words are one step; the last one is empty again', async () => {
  const { session, host, command } = await openAssistant('p');
  await command('bold, centred and #0a7bcd');
  expect(session.page().html).toContain(
    '<p style="font-weight: 700; text-align: center; color: #0a7bcd;">One</p>',
  );
  expect(host.commit).toHaveBeenCalledTimes(1);
});

test('moving, hiding and deleting act on the element as a whole', async () => {
  const { session, command } = await openAssistant('p');
  await command('move down');
  expect(session.page().html).toMatch(/<\/ul>\s*<p>One<\/p>/);
  await command('nascondi');
  expect(session.page().html).toContain('<p hidden');
  await command('delete it');
  expect(session.page().html).not.toContain('<p');
});

test('what is not understood changes nothing and goes to the AI with its words', async () => {
  const { session, user, command, asked } = await openAssistant('h2');
  await command('make it sound warmer');
  expect(session.page().html).toBe(PAGE);
  expect(screen.getByText('This is more than the quick commands can do. The AI can.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Ask AI/ }));
  const [[target, words] = [undefined, '']] = asked;
  expect(words).toBe('make it sound warmer');
  expect(target?.label).toBe('Title “Fresh bread, every single morning of the year”');
  const start = PAGE.indexOf('<h2');
  expect(target?.rangesIn(PAGE)).toEqual([{ start, end: PAGE.indexOf('<p>') }]);
  expect(target?.rangesIn('another page')).toEqual([]);
});

test('an element inside a template is changed, and asked about, where it stands in the source', async () => {
  const { session, user, command, asked } = await openAssistant('i');
  await command('make it sound warmer');
  await user.click(screen.getByRole('button', { name: /^Ask AI/ }));
  const [[target] = []] = asked;
  const [start, end] = [PAGE.indexOf('<i>'), PAGE.indexOf('</template>')];
  expect(target?.rangesIn(PAGE)).toEqual([{ start, end }]);
  await user.clear(screen.getByRole('textbox', { name: 'What should change' }));
  await command('bold');
  expect(session.page().html).toContain('<template><i style="font-weight: 700;">In</i></template>');
});

test('with the page itself selected the AI is asked about all of it', async () => {
  const { user, command, asked } = await openAssistant('body');
  expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBe(null);
  await command('make it sound warmer');
  await user.click(screen.getByRole('button', { name: /^Ask AI/ }));
  expect(asked).toEqual([[null, 'make it sound warmer']]);
});

test('what cannot be done here is said', async () => {
  const { session, user, command } = await openAssistant('ul');
  await command('shorter');
  expect(
    screen.getByText('There is no text of its own here. Choose a text inside it.'),
  ).toBeTruthy();
  await user.click(screen.getByText('Advanced tools'));
  await user.click(screen.getByRole('button', { name: 'Optimise' }));
  expect(screen.getByText('It is like that already.')).toBeTruthy();
  expect(session.page().html).toBe(PAGE);
});

test('optimising keeps each class once', async () => {
  const { session, user } = await openAssistant('h2');
  await user.click(screen.getByText('Advanced tools'));
  await user.click(screen.getByRole('button', { name: 'Optimise' }));
  expect(session.page().html).toContain('<h2 class="a">');
});

test('without a selection it says what to do', async () => {
  const { session } = await openAssistant('h2');
  act(() => session.select([]));
  expect(screen.getByText('Select an element before you use the assistant')).toBeTruthy();
});

test('an isolated element is shown alone, and the page stays as it is', async () => {
  const { session, host, user } = await openAssistant('p');
  await user.click(screen.getByText('Advanced tools'));
  await user.click(screen.getByRole('button', { name: 'Isolate element' }));
  const start = PAGE.indexOf('<p>');
  expect(host.isolate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ start, end: start + '<p>One</p>'.length }),
  );
  expect(session.page().html).toBe(PAGE);
});

test('a command while the AI has the page changes nothing, and says so', async () => {
  const { session, host, user, command } = await openAssistant('p');
  host.textToChange = () => null;
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(screen.getByText('Error while improving with AI')).toBeTruthy();
  await command('red');
  expect(screen.getByText('Error while improving with AI')).toBeTruthy();
  expect(session.page().html).toBe(PAGE);
  expect(host.commit).not.toHaveBeenCalled();
});

test('an element that was deleted after it was asked about is found nowhere', async () => {
  const { session, user, command, asked } = await openAssistant('p');
  await command('make it sound warmer');
  await user.click(screen.getByRole('button', { name: /^Ask AI/ }));
  act(() => doAction(session, { kind: 'delete' }));
  const [[target] = []] = asked;
  expect(target?.rangesIn(session.page().html)).toEqual([]);
});
