/** A signed-in command-line client: keeps the cookie and the token of one account. */
export interface ApiSession {
  request: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  userId: string;
}

interface LoginAnswer {
  user: { id: string };
  token: string;
}

/** Registers a throwaway account at `origin` and signs in. Throws with the server's message. */
export async function registerThrowaway(origin: string): Promise<ApiSession> {
  const id = crypto.randomUUID();
  const email = `demo-${id}@example.com`;
  const password = crypto.randomUUID();
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  async function request(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const init = {
      method,
      headers: { ...headers, ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const response = await fetchAgain(`${origin}${path}`, init);
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  await request('POST', '/api/user/create', { id, email, name: 'Demo', avatar_url: '', password });
  const login = await request('POST', '/api/login', { email, password });
  const answer = (await login.json()) as LoginAnswer;
  headers.cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  headers.authorization = `Bearer ${answer.token}`;
  return { request, userId: answer.user.id };
}

/** The server may have closed an idle connection. In that case the request is sent once more on a new one. */
async function fetchAgain(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!isClosedConnection(error)) throw error;
    return await fetch(url, init);
  }
}

const CLOSED = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Whether a request failed because the other side had closed the connection it was sent on. */
export function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && CLOSED.has(cause.code);
}
