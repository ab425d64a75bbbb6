import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';
import { inTime, SilenceError } from './in-time.ts';

const OUTAGE = new Error('down');
const REFUSAL = new Error('refused');

function createPart() {
  const part = { now: 1_000_000, calls: 0, answer: (): Promise<string> => Promise.resolve('yes') };
  const circuit = createCircuit({ isOutage: (error) => error === OUTAGE, now: () => part.now });
  async function ask(): Promise<unknown> {
    return await circuit
      .run(() => {
        part.calls += 1;
        return part.answer();
      })
      .catch((error: unknown) => error);
  }
  return { part, ask };
}

test('after five failures in a row a part is left alone for 15 seconds, then asked again', async () => {
  const { part, ask } = createPart();
  part.answer = () => Promise.reject(OUTAGE);
  for (let failure = 0; failure < 5; failure += 1) expect(await ask()).toBe(OUTAGE);
  expect(await ask()).toBeInstanceOf(SilenceError);
  part.now += 14_999;
  expect(await ask()).toBeInstanceOf(SilenceError);
  expect(part.calls).toBe(5);
  part.now += 1;
  part.answer = () => Promise.resolve('back');
  expect([await ask(), await ask(), part.calls]).toEqual(['back', 'back', 7]);
});

test('answers in between, refusals and failures long ago do not count', async () => {
  const { part, ask } = createPart();
  for (let round = 0; round < 20; round += 1) {
    part.answer = () => Promise.reject(round % 4 === 3 ? REFUSAL : OUTAGE);
    await ask();
    part.now += 10_000;
  }
  for (let round = 0; round < 20; round += 1) {
    part.answer = () => (round % 4 === 3 ? Promise.resolve('yes') : Promise.reject(OUTAGE));
    await ask();
  }
  expect(part.calls).toBe(40);
});

test('an answer in time is passed on, and so is a failure', async () => {
  expect(await inTime(60_000, () => Promise.resolve('here'))).toBe('here');
  await expect(inTime(60_000, () => Promise.reject(REFUSAL))).rejects.toBe(REFUSAL);
});

test('what never answers is given up', async () => {
  const never = () => new Promise<never>(() => undefined);
  await expect(inTime(1, never)).rejects.toBeInstanceOf(SilenceError);
});
