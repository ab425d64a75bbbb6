import { expect, test } from 'vitest';
import { EDITING_LIMITS } from './page-editing.ts';
import { readPreviewEvent } from './preview.ts';

const NONCE = 'nonce-of-this-handshake';
const file = new File(['x'], 'oven.jpg', { type: 'image/jpeg' });
const hear = (files: unknown, at: unknown) =>
  readPreviewEvent({ n: NONCE, t: 'files', files, at }, NONCE);

test('files of the frame are heard with their place, or for what is selected', () => {
  const at = { key: 3, place: 'on' };
  expect(hear([file], at)).toEqual({ n: NONCE, t: 'files', files: [file], at });
  expect(hear([file], null)).toMatchObject({ files: [file], at: null });
});

test.each([
  { name: 'what is no file', files: ['/etc/passwd'], at: null },
  { name: 'a file made of words', files: [{ name: 'a.jpg', size: 1 }], at: null },
  { name: 'no file at all', files: [], at: null },
  {
    name: 'too many',
    files: Array.from({ length: EDITING_LIMITS.files + 1 }, () => file),
    at: null,
  },
  { name: 'a place that is none', files: [file], at: { key: 3, place: 'over' } },
])('$name is not heard', ({ files, at }) => {
  expect(hear(files, at)).toBeNull();
});
