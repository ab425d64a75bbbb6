import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

const answerWithEtag = etag();

/** For lists that are polled: answers with an ETag, so that the browser can revalidate its copy (304). */
export const revalidate = createMiddleware<AppEnv>(async (c, next) => {
  await answerWithEtag(c, next);
  if (c.res.ok || c.res.status === 304) c.header('cache-control', 'private, no-cache');
});
