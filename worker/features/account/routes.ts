import { Hono } from 'hono';
import { deleteAccountRequest, updateAccountRequest } from '#contract/account.ts';
import { requireUser } from '#worker/http/actor-context.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { clearOwnCookie } from '#worker/http/session.ts';
import { validate } from '#worker/http/validate.ts';
import { deleteAccount } from './delete-account.ts';
import { readExportEntries } from './export-entries.ts';
import { fetchPicture } from './fetch-picture.ts';
import { updateAccount } from './update-account.ts';
import { zipStream } from './zip-stream.ts';

const ZIP_HEADERS = {
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="bluewave-data.zip"',
  // The local runtime holds a compressed response back until it is complete.
  'content-encoding': 'identity',
};

const PICTURE_CACHE = 'private, max-age=86400';

export const accountRoutes = new Hono<AppEnv>()
  .patch('/api/user', bodyCap(), validate('json', updateAccountRequest), async (c) => {
    const user = await updateAccount({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const, user });
  })
  .get('/api/user/avatar', async (c) => {
    const { body, type } = await fetchPicture(c.get('ctx'));
    return c.body(body, 200, { 'content-type': type, 'cache-control': PICTURE_CACHE });
  })
  .get('/api/user/export', (c) => {
    requireUser(c.get('ctx'));
    return c.body(zipStream(readExportEntries(c.get('ctx'))), 200, ZIP_HEADERS);
  })
  .delete('/api/user', bodyCap(), validate('json', deleteAccountRequest), async (c) => {
    await deleteAccount({ ctx: c.get('ctx'), input: c.req.valid('json') });
    clearOwnCookie(c, 'sid');
    clearOwnCookie(c, 'dev');
    return c.json({ ok: true as const });
  });
