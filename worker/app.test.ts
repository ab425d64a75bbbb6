import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

test('an unknown route under /api answers with the failure shape', async () => {
  const response = await exports.default.fetch(new Request('http://localhost/api/nothing-here'));
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    ok: false,
    success: false,
    code: 'request.not-found',
    requestId: expect.any(String),
  });
});
