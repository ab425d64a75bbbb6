/** The content of a blob as a data URL. */
export function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** The files at some addresses as data URLs; those that cannot be loaded are missing. Sends no cookies. */
export async function fetchDataUrls(addresses: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    addresses.map(async (address) => [address, await fetchDataUrl(address)] as const),
  );
  return new Map(found.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}

async function fetchDataUrl(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    return response.ok ? await readDataUrl(await response.blob()) : null;
  } catch {
    return null;
  }
}
