import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { createDatabase } from '#worker/db/client.ts';
import { users } from '#worker/db/schema/index.ts';
import { createClient } from '#worker/testing/request.ts';
import { registration } from '#worker/testing/factories.ts';
import { describeError } from './log.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const PRIVATE = 'somebody.private@example.com';

test('a failed query is logged with its reason and its text, but never with what was asked for', async () => {
  const id = crypto.randomUUID();
  const row = { id, email: PRIVATE, name: 'Prompt or name', createdAt: Date.now() };
  const db = createDatabase(env.DB);
  await db.insert(users).values(row);
  const error: unknown = await db
    .insert(users)
    .values(row)
    .catch((caught: unknown) => caught);
  const logged = JSON.stringify(describeError(new Error('it failed', { cause: error })));
  const direct = JSON.stringify(describeError(error));
  for (const line of [logged, direct]) {
    expect(line).not.toContain(PRIVATE);
    expect(line).not.toContain('Prompt or name');
    expect(line).not.toContain(id);
  }
  expect(direct).toContain('UNIQUE constraint failed');
  expect(direct).toContain('insert into');
});

test('whatever the database answers, no line of the log holds the address or the hash of a registration', async () => {
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  }
  const broken = new Proxy(env.DB, {
    get: (database, name) => {
      if (name !== 'prepare') return Reflect.get(database, name);
      return (query: string) => database.prepare(query.replaceAll('"users"', '"nobodies"'));
    },
  });
  const body = registration({ email: PRIVATE });
  const response = await createClient({ settings: { DB: broken } }).post('/api/user/create', body);
  expect(response.status).toBe(500);
  expect(lines.some((line) => line.includes('no such table'))).toBe(true);
  expect(lines.filter((line) => line.includes(PRIVATE) || line.includes('scrypt$'))).toEqual([]);
});
