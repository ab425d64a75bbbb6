import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PasskeyView } from '#contract/auth.ts';
import { Button } from '#web/components/ui/button.tsx';
import { hasPasskeys } from '#web/lib/passkeys.ts';
import type { SessionUser } from '#web/lib/session-store.ts';
import { useDateFormat } from '#web/i18n/use-date-format.ts';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { securityQuery } from './security-api.ts';

type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: PasskeyView } | null;

/** The passkeys of the account: add, rename, remove. */
export function Passkeys({ user, passkeys }: { user: SessionUser; passkeys: PasskeyView[] }) {
  const t = useTranslations('account.security');
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  function close(): void {
    setOpen(null);
    void queries.invalidateQueries({ queryKey: securityQuery(user.id).queryKey });
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base font-medium">{t('passkeys')}</h3>
          <p className="text-sm text-soft">{t('passkeysLead')}</p>
        </div>
        {hasPasskeys() ? (
          <Button size="small" onClick={() => setOpen({ dialog: 'add' })}>
            {t('addPasskey')}
          </Button>
        ) : null}
      </div>
      {passkeys.length === 0 ? null : (
        <ul className="mt-3 grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {open?.dialog === 'add' ? <AddPasskeyDialog user={user} onClose={close} /> : null}
      {open?.dialog === 'rename' ? (
        <RenamePasskeyDialog passkey={open.passkey} onClose={close} />
      ) : null}
      {open?.dialog === 'remove' ? (
        <RemovePasskeyDialog user={user} passkey={open.passkey} onClose={close} />
      ) : null}
    </div>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyView;
  onOpen: (open: Open) => void;
}

function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const t = useTranslations('account.security');
  const formatDate = useDateFormat();
  const { name, created_at: createdAt, last_used: lastUsed } = passkey;
  const dateOf = (at: string) => formatDate(new Date(at), { dateStyle: 'medium' });
  const added = dateOf(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">{name}</p>
        <p className="text-sm text-soft">
          {lastUsed === null
            ? t('notUsed', { added })
            : t('lastUsed', { added, used: dateOf(lastUsed) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="quiet"
          aria-label={t('rename', { name })}
          onClick={() => onOpen({ dialog: 'rename', passkey })}
        >
          {t('renameShort')}
        </Button>
        <Button
          size="small"
          aria-label={t('remove', { name })}
          onClick={() => onOpen({ dialog: 'remove', passkey })}
        >
          {t('removeShort')}
        </Button>
      </div>
    </li>
  );
}
