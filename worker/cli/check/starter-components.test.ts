// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { transformWithOxc } from 'vite';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../designer/brief/brief.ts';
import { designFile } from '../../designer/files/design-file.ts';

type Props = Record<string, unknown>;
type ComponentFile = 'jsx' | 'tsx';

const FILE_TYPES = ['jsx', 'tsx'] as const;

afterEach(cleanup);

/** The component of a file, compiled as a build compiles it, with the React of this test. */
async function compile(content: string, fileType: ComponentFile): Promise<ComponentType<Props>> {
  const { code } = await transformWithOxc(content, `component.${fileType}`, {
    jsx: { runtime: 'automatic', development: false },
  });
  const linked = code.replaceAll(
    /from\s*["'](react(?:\/jsx-runtime)?)["']/g,
    (_, name: string) => `from ${JSON.stringify(import.meta.resolve(name))}`,
  );
  const module: Record<string, ComponentType<Props>> = await import(
    `data:text/javascript,${encodeURIComponent(linked)}`
  );
  const found = Object.entries(module).find(([name]) => /^[A-Z]/.test(name));
  if (!found) throw new Error('the file exports no component');
  return found[1];
}

async function show(
  prompt: string,
  {
    fileType = 'tsx',
    language = 'en',
    ...props
  }: Props & { fileType?: ComponentFile; language?: Language } = {},
): Promise<void> {
  const { content } = designFile({ prompt, fileType, language });
  render(createElement(await compile(content, fileType), props));
}

test.each(FILE_TYPES)(
  'the counter of a %s file counts and stops at its least',
  async (fileType) => {
    await show('a counter', { fileType });
    const fewer = screen.getByRole('button', { name: 'One less' });
    expect(fewer).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole('status').textContent).toBe('1');
    fireEvent.click(fewer);
    expect(screen.getByRole('status').textContent).toBe('0');
  },
);

test.each(FILE_TYPES)(
  'the list of a %s file takes, ticks off and removes tasks',
  async (fileType) => {
    await show('una lista di cose da fare', { fileType, language: 'it' });
    fireEvent.change(screen.getByLabelText('Nuova attività'), { target: { value: ' Pane ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    expect(screen.getByRole('status').textContent).toBe('Ancora da fare: 1');
    fireEvent.click(screen.getByLabelText('Pane'));
    expect(screen.getByRole('status').textContent).toBe('Ancora da fare: 0');
    fireEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(screen.queryByLabelText('Pane')).toBeNull();
  },
);

test.each(FILE_TYPES)(
  'the form of a %s file sends once and says when it could not',
  async (fileType) => {
    const sent: unknown[] = [];
    const onSend = async (message: unknown) => {
      sent.push(message);
      if (sent.length === 1) throw new Error('offline');
    };
    await show('a contact form', { fileType, onSend });
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ada@example.com' } });
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('try again');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('status')).textContent).toContain('Thank you');
    const message = { name: 'Ada', email: 'ada@example.com', text: 'Hello' };
    expect(sent).toEqual([message, message]);
  },
);

test.each(FILE_TYPES)('the tabs of a %s file follow the arrow keys', async (fileType) => {
  const tabs = ['One', 'Two'].map((label) => ({ label, content: `Content ${label}` }));
  await show('tabs', { fileType, tabs });
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
  expect(screen.getByRole('tabpanel').textContent).toBe('Content Two');
  expect(document.activeElement?.textContent).toBe('Two');
});

test.each(FILE_TYPES)(
  'the price list of a %s file holds the prices of the request',
  async (fileType) => {
    await show('listino: margherita 6 €, </script>diavola 8 €', { fileType, language: 'it' });
    expect(document.body.textContent).toContain('Margherita');
    expect(document.body.textContent).toContain('6 €');
  },
);

test.each(FILE_TYPES)('the opening hours of a %s file know when it is open', async (fileType) => {
  const now = new Date(2026, 10, 23, 10, 30);
  await show('opening hours: monday to friday 9:00-18:00', { fileType, now });
  expect(screen.getByRole('status').textContent).toBe('Open now');
  expect(screen.getByRole('row', { name: /Sunday/ }).textContent).toBe('Sundayclosed');
});

test.each(FILE_TYPES)(
  'the switch of a %s file changes and remembers the scheme',
  async (fileType) => {
    localStorage.setItem('theme', 'light');
    await show('dark mode toggle', { fileType });
    fireEvent.click(screen.getByRole('button', { name: 'Dark colours' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  },
);

test.each(FILE_TYPES)(
  'questions and cards of a %s file show what they are given',
  async (fileType) => {
    await show('faq', { fileType, questions: [{ question: 'Why?', answer: 'Because.' }] });
    await show('product cards', {
      fileType,
      title: 'Shop',
      items: [{ name: 'Cup', text: '', price: '€3' }],
    });
    expect(screen.getByText('Why?').tagName).toBe('SUMMARY');
    expect(screen.getByRole('listitem').textContent).toBe('Cup€3');
  },
);

test.each(FILE_TYPES)(
  'an unknown request gets a %s component that is named after it and works',
  async (fileType) => {
    const { content } = designFile({ prompt: 'a weather widget', fileType, language: 'en' });
    expect(content).toContain('export function WeatherWidget(');
    await show('a weather widget', { fileType, children: 'Sunny' });
    expect(document.body.textContent).toContain('Sunny');
    fireEvent.click(screen.getByRole('button', { name: 'Weather widget' }));
    expect(document.body.textContent).not.toContain('Sunny');
  },
);
