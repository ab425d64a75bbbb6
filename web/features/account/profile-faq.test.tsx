import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { ProfileFaq } from './profile-faq.tsx';

beforeEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'stripe', /On Stripe’s payment page/],
  ['en', 'simulated', /Payments are simulated here/],
  ['it', 'stripe', /Sulla pagina di pagamento di Stripe/],
  ['it', 'off', /non si possono acquistare crediti/],
] as const)(
  'in %s, with payments %s, the answer says how to pay here',
  async (language, payments, text) => {
    fakeApi({ 'GET /api/config': () => success({ payments }) });
    await renderScreen(<ProfileFaq />, language);
    expect((await screen.findByText(text)).closest('details')?.open).toBe(false);
    expect(document.querySelectorAll('summary')).toHaveLength(6);
  },
);
