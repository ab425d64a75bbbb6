import { hc } from 'hono/client';
import type { AppType } from '#worker/app.ts';
import { apiFetch, apiOrigin } from './api-fetch.ts';

/**
 * The typed client of the whole API. A failed call throws an ApiError, so a returned answer is always a
 * success.
 */
export const api = hc<AppType>(apiOrigin, { fetch: apiFetch });
