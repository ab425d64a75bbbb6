import { withoutAccents } from '#domain/reading/without-accents.ts';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { type ArticleHeading, keepPricesTogether, type Picture } from '../article.ts';
import { resolveOwnLink } from './own-links.ts';

export interface ProseSurroundings {
  /** Size of a picture of the site by its address; throws when there is no such file. */
  measurePicture: (src: string) => Pick<Picture, 'width' | 'height'>;
  language: 'en' | 'it';
}

const EXTERNAL_LINK = /^https:\/\//;
const INTERNAL_LINK = /^(?:\/(?!\/)|#)/;

/**
 * Markdown to HTML for one article. Raw HTML, unknown kinds of links and pictures without a text are
 * errors of the article, so nothing needs cleaning in the browser.
 */
export function createProseRenderer({ measurePicture, language }: ProseSurroundings) {
  const headings: ArticleHeading[] = [];
  const marked = new Marked({ gfm: true });

  marked.use({
    renderer: {
      html({ text }): never {
        throw new Error(`raw HTML: ${text.trim()}`);
      },
      heading({ tokens, depth, text }) {
        if (depth !== 2 && depth !== 3) throw new Error(`heading of level ${depth}: ${text}`);
        const plain = plainText(tokens);
        const id = uniqueId(slugify(plain), headings);
        headings.push({ id, text: plain, depth });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      paragraph({ tokens }) {
        const [only] = tokens;
        if (tokens.length === 1 && only?.type === 'image') return figure(only as Tokens.Image);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      image({ href }): never {
        throw new Error(`picture inside a sentence: ${href}`);
      },
      link({ href, tokens, text }) {
        const content = this.parser.parseInline(tokens);
        // An address in an example is no link, though Markdown takes it for one.
        if (href === `mailto:${text}`) return content;
        if (EXTERNAL_LINK.test(href)) return `<a href="${escapeAttribute(href)}">${content}</a>`;
        if (!INTERNAL_LINK.test(href)) throw new Error(`link to ${href}`);
        if (href.startsWith('#')) return `<a href="${escapeAttribute(href)}">${content}</a>`;
        const { address, isInApp } = resolveOwnLink(href, language);
        const relation = isInApp ? '' : ' rel="external"';
        return `<a href="${escapeAttribute(address)}"${relation}>${content}</a>`;
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escapeText(text)}</code></pre>\n`;
      },
      table({ header, rows }) {
        const titles = header.map(({ tokens }) => plainText(tokens));
        const head = header.map(
          ({ tokens }) =>
            `<th role="columnheader" scope="col">${this.parser.parseInline(tokens)}</th>`,
        );
        const body = rows.map((cells) => {
          const written = cells.map(
            ({ tokens }, index) =>
              `<td role="cell" data-label="${escapeAttribute(titles[index] ?? '')}">` +
              `<span>${this.parser.parseInline(tokens)}</span></td>`,
          );
          return `<tr role="row">${written.join('')}</tr>`;
        });
        // On phones the rows become cards by CSS, which takes a table's roles away in browsers.
        return `<table role="table"><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>\n`;
      },
    },
  });

  function figure({ href, text, title }: Tokens.Image): string {
    if (text.trim() === '') throw new Error(`picture without a text: ${href}`);
    const { width, height } = measurePicture(href);
    const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : '';
    const shape = width < height ? ' class="is-tall"' : '';
    return (
      `<figure${shape}><img src="${escapeAttribute(href)}" alt="${escapeAttribute(text)}" ` +
      `width="${width}" height="${height}" loading="lazy" decoding="async">${caption}</figure>\n`
    );
  }

  return {
    headings,
    parseBlocks: (markdown: string): Token[] => [...marked.lexer(markdown)],
    render: (tokens: Token[]): string => keepPricesTogether(marked.parser(tokens).trim()),
  };
}

/** The words of inline Markdown, without its marks. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? plainText(token.tokens)
        : 'text' in token
          ? token.text
          : '',
    )
    .join('');
}

function slugify(text: string): string {
  const words = withoutAccents(text)
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'section';
}

function uniqueId(slug: string, taken: readonly ArticleHeading[]): string {
  const isTaken = (id: string): boolean => taken.some((heading) => heading.id === id);
  let id = slug;
  for (let turn = 2; isTaken(id); turn += 1) id = `${slug}-${turn}`;
  return id;
}
