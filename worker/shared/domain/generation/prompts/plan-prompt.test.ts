import { expect, test } from 'vitest';
import { PLATE_SHAPES, readWrittenPlate } from '../../page-plan/plates.ts';
import { planPrompt } from './plan-prompt.ts';

const { instructions } = planPrompt(
  { prompt: 'Jam', language: 'en', nonce: '1a2b3c4d' },
  { directions: ['swiss'], motifs: ['jar'] },
);

test('every plate that the prompt names can be asked for', () => {
  const examples = instructions.match(/"plate: [^"]+"/g) ?? [];
  expect(examples.length).toBeGreaterThan(1);
  expect(examples.filter((one) => !readWrittenPlate(one.slice(1, -1)))).toEqual([]);
  const [, onLabels = ''] = /With the item’s name on it: ([^.]+)\./.exec(instructions) ?? [];
  const named = onLabels.replaceAll(/ \([^)]*\)/g, '').split(', ');
  expect(named.filter((one) => !PLATE_SHAPES.some((shape) => shape === one))).toEqual([]);
  expect(named).toContain('jar');
});
