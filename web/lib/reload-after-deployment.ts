const KEY = 'bluewave_reloaded_at';
const ONCE_PER_MS = 60_000;

/** A page open since before a deployment asks for code that is gone: it is loaded anew, at most once a minute. */
export function reloadAfterDeployment(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (!navigator.onLine || Date.now() - last < ONCE_PER_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage a second failure could not be told from the first: the error is shown instead.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
