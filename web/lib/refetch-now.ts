import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches what has just been changed on the server. `invalidateQueries` alone waits for a first request that is
 * under way instead of sending another, and the answer to that one may be from before the change.
 */
export async function refetchNow(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
