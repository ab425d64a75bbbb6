import { HISTORY_DATABASE } from '#web/lib/history-database.ts';

const STORE = 'histories';
const BY_AGE = 'savedAt';

/** For all accounts together. Beyond this number the history that was written longest ago is deleted. */
export const MOST_HISTORIES = 20;

/** The stored record of one document; its other fields are up to the writer. */
export interface HistoryRecord {
  key: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

let opening: Promise<IDBDatabase> | null = null;

/** The stored value of a key, not validated. Undefined when there is none, or no storage. */
export async function readRecord(key: string): Promise<unknown> {
  try {
    const database = await openDatabase();
    const request = database.transaction(STORE).objectStore(STORE).get(key);
    return await resultOf<unknown>(request);
  } catch {
    return undefined;
  }
}

/** Stores a record. Does nothing without storage or without room. */
export async function writeRecord(record: HistoryRecord): Promise<void> {
  await change((store) => {
    store.put(record);
    const count = store.count();
    count.addEventListener('success', () => dropOldest(store, count.result - MOST_HISTORIES));
  });
}

export async function deleteRecord(key: string): Promise<void> {
  await change((store) => void store.delete(key));
}

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  try {
    const database = await openDatabase();
    work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } catch {
    // Without storage, undo simply lasts until the page is closed. The interface never promises more.
  }
}

function dropOldest(store: IDBObjectStore, surplus: number): void {
  if (surplus <= 0) return;
  let left = surplus;
  const request = store.index(BY_AGE).openCursor();
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (cursor === null || left === 0) return;
    left -= 1;
    cursor.delete();
    cursor.continue();
  });
}

function openDatabase(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(HISTORY_DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(STORE, { keyPath: 'key' });
    store.createIndex(BY_AGE, BY_AGE);
  });
  const database = await resultOf(request);
  const forget = () => {
    opening = null;
  };
  // Another tab wants to delete the database, and waits until this connection is closed.
  database.addEventListener('versionchange', () => {
    forget();
    database.close();
  });
  database.addEventListener('close', forget);
  return database;
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage.')));
  });
}
