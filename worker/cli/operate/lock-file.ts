import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 100;
/**
 * No work under a lock takes this long. After a restart of the machine, the process id in the file may belong
 * to another process.
 */
const STALE_MS = 300_000;

/**
 * Waits until this process alone holds the lock at `path`, and returns the function that releases it. A lock
 * whose process was killed is taken over at once.
 */
export async function takeLock(path: string): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true });
  while (!create(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else await sleep(WAIT_MS);
  }
  return () => rmSync(path, { force: true });
}

/** Creating a link is atomic, so nobody reads half a process id. */
function create(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isAbandoned(path: string): boolean {
  try {
    const isOld = Date.now() - statSync(path).mtimeMs > STALE_MS;
    return isOld || !isAlive(Number(readFileSync(path, 'utf8')));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isErrno(error, 'ESRCH');
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
