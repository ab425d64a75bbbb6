/** The stored text, or null when there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores or, with null, removes; false when storage is blocked or full. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Stored JSON, checked by `isValid`; null for anything else. */
export function readStoredJson<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  return parseKept(readStored(key), isValid);
}

/** JSON that a browser kept, checked by `isValid`; null for anything else. */
export function parseKept<T>(
  text: string | null,
  isValid: (value: unknown) => value is T,
): T | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}
