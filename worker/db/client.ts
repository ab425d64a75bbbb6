import { drizzle } from 'drizzle-orm/d1';
import * as schema from './schema/index.ts';

const open = new WeakMap<D1Database, Database>();

/** The typed client over a D1 binding; it holds nothing of a request, so all requests share it. */
export function createDatabase(binding: D1Database): Database {
  const client = open.get(binding) ?? connect(binding);
  open.set(binding, client);
  return client;
}

function connect(binding: D1Database) {
  return drizzle(binding, { schema });
}

export type Database = ReturnType<typeof connect>;
