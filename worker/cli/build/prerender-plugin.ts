import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import {
  allowScript,
  fillAppShell,
  fillPage,
  findStylesheet,
  inlineFirstScript,
  inlineStylesheet,
  makeSitemap,
  stripComments,
} from './prerender-files.ts';
import type { NoScriptTexts, RenderedPage } from './prerender-files.ts';
import { findScreenScripts, type Manifest, type Screen } from './screen-scripts.ts';
import { ROOT } from '../settings.ts';
import { LOCAL_ORIGIN } from '#worker/platform/config.ts';

const ENVIRONMENT = 'prerender';
/** Part of the client's build for this plugin only; it is not published. */
const MANIFEST = '.vite/manifest.json';
const OUT = join(ROOT, '.cache/prerender');

interface PrerenderModule {
  APP_SCREENS: Readonly<Record<string, Screen>>;
  listNoScriptTexts: () => Promise<NoScriptTexts>;
  renderPages: (data: { templates: readonly unknown[] }) => Promise<RenderedPage[]>;
}

/**
 * After the client build, writes every public page in both languages as static HTML, with a
 * sitemap.
 */
export function prerenderPages(): Plugin {
  return {
    name: 'bluewave:prerender',
    apply: 'build',
    config: () => ({
      environments: {
        client: { build: { manifest: MANIFEST } },
        [ENVIRONMENT]: {
          consumer: 'server',
          // The compiled texts need exactly this version of the formatter.
          resolve: { noExternal: ['use-intl'] },
          build: {
            ssr: true,
            outDir: OUT,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: join(ROOT, 'web/prerender/render-page.tsx') },
          },
        },
      },
    }),
    buildApp: { order: 'post', handler: prerender },
  };
}

async function prerender(builder: ViteBuilder): Promise<void> {
  const { client, [ENVIRONMENT]: environment } = builder.environments;
  if (client === undefined || environment === undefined) throw new Error('nothing to prerender');
  const outDir = resolve(builder.config.root, client.config.build.outDir);
  const origin = readOrigin(dirname(outDir));
  if (origin === null) builder.config.logger.warn(NO_ORIGIN);
  await builder.build(environment);
  // The query makes a second build in the same process load the new file.
  const entry = `${pathToFileURL(join(OUT, 'render-page.js')).href}?${Date.now()}`;
  const { renderPages, listNoScriptTexts, APP_SCREENS } = (await import(entry)) as PrerenderModule;
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
  const firstScript = stripComments(read('first-paint.js'));
  const template = inlineFirstScript(read('index.html'), firstScript);
  const stylesheet = findStylesheet(template);
  if (stylesheet === null) throw new Error('index.html has no stylesheet');
  const styled = inlineStylesheet(template, read(stylesheet));
  const manifest = JSON.parse(read(MANIFEST)) as Manifest;
  const catalogue = read('templates.json');
  const pages = await renderPages(JSON.parse(catalogue) as { templates: unknown[] });
  const noScript = await listNoScriptTexts();
  const files = [
    ...Object.values(APP_SCREENS).map(
      (screen) =>
        [
          fileOf(screen.path),
          fillAppShell({
            template: styled,
            scripts: findScreenScripts(manifest, screen),
            noScript,
          }),
        ] as const,
    ),
    ...pages.map(
      (page) => [fileOf(page.address), fillPage({ template: styled, page, origin })] as const,
    ),
    ['_headers', allowScript(read('_headers'), firstScript)] as const,
    ...(origin === null ? [] : [['sitemap.xml', makeSitemap(pages, origin)] as const]),
  ];
  rmSync(join(outDir, dirname(MANIFEST)), { recursive: true });
  for (const [name, content] of files) {
    mkdirSync(dirname(join(outDir, name)), { recursive: true });
    writeFileSync(join(outDir, name), content);
  }
  builder.config.logger.info(`✓ ${pages.length} pages prerendered`);
}

const NO_ORIGIN =
  'APP_ORIGIN is not set: the pages get no canonical address and there is no sitemap.xml.';

/**
 * The public origin of the deployment, from the environment or from APP_ORIGIN in wrangler.toml; null when
 * production has none.
 */
function readOrigin(folder: string): string | null {
  const configPath = join(folder, 'bluewave/wrangler.json');
  const { vars } = JSON.parse(readFileSync(configPath, 'utf8')) as {
    vars?: Record<string, string>;
  };
  const origin = process.env.APP_ORIGIN ?? vars?.APP_ORIGIN;
  if (origin !== undefined && origin !== '') return new URL(origin).origin;
  return vars?.ENVIRONMENT === 'production' ? null : LOCAL_ORIGIN;
}

/** `/` is index.html and `/it` is it.html, so no address needs a trailing slash. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
