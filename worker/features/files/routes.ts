import { Hono } from 'hono';
import {
  createFolderSchema,
  fileOwnerParamSchema,
  fileParamSchema,
  patchFileSchema,
  saveFileSchema,
  updateFolderLinkSchema,
} from '#contract/files.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { LIMITS } from '#worker/http/limits.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { revalidate } from '#worker/http/middleware/revalidate.ts';
import { validate } from '#worker/http/validate.ts';
import { changeFile, deleteFile, updateFolderLink } from './change-file.ts';
import { createFolder, deleteFolder } from './change-folder.ts';
import { listOwnFiles, listOwnFolders, readFile } from './read-files.ts';
import { saveFile } from './save-file.ts';

const OK = { ok: true, success: true } as const;

export const filesRoutes = new Hono<AppEnv>()
  .get('/api/files/:userId', revalidate, validate('param', fileOwnerParamSchema), async (c) => {
    const files = await listOwnFiles({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json({ ...OK, files });
  })
  .get('/api/file/:uuid', validate('param', fileParamSchema), async (c) => {
    const file = await readFile({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json({ ...OK, file });
  })
  .post(
    '/api/file/update-folder',
    bodyCap(),
    validate('json', updateFolderLinkSchema),
    async (c) => {
      await updateFolderLink({ ctx: c.get('ctx'), input: c.req.valid('json') });
      return c.json(OK);
    },
  )
  .post('/api/file', bodyCap(LIMITS.pageBodyBytes), validate('json', saveFileSchema), async (c) => {
    const file = await saveFile({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ...OK, file });
  })
  .patch(
    '/api/file/:uuid',
    bodyCap(),
    validate('param', fileParamSchema),
    validate('json', patchFileSchema),
    async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') };
      return c.json({ ...OK, file: await changeFile({ ctx: c.get('ctx'), input }) });
    },
  )
  .delete('/api/file/:uuid', validate('param', fileParamSchema), async (c) => {
    await deleteFile({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json(OK);
  })
  .get('/api/folders/:userId', revalidate, validate('param', fileOwnerParamSchema), async (c) => {
    const folders = await listOwnFolders({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json({ ...OK, folders });
  })
  .post('/api/folder', bodyCap(), validate('json', createFolderSchema), async (c) => {
    const folder = await createFolder({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ...OK, folder });
  })
  .delete('/api/folder/:uuid', validate('param', fileParamSchema), async (c) => {
    const deleted = await deleteFolder({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.json({ ...OK, ...deleted });
  });
