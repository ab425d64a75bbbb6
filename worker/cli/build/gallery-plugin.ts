import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../settings.ts';
import { makeGallery } from './make-gallery.ts';

const PUBLIC = join(ROOT, 'web/public');

/** Has the designer make the gallery's pages and catalogue before Vite serves or copies web/public. */
export function galleryPages(): Plugin {
  return { name: 'bluewave:gallery', config: () => writeGallery() };
}

/** Writes `templates.json`, and `index.html` and `plan.json` in `sites/<id>`. Files that are already correct are not written. */
export function writeGallery(folder = PUBLIC): void {
  const files = makeGallery(new Date().getFullYear());
  const sites = join(folder, 'sites');
  for (const id of existsSync(sites) ? readdirSync(sites) : []) {
    if (!files.has(`sites/${id}/index.html`)) rmSync(join(sites, id), { recursive: true });
  }
  for (const [name, content] of files) writeWhenChanged(join(folder, name), content);
}

/** Writes a generated file that no build takes for a change. */
export function writeWhenChanged(path: string, content: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  // Generated files get the oldest date. Otherwise every build would look out of date (build.ts).
  utimesSync(path, 0, 0);
}
