import { resolve } from 'node:path';
import { CONFIG_NAMES } from '#worker/platform/config.ts';

/** The project's root folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

export interface RunSettings {
  port: number;
  stateDir: string;
  /** The settings of the configuration table that are set as environment variables. */
  vars: Record<string, string>;
}

/** Reads PORT (1 to 65535, default 8787), STATE_DIR (default .wrangler/state) and the settings. Throws on a wrong PORT. */
export function readRunSettings(env: NodeJS.ProcessEnv): RunSettings {
  const port = Number(env.PORT ?? 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  }
  return {
    port,
    stateDir: resolve(ROOT, env.STATE_DIR ?? '.wrangler/state'),
    vars: Object.fromEntries(
      CONFIG_NAMES.filter((name) => name !== 'ENVIRONMENT').flatMap((name): [string, string][] => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

/**
 * The settings of a local run. A browser counts `localhost` and `127.0.0.1` as two sites and shares no cookie between
 * them, so a local run has the two hosts of a deployment. Who names an address for the app decides about both.
 */
export function localVars({ port, vars }: Pick<RunSettings, 'port' | 'vars'>): typeof vars {
  if (vars.APP_ORIGIN !== undefined) return vars;
  return { APP_ORIGIN: `http://localhost:${port}`, SITES_HOST: '127.0.0.1', ...vars };
}

/** Whether a language model is configured for pages. */
export function hasModel({ vars }: RunSettings): boolean {
  return (vars.AI_CHAIN_CODE ?? '').split(',').some((name) => /[a-z]+:/.test(name));
}
