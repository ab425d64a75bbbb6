import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOperationsAnswer } from './operations-answer.ts';

const RENAME = { kind: 'set-text', at: { text: 'Book' }, text: 'Reserve' };
const TITLE = { kind: 'set-head', field: 'title', value: 'Harbour' };

function fence(name: string, content: unknown): string {
  return `\`\`\`${name}\n${JSON.stringify(content, null, 1)}\n\`\`\`\n`;
}

test('a list is taken out, and the sentences and blocks around it stay', () => {
  const blocks = '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n';
  const answer = `I renamed it.\n${fence('operations', [RENAME])}${blocks}`;
  expect(readOperationsAnswer(answer)).toEqual({
    operations: [RENAME],
    isBroken: false,
    rest: `I renamed it.\n${blocks}`,
  });
});

test('several lists are one, in order', () => {
  const answer = fence('operations', [RENAME]) + fence('json', [TITLE]);
  expect(readOperationsAnswer(answer).operations).toEqual([RENAME, TITLE]);
});

test.each([
  ['no fence', 'ANSWER: the page has it already.'],
  ['JSON that is no list of operations', fence('json', { name: 'Ada' })],
  ['JSON of a page', fence('json', [1, 2])],
])('%s stays as it is', (_name, answer) => {
  expect(readOperationsAnswer(answer)).toEqual({
    operations: undefined,
    isBroken: false,
    rest: answer,
  });
});

test.each([
  ['is cut off', '```operations\n[{"kind": "set-te'],
  ['holds no operation', fence('operations', { name: 'Ada' })],
  ['is empty', fence('operations', [])],
])('a list that %s is broken, and nothing of it is left', (_name, answer) => {
  expect(readOperationsAnswer(answer)).toEqual({
    operations: undefined,
    isBroken: true,
    rest: '',
  });
});

test('a list whose fence is not closed counts when it is whole', () => {
  const answer = `\`\`\`operations\n${JSON.stringify([RENAME])}`;
  expect(readOperationsAnswer(answer)).toMatchObject({ operations: [RENAME], isBroken: false });
});

test('nothing is lost and nothing thrown, whatever the answer', () => {
  const part = fc.constantFrom('```', '```operations\n', '```json\n', '\n', '[', ']', '{"kind":1}');
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 40 }), (parts) => {
      const answer = parts.join('');
      const { operations, isBroken, rest } = readOperationsAnswer(answer);
      const isUntouched = operations === undefined && !isBroken;
      expect(isUntouched ? rest : answer).toBe(answer);
      expect(rest.length).toBeLessThanOrEqual(answer.length);
    }),
  );
});
