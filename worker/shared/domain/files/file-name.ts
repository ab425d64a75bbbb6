import { isPlainLine } from '../text/plain-line.ts';
import { FILE_LIMITS } from './limits.ts';

/** Why a file or folder name is refused. */
export type NameProblem = 'empty' | 'too-long' | 'separator' | 'dots' | 'control' | 'reserved';

export type NameCheck = { ok: true; name: string } | { ok: false; problem: NameProblem };

/** Device names of Windows. An exported project that contains one could not be unpacked there. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/**
 * Checks one name of a file or folder (at most 255 bytes, without `/`, `\`, control characters
 * or `..`) and gives it back trimmed and in NFC.
 */
export function checkName(raw: string): NameCheck {
  const name = raw.trim().normalize('NFC');
  const problem = nameProblem(name);
  return problem === null ? { ok: true, name } : { ok: false, problem };
}

function nameProblem(name: string): NameProblem | null {
  if (name === '') return 'empty';
  if (utf8Length(name) > FILE_LIMITS.nameBytes) return 'too-long';
  if (/[/\\]/.test(name)) return 'separator';
  if (name.includes('..') || /^\.+$/.test(name)) return 'dots';
  if (!isPlainLine(name)) return 'control';
  return RESERVED.test(name) ? 'reserved' : null;
}

/** The bytes that a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
