import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { restoreBackup } from '#worker/features/backup/restore-backup.ts';
import { makeBackup } from '#worker/features/backup/make-backup.ts';
import { BACKUP_TABLES } from '#worker/features/backup/backup-tables.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { deleteSite } from './delete-site.ts';
import { deleteSitesOf } from './sites-client.ts';
import { findPlaces } from './site-pointers.ts';
import { saveSite } from './save-site.ts';
import { suspendSite } from './suspend-site.ts';

const html = '<!doctype html><html><head><title>Bakery</title></head><body>Bread</body></html>';

async function publish(ctx: TestContext, uuid: string = crypto.randomUUID()): Promise<string> {
  await saveSite({ ctx, input: { uuid, html } });
  return uuid;
}

test('deleting a suspended site and saving the same id does not bring it back', async () => {
  const ctx = await createUserContext();
  const uuid = await publish(ctx);
  await suspendSite(ctx, uuid);
  await deleteSite({ ctx, input: { uuid } });
  await expect(publish(ctx, uuid)).rejects.toMatchObject({ code: 'sites.address-closed' });
  await expect(publish(await createUserContext(), uuid)).rejects.toMatchObject({
    code: 'sites.forbidden',
  });
  expect(await findPlaces(ctx, uuid)).toBeNull();
});

test('a deleted site’s address goes to nobody else; its owner may save it again', async () => {
  const owner = await createUserContext();
  const stranger = await createUserContext();
  const uuid = await publish(owner);
  await deleteSite({ ctx: owner, input: { uuid } });
  await expect(publish(stranger, uuid)).rejects.toMatchObject({ code: 'sites.forbidden' });
  await publish(owner, uuid);
  await suspendSite(owner, uuid);
  await deleteSite({ ctx: owner, input: { uuid } });
  await expect(publish(owner, uuid)).rejects.toMatchObject({ code: 'sites.address-closed' });
});

test('an address that comes and goes while a stranger’s first save is being written stays taken', async () => {
  const owner = await createUserContext();
  const uuid = crypto.randomUUID();
  const bucket = new Proxy(env.SITES, {
    get: (target, name) => {
      if (name !== 'put') return Reflect.get(target, name).bind(target);
      return async (...written: Parameters<R2Bucket['put']>) => {
        await publish(owner, uuid);
        await deleteSite({ ctx: owner, input: { uuid } });
        return await target.put(...written);
      };
    },
  });
  await expect(publish(await createUserContext({ bucket }), uuid)).rejects.toMatchObject({
    code: 'sites.forbidden',
  });
  expect(await findPlaces(owner, uuid)).toBeNull();
});

test('the addresses of a deleted account stay taken', async () => {
  const owner = await createUserContext();
  const uuid = await publish(owner);
  await deleteSitesOf(owner, owner.userId);
  const stranger = await createUserContext();
  await expect(publish(stranger, uuid)).rejects.toMatchObject({ code: 'sites.forbidden' });
});

test('a database restored from an older backup knows the later deletions and suspensions', async () => {
  const ctx = await createUserContext();
  const [deleted, suspended, barred] = [await publish(ctx), await publish(ctx), await publish(ctx)];
  const { id } = await makeBackup(ctx);
  await deleteSite({ ctx, input: { uuid: deleted } });
  await suspendSite(ctx, suspended);
  await suspendSite(ctx, barred);
  await deleteSite({ ctx, input: { uuid: barred } });
  for (const { name } of BACKUP_TABLES.toReversed()) await env.DB.exec(`DELETE FROM ${name}`);

  await restoreBackup(ctx, id);
  const stranger = await createUserContext();
  await expect(publish(stranger, deleted)).rejects.toMatchObject({ code: 'sites.forbidden' });
  await expect(publish(ctx, barred)).rejects.toMatchObject({ code: 'sites.address-closed' });
  expect(await findPlaces(ctx, suspended)).toMatchObject({ status: 'suspended' });
});
