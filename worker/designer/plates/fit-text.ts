import { html, trusted, type Html } from '../html.ts';

/** A box that words are set into, as large as they fit. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How wide a letter of the face is, in ems. */
  glyph: number;
  anchor?: 'start' | 'middle';
  /** The largest size. */
  most?: number;
}

const LEADING = 1.06;
const MOST_LINES = 5;

/** The words in so many lines of nearly the same length. */
function breakInto(words: readonly string[], count: number): string[] {
  const target = words.join(' ').length / count;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const isRoom = last !== undefined && `${last} ${word}`.length <= target + word.length / 2;
    if (isRoom || (last !== undefined && lines.length === count)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

interface Setting {
  lines: string[];
  size: number;
}

/** The lines and the size that fill the box best. */
export function fitText(text: string, { width, height, glyph, most = 400 }: TextBox): Setting {
  const words = text.split(/\s+/);
  const settings = Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, index) => {
    const lines = breakInto(words, index + 1);
    const longest = Math.max(...lines.map(({ length }) => length));
    const size = Math.min(most, width / (longest * glyph), height / (lines.length * LEADING));
    return { lines, size: Math.floor(size) };
  });
  return settings.reduce((best, one) => (one.size > best.size ? one : best));
}

/** The words as large as the box allows, from its middle. */
export function writeFitted(text: string, box: TextBox, attributes = ''): Html {
  const { lines, size } = fitText(text, box);
  const { anchor = 'middle' } = box;
  const x = anchor === 'middle' ? box.x + box.width / 2 : box.x;
  const top = box.y + (box.height - lines.length * size * LEADING) / 2 + size * 0.84;
  return html`<text font-size="${size}" text-anchor="${anchor}" ${trusted(attributes)}>
    ${lines.map((line, index) => html`<tspan x="${Math.round(x)}" y="${Math.round(top + index * size * LEADING)}">${line}</tspan>`)}
  </text>`;
}
