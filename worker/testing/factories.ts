import { env } from 'cloudflare:workers';
import { createDatabase } from '#worker/db/client.ts';
import { operatorSessions, users } from '#worker/db/schema/index.ts';
import { randomToken, sha256Hex } from '#worker/features/auth/digest.ts';
import { insertSession } from '#worker/features/auth/session-queries.ts';
import { type ClientOptions, createClient, type TestClient } from './request.ts';

export const TEST_PASSWORD = 'correct horse battery';

export interface Registration {
  id: string;
  email: string;
  name: string;
  avatar_url: string;
  password: string;
}

/** A registration body with a fresh id and address. */
export function registration(values: Partial<Registration> = {}): Registration {
  const id = crypto.randomUUID();
  return {
    id,
    email: `user-${id}@example.com`,
    name: 'Test User',
    avatar_url: '',
    password: TEST_PASSWORD,
    ...values,
  };
}

export interface SignedInClient {
  client: TestClient;
  userId: string;
  email: string;
  password: string;
}

/** Registers and signs in through the API. Prefer `signIn` where the way in does not matter. */
export async function registerAndSignIn(
  values: Partial<Registration> = {},
  options: ClientOptions = {},
): Promise<SignedInClient> {
  const body = registration(values);
  const client = createClient(options);
  await expectStatus(await client.post('/api/user/create', body), 201);
  const { email, password } = body;
  await expectStatus(await client.post('/api/login', { email, password }), 200);
  return { client, userId: body.id, email, password };
}

/** A user without a password, straight in the database. */
export async function createUser(values: Partial<typeof users.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const [user] = await createDatabase(env.DB)
    .insert(users)
    .values({ id, email: `${id}@example.com`, name: 'Test User', createdAt: Date.now(), ...values })
    .returning();
  if (user === undefined) throw new Error('no user was inserted');
  return user;
}

interface SessionOptions extends ClientOptions {
  /** Leaves the API token out: a client that has only its cookie. */
  cookieOnly?: boolean;
}

/** Signs a user (by default a new one) in without passwords: cookie and API token, ready to call. */
export async function signIn(
  user?: { id: string; email: string },
  { cookieOnly = false, ...options }: SessionOptions = {},
): Promise<Omit<SignedInClient, 'password'>> {
  const { id: userId, email } = user ?? (await createUser());
  const client = createClient(options);
  const sessionToken = randomToken();
  const now = Date.now();
  await insertSession(createDatabase(env.DB), {
    idHash: await sha256Hex(sessionToken),
    publicId: crypto.randomUUID(),
    userId,
    method: 'password',
    device: '',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + 3_600_000,
  });
  client.cookies.set(options.origin?.startsWith('https') ? '__Host-sid' : 'sid', sessionToken);
  if (!cookieOnly) await expectStatus(await client.get('/api/auth/current-user'), 200);
  return { client, userId, email };
}

/** An operator whose console is open. */
export async function signInOperator(): Promise<TestClient> {
  const user = await createUser();
  const { client } = await signIn(user, { settings: { OPERATORS: user.email } });
  const sessionIdHash = await sha256Hex(client.cookies.get('sid') ?? '');
  const closed = { codeHash: '', codeExpiresAt: 0, openUntil: Date.now() + 3_600_000 };
  await createDatabase(env.DB)
    .insert(operatorSessions)
    .values({ sessionIdHash, ...closed });
  return client;
}

async function expectStatus(response: Response, status: number): Promise<void> {
  if (response.status === status) return;
  throw new Error(`expected ${status}, got ${response.status}: ${await response.text()}`);
}
