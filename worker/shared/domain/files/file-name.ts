import { FILE_LIMITS } from './limits.ts';

/** Why a file or folder name is refused. */
export type NameProblem = 'empty' | 'too-long' | 'separator' | 'dots' | 'control' | 'reserved';

export type NameCheck = { ok: true; name: string } | { ok: false; problem: NameProblem };

// Control characters, line and paragraph separators, and the marks that turn the reading direction.
const UNSAFE =
  // oxlint-disable-next-line no-control-regex -- they are what is being refused
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

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
  if (UNSAFE.test(name) || LONE_SURROGATE.test(name)) return 'control';
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
