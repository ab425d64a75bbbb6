import { cloudflare } from '@cloudflare/vite-plugin';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const stateDir = process.env.STATE_DIR ?? '.wrangler/state';

const appConfig: ViteUserConfig = {
  root: 'web',
  build: { outDir: '../dist', emptyOutDir: true },
  plugins: [
    react(),
    tailwindcss(),
    cloudflare({
      configPath: '../wrangler.toml',
      persistState: { path: stateDir.startsWith('/') ? stateDir : `../${stateDir}` },
      inspectorPort: false,
    }),
  ],
};

const testConfig = async (): Promise<ViteUserConfig> => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['worker/{shared,designer,cli}/**/*.test.ts'],
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: {
          name: 'worker',
          include: ['worker/{http,features,platform,db}/**/*.test.ts', 'worker/*.test.ts'],
          setupFiles: ['worker/testing/setup.ts'],
          fsModuleCache: false,
          provide: { migrations: await readD1Migrations('migrations') },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/e2e/**'],
          setupFiles: ['web/testing/setup.ts'],
        },
      },
    ],
  },
});

export default defineConfig(process.env.VITEST ? testConfig : appConfig);
