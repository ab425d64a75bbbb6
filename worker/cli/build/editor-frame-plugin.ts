import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { ROOT } from '../settings.ts';

const ID = 'virtual:editor-frame';
const RESOLVED = `\0${ID}`;
const FOLDER = join(ROOT, 'web/frame');

/** Provides the Worker with the script of the visual editor's frame as a string, bundled from `web/frame`. */
export function editorFrame(): Plugin {
  return {
    name: 'bluewave:editor-frame',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { code, modules } = await bundleEditorFrame();
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

interface EditorFrameBundle {
  code: string;
  /** The source files of the bundle. */
  modules: string[];
}

/** Bundles one script that declares `editorFrame` and is safe inside a `<script>` element. */
export async function bundleEditorFrame(): Promise<EditorFrameBundle> {
  const output = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // In strict mode a page cannot read the callers or arguments of our functions.
      rolldownOptions: { output: { intro: "'use strict';" } },
      lib: { entry: join(FOLDER, 'main.ts'), formats: ['iife'], name: 'editorFrame' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = output.flatMap(({ output: files }) => files).find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the editor frame was not built');
  return {
    code: chunk.code.replaceAll('</script', String.raw`<\/script`).trim(),
    modules: chunk.moduleIds.filter((id) => id.startsWith(FOLDER)),
  };
}
