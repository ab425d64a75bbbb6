const QUOTES: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '\u00a0': ' ',
  '\n': ' ',
  '\t': ' ',
  '–': '-',
  '—': '-',
};

/** Printable ASCII but the backtick, which stands for a quote. */
const PLAIN = /^[ -_a-~]*$/;

/** Lower case without accents and with straight quotes. Same length as `text`, so offsets carry over. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = '';
  for (const unit of text.split('')) {
    const plain = QUOTES[unit] ?? unit.normalize('NFD').charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}

/** For comparing names: folded, everything but letters and digits a single blank. */
export function foldName(text: string): string {
  return foldText(text.normalize('NFC'))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
