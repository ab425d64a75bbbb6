/** What the styles of a page show or hide. */
export interface StyleFacts {
  /** Texts of pseudo-elements, joined in their order. */
  content: string;
  /** Attributes that pseudo-elements show. */
  shownAttributes: string[];
  colors: Set<string>;
  masksText: boolean;
  turnsText: boolean;
}

const CONTENT = /content\s*:\s*([^;}]{1,300})/gi;
const STRING = /"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'/g;
const COLOR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
const MASK =
  /text-security\s*:\s*(?!none)|font-family\s*:[^;}]{0,80}(?:text-?security|password|dotsfont|-disc)/i;
const TURNED =
  /bidi-override|scale(?:x|3d)?\(\s*-1|rotatey\(\s*180deg|(?:^|[^-])direction\s*:\s*rtl/i;

export function readStyle(css: string): StyleFacts {
  const contents = [...css.matchAll(CONTENT)].map(([, value = '']) => value);
  return {
    content: contents.map(contentText).join(''),
    shownAttributes: contents.flatMap((value) =>
      [...value.matchAll(/attr\(\s*([\w-]{1,60})/gi)].map(([, name = '']) => name.toLowerCase()),
    ),
    colors: new Set((css.match(COLOR) ?? []).map(longColor)),
    masksText: MASK.test(css),
    turnsText: TURNED.test(css),
  };
}

function contentText(value: string): string {
  return [...value.matchAll(STRING)]
    .map(([, double, single]) => unescapeCss(double ?? single ?? ''))
    .join('');
}

function unescapeCss(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|([^]))/gi,
    (_all, hex, character: string | undefined) => {
      if (character !== undefined) return character === '\n' ? '' : character;
      const code = Number.parseInt(String(hex), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function longColor(color: string): string {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
