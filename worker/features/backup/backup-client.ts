export { forgetBackups, makeBackup, noteRetired } from './make-backup.ts';
