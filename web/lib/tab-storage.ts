/** What could not be stored; it lasts until the page is left. */
const unstored = new Map<string, string>();

/** The text stored for this tab, or null when there is none. */
export function readInTab(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores for this tab or, with null, removes. Where storage is blocked, the text is kept in memory. */
export function writeInTab(key: string, text: string | null): void {
  unstored.delete(key);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) unstored.set(key, text);
  }
}
