import { type Circuit, createCircuit } from './circuit.ts';
import { inTime, PATIENCE_MS } from './in-time.ts';

type IsOutage = (error: unknown) => boolean;
type Ask = <T>(ask: () => Promise<T>) => Promise<T>;

const databases = new WeakMap<D1Database, D1Database>();
const stores = new WeakMap<R2Bucket, R2Bucket>();

/** Wraps the database: each query fails with a `SilenceError` after five seconds without an answer. */
export function patientDatabase(database: D1Database, isOutage: IsOutage): D1Database {
  const known = databases.get(database) ?? guardDatabase(database, createCircuit({ isOutage }));
  databases.set(database, known);
  return known;
}

/** Wraps the bucket: each call fails with a `SilenceError` after five seconds. Reading a body may take longer. */
export function patientStore(store: R2Bucket, isOutage: IsOutage): R2Bucket {
  const known = stores.get(store) ?? guardStore(store, createCircuit({ isOutage }));
  stores.set(store, known);
  return known;
}

function guardStore(store: R2Bucket, circuit: Circuit): R2Bucket {
  const ask: Ask = (call) => circuit.run(() => inTime(PATIENCE_MS.store, call));
  return guardCalls(store, ['get', 'head', 'put', 'delete', 'list'], ask);
}

function guardDatabase(database: D1Database, circuit: Circuit): D1Database {
  const ask: Ask = (call) => circuit.run(() => inTime(PATIENCE_MS.database, call));
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function guardStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const guarded = guardCalls(statement, ['all', 'run', 'raw', 'first'], ask, {
      bind: (...values) => guardStatement(statement.bind(...values)),
    });
    originals.set(guarded, statement);
    return guarded;
  }

  return guardCalls(database, ['exec'], ask, {
    prepare: (query) => guardStatement(database.prepare(query)),
    // D1 accepts only its own statements in a batch, not our proxies.
    batch: (statements) =>
      ask(() => database.batch(statements.map((given) => originals.get(given) ?? given))),
  });
}

/** A proxy of `target` that calls the methods `names` through `ask` and uses `replaced` for others. */
function guardCalls<T extends object>(
  target: T,
  names: (keyof T & string)[],
  ask: Ask,
  replaced: Partial<T> = {},
): T {
  const guarded = new Set<string | symbol>(names);
  return new Proxy(target, {
    get: (_target, name) => {
      const own: unknown = Reflect.get(replaced, name);
      if (own !== undefined) return own;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args);
      if (!guarded.has(name)) return call;
      return (...args: unknown[]) => ask(async () => await call(...args));
    },
  });
}
