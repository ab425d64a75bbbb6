import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { ConfigEnv } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { markdownArticles } from './web/content/build/markdown-plugin.ts';
import { serveTestAssets } from './worker/testing/static-assets.ts';
import { fontFiles } from './worker/cli/build/font-plugin.ts';
import { galleryPages } from './worker/cli/build/gallery-plugin.ts';
import { nameBuilderChunk } from './worker/cli/build/builder-chunks.ts';
import { editorFrame } from './worker/cli/build/editor-frame-plugin.ts';
import { compileMessages } from './worker/cli/build/compile-messages.ts';
import { prerenderPages } from './worker/cli/build/prerender-plugin.ts';
import { separateDevHosts } from './worker/cli/build/separate-dev-hosts.ts';
import { localVars, readRunSettings } from './worker/cli/settings.ts';

const stateDir = process.env.STATE_DIR ?? '.wrangler/state';

/** What every screen needs and what the builder needs, in a few files instead of forty small ones. */
const CHUNKS = {
  groups: [
    {
      name: 'vendor',
      test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-intl|icu-minify|@formatjs|zustand|@tanstack|hono)\//,
      priority: 4,
    },
    {
      name: 'shell',
      test: /web\/(?:lib\/(?!toast|passkeys|own-words|password-link|refetch-now|session\.|spend-credit|history-database|common-passwords|use-code-entry|lazy-module|use-focus|use-media|read-data|show-success|document-title)|i18n\/[a-z-]+\.ts|app\/(?!pages|.*-screen|.*phone-menu|.*account-menus|.*preferences|builder)|components\/(?:join-classes|logo|public-link|sea-drawing|ui\/(?:button|button-styles|badge|skeleton|spinner|empty-state))\.tsx?$)/,
      priority: 3,
    },
    // What no public page uses: together, because the builder's chunk would take some of it away from the others.
    { name: 'screens', test: /web\/lib\/(?!toast)/, priority: 2 },
    // Each icon stays with the screens that show it, apart from what the chunks below would take along.
    { name: 'icons', test: /node_modules\/lucide-react\//, entriesAware: true, priority: 2 },
    {
      name: 'controls',
      test: /node_modules\/@(?:base-ui|floating-ui)\/|web\/(?:components\/ui\/(?:dialog|menu|tooltip|icon-button|segmented)|features\/auth\/kept-prompt)\.tsx$/,
      priority: 1,
    },
    { debugName: 'builder', name: nameBuilderChunk },
  ],
};

/** Vite serves the app's modules itself and answers every address of the app with the one page. */
function describeDevWorker(worker: WorkerConfig): Partial<WorkerConfig> {
  worker.assets = {
    ...worker.assets,
    not_found_handling: 'single-page-application',
    run_worker_first: [
      '/api/*',
      '/auth/*',
      '/s/*',
      '/sites/*',
      '/__preview',
      '/report',
      '/robots.txt',
      '/.well-known/*',
    ],
  };
  return { vars: localVars(readRunSettings(process.env)) };
}

const appConfig = ({ command, isPreview }: ConfigEnv): ViteUserConfig => ({
  root: 'web',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
  },
  // React has had the hook itself since version 18; the shim for older ones would only be weight.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } } } },
  plugins: [
    galleryPages(),
    fontFiles(),
    editorFrame(),
    react(),
    tailwindcss(),
    markdownArticles(),
    compileMessages(),
    cloudflare({
      configPath: '../wrangler.toml',
      persistState: { path: stateDir.startsWith('/') ? stateDir : `../${stateDir}` },
      inspectorPort: false,
      ...(command === 'serve' && isPreview !== true ? { config: describeDevWorker } : {}),
    }),
    separateDevHosts(localVars(readRunSettings(process.env))),
    prerenderPages(),
  ],
});

const testConfig = async (): Promise<ViteUserConfig> => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['worker/{shared,designer,cli}/**/*.test.ts'],
          // The rules are pure, so the files can share the modules.
          isolate: false,
          // Vitest leaves a core free unless told otherwise: half of a machine that has two.
          maxWorkers: '100%',
          // Property tests work as long as they work; a slow machine is no failure.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [
          editorFrame(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { RATE_LIMITS: 'off', PASSWORD_HASHING: 'light', DESIGNER_PACE_MS: '0' },
              serviceBindings: { ASSETS: serveTestAssets },
            },
          }),
        ],
        test: {
          name: 'worker',
          // Loading the whole Worker costs seconds, so the files share it; `setup.ts` empties the storage before each.
          isolate: false,
          maxWorkers: '100%',
          restoreMocks: true,
          unstubGlobals: true,
          // Password hashes take what they take, on a busy machine more.
          testTimeout: 60_000,
          include: ['worker/{http,features,platform,db}/**/*.test.ts', 'worker/*.test.ts'],
          setupFiles: ['worker/testing/setup.ts'],
          fsModuleCache: false,
          provide: { migrations: await readD1Migrations('migrations') },
        },
      },
      {
        plugins: [react(), markdownArticles()],
        assetsInclude: ['**/*.bin'],
        test: {
          name: 'web',
          environment: 'jsdom',
          // A document and the app's modules for each file cost more than the tests, so the files share them.
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          maxWorkers: '100%',
          testTimeout: 30_000,
          exclude: ['web/e2e/**'],
          setupFiles: ['web/testing/setup.ts'],
        },
      },
    ],
  },
});

export default defineConfig((env) => (process.env.VITEST ? testConfig() : appConfig(env)));
