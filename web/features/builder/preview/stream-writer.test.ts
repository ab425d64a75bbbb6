import { expect, test } from 'vitest';
import type { PreviewCommand } from '#contract/preview.ts';
import { createStreamWriter } from './stream-writer.ts';

function createRecorder() {
  const sent: PreviewCommand[] = [];
  return { sent, writer: createStreamWriter((command) => sent.push(command)) };
}

test('each piece is written once, and the end closes the document', () => {
  const { sent, writer } = createRecorder();
  writer.push('Ecco:\n<!doctype html>');
  writer.push('Ecco:\n<!doctype html><p>a');
  writer.push('Ecco:\n<!doctype html><p>a');
  expect(writer.end('<!doctype html><p>ab</html>\n')).toBe(true);
  expect(sent).toEqual([
    { t: 'open' },
    { t: 'write', chunk: '<!doctype html>' },
    { t: 'write', chunk: '<p>a' },
    { t: 'write', chunk: 'b</html>\n' },
    { t: 'close' },
  ]);
});

test('a text that does not continue what was drawn is refused', () => {
  const { sent, writer } = createRecorder();
  writer.push('<!doctype html><p>half');
  expect(writer.push('<!doctype html><h1>another try')).toBe(false);
  expect(writer.end('<!doctype html><p>other')).toBe(false);
  expect(sent).toEqual([{ t: 'open' }, { t: 'write', chunk: '<!doctype html><p>half' }]);
});

test('a page can be seen from its first heading on', () => {
  const { writer } = createRecorder();
  writer.push('<!doctype html><html><head><title>a</title></head><body><header>b</header>');
  expect(writer.canBeSeen()).toBe(false);
  writer.push(
    '<!doctype html><html><head><title>a</title></head><body><header>b</header><h1>c</h1>',
  );
  expect(writer.canBeSeen()).toBe(true);
});

test('a page without a heading can be seen once there is much of it', () => {
  const { writer } = createRecorder();
  writer.push(`<!doctype html><html><head><style>${'a'.repeat(5_000)}</style></head><body><p>b`);
  expect(writer.canBeSeen()).toBe(false);
  writer.push(
    `<!doctype html><html><head><style>${'a'.repeat(5_000)}</style></head><body><p>b${'c'.repeat(4_000)}`,
  );
  expect(writer.canBeSeen()).toBe(true);
});
