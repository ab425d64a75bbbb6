import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../chromium.ts';
import { findExcess, weighPage } from './page-weight.ts';
import { findFreePort } from '../operate/port.ts';
import { readPublicPaths } from './public-addresses.ts';
import { serve } from '../operate/serve.ts';

/** Prints the weight of a first visit of each public page. Exits with 1 when a budget is exceeded. */
const server = await serve(
  {
    port: await findFreePort(),
    stateDir: mkdtempSync(join(tmpdir(), 'bluewave-')),
    vars: { RATE_LIMITS: 'off' },
  },
  { isQuiet: true },
);
const browser = await launchChromium();
try {
  console.log(
    `${'page'.padEnd(44)}${['JS', 'CSS', 'fonts'].map((name) => name.padStart(9)).join('')}  KB`,
  );
  for (const path of await readPublicPaths(server.url)) {
    const context = await browser.newContext({
      locale: path.startsWith('/it') ? 'it-IT' : 'en-GB',
    });
    const weight = await weighPage(await context.newPage(), server.url + path);
    await context.close();
    const columns = [weight.js, weight.css, weight.fonts].map((kb) => kb.toFixed(1).padStart(9));
    const excess = findExcess(weight);
    console.log(`${path.padEnd(44)}${columns.join('')}  ${excess.join(', ')}`);
    if (excess.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
