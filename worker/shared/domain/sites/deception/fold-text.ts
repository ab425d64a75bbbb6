/** Letters of other scripts, digits and signs that are read as Latin letters. */
const LOOK_ALIKES: Record<string, string> = {
  ...pairs('аәɑαａ', 'a'),
  ...pairs('ЬƄв', 'b'),
  ...pairs('сϲᴄⅽ', 'c'),
  ...pairs('ԁɗⅾ', 'd'),
  ...pairs('еєεҽ℮', 'e'),
  ...pairs('ɡց', 'g'),
  ...pairs('һհᏂ', 'h'),
  ...pairs('іıιɩӏǀⅼ', 'i'),
  ...pairs('јϳ', 'j'),
  ...pairs('кκ', 'k'),
  ...pairs('мⅿ', 'm'),
  ...pairs('ոпη', 'n'),
  ...pairs('оοσօᴏ', 'o'),
  ...pairs('рρ', 'p'),
  ...pairs('ԛ', 'q'),
  ...pairs('гᴦ', 'r'),
  ...pairs('ѕꜱ', 's'),
  ...pairs('тτ', 't'),
  ...pairs('υս', 'u'),
  ...pairs('νѵᴠ', 'v'),
  ...pairs('ԝѡω', 'w'),
  ...pairs('хχ', 'x'),
  ...pairs('уγ', 'y'),
  ...pairs('ᴢ', 'z'),
};

function pairs(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters.toLowerCase()).map((letter) => [letter, latin]));
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * A text as a reader sees it, in plain small letters: without accents, invisible characters and letters borrowed from
 * other scripts; spaces collapsed, lines kept.
 */
export function foldText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/[’`]/g, "'")
    .replace(/[^\S\n]+/g, ' ');
}

/** The text in small letters, its spaces collapsed: what a search for a name would find without any folding. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');
}

const DIGITS: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** At least five letters written in pieces of one or two: "p a y p a l", "p-a-y-p-a-l". */
const PIECES = /(?<![a-z0-9])[a-z0-9]{1,2}(?:[\s.·_|-]{1,3}[a-z0-9]{1,2}(?![a-z0-9])){3,}/g;

/** What a folded text may be meant to be read as, itself left out. */
export function otherReadings(folded: string): string[] {
  const joined = folded.replace(PIECES, (pieces) => pieces.replace(/[\s.·_|-]+/g, ''));
  const spelled = joined.replace(/[0134578@$!|]/g, (sign) => DIGITS[sign] ?? sign);
  const drawn = joined.replace(/rn/g, 'm').replace(/vv/g, 'w').replace(/cl/g, 'd');
  const asI = joined.replace(/[1|!]/g, 'i').replace(/0/g, 'o');
  return [...new Set([joined, spelled, drawn, asI])].filter((text) => text !== folded);
}

export function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}
