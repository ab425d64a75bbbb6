import { drizzle } from 'drizzle-orm/d1';
import * as schema from './schema/index.ts';

/** A typed client over the D1 binding; cheap, made once per request. */
export function createDatabase(binding: D1Database) {
  return drizzle(binding, { schema });
}

export type Database = ReturnType<typeof createDatabase>;
