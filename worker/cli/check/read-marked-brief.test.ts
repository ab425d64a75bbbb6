import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMarkedBrief } from './read-marked-brief.ts';

const FOLDER = join(import.meta.dirname, 'marked-briefs');

test('tags are taken out of the text, and tell what it says', () => {
  const marked =
    '<chat>hi!</chat> <naming>im a <s>dog groomer</s>, its called <n>Muddy Paws</n></naming> <offer><i>small dogs</i> <e>38</e></offer>';
  expect(
    readMarkedBrief(JSON.stringify({ id: 'x1', language: 'en', kind: 'business', marked })),
  ).toEqual({
    id: 'x1',
    language: 'en',
    kind: 'business',
    text: 'hi! im a dog groomer, its called Muddy Paws small dogs 38',
    stretches: [
      { kind: 'chat', text: 'hi!', parts: {} },
      {
        kind: 'naming',
        text: 'im a dog groomer, its called Muddy Paws',
        parts: { s: ['dog groomer'], n: ['Muddy Paws'] },
      },
      { kind: 'offer', text: 'small dogs 38', parts: { i: ['small dogs'], e: ['38'] } },
    ],
    marks: [
      { tag: 'chat', start: 0, end: 3 },
      { tag: 's', start: 9, end: 20 },
      { tag: 'n', start: 33, end: 43 },
      { tag: 'naming', start: 4, end: 43 },
      { tag: 'i', start: 44, end: 54 },
      { tag: 'e', start: 55, end: 57 },
      { tag: 'offer', start: 44, end: 57 },
    ],
  });
});

test.each([
  ['<fact>one', '<fact> is not closed'],
  ['<fact>one</wish>', '</wish> closes <fact>'],
  ['one</fact>', '</fact> closes <nothing>'],
])('%s is refused', (marked, why) => {
  const line = JSON.stringify({ id: 'x', language: 'en', kind: 'shop', marked });
  expect(() => readMarkedBrief(line)).toThrow(why);
});

test.each(readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl')))(
  'every brief of %s is marked well, and every id is its own',
  (file) => {
    const briefs = readFileSync(join(FOLDER, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map(readMarkedBrief);
    expect(briefs.length).toBeGreaterThan(50);
    expect(new Set(briefs.map(({ id }) => id)).size).toBe(briefs.length);
    expect(briefs.filter(({ stretches }) => stretches.length === 0)).toEqual([]);
  },
);
