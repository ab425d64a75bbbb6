/**
 * Lighthouse (mobile) on a sample of designed pages, or of the templates of the gallery, each served with its fonts from a
 * local port. Templates need 95 in every category.
 * Usage: node worker/cli/check/designer-lighthouse.ts [count] [turn] | templates [count]
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { designPage } from '../../designer/design-page.ts';
import { drawTemplate } from '../../designer/gallery/template-plan.ts';
import { samplePageCases } from '../../designer/testing/page-cases.ts';
import { readPageFonts, servedFontHead } from '../../shared/domain/fonts/page-fonts.ts';
import { servedFont } from '../../shared/domain/fonts/font-faces.ts';
import { listFontFiles } from '../build/make-fonts.ts';
import { readTemplates } from '../build/read-templates.ts';
import { findFreePort } from '../operate/port.ts';

const FONTS = new Map(listFontFiles().map(({ name, path }) => [servedFont(name), path]));

/** The page with the fonts that it names, as the Worker serves it. */
function dress(page: string): Buffer {
  const { html, families } = readPageFonts(page);
  return gzipSync(html.replace(/<head>/, (head) => head + servedFontHead(families, html)));
}

function sendFont(response: ServerResponse, path: string): void {
  response.writeHead(200, {
    'content-type': 'font/woff2',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  response.end(readFileSync(path));
}

type Pages = ReadonlyMap<string, Buffer>;

function designedPages([count = '24', turn = '0']: readonly string[]): Pages {
  return new Map(
    samplePageCases(Number(count), Number(turn)).map(({ trade, direction, language, input }) => [
      `/${trade}-${direction}-${language}`,
      dress(designPage(input).html),
    ]),
  );
}

/** Templates at even distances in the order of their slugs. */
function templatePages([count = '30']: readonly string[]): Pages {
  const all = readTemplates();
  const step = Math.max(1, Math.floor(all.length / Number(count)));
  const sample = all.filter((_, index) => index % step === 0).slice(0, Number(count));
  const year = new Date().getFullYear();
  return new Map(
    sample.map((template) => [`/${template.slug}`, dress(drawTemplate(template, year).html)]),
  );
}

const LEAST_OF_TEMPLATES = '--least=95';

async function main(given: readonly string[]): Promise<void> {
  const isGallery = given[0] === 'templates';
  const pages = isGallery ? templatePages(given.slice(1)) : designedPages(given);
  const server = createServer((request, response) => {
    const font = FONTS.get(request.url ?? '');
    if (font !== undefined) return sendFont(response, font);
    const body = pages.get(request.url ?? '');
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.byteLength,
    });
    response.end(body);
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  const urls = [...pages.keys()].map((path) => `http://localhost:${port}${path}`);
  const options = isGallery ? [LEAST_OF_TEMPLATES] : [];
  const script = join(import.meta.dirname, 'lighthouse.ts');
  const audits = spawn(process.execPath, [script, ...options, ...urls], { stdio: 'inherit' });
  process.exitCode = await new Promise<number>((resolve) =>
    audits.on('close', (code) => resolve(code ?? 1)),
  );
  server.close();
}

await main(process.argv.slice(2));
