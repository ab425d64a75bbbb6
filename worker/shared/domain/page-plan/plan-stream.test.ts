import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlanStream } from './plan-stream.ts';

const PLAN = JSON.stringify(
  {
    headline: 'Bread } and "oil" {',
    sections: [{ kind: 'menu', items: [{ name: 'a\\' }] }, { kind: 'map' }],
  },
  null,
  2,
);

test('a plan is found in chatter, fences and thoughts, however it is cut into pieces', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }),
      (cuts) => {
        const answer = `<think>{"not": 1}</think>Here it is:\n\`\`\`json\n${PLAN}\n\`\`\`\nEnjoy! {"x": 1}`;
        const stream = createPlanStream();
        let at = 0;
        let turn = 0;
        while (at < answer.length) {
          const size = cuts[turn % cuts.length] ?? 1;
          stream.push(answer.slice(at, at + size));
          at += size;
          turn += 1;
        }
        expect([stream.text(), stream.phase(), stream.chatter()]).toEqual([
          PLAN,
          'finished',
          'Here it is:',
        ]);
      },
    ),
  );
});

test('after each entry of a list the plan so far is whole JSON', () => {
  const stream = createPlanStream();
  const seen: unknown[] = [];
  for (const letter of PLAN) if (stream.push(letter)) seen.push(JSON.parse(stream.soFar() ?? ''));
  expect(seen).toEqual([
    { headline: 'Bread } and "oil" {', sections: [{ kind: 'menu', items: [{ name: 'a\\' }] }] },
    JSON.parse(PLAN),
  ]);
});

test('prose is no plan', () => {
  const stream = createPlanStream();
  stream.push('What is the bakery called? {I would like to know}');
  expect([stream.phase(), stream.soFar(), stream.text()]).toEqual(['waiting', undefined, '']);
});

test.each(['{"', '{', '[', '"', '\\', '{"a":[{'])('an endless run of %j is read once', (piece) => {
  const stream = createPlanStream();
  for (let turn = 0; turn < 400; turn += 1) stream.push(piece.repeat(2_000 / piece.length));
  expect(stream.phase()).not.toBe('finished');
});
