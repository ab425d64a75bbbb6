/** A table of the backup. Rows whose owner is gone are not restored. */
export interface BackupTable {
  name: string;
  owner?: { table: string; key: string; column: string };
}

const USER = { table: 'users', key: 'id', column: 'user_id' };

/** The tables of a backup in the order of restoring: owners before what they own. */
export const BACKUP_TABLES: readonly BackupTable[] = [
  { name: 'users' },
  { name: 'retired_user_ids' },
  { name: 'welcomed_addresses' },
  { name: 'purchases' },
  { name: 'stripe_events' },
  { name: 'ledger_entries' },
  { name: 'contact_messages' },
  { name: 'site_reports' },
  { name: 'site_tombstones' },
  { name: 'operator_acts' },
  { name: 'second_factors', owner: USER },
  { name: 'recovery_codes', owner: USER },
  { name: 'passkeys', owner: USER },
  { name: 'security_events', owner: USER },
  { name: 'folders', owner: USER },
  { name: 'contents', owner: USER },
  { name: 'files', owner: USER },
  { name: 'file_versions', owner: USER },
  { name: 'conversation_entries', owner: USER },
  { name: 'sites', owner: USER },
  { name: 'site_assets', owner: { table: 'sites', key: 'uuid', column: 'site_uuid' } },
];

/** Tables that are left out, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: 'everybody signs in again',
  password_resets: 'valid for 30 minutes',
  mailed_links: 'valid for a few days; a new one is mailed on request',
  passkey_challenges: 'valid for five minutes',
  waiting_sign_ins: 'valid for ten minutes',
  operator_sessions: 'open for half an hour',
  app_secrets: 'keys do not belong into a copy',
  generations: 'a record of what was asked; what was charged stands in the ledger',
  reconciliations: 'reports of proofs, which are made again',
};
