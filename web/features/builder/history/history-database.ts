import { HISTORY_DATABASE } from '#web/lib/history-database.ts';

const STORE = 'histories';
const BY_AGE = 'savedAt';

/** Of all accounts together; past them the one longest not written goes. */
export const MOST_HISTORIES = 20;

/** What is stored of one document; what else is in it is up to who writes it. */
export interface HistoryRecord {
  key: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

let opening: Promise<IDBDatabase> | null = null;

/** What is stored under a key, unchecked; undefined when nothing is, or there is no storage. */
export async function readRecord(key: string): Promise<unknown> {
  try {
    const database = await openDatabase();
    const request = database.transaction(STORE).objectStore(STORE).get(key);
    return await resultOf<unknown>(request);
  } catch {
    return undefined;
  }
}

/** Stores a record; nothing where there is no storage or no room. */
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
    // Undo then lasts until the page is left, as it says nowhere that it lasts longer.
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
  // Deleted here or in another tab: the deletion waits for this.
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
