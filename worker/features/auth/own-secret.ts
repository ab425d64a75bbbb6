import { eq } from 'drizzle-orm';
import { appSecrets } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { randomToken } from './digest.ts';

const LASTING_NAME = 'address-key';

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

/** The key that must never change: `ADDRESS_KEY`, else one that is made by itself. Throws `server.unavailable`. */
export async function loadLastingKey(
  ctx: Pick<ActorContext, 'config' | 'db' | 'now'>,
): Promise<string> {
  const key = ctx.config.ADDRESS_KEY ?? (await loadOwnSecret(ctx, LASTING_NAME));
  if (key === undefined) throw new AppError('server.unavailable');
  return key;
}
