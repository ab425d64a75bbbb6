import { createRequire, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CATALOGUE = /\/web\/i18n\/(?:en|it)\/[^/]+\.ts$/;

type Compiled = string | readonly unknown[] | { [key: string]: Compiled };

/**
 * Compiles the message catalogues at build time, so that visitors do not download the ICU parser. `use-intl`
 * has both parts: the compiler (icu-minify) runs here, the small formatter in the browser.
 */
export function compileMessages(): Plugin {
  return {
    name: 'bluewave:compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: 'use-intl/format-message/format-only',
          },
        ],
      },
    }),
    transform: {
      filter: { id: CATALOGUE },
      handler: async (code) => {
        if (!code.includes('export const')) return null;
        const source = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`;
        const [namespaces, compile] = await Promise.all([
          import(source) as Promise<Record<string, unknown>>,
          loadCompiler(),
        ]);
        const lines = Object.entries(namespaces).map(
          ([name, texts]) =>
            `export const ${name} = ${JSON.stringify(compileTexts(texts, compile))};`,
        );
        return { code: lines.join('\n'), map: { mappings: '' } };
      },
    },
  };
}

type Compile = (message: string) => string | readonly unknown[];

async function loadCompiler(): Promise<Compile> {
  const intl = createRequire(createRequire(import.meta.url).resolve('use-intl'));
  const path = pathToFileURL(intl.resolve('icu-minify/compile')).href;
  return ((await import(path)) as { default: Compile }).default;
}

function compileTexts(texts: unknown, compile: Compile): Compiled {
  if (typeof texts === 'string') return compile(texts);
  if (typeof texts !== 'object' || texts === null) throw new Error('A catalogue holds texts only.');
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, compileTexts(value, compile)]),
  );
}
