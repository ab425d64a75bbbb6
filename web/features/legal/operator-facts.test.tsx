import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import { UsedServices } from './used-services.tsx';

const NOBODY = { name: null, address: null, vatId: null, email: null };

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('what the configuration says of the operator is shown, and nothing else', async () => {
  fakeApi({
    'GET /api/config': () =>
      success({ operator: { ...NOBODY, name: 'Onda Srl', email: 'ciao@onda.example' } }),
  });
  await renderScreen(<OperatorFacts />, 'it');
  expect(await screen.findByText('Onda Srl')).toBeDefined();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Nome',
    'E-mail',
  ]);
});

test('an operator without details is reached through the form', async () => {
  fakeApi({ 'GET /api/config': () => success({ operator: NOBODY }) });
  await renderScreen(<OperatorFacts />);
  const link = await screen.findByRole('link', { name: 'contact form' });
  expect(link.getAttribute('href')).toBe('/contact');
});

test('only the services that this deployment uses are named', async () => {
  const model = { provider: 'anthropic', label: 'anthropic:a-model' };
  fakeApi({
    'GET /api/config': () =>
      success({ operator: NOBODY, model, payments: 'stripe', google: false, mail: false }),
  });
  await renderScreen(<UsedServices />);
  expect(await screen.findByText('AI model: anthropic:a-model')).toBeDefined();
  expect(screen.getByText('Stripe')).toBeDefined();
  expect(screen.queryByText('Google sign-in')).toBeNull();
  expect(screen.queryByText('E-mail delivery')).toBeNull();
});
