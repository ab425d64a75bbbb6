import { html, trusted, type Html } from '../html.ts';
import { escapeText } from '#domain/html/escape.ts';

const FIELDS = [
  ['c1', 'on1'],
  ['c3', 'on3'],
  ['c2', 'on2'],
] as const;

/** Letters of a line, so that a title of any length fills its field. */
const LINE_LETTERS = 11;
/** Width of a letter of display type for its size, the widest faces included. */
const LETTER = 0.68;
const CAPITAL = 0.88;
const LEADING = 1.06;
const SIDE = 0.84;

function breakLines(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE_LETTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** A title set as large as its field allows, in one of the page's colours: for works that are words themselves. */
export function wordsTile(
  title: string,
  { width, height }: { width: number; height: number },
): Html {
  const lines = breakLines(title);
  const longest = Math.max(...lines.map((line) => line.length));
  const letter = title === title.toLocaleUpperCase() ? CAPITAL : LETTER;
  const size = Math.floor(
    Math.min((width * SIDE) / (longest * letter), (height * SIDE) / (lines.length * LEADING)),
  );
  const [field, ink] = FIELDS[title.length % FIELDS.length] ?? FIELDS[0];
  const left = Math.round((width * (1 - SIDE)) / 2);
  const top = Math.round((height - lines.length * size * LEADING) / 2 + size * 0.84);
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${left}" y="${top + Math.round(index * size * LEADING)}">${escapeText(line)}</tspan>`,
  );
  return html`<svg
    class="art type"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${trusted(`<rect class="${field}" width="${width}" height="${height}"/>
<text class="${ink}" font-size="${size}">${spans.join('')}</text>`)}
  </svg>`;
}
