import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

const FOLDER = join(ROOT, 'migrations');
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();

interface Column {
  name: string;
  type: string;
}
type Row = Record<string, string | number>;
type Tables = Map<string, Column[]>;

function migrate(database: DatabaseSync, migrations: readonly string[]): void {
  for (const name of migrations) database.exec(readFileSync(join(FOLDER, name), 'utf8'));
}

function tablesOf(database: DatabaseSync): Tables {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all() as { name: string }[];
  return new Map(
    tables.map(({ name }) => [
      name,
      database
        .prepare(`select name, type from pragma_table_info('${name}')`)
        .all() as unknown as Column[],
    ]),
  );
}

/** Writes one row per table, all with the same value, so that every reference is valid. */
function writeRows(database: DatabaseSync, tables: Tables, value: number): void {
  database.exec('pragma foreign_keys = off');
  for (const [table, columns] of tables) {
    const list = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ type }) => (/text/i.test(type) ? `v${value}` : value));
    database
      .prepare(`insert into "${table}" (${list}) values (${columns.map(() => '?').join(', ')})`)
      .run(...values);
  }
}

function readRows(database: DatabaseSync, tables: Tables): [string, Row[]][] {
  return [...tables].map(([table, columns]) => {
    const list = columns.map(({ name }) => `"${name}"`).join(', ');
    return [table, database.prepare(`select ${list} from "${table}" order by 1`).all() as Row[]];
  });
}

test.each(names.slice(1).map((name, index) => [name, names.slice(0, index + 1)] as const))(
  '%s keeps every row of the release before, which can go on reading and writing beside it',
  (name, before) => {
    const database = new DatabaseSync(':memory:');
    migrate(database, before);
    const tables = tablesOf(database);
    writeRows(database, tables, 1);
    const rows = readRows(database, tables);
    migrate(database, [name]);
    expect(readRows(database, tables)).toEqual(rows);
    writeRows(database, tables, 2);
    expect(readRows(database, tables).map(([table, kept]) => [table, kept.length])).toEqual(
      [...tables.keys()].map((table) => [table, 2]),
    );
    expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  },
);
