import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const CACHE = resolve(import.meta.dirname, '../../.cache/chromium');

/** A browser to run: its binary and what it needs to start on this machine. */
export interface ChromiumInstall {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/**
 * Finds an installed Chrome or Chromium (`CHROME_PATH` first), else unpacks the one that came from npm
 * (`CHROME_PATH=bundled` asks for that one). Throws with what to do when neither can be had.
 */
export async function findChromium(): Promise<ChromiumInstall> {
  const wanted = process.env.CHROME_PATH;
  if (wanted === 'bundled') return await unpackBundled();
  if (wanted !== undefined && !existsSync(wanted)) {
    throw new Error(`CHROME_PATH names ${wanted}, which does not exist.`);
  }
  const installed = wanted ?? INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args: FLAGS, env: {} };
  return await unpackBundled();
}

/** Starts a headless browser, with more flags than usual if given. The caller closes it. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  return await chromium.launch({
    executablePath,
    args: [...args, ...flags],
    env: { ...inherited(), ...env },
  });
}

/** The environment of this process, without undefined values. */
export function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

async function unpackBundled(): Promise<ChromiumInstall> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chrome or Chromium was found. Install one, or set CHROME_PATH to its binary, and run this again.',
    );
  }
  const folder = join(CACHE, packageJson.devDependencies['@sparticuz/chromium']);
  if (!existsSync(folder)) await unpackInto(folder);
  const executablePath = join(folder, 'chromium');
  return { executablePath, args: FLAGS, env: libraryEnvironment(folder, executablePath) };
}

/**
 * Unpacks beside the final folder and then renames it, so that an interrupted run leaves no incomplete browser.
 */
async function unpackInto(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const bin = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../bin',
  );
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = partial;
  try {
    const { default: bundled, inflate } = await import('@sparticuz/chromium');
    await bundled.executablePath(bin);
    await inflate(join(bin, 'al2023.tar.br'));
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
  }
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * A minimal machine lacks NSS and other libraries. They are included with the unpacked browser and are only
 * used when needed.
 */
function libraryEnvironment(folder: string, executablePath: string): Record<string, string> {
  const fonts = { FONTCONFIG_FILE: writeFontConfig(folder) };
  const linked = execFileSync('ldd', [executablePath], { encoding: 'utf8' });
  if (!linked.includes('not found')) return fonts;
  return { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
}

/**
 * The package's own configuration points to folders of a cloud function. Without any font the browser crashes.
 */
function writeFontConfig(folder: string): string {
  const path = join(folder, 'fonts.conf');
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`,
  );
  return path;
}
