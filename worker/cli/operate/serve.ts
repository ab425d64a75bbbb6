import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type Request as WorkerRequest,
  type Response as WorkerResponse,
  type V4MiniflareOptions,
} from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { buildWhenNeeded } from '../build/build.ts';
import { migrate } from './migrate.ts';
import { assertPortFree } from './port.ts';
import { localVars, ROOT, type RunSettings } from '../settings.ts';

export interface RunningServer {
  url: string;
  /** Where users' pages are; null when they share the app's origin. */
  sitesUrl: string | null;
  stop: () => Promise<void>;
  /** Runs the scheduled work of one of the Worker's triggers. */
  runCron: (cron: string) => Promise<void>;
  /** The rows of a query on the local database. */
  query: <T>(statement: string) => Promise<T[]>;
}

interface ServeOptions {
  /** Hides the Worker's information lines; warnings and errors are still printed. */
  isQuiet?: boolean;
  /** Hides warnings and errors too, where wrong requests are the point. */
  isSilent?: boolean;
  /** Answers the Worker's requests to other hosts. */
  answerWorker?: (request: WorkerRequest) => Promise<WorkerResponse>;
  /** The script of a Worker in front of Bluewave, which it reaches as `env.APP`. */
  front?: string;
}

/** Builds when needed, migrates, and serves the production build in workerd until `stop` is called. */
export async function serve(
  settings: RunSettings,
  options: ServeOptions = {},
): Promise<RunningServer> {
  await assertPortFree(settings.port);
  await buildWhenNeeded();
  await migrate(settings.stateDir);
  // The build may have taken a while, so another process may have taken the port.
  await assertPortFree(settings.port);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...describeRun(settings, options),
      ...(options.isQuiet === true ? QUIET : {}),
      ...(options.isSilent === true ? SILENT : {}),
    }),
  );
  await miniflare.ready;
  return {
    url: `http://localhost:${settings.port}`,
    sitesUrl: sitesUrl(settings),
    stop: () => miniflare.dispose(),
    runCron: async (cron) => {
      const worker = await miniflare.getWorker('bluewave');
      const { outcome } = await worker.scheduled({ cron });
      if (outcome !== 'ok') throw new Error(`The scheduled work ended with "${outcome}".`);
    },
    query: async <T>(statement: string) => {
      const database = await miniflare.getD1Database('DB');
      const { results } = await database.prepare(statement).all<T>();
      return results;
    },
  };
}

function sitesUrl(settings: RunSettings): string | null {
  const { SITES_HOST: host = '' } = localVars(settings);
  if (host === '') return null;
  return `http://${/:\d+$/.test(host) ? host : `${host}:${settings.port}`}`;
}

const QUIET = {
  handleStructuredLogs({ level, message }) {
    if (level === 'warn' || level === 'error') console.error(message);
  },
} satisfies Partial<V4MiniflareOptions>;

const SILENT = { handleStructuredLogs: () => undefined } satisfies Partial<V4MiniflareOptions>;

function describeRun(
  settings: RunSettings,
  { answerWorker, front }: ServeOptions,
): V4MiniflareOptions {
  const folder = join(ROOT, 'dist/bluewave');
  const options = unstable_getMiniflareWorkerOptions(join(folder, 'wrangler.json'));
  const { modulesRules: _rules, bindings = {}, ...workerOptions } = options.workerOptions;
  return {
    host: '127.0.0.1',
    port: settings.port,
    resourcePersistencePath: join(settings.stateDir, 'v3'),
    log: new Log(LogLevel.WARN),
    cf: false,
    telemetry: { enabled: false },
    workers: [
      ...(front === undefined ? [] : [describeFront(front)]),
      {
        ...workerOptions,
        name: 'bluewave',
        modulesRoot: folder,
        modules: listModules(folder),
        bindings: { ...Object(bindings), ...localVars(settings) },
        ...(answerWorker === undefined ? {} : { outboundService: answerWorker }),
      },
    ],
  };
}

/** The first Worker receives the browser's requests. */
function describeFront(script: string) {
  return {
    name: 'front',
    modules: true as const,
    script,
    compatibilityDate: '2026-01-01',
    serviceBindings: { APP: 'bluewave' },
  };
}

/** The module type of each file in the build, by wrangler's default rules. */
const MODULE_TYPES = {
  '.js': 'ESModule',
  '.bin': 'Data',
  '.txt': 'Text',
  '.html': 'Text',
  '.sql': 'Text',
  '.wasm': 'CompiledWasm',
} as const;

interface BuiltModule {
  type: (typeof MODULE_TYPES)[keyof typeof MODULE_TYPES];
  path: string;
}

/** The build's modules, entry first. */
function listModules(folder: string): BuiltModule[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((name): { name: string; type: BuiltModule['type'] }[] => {
      const type = Object.entries(MODULE_TYPES).find(([ending]) => name.endsWith(ending))?.[1];
      return type === undefined ? [] : [{ name, type }];
    })
    .sort((a, b) => Number(b.name === 'index.js') - Number(a.name === 'index.js'))
    .map(({ name, type }) => ({ type, path: join(folder, name) }));
}
