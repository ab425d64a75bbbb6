import { screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { expect, test } from 'vitest';
import { createUser } from '#web/testing/factories.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { UserMenu } from './account-menus.tsx';

test('the user menu leads to the profile and to its bundles', async () => {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  const hand = await renderScreen(
    <Router hook={hook}>
      <UserMenu trigger={<button type="button">Account</button>} user={createUser()} />
    </Router>,
  );
  await hand.click(await screen.findByRole('menuitem', { name: 'Buy credits' }));
  expect(history.at(-1)).toBe('/profile?tab=credits');
  await hand.click(screen.getByRole('button', { name: 'Account' }));
  await hand.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  expect(history.at(-1)).toBe('/profile');
});
