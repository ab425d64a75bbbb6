const SMALL_FILE = '/favicon.svg';

/** Whether the server answers. A browser that says it is online may be behind a network that leads nowhere. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(SMALL_FILE, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
