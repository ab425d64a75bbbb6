/** The parts of a keyboard event that shortcuts use. */
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
 * True when the key press is this shortcut, such as `mod+shift+z`, `1` or `?`. Letters and signs are compared
 * by character, so that they work on every layout. Digits are compared by key, so that they work on layouts
 * where they need Shift.
 */
export function matchesShortcut(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const { key, hasMod, hasShift, hasAlt } = parse(shortcut);
  const [mod, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (mod !== hasMod || other || press.altKey !== hasAlt) return false;
  if (/^\d$/.test(key)) return press.code === `Digit${key}` && !press.shiftKey;
  // With Alt, some systems produce another character, so the key itself is compared.
  if (/^[a-z]$/.test(key)) {
    const isKey =
      press.key.toLowerCase() === key || (hasAlt && press.code === `Key${key.toUpperCase()}`);
    return isKey && press.shiftKey === hasShift;
  }
  return press.key === key;
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** The shortcut as shown to the user: `Ctrl+Shift+Z` or `⇧⌘Z`. */
export function describeShortcut(
  shortcut: string,
  { isMac, words }: { isMac: boolean; words: Record<'mod' | 'shift' | 'alt' | 'del', string> },
): string {
  const { key, hasMod, hasShift, hasAlt } = parse(shortcut);
  const word = ARROWS[key] ?? key;
  const name = key === 'del' ? words.del : key.length === 1 ? key.toUpperCase() : word;
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
