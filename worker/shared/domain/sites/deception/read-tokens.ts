import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { writeInSteps } from '#domain/html/parse-page.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';

export type Attributes = ReadonlyMap<string, string>;

/** What is told of a page while it is read. `raw` is the content of an element that holds no markup. */
export interface MarkupReader {
  open: (tag: string, attributes: Attributes) => void;
  close: (tag: string) => void;
  text: (text: string) => void;
  raw: (tag: string, text: string) => void;
}

const RAW: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

/**
 * Reads markup as browsers cut it into tags and text. No tree is built, because building one from a hostile page takes
 * quadratic time. Whether a style stands in a drawing and so holds markup is not known: its content is told as `raw`.
 */
export function readTokens(html: string, reader: MarkupReader): void {
  finishSteps(readTokensSteps(html, reader));
}

/** The same in steps. */
export function* readTokensSteps(html: string, reader: MarkupReader): Steps<void> {
  let raw: { tag: string; parts: string[] } | null = null;
  const endRaw = () => {
    const ended = raw;
    raw = null;
    if (ended !== null) reader.raw(ended.tag, ended.parts.join(''));
  };
  const addText = ({ chars }: Token.CharacterToken) =>
    raw === null ? reader.text(chars) : void raw.parts.push(chars);
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        reader.open(tagName, new Map(attrs.map(({ name, value }) => [name, value])));
        const mode = RAW[tagName];
        if (mode === undefined) return;
        tokenizer.state = mode;
        raw = { tag: tagName, parts: [] };
      },
      onEndTag({ tagName }) {
        endRaw();
        reader.close(tagName);
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter() {},
      onComment() {},
      onDoctype() {},
      onEof: endRaw,
    },
  );
  yield* writeInSteps(tokenizer, html);
}
