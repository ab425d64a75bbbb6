import { expect, test } from 'vitest';
import { listNames } from './name-candidates.ts';
import { readTokenKinds } from './read-stretches.ts';
import { readTokens } from './tokens.ts';

/** The candidates when every word may be part of a name. */
function namesIn(text: string): string[] {
  const tokens = readTokens(text);
  return listNames(text, { tokens, chance: () => 1 }).map((one) => one.text);
}

test.each([
  ['plumber in Orrisdale', ['plumber', 'plumber in', 'plumber in Orrisdale']],
  ['Sono Anna', ['Anna']],
  ['Soil Day 2027', ['Soil', 'Soil Day 2027', 'Day 2027', '2027']],
  ['Bess\nTue Hambrick Turn', ['Bess']],
])('what may be the name in “%s”', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('twice the length asks about twice as many words, and lists no more than 200 names', () => {
  const read = (times: number): { asked: number; listed: number } => {
    const text = 'Blue Door Books and the Iron Gate, Small Soil Conference. '.repeat(times);
    const { tokens } = readTokenKinds(text);
    let asked = 0;
    const listed = listNames(text, { tokens, chance: () => (asked += 1) && 0.5 }).length;
    return { asked, listed };
  };
  const [one, two] = [read(50), read(100)];
  expect(two).toEqual({ asked: one.asked * 2, listed: 200 });
});
