/** The parts of a key press that a shortcut is compared with. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

interface ParsedShortcut {
  key: string;
  hasMod: boolean;
  hasShift: boolean;
  hasAlt: boolean;
}

/**
 * True when the press is this shortcut: `mod+shift+z`, `1`, `?`. Letters and signs go by the character, so
 * they work on every layout; digits go by the key, so they work where they need Shift.
 */
export function matchesShortcut(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const { key, hasMod, hasShift, hasAlt } = parse(shortcut);
  const [mod, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (mod !== hasMod || other || press.altKey !== hasAlt) return false;
  if (/^\d$/.test(key)) return press.code === `Digit${key}` && !press.shiftKey;
  // With Alt some systems give another character: there the key itself counts.
  if (/^[a-z]$/.test(key)) {
    const isKey =
      press.key.toLowerCase() === key || (hasAlt && press.code === `Key${key.toUpperCase()}`);
    return isKey && press.shiftKey === hasShift;
  }
  return press.key === key;
}

/** What a single key types must not fire while somebody types. */
export function isSingleKey(shortcut: string): boolean {
  const { hasMod, hasAlt } = parse(shortcut);
  return !hasMod && !hasAlt;
}

/** The shortcut as the keyboard's owner reads it: `Ctrl+Shift+Z`, `⇧⌘Z`. */
export function describeShortcut(
  shortcut: string,
  { isMac, words }: { isMac: boolean; words: Record<'mod' | 'shift' | 'alt' | 'del', string> },
): string {
  const { key, hasMod, hasShift, hasAlt } = parse(shortcut);
  const name = key === 'del' ? words.del : key.length === 1 ? key.toUpperCase() : key;
  if (isMac) return `${hasAlt ? '⌥' : ''}${hasShift ? '⇧' : ''}${hasMod ? '⌘' : ''}${name}`;
  const parts = [
    hasMod ? words.mod : '',
    hasShift ? words.shift : '',
    hasAlt ? words.alt : '',
    name,
  ];
  return parts.filter((part) => part !== '').join('+');
}

function parse(shortcut: string): ParsedShortcut {
  const parts = shortcut.split('+');
  return {
    key: parts.at(-1) ?? '',
    hasMod: parts.includes('mod'),
    hasShift: parts.includes('shift'),
    hasAlt: parts.includes('alt'),
  };
}
