import { errorFromFetch } from './api-error.ts';
import { isReachable } from './is-reachable.ts';

const KEY = 'bluewave_reloaded_at';
const ONCE_PER_MS = 60_000;

/**
 * Loads a screen. A page that was opened before a deployment asks for files that are gone; then the page is
 * reloaded, at most once per minute. Without a connection it throws a `client.network` error. Use it only for whole screens: inside a screen, a reload would lose work.
 */
export async function fetchScreen<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(await isReachable())) throw errorFromFetch(error);
    if (!mayReload()) throw error;
    window.location.reload();
    // The page is about to reload: show nothing in between.
    return await new Promise<T>(() => {});
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage a second failure looks like the first, so show the error instead of reloading.
    return false;
  }
}
