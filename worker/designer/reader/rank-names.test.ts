import { expect, test } from 'vitest';
import { chooseName } from './rank-names.ts';

test.each([
  ['the likeliest name is chosen', [3, 0, 0], 'Bess'],
  ['the rules decide where several are alike', [1, 1, 1], 'Rule'],
  ['no name is shown where none is likelier', [-3, -3, -3], undefined],
])('%s', (_, weights, name) => {
  const rated = ['Bess', 'Hambrick', 'Ben'].map((text, at) => ({
    text,
    from: at,
    to: at + 1,
    features: [at],
  }));
  expect(chooseName(rated, { weights, ruled: 'Rule' })).toBe(name);
});
