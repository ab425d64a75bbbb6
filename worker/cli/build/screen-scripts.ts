import type { ScreenScripts } from './prerender-files.ts';

/** A chunk in Vite's manifest; `imports` are keys of the manifest. */
interface ManifestChunk {
  file: string;
  imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A screen of the app: its module and the areas of its texts, by their names in `web/i18n/areas.ts`. */
export interface Screen {
  path: string;
  module: string;
  areas: readonly string[];
}

/**
 * The scripts that this screen imports statically, and its texts. Throws when the manifest does not contain
 * one.
 */
export function findScreenScripts(manifest: Manifest, screen: Screen): ScreenScripts {
  const code = findFiles(manifest, [screen.module]);
  const textsIn = (language: string) => {
    const keys = ['core', ...screen.areas].map((area) => findTexts(manifest, language, area));
    return findFiles(manifest, keys).filter((file) => !code.includes(file));
  };
  return { code, texts: { en: textsIn('en'), it: textsIn('it') } };
}

function findTexts(manifest: Manifest, language: string, area: string): string {
  const name = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const keys = [`i18n/${language}/${name}.ts`, `i18n/${language}/${name}-area.ts`];
  const key = keys.find((candidate) => candidate in manifest);
  if (key === undefined) throw new Error(`the build has no texts of ${area} in ${language}`);
  return key;
}

/** The files of these chunks and of all their imports, each once. */
function findFiles(manifest: Manifest, keys: readonly string[]): string[] {
  const waiting = [...keys];
  const seen = new Set<string>();
  const files: string[] = [];
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no chunk of ${key}`);
    files.push(`/${chunk.file}`);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}
