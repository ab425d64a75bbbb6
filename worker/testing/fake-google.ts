/** A Google account as userinfo describes it. */
export interface FakeGoogleUser {
  id: string;
  email: string;
  verified_email: boolean;
  name: string;
  hd?: string;
}

export interface FakeGoogleOptions {
  clientId: string;
  clientSecret: string;
}

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN = 'https://oauth2.googleapis.com/token';
const USER_INFO = 'https://www.googleapis.com/oauth2/v2/userinfo';

type Endpoint = 'token' | 'userinfo';
type Fault = 'error' | 'garbage' | 'hang';

/**
 * Google's OAuth endpoints without Google: the consent page (`authorize`, `deny`), single-use codes bound to
 * client and redirect address, tokens and userinfo. `handle` answers what a Worker would ask googleapis.com.
 */
export function createFakeGoogle({ clientId, clientSecret }: FakeGoogleOptions) {
  const codes = new Map<string, { user: FakeGoogleUser; redirectUri: string }>();
  const tokens = new Map<string, FakeGoogleUser>();
  const faults = new Map<Endpoint, Fault>();

  /** The visitor agrees on the consent page at `location`; answers with the address Google redirects to. */
  function authorize(location: string, user: FakeGoogleUser): URL {
    const { redirectUri, state } = readConsent(location, clientId);
    const code = `4/${crypto.randomUUID()}`;
    codes.set(code, { user, redirectUri });
    return withQuery(redirectUri, { state, code, scope: 'email profile openid', prompt: 'none' });
  }

  /** The visitor presses "Cancel". */
  function deny(location: string): URL {
    const { redirectUri, state } = readConsent(location, clientId);
    return withQuery(redirectUri, { state, error: 'access_denied' });
  }

  async function exchangeCode(request: Request): Promise<Response> {
    const form = await request.json<Record<string, string>>();
    const grant = codes.get(form['code'] ?? '');
    codes.delete(form['code'] ?? '');
    if (form['clientId'] !== clientId || form['clientSecret'] !== clientSecret) {
      return refuse(401, 'invalid_client', 'The OAuth client was not found.');
    }
    if (grant === undefined || form['grant_type'] !== 'authorization_code') {
      return refuse(400, 'invalid_grant', 'Malformed auth code.');
    }
    if (grant.redirectUri !== form['redirect_uri']) {
      return refuse(400, 'redirect_uri_mismatch', 'Bad Request');
    }
    const token = `ya29.${crypto.randomUUID()}`;
    tokens.set(token, grant.user);
    const scope = 'openid https://www.googleapis.com/auth/userinfo.email';
    return Response.json({ access_token: token, expires_in: 3_599, scope, token_type: 'Bearer' });
  }

  function describeUser(request: Request): Response {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    const user = tokens.get(token);
    if (user !== undefined) return Response.json(user);
    const error = { code: 401, message: 'Invalid Credentials', status: 'UNAUTHENTICATED' };
    return Response.json({ error }, { status: 401 });
  }

  /** Undefined for addresses that are not Google's. */
  function handle(request: Request): Promise<Response> | undefined {
    if (request.url === TOKEN) {
      return injectFault(faults.get('token')) ?? exchangeCode(request);
    }
    if (request.url === USER_INFO) {
      return injectFault(faults.get('userinfo')) ?? Promise.resolve(describeUser(request));
    }
    return undefined;
  }

  return { authorize, deny, handle, faults };
}

function readConsent(location: string, clientId: string): { redirectUri: string; state: string } {
  const url = new URL(location);
  const { searchParams: query } = url;
  if (`${url.origin}${url.pathname}` !== AUTHORIZE) throw new Error(`not Google: ${location}`);
  if (query.get('client_id') !== clientId) throw new Error('unknown client');
  if (query.get('response_type') !== 'code') throw new Error('unsupported response type');
  return { redirectUri: query.get('redirect_uri') ?? '', state: query.get('state') ?? '' };
}

function withQuery(address: string, query: Record<string, string>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function refuse(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status });
}

function injectFault(fault: Fault | undefined): Promise<Response> | undefined {
  switch (fault) {
    case undefined:
      return undefined;
    case 'error':
      return Promise.resolve(new Response('<h1>502</h1>', { status: 502 }));
    case 'garbage':
      return Promise.resolve(Response.json({ hello: ['world'] }));
    case 'hang':
      return new Promise(() => {});
  }
}
