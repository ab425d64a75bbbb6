import type { Browser, CDPSession, Page } from '@playwright/test';
import { pageEvents } from '#web/testing/run-events.ts';
import { designPage } from '../../designer/design-page.ts';
import {
  awaitReady,
  below,
  PREVIEW,
  signIn,
  type Measured,
  type Visitor,
} from './builder-stage.ts';

const STREAM = { bytes: 60 * 1024, pieces: 120, pauseMs: 50 };
/** The same rate at which the preview follows a stream. */
const BARE = { steps: 20, pauseMs: 300 };
const DESK = { x: 420, y: 200, width: 900, height: 300 };

/** A designed page of 60 KB with a script that counts its runs. */
export function makePage(): string {
  const prompt = 'a bakery in Turin, warm colours';
  const { html } = designPage({ prompt, seed: 1, fallbackLanguage: 'en', year: 2026 });
  const end = '<script>window.runs = (window.runs || 0) + 1</script></body></html>\n';
  const line = '<p>The bread of the village, baked every morning.</p>\n';
  const body = html.slice(0, html.lastIndexOf('</body>'));
  const lines = Math.max(0, Math.ceil((STREAM.bytes - body.length - end.length) / line.length));
  return body + line.repeat(lines) + end;
}

/** A Worker in front of ours that answers the AI call with a run that writes the page over six seconds. */
export function slowModel(page: string): string {
  const size = Math.ceil(page.length / STREAM.pieces);
  const pieces = Array.from({ length: STREAM.pieces }, (_, at) =>
    page.slice(at * size, (at + 1) * size),
  );
  const lines = pageEvents(pieces, { delivery: 'none' }).map((event) => JSON.stringify(event));
  return `const LINES = ${JSON.stringify(lines)};
export default { async fetch(request, env) {
  if (new URL(request.url).pathname !== '/api/ask-ai') return await env.APP.fetch(request);
  const { readable, writable } = new TransformStream();
  void (async () => {
    const writer = writable.getWriter();
    for (const line of LINES) {
      await writer.write(new TextEncoder().encode(line + '\\n'));
      await scheduler.wait(${STREAM.pauseMs});
    }
    await writer.close();
  })();
  return new Response(readable, { headers: {
    'content-type': 'application/x-ndjson', 'content-encoding': 'identity',
    'cache-control': 'no-store, no-transform', 'x-generation-id': 'run-1' } });
} };`;
}

/**
 * Finding the prompt box costs the page as much as several hundred milliseconds of a stream, so it is done
 * before.
 */
async function typePrompt(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Ask AI' }).fill('A bakery in Turin');
}

async function askAndFollow(
  page: Page,
  during: (frameScroll: () => Promise<void>) => Promise<void>,
) {
  await page.keyboard.press('Enter');
  await page.getByText('Designing the page').waitFor();
  await during(async () => {
    await page
      .frameLocator(PREVIEW)
      .locator('body')
      .evaluate(() => {
        document.documentElement.style.scrollBehavior = 'auto';
        scrollTo(0, 400);
      });
  });
  await page.getByText('Please wait').waitFor({ state: 'hidden', timeout: 30_000 });
  return await page
    .frameLocator(PREVIEW)
    .locator('body')
    .evaluate(() => ({ scroll: scrollY, runs: Reflect.get(window, 'runs') as number }));
}

/** Measures a page that streams for six seconds: what is visible of it, and its cost. */
export async function measureStream(browser: Browser, origin: string): Promise<Measured[]> {
  const watched = await signIn(browser, origin);
  await watched.page.goto('/builder');
  await awaitReady(watched.page);
  await typePrompt(watched.page);
  const film = await startFilm(watched);
  const kept = await askAndFollow(watched.page, async (scroll) => {
    await watched.page.waitForTimeout(3_000);
    await scroll();
  });
  const frames = await film();
  const white = await countWhite(watched.page, frames);
  await watched.context.close();

  const timed = await signIn(browser, origin);
  await timed.page.goto('/builder');
  await awaitReady(timed.page);
  await typePrompt(timed.page);
  await timed.page.waitForTimeout(2_000);
  const session = await browser.newBrowserCDPSession();
  const before = await rendererSeconds(session);
  // The page is not polled during the stream, because that would be measured too.
  await askAndFollow(timed.page, () => timed.page.waitForTimeout(STREAM.pieces * STREAM.pauseMs));
  const cpu = (await rendererSeconds(session)) - before;
  await timed.context.close();
  const bare = await measureBareFrame(browser, session);
  return [
    below(`white frames of ${frames.length} while 60 KB stream over 6 s`, white, 0, 'frames'),
    below('scroll position lost while streaming', Math.abs(kept.scroll - 400), 0, 'px'),
    below('runs of the page’s script beyond the first', kept.runs - 1, 0, 'runs'),
    {
      ...below('CPU of the renderers for that stream', cpu, 1, 's'),
      note: `the same pieces written into a bare frame ${bare.toFixed(2)} s`,
    },
  ];
}

/** The seconds that the browser needs for the page alone: its pieces are written to a bare frame. */
async function measureBareFrame(browser: Browser, session: CDPSession): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<iframe style="position:fixed;inset:160px 12px 200px 60px"></iframe>');
  await page.waitForTimeout(2_000);
  const before = await rendererSeconds(session);
  await page.evaluate(
    async ({ html, steps, pauseMs }) => {
      const target = document.querySelector('iframe')?.contentDocument;
      if (!target) throw new Error('no frame');
      target.open();
      for (let index = 0; index < steps; index += 1) {
        const from = Math.floor((html.length * index) / steps);
        target.write(html.slice(from, Math.floor((html.length * (index + 1)) / steps)));
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      target.close();
    },
    { html: makePage(), ...BARE },
  );
  const seconds = (await rendererSeconds(session)) - before;
  await page.close();
  return seconds;
}

/** Records the page. The returned function stops and gives the pictures as base64 JPEG. */
async function startFilm({ context, page }: Visitor): Promise<() => Promise<string[]>> {
  const session = await context.newCDPSession(page);
  const pictures: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60 });
  return async () => {
    await session.send('Page.stopScreencast');
    return pictures;
  };
}

/** How many pictures have a completely white preview, decoded by the browser. */
async function countWhite(page: Page, pictures: string[]): Promise<number> {
  return await page.evaluate(
    async ({ list, desk }) => {
      let white = 0;
      for (const data of list) {
        const picture = new Image();
        picture.src = `data:image/jpeg;base64,${data}`;
        await picture.decode();
        const canvas = new OffscreenCanvas(90, 30);
        const pen = canvas.getContext('2d');
        if (pen === null) throw new Error('no canvas');
        const scale = picture.naturalWidth / 1440;
        const { x, y, width, height } = desk;
        pen.drawImage(picture, x * scale, y * scale, width * scale, height * scale, 0, 0, 90, 30);
        const { data: pixels } = pen.getImageData(0, 0, 90, 30);
        const isWhite = pixels.every((value) => value > 250);
        if (isWhite) white += 1;
      }
      return white;
    },
    { list: pictures, desk: DESK },
  );
}

async function rendererSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
