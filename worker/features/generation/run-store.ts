import type { GenerationEvent } from '#contract/generation.ts';
import { ownerOf, type RunCommand } from '#worker/http/generation-runs.ts';
import type { Product } from './generation-run.ts';

type WithoutNumber<E> = E extends unknown ? Omit<E, 'n'> : never;
export type NewEvent = WithoutNumber<GenerationEvent>;

/** The progress of a run: `made` has an answer that is not settled yet, `ended` has stored its `end` event. */
export type RunPhase = 'new' | 'running' | 'made' | 'ended';

/** What a run stores, so that readers can reconnect and a crash can be recovered from. */
export interface RunStore {
  phase(): RunPhase;
  /** Stores the command; the run is now `running`. */
  begin(command: RunCommand): void;
  command(): RunCommand | undefined;
  /** Stores the finished answer; the run is now `made`. */
  keepProduct(product: Product): void;
  product(): Product | undefined;
  /** Numbers and stores an event. After `end`, the run is `ended` and accepts no more. */
  append(event: NewEvent): void;
  /** The events after this number, the oldest first; at most 200. */
  eventsAfter(n: number): GenerationEvent[];
  /** Resolves when another event was appended. */
  nextEvent(): Promise<void>;
}

/** A row of a Durable Object holds at most 2 MB. */
const PIECE_BYTES = 1_000_000;
const EVENTS_PER_READ = 200;

/** Stores a run in the SQLite database of its Durable Object. Writes nothing while there is no run. */
export class SqlRunStore implements RunStore {
  readonly #sql: SqlStorage;
  #phase: RunPhase = 'new';
  #lastEvent = 0;
  #waiting = Promise.withResolvers<void>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    const tables = [...sql.exec("SELECT name FROM sqlite_master WHERE name = 'pieces'")];
    if (tables.length === 0) return;
    this.#phase = (this.#read('phase') as RunPhase | undefined) ?? 'new';
    const [last] = sql.exec<{ n: number | null }>('SELECT max(n) AS n FROM events');
    this.#lastEvent = last?.n ?? 0;
  }

  phase(): RunPhase {
    return this.#phase;
  }

  begin(command: RunCommand): void {
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS pieces (
      name TEXT NOT NULL, position INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (name, position)
    )`);
    this.#sql.exec('CREATE TABLE IF NOT EXISTS events (n INTEGER PRIMARY KEY, body TEXT NOT NULL)');
    this.#write('owner', ownerOf(command));
    this.#write('command', JSON.stringify(command));
    this.#enter('running');
  }

  /** The owner of the run; undefined while there is no run. */
  owner(): string | undefined {
    return this.#phase === 'new' ? undefined : this.#read('owner');
  }

  command(): RunCommand | undefined {
    return this.#phase === 'new' ? undefined : parse<RunCommand>(this.#read('command'));
  }

  keepProduct(product: Product): void {
    this.#write('product', JSON.stringify(product));
    this.#enter('made');
  }

  product(): Product | undefined {
    return parse<Product>(this.#read('product'));
  }

  append(event: NewEvent): void {
    if (this.#phase === 'ended') return;
    this.#lastEvent += 1;
    const body = JSON.stringify({ n: this.#lastEvent, ...event });
    this.#sql.exec('INSERT INTO events (n, body) VALUES (?, ?)', this.#lastEvent, body);
    if (event.type === 'end') this.#end();
    this.#waiting.resolve();
    this.#waiting = Promise.withResolvers<void>();
  }

  eventsAfter(n: number): GenerationEvent[] {
    const rows = this.#sql.exec<{ body: string }>(
      'SELECT body FROM events WHERE n > ? ORDER BY n LIMIT ?',
      n,
      EVENTS_PER_READ,
    );
    return [...rows].flatMap(({ body }) => parse<GenerationEvent>(body) ?? []);
  }

  nextEvent(): Promise<void> {
    return this.#waiting.promise;
  }

  /** The events contain the answer, so what it was made from is deleted. */
  #end(): void {
    this.#sql.exec("DELETE FROM pieces WHERE name IN ('command', 'product')");
    this.#enter('ended');
  }

  #enter(phase: RunPhase): void {
    this.#phase = phase;
    this.#write('phase', phase);
  }

  #read(name: string): string | undefined {
    const rows = this.#sql.exec<{ bytes: ArrayBuffer }>(
      'SELECT bytes FROM pieces WHERE name = ? ORDER BY position',
      name,
    );
    const decoder = new TextDecoder();
    const pieces = [...rows].map(({ bytes }) => decoder.decode(bytes, { stream: true }));
    return pieces.length === 0 ? undefined : pieces.join('');
  }

  #write(name: string, text: string): void {
    this.#sql.exec('DELETE FROM pieces WHERE name = ?', name);
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      this.#sql.exec(
        'INSERT INTO pieces (name, position, bytes) VALUES (?, ?, ?)',
        name,
        at,
        bytes.slice(at, at + PIECE_BYTES),
      );
    }
  }
}

/** Only this class writes to the database, so the stored JSON has the expected shape. */
function parse<T>(json: string | undefined): T | undefined {
  return json === undefined ? undefined : (JSON.parse(json) as T);
}
