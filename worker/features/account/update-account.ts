import type { UpdateAccountRequest } from '#contract/account.ts';
import type { UserView } from '#contract/auth.ts';
import { presentUser } from '#worker/features/auth/auth-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { updateName } from './account-queries.ts';

interface Call {
  ctx: ActorContext;
  input: UpdateAccountRequest;
}

/** Renames the signed-in user. */
export async function updateAccount({ ctx, input: { name } }: Call): Promise<UserView> {
  const user = requireUser(ctx);
  await updateName(ctx.db, user.id, name);
  return await presentUser(ctx, { ...user, name });
}
