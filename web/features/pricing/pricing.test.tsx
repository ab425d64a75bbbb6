import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { PricingPage } from './pricing-page.tsx';
import { splitDuration } from './split-duration.ts';

const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.unstubAllGlobals();
});

async function renderPricing(config: object) {
  fakeApi({ 'GET /api/config': () => success(config) });
  const onBuy = vi.fn<(bundleId: string) => void>();
  const hand = await renderScreen(<PricingPage onBuy={onBuy} onStart={() => {}} />);
  return { onBuy, hand };
}

test('five bundles are listed with their price per credit, and none says a promotion that does not run', async () => {
  const { onBuy, hand } = await renderPricing({ payments: 'simulated' });
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getByText('€0.12 per credit')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Buy 250 credits' }));
  expect(onBuy.mock.calls).toEqual([['standard']]);
});

test.each([
  { welcomeCredits: 5, said: 'New accounts start with 5 credits, and nobody asks for a card.' },
  { welcomeCredits: 1, said: 'New accounts start with 1 credit, and nobody asks for a card.' },
  { welcomeCredits: 0, said: 'An account is free, and nobody asks for a card before you buy.' },
])('what a new account starts with is said as it is: $welcomeCredits', async (given) => {
  await renderPricing({ payments: 'simulated', welcomeCredits: given.welcomeCredits });
  expect(await screen.findByText(given.said)).toBeDefined();
});

test('a running promotion shows its rule, the time left and the lower prices', async () => {
  const bundle = {
    id: 'standard',
    credits: 250,
    price: 19.99,
    chargedPrice: 16.99,
    recommended: true,
  };
  await renderPricing({
    payments: 'stripe',
    bundles: [bundle],
    promotion: {
      percent: 15,
      minCredits: 250,
      endsAt: new Date(Date.now() + 2.5 * DAY_MS).toISOString(),
    },
  });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^2 days \d\d:\d\d:\d\d$/);
  expect(screen.getByText('€16.99')).toBeDefined();
});

test('where credits are not sold the buttons rest and the page says so', async () => {
  await renderPricing({ payments: 'off' });
  await screen.findByText(/not available here right now/);
  for (const button of screen.getAllByRole('button', { name: /^Buy/ })) {
    expect(button).toHaveProperty('disabled', true);
  }
});

test('a duration is split into whole units and never runs below zero', () => {
  expect(splitDuration(DAY_MS + 3_661_001)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 2 });
  expect(splitDuration(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
