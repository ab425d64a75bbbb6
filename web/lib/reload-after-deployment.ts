const KEY = 'bluewave_reloaded_at';
const ONCE_PER_MS = 60_000;

/**
 * The screen that is being fetched. A page open since before a deployment asks for code that is gone: then the
 * address is loaded anew, at most once a minute. Only for whole screens: inside one, a reload would lose work.
 */
export async function fetchScreen<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!mayReload()) throw error;
    window.location.reload();
    // The page is leaving: nothing may be shown in between.
    return await new Promise<T>(() => {});
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < ONCE_PER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage a second failure could not be told from the first: the error is shown instead.
    return false;
  }
}
