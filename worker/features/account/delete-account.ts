import type { DeleteAccountRequest } from '#contract/account.ts';
import { noteRetired } from '#worker/features/backup/backup-client.ts';
import {
  confirmPassword,
  forgetSessions,
  hashMailbox,
  requireUserRow,
} from '#worker/features/auth/auth-client.ts';
import { deleteContentsOf } from '#worker/features/files/files-client.ts';
import { forgetRunsOf } from '#worker/features/generation/generation-client.ts';
import { deleteProposalsOf } from '#worker/features/photos/photos-client.ts';
import { deleteSitesOf } from '#worker/features/sites/sites-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { deleteUserRows } from './account-queries.ts';

interface Call {
  ctx: ActorContext;
  input: DeleteAccountRequest;
}

/**
 * Deletes the signed-in user with sites, files, versions and sessions. The user's row is deleted after the
 * objects in R2, so that an interrupted deletion can be repeated. Throws `auth.password-wrong`,
 * `auth.reauthenticate`, `auth.busy`.
 */
export async function deleteAccount({ ctx, input }: Call): Promise<void> {
  const { id, email } = requireUser(ctx);
  const row = await requireUserRow(ctx);
  await confirmPassword({ ctx, row, password: input.password });
  await forgetRunsOf(ctx, id);
  await deleteSitesOf(ctx, id);
  await deleteContentsOf(ctx, id);
  await deleteProposalsOf(ctx, id);
  const mailboxHash = await hashMailbox(ctx, email);
  await deleteUserRows(ctx.db, { id, mailboxHash, now: ctx.now() });
  await noteRetired(ctx, id);
  forgetSessions(id);
  // Again, for what another tab wrote in between. From here on nothing can be written for this id.
  await deleteSitesOf(ctx, id);
  await deleteContentsOf(ctx, id);
  await ctx.passwords.forgive(email);
}
