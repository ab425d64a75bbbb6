/**
 * Lighthouse (mobile) on a sample of designed pages, each served by itself from a local port.
 * Usage: node worker/cli/check/designer-lighthouse.ts [count] [turn]
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { designPage } from '../../designer/design-page.ts';
import { samplePageCases } from '../../designer/testing/page-cases.ts';
import { findFreePort } from '../operate/port.ts';

async function main([count = '24', turn = '0']: readonly string[]): Promise<void> {
  const pages = new Map(
    samplePageCases(Number(count), Number(turn)).map(({ trade, direction, language, input }) => [
      `/${trade}-${direction}-${language}`,
      gzipSync(designPage(input).html),
    ]),
  );
  const server = createServer((request, response) => {
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
  const audits = spawn(process.execPath, [join(import.meta.dirname, 'lighthouse.ts'), ...urls], {
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((resolve) =>
    audits.on('close', (code) => resolve(code ?? 1)),
  );
  server.close();
}

await main(process.argv.slice(2));
