import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import listData from '#domain/accounts/common-passwords.bin?inline';
import listUrl from '#domain/accounts/common-passwords.bin?url';
import type { Language } from '#web/i18n/languages.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const LIST = Uint8Array.from(atob(listData.split(',')[1] ?? ''), (unit) => unit.charCodeAt(0));

afterEach(() => vi.unstubAllGlobals());

function Choosing() {
  const [value, setValue] = useState('');
  return (
    <NewPasswordField
      label="New password"
      email="ada@example.com"
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

async function type(password: string, language?: Language) {
  const hand = await renderScreen(<Choosing />, language);
  await hand.type(screen.getByLabelText('New password'), password);
}

test('without a network a common password passes here; the server decides', async () => {
  fakeApi({});
  await type('liverpoolfc');
  expect(screen.getByRole('status').textContent).toBe('Fair. Longer is better.');
});

test.each([
  ['', ''],
  ['short', 'Too short: at least 8 characters.'],
  ['qwertyuiop', 'Too easy to guess.'],
  ['ada@example.com', 'Too easy to guess.'],
  ['three gulls on the pier', 'Strong.'],
])('%j is called %j', async (password, sentence) => {
  fakeApi({ [`GET ${listUrl}`]: () => new Response(LIST) });
  await (password === '' ? renderScreen(<Choosing />) : type(password));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence));
});

test('it speaks Italian too', async () => {
  fakeApi({ [`GET ${listUrl}`]: () => new Response(LIST) });
  await type('tre gabbiani sul molo', 'it');
  expect(screen.getByRole('status').textContent).toBe('Ottima.');
});
