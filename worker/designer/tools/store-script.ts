/**
 * Keeps a tool's state in the visitor's browser. Served and previewed pages run in a sandbox whose storage is memory
 * that looks like the real one: there the state is written behind the `#` of the address, which survives a reload
 * and a bookmark.
 */
export const STORE_SCRIPT = `
function openStore(key) {
  const parse = (text) => {
    try { return JSON.parse(text); } catch { return null; }
  };
  try {
    const storage = window.localStorage;
    if (!(storage instanceof Storage)) throw new Error('not kept');
    storage.setItem(key + '-test', '1');
    storage.removeItem(key + '-test');
    return {
      place: 'browser',
      read: () => parse(storage.getItem(key)),
      write: (value) => storage.setItem(key, JSON.stringify(value)),
    };
  } catch {
    return {
      place: 'address',
      read: () => {
        try { return parse(decodeURIComponent(location.hash.slice(1))); } catch { return null; }
      },
      write: (value) => location.replace('#' + encodeURIComponent(JSON.stringify(value))),
    };
  }
}
`;
