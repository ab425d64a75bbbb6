import { hc } from 'hono/client';
import type { AppType } from '#worker/app.ts';
import { apiFetch, apiOrigin } from './api-fetch.ts';

/** The typed client of the whole API. A call that fails throws ApiError, so an answer is always a success. */
export const api = hc<AppType>(apiOrigin, { fetch: apiFetch });
