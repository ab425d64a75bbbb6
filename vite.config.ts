import { cloudflare } from '@cloudflare/vite-plugin';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { ConfigEnv } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { markdownArticles } from './web/content/build/markdown-plugin.ts';
import { serveTestAssets } from './worker/testing/static-assets.ts';
import { galleryPages } from './worker/cli/gallery-plugin.ts';
import { prerenderPages } from './worker/cli/prerender-plugin.ts';
import { readRunSettings } from './worker/cli/settings.ts';

const stateDir = process.env.STATE_DIR ?? '.wrangler/state';

const appConfig = ({ command, isPreview }: ConfigEnv): ViteUserConfig => ({
  root: 'web',
  build: { outDir: '../dist', emptyOutDir: true },
  plugins: [
    galleryPages(),
    react(),
    tailwindcss(),
    markdownArticles(),
    cloudflare({
      configPath: '../wrangler.toml',
      persistState: { path: stateDir.startsWith('/') ? stateDir : `../${stateDir}` },
      inspectorPort: false,
      ...(command === 'serve' && isPreview !== true
        ? { config: { vars: readRunSettings(process.env).vars } }
        : {}),
    }),
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
          // Property tests work as long as they work; a slow machine is no failure.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { RATE_LIMITS: 'off' },
              serviceBindings: { ASSETS: serveTestAssets },
            },
          }),
        ],
        test: {
          name: 'worker',
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
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          exclude: ['web/e2e/**'],
          setupFiles: ['web/testing/setup.ts'],
        },
      },
    ],
  },
});

export default defineConfig((env) => (process.env.VITEST ? testConfig() : appConfig(env)));
