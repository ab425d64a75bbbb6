import { expect, test } from 'vitest';
import { createModelHealth } from './model-health.ts';

const LINKS = ['first', 'second', 'third'].map((reference) => ({ reference }));

function setUp() {
  const clock = { now: 0 };
  const health = createModelHealth(() => clock.now);
  return { clock, health, order: () => health.order(LINKS).map(({ reference }) => reference) };
}

test('without failures the configured order stands', () => {
  expect(setUp().order()).toEqual(['first', 'second', 'third']);
});

test('a model that failed stands behind the others for a while', () => {
  const { clock, health, order } = setUp();
  health.failed('first', { kind: 'start-timeout' });
  expect(order()).toEqual(['second', 'third', 'first']);
  clock.now = 60_000;
  expect(order()).toEqual(['first', 'second', 'third']);
});

test('each failure in a row doubles the rest, up to ten minutes', () => {
  const { clock, health, order } = setUp();
  health.failed('first', { kind: 'overloaded' });
  health.failed('first', { kind: 'overloaded' });
  clock.now = 39_999;
  expect(order()[0]).toBe('second');
  for (let times = 0; times < 20; times += 1) health.failed('first', { kind: 'overloaded' });
  clock.now += 600_000;
  expect(order()[0]).toBe('first');
});

test('a model that answers is back at once', () => {
  const { health, order } = setUp();
  health.failed('first', { kind: 'unauthorized' });
  health.worked('first');
  expect(order()[0]).toBe('first');
});

test('a provider that names its wait gets it', () => {
  const { clock, health, order } = setUp();
  health.failed('first', { kind: 'rate-limited', retryAfterMs: 120_000 });
  clock.now = 119_999;
  expect(order()[0]).toBe('second');
  clock.now = 120_000;
  expect(order()[0]).toBe('first');
});

test('a user who stops says nothing about the model', () => {
  const { health, order } = setUp();
  health.failed('first', { kind: 'aborted' });
  expect(order()[0]).toBe('first');
});

test('a hang opens the breaker: the model is skipped until its rest is over', async () => {
  const { clock, health } = setUp();
  health.failed('first', { kind: 'start-timeout' });
  expect(await health.admit('first')).toBe(false);
  expect(await health.admit('second')).toBe(true);
  clock.now = 59_999;
  expect(await health.admit('first')).toBe(false);
});

test('after the rest one request tries the model while the others still skip it', async () => {
  const { clock, health } = setUp();
  health.failed('first', { kind: 'idle-timeout' });
  clock.now = 60_000;
  expect([await health.admit('first'), await health.admit('first')]).toEqual([true, false]);
  health.worked('first');
  expect([await health.admit('first'), await health.admit('first')]).toEqual([true, true]);
});

test('a trial that fails opens the breaker again, for twice as long', async () => {
  const { clock, health } = setUp();
  health.failed('first', { kind: 'start-timeout' });
  clock.now = 60_000;
  await health.admit('first');
  health.failed('first', { kind: 'start-timeout' });
  clock.now = 179_999;
  expect(await health.admit('first')).toBe(false);
  clock.now = 180_000;
  expect(await health.admit('first')).toBe(true);
});

test('a trial that its user stops leaves the next one free', async () => {
  const { clock, health } = setUp();
  health.failed('first', { kind: 'start-timeout' });
  clock.now = 60_000;
  await health.admit('first');
  health.failed('first', { kind: 'aborted' });
  expect(await health.admit('first')).toBe(true);
});

test('a trial that nobody ends is forgotten after a minute', async () => {
  const { clock, health } = setUp();
  health.failed('first', { kind: 'start-timeout' });
  clock.now = 60_000;
  await health.admit('first');
  clock.now = 120_000;
  expect(await health.admit('first')).toBe(true);
});

test('quick failures open the breaker after three in a row', async () => {
  const { health } = setUp();
  for (const isAdmitted of [true, true, false]) {
    health.failed('first', { kind: 'unavailable' });
    expect(await health.admit('first')).toBe(isAdmitted);
  }
});

test('when all rest, whoever is back first is asked first', () => {
  const { health, order } = setUp();
  health.failed('first', { kind: 'unauthorized' });
  health.failed('second', { kind: 'start-timeout' });
  health.failed('third', { kind: 'overloaded' });
  expect(order()).toEqual(['third', 'second', 'first']);
});
