import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FONT_LICENCES } from '../../shared/domain/fonts/font-faces.ts';
import { ROOT } from '../settings.ts';
import { writeWhenChanged } from './gallery-plugin.ts';
import { fontLicences, listFontFiles } from './make-fonts.ts';

const FOLDER = join(ROOT, 'web/public/fonts');

/** Copies the fonts of users' pages from their packages before Vite serves or copies web/public. */
export function fontFiles(): Plugin {
  return {
    name: 'bluewave:fonts',
    config: copyFonts,
    configureServer({ middlewares }) {
      // The build's `_headers` say this; pages in the preview have an opaque origin.
      middlewares.use('/fonts', (_request, response, next) => {
        response.setHeader('access-control-allow-origin', '*');
        next();
      });
    },
  };
}

function copyFonts(): void {
  const files = listFontFiles();
  const names = new Set([FONT_LICENCES, ...files.map(({ name }) => name)]);
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (!names.has(name)) rmSync(join(FOLDER, name));
  for (const { path, name } of files) {
    const copy = join(FOLDER, name);
    if (existsSync(copy)) continue;
    copyFileSync(path, copy);
    // As with the gallery: a copy must not make the build look out of date.
    utimesSync(copy, 0, 0);
  }
  writeWhenChanged(join(FOLDER, FONT_LICENCES), fontLicences());
}
