import type { Token, Tokens } from 'marked';
import type { Article, ArticleFacts, ArticlePart } from '../article.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { createProseRenderer, plainText, type ProseSurroundings } from './render-prose.ts';

const WORDS_PER_MINUTE = 200;
const SLOT = /^:::(?<name>[a-z-]+)$/;

/**
 * Turns a Markdown file with front matter into what the browser shows. Besides prose it knows prompts to
 * copy (fences `prompt good` for a page, `prompt change` for a page that is there, `prompt weak`, `prompt plain`), checklists (fence `checklist`, one line an item)
 * and places that a page fills (`:::name` on a line of its own). Throws with what is wrong with the file.
 */
export function compileArticle(source: string, surroundings: ProseSurroundings): Article {
  const { facts, body } = readFrontMatter(source);
  const prose = createProseRenderer(surroundings);
  const parts: ArticlePart[] = [];
  let waiting: Token[] = [];

  function flush(): void {
    const html = prose.render(waiting);
    if (html !== '') parts.push({ kind: 'prose', html });
    waiting = [];
  }

  for (const token of prose.parseBlocks(body)) {
    const part = readSpecialPart(token);
    if (part === null) {
      waiting.push(token);
      continue;
    }
    flush();
    parts.push(part);
  }
  flush();
  return {
    facts: completeFacts(facts, { body, surroundings }),
    headings: prose.headings,
    parts,
  };
}

function readSpecialPart(token: Token): ArticlePart | null {
  if (token.type === 'code') return readFence(token as Tokens.Code);
  if (token.type !== 'paragraph') return null;
  const name = SLOT.exec(plainText(token.tokens ?? []).trim())?.groups?.name;
  return name === undefined ? null : { kind: 'slot', name };
}

const VERDICTS = {
  'prompt good': 'good',
  'prompt change': 'change',
  'prompt weak': 'weak',
  'prompt plain': 'plain',
} as const;

function readFence({ lang = '', text }: Tokens.Code): ArticlePart | null {
  if (lang === 'checklist') return { kind: 'checklist', items: text.split('\n').filter(Boolean) };
  const verdict = new Map(Object.entries(VERDICTS)).get(lang);
  return verdict === undefined ? null : { kind: 'prompt', text, verdict };
}

interface FactSources {
  body: string;
  surroundings: ProseSurroundings;
}

function completeFacts(
  { cover, coverAlt = '', ...facts }: FrontMatter,
  { body, surroundings }: FactSources,
): ArticleFacts {
  const words = body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return {
    ...facts,
    ...(cover === undefined
      ? {}
      : { cover: { src: cover, alt: coverAlt, ...surroundings.measurePicture(cover) } }),
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}
