import { hc } from 'hono/client';
import type { AppType } from '#worker/app.ts';
import { apiFetch } from './api-fetch.ts';

// Prerendering has no window and makes no call.
const origin = typeof window === 'undefined' ? '' : window.location.origin;

/** The typed client of the whole API. A call that fails throws ApiError, so an answer is always a success. */
export const api = hc<AppType>(origin, { fetch: apiFetch });
