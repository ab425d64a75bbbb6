import { readStoredJson, writeStored } from '#web/lib/storage.ts';
import { COMMAND_IDS, type CommandId } from './commands.ts';

const KEY = 'bluewave_recent_commands';
const MAX_RECENT = 5;

/** The commands used last in the palette, newest first. */
export function readRecent(): CommandId[] {
  const stored = readStoredJson(KEY, Array.isArray) ?? [];
  return COMMAND_IDS.filter((id) => stored.includes(id)).sort(
    (a, b) => stored.indexOf(a) - stored.indexOf(b),
  );
}

export function rememberCommand(id: CommandId): void {
  const recent = [id, ...readRecent().filter((known) => known !== id)].slice(0, MAX_RECENT);
  writeStored(KEY, JSON.stringify(recent));
}
