import { hc } from 'hono/client';
import type { AppType } from '#worker/app.ts';
import { apiFetch } from './api-fetch.ts';

// There is no window while prerendering, which makes no calls.
const origin = typeof window === 'undefined' ? '' : window.location.origin;

/**
 * The typed client of the whole API. A failed call throws an ApiError, so a returned answer is always a
 * success.
 */
export const api = hc<AppType>(origin, { fetch: apiFetch });
