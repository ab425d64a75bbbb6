import { expect, test } from 'vitest';
import { readOperations } from './page-operations.ts';

test('operations from outside are read strictly', () => {
  const good = [{ kind: 'delete', at: { selector: 'p' } }];
  expect(readOperations(good)).toEqual({ ok: true, operations: good });
  expect(readOperations('x')).toMatchObject({ ok: false, reason: 'bad-input' });
  expect(readOperations([...good, { kind: 'explode' }])).toMatchObject({ operation: 1 });
  expect(readOperations([{ kind: 'delete', at: { selector: 'p', text: 'x' } }])).toMatchObject({
    reason: 'bad-input',
  });
});
