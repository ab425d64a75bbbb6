import { TOTP, Secret } from 'otpauth';
import { expect } from 'vitest';
import { TEST_PASSWORD } from './factories.ts';
import type { TestClient } from './request.ts';

/** The code that the authenticator app shows; `periods` later than now. */
export function codeOfApp(key: string, periods = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  return app.generate({ timestamp: Date.now() + periods * 30_000 });
}

/** Switches the second factor of a signed-in client on, with the code of one period ago. */
export async function switchFactorOn(
  client: TestClient,
  password: string | undefined = TEST_PASSWORD,
) {
  const begun = await client.post('/api/user/second-factor', { password });
  expect(begun.status).toBe(200);
  const { setup } = await begun.json<{ setup: { key: string; uri: string } }>();
  const code = codeOfApp(setup.key, -1);
  const confirmed = await client.post('/api/user/second-factor/confirm', { code });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = await confirmed.json<{ recoveryCodes: string[] }>();
  return { key: setup.key, uri: setup.uri, recoveryCodes };
}
