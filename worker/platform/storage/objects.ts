interface Store {
  bucket: R2Bucket;
}

/** R2 takes at most so many keys a call. */
const KEYS_PER_DELETE = 1_000;

/** Deletes the objects with these keys; missing ones are no error. */
export async function deleteObjects({ bucket }: Store, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += KEYS_PER_DELETE) {
    await bucket.delete(keys.slice(start, start + KEYS_PER_DELETE));
  }
}

/** Deletes every object whose key begins with this. */
export async function deleteBelow(store: Store, prefix: string): Promise<void> {
  for (;;) {
    const page = await store.bucket.list({ prefix });
    await deleteObjects(
      store,
      page.objects.map(({ key }) => key),
    );
    if (!page.truncated) return;
  }
}

/** Every object whose key begins with this, in the order of the keys. */
export async function* listObjects({ bucket }: Store, prefix: string): AsyncGenerator<R2Object> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
    yield* page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}
