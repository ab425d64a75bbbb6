import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileArticle } from './compile-article.ts';
import { readPictureSize } from './picture-size.ts';

const PUBLIC_FOLDER = resolve(import.meta.dirname, '../../public');
const ARTICLE_FILE = /\.(?<language>en|it)\.md$/;

/**
 * Makes a module of each `<slug>.<language>.md`: `article` with its content, or, asked for with `?facts`,
 * only its `facts`. The Markdown parser stays in the build.
 */
export function markdownArticles(): Plugin {
  return {
    name: 'bluewave:markdown-articles',
    transform(source, id) {
      const [path = '', query = ''] = id.split('?', 2);
      const language = ARTICLE_FILE.exec(path)?.groups?.language;
      if (language !== 'en' && language !== 'it') return null;
      try {
        const article = compileArticle(source, { measurePicture, language });
        const code = query.startsWith('facts')
          ? `export const facts = ${JSON.stringify(article.facts)};`
          : `export const article = ${JSON.stringify(article)};`;
        return { code, map: null };
      } catch (error) {
        return this.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

/** Size of a picture under `web/public` by its address. */
export function measurePicture(src: string): { width: number; height: number } {
  if (!src.startsWith('/')) throw new Error(`picture from elsewhere: ${src}`);
  return readPictureSize(readFileSync(join(PUBLIC_FOLDER, src)));
}
