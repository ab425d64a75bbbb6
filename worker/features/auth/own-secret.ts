import { eq } from 'drizzle-orm';
import { appSecrets } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { randomToken } from './digest.ts';

/** A random secret of this deployment (43 base64url characters), made when it is first asked for. */
export async function loadOwnSecret(
  { db, now }: Pick<ActorContext, 'db' | 'now'>,
  name: string,
): Promise<string | undefined> {
  await db
    .insert(appSecrets)
    .values({ name, value: randomToken(), createdAt: now() })
    .onConflictDoNothing();
  const row = await db.query.appSecrets.findFirst({ where: eq(appSecrets.name, name) });
  return row?.value;
}
