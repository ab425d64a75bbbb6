import { hc } from 'hono/client';
import type { AppType } from '#worker/app.ts';
import { ApiError, errorFromFetch, errorFromResponse } from './api-error.ts';
import { dropSession, holdSession, useSession } from './session-store.ts';

// Prerendering has no window and makes no call.
export const apiOrigin = typeof window === 'undefined' ? '' : window.location.origin;

/** The calls that need the API token beside the cookie: spending, and what operators do. */
const BEARER_PATHS = /^\/api\/(?:user\/deduct-credit$|admin\/)/;
const MIN_TOKEN_LENGTH = 10;
const SESSION_ENDED = new Set<string>(['auth.required', 'auth.token']);

/**
 * `fetch` for our own API. Throws an ApiError for every status outside 2xx. After a 401 for an expired token it
 * renews the session and repeats the request once.
 */
export async function apiFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  try {
    return await request(input, init);
  } catch (error) {
    if (!isSessionEnded(error) || useSession.getState().status === 'signed-out') throw error;
    if (!(await renewSession())) throw error;
    return await request(input, init);
  }
}

/** The API without the renewal of the session, which asks it. */
const direct = hc<AppType>(apiOrigin, { fetch: request });

let renewal: Promise<boolean> | null = null;

/**
 * Asks the server who is signed in; parallel calls share one request. False when nobody is, or the server does
 * not answer.
 */
export function renewSession(): Promise<boolean> {
  renewal ??= askForSession().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function askForSession(): Promise<boolean> {
  try {
    const answer = await (await direct.api.auth['current-user'].$get()).json();
    if (answer.ok) holdSession(answer);
    else dropSession();
    return answer.ok;
  } catch {
    // Without an answer stored credentials are kept, for work offline. Only a start without any ends signed out.
    if (useSession.getState().status === 'loading') dropSession();
    return false;
  }
}

async function request(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang);
  const bearer = bearerFor(input);
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
  let response: Response;
  try {
    response = await fetch(input, { credentials: 'same-origin', ...init, headers });
  } catch (cause) {
    throw errorFromFetch(cause);
  }
  if (response.ok) return response;
  throw await errorFromResponse(response);
}

function bearerFor(input: RequestInfo | URL): string | null {
  const { token } = useSession.getState();
  if (token === null || token.length <= MIN_TOKEN_LENGTH) return null;
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  return BEARER_PATHS.test(url.pathname) ? token : null;
}

function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && SESSION_ENDED.has(error.code);
}
