/** Append-only: never edit a statement, add a new one. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE account (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     user_id TEXT NOT NULL,
     opened_at INTEGER NOT NULL,
     projected_seq INTEGER NOT NULL DEFAULT 0,
     failed_flushes INTEGER NOT NULL DEFAULT 0
   )`,
  `CREATE TABLE entries (
     seq INTEGER PRIMARY KEY,
     op_id TEXT NOT NULL UNIQUE,
     type TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount <> 0),
     balance_after INTEGER NOT NULL,
     held_after INTEGER NOT NULL,
     reference TEXT NOT NULL,
     description TEXT NOT NULL,
     fingerprint TEXT NOT NULL,
     hash TEXT NOT NULL,
     created_at INTEGER NOT NULL
   )`,
  `CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
   BEGIN SELECT RAISE(ABORT, 'ledger entries never change'); END`,
  `CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
   BEGIN SELECT RAISE(ABORT, 'ledger entries are never deleted'); END`,
  `CREATE TABLE claims (
     generation_id TEXT PRIMARY KEY,
     receipt_id TEXT,
     amount INTEGER NOT NULL CHECK (amount >= 0),
     state TEXT NOT NULL,
     reason TEXT,
     description TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   )`,
  `CREATE INDEX claims_open ON claims (expires_at) WHERE state = 'open'`,
  `CREATE TABLE receipts (
     id TEXT PRIMARY KEY,
     op_id TEXT NOT NULL UNIQUE,
     amount INTEGER NOT NULL CHECK (amount > 0),
     state TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   )`,
  `CREATE INDEX receipts_unused ON receipts (expires_at) WHERE state = 'unused'`,
  `CREATE TABLE payments (
     purchase_id TEXT PRIMARY KEY,
     reserved INTEGER NOT NULL CHECK (reserved >= 0),
     frozen INTEGER NOT NULL,
     facts TEXT NOT NULL
   )`,
  `CREATE INDEX entries_stops ON entries (created_at) WHERE description = 'refund:aborted'`,
];

/**
 * Applies the migrations to an account's SQLite. Throws when a statement that was applied before has been
 * edited since.
 */
export function migrateLedger(storage: DurableObjectStorage): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    sql.exec(
      'CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, statement TEXT NOT NULL)',
    );
    const applied = sql
      .exec<{ statement: string }>('SELECT statement FROM migrations ORDER BY id')
      .toArray();
    for (const [index, { statement }] of applied.entries()) {
      if (MIGRATIONS[index] !== statement) throw new Error(`ledger migration ${index} was edited`);
    }
    for (const [offset, statement] of MIGRATIONS.slice(applied.length).entries()) {
      sql.exec(statement);
      sql.exec(
        'INSERT INTO migrations (id, statement) VALUES (?, ?)',
        applied.length + offset,
        statement,
      );
    }
  });
}
