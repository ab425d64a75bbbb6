import type { Browser, BrowserContext, Page } from '@playwright/test';
import { awaitReady, below, median, signIn, type Measured } from './builder-stage.ts';

const FILES = 500;
const ROUNDS = 9;
const AT_ONCE = 10;
const LIMIT_MS = 50;
/** Typed and deleted key by key: the first leaves many rows, the second few, the third none. */
const WORDS = ['notes-1', 'css', 'zzz'];
const KEY_PAUSE_MS = 150;

/**
 * A list of 500 files: the time from its data to its painted rows, and from each key in the filter to the
 * result.
 */
export async function measureLists(browser: Browser, origin: string): Promise<Measured[]> {
  const { context, page } = await signIn(browser, origin);
  await createFiles(context);
  await page.goto('/builder');
  await awaitReady(page);
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Files' });
  await panel.getByRole('listitem').nth(30).waitFor();
  await page.waitForTimeout(2_000);
  const listed = await openPanel(page);
  const nothing = await pressNothing(page);
  const keys = await typeFilter(page);
  await context.close();
  const floor = `a click that changes nothing ${median(nothing).toFixed(1)} ms`;
  return [
    { ...below(`${FILES} files listed, median`, median(listed), LIMIT_MS, 'ms'), note: floor },
    below(`${FILES} files filtered, median of ${keys.length} keys`, median(keys), LIMIT_MS, 'ms'),
    below(`${FILES} files filtered, slowest key`, Math.max(...keys), 2 * LIMIT_MS, 'ms'),
  ];
}

/** Four in five in the root folder, the others in twenty folders. */
async function createFiles({ request }: BrowserContext): Promise<void> {
  const endings = ['html', 'css', 'js', 'md', 'txt'];
  const waiting = Array.from({ length: FILES }, (_, index) => ({
    uuid: crypto.randomUUID(),
    name: `notes-${index}.${endings[index % endings.length]}`,
    type: endings[index % endings.length],
    folder: index % 5 === 0 ? `/folder-${index % 20}` : '/',
    content: `file ${index}`,
  }));
  async function send(): Promise<void> {
    for (let data = waiting.pop(); data !== undefined; data = waiting.pop()) {
      const response = await request.post('/api/file', { data });
      if (!response.ok()) throw new Error(`a file was not made: ${response.status()}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

/** Milliseconds from the click on Files, with the list already loaded, to the painted rows. */
async function openPanel(page: Page): Promise<number[]> {
  return await page.evaluate(async (rounds) => {
    const button = document.querySelector<HTMLElement>('nav button[aria-label="Files"]');
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      button?.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const startedAt = performance.now();
      button?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      times.push(performance.now() - startedAt);
      if (document.querySelectorAll('aside li').length < 30) throw new Error('no rows');
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return times;
  }, ROUNDS);
}

/** The cost of a frame in which nothing happens. */
async function pressNothing(page: Page): Promise<number[]> {
  return await page.evaluate(async (rounds) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const startedAt = performance.now();
      document.querySelector<HTMLElement>('aside h2')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      times.push(performance.now() - startedAt);
    }
    return times;
  }, ROUNDS);
}

/** Milliseconds from each key to the frame that shows the last change it caused in the list. */
async function typeFilter(page: Page): Promise<number[]> {
  await page.getByRole('searchbox', { name: 'Filter files' }).click();
  await page.evaluate(() => {
    const state = { pressedAt: 0, times: [] as number[] };
    Reflect.set(window, 'filterTimes', state.times);
    const list = document.querySelector('aside [data-scroll]');
    if (list === null) throw new Error('no list');
    let isCounted = true;
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        state.pressedAt = timeStamp;
        isCounted = false;
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (state.pressedAt === 0) return;
      const { pressedAt } = state;
      requestAnimationFrame(() =>
        setTimeout(() => {
          const time = performance.now() - pressedAt;
          // Rows that are added in a later step belong to the same key.
          if (isCounted) state.times[state.times.length - 1] = time;
          else state.times.push(time);
          isCounted = true;
        }, 0),
      );
    }).observe(list, { childList: true, subtree: true, characterData: true });
  });
  for (const word of WORDS) {
    for (const key of [...word.split(''), ...Array.from(word, () => 'Backspace')]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
  }
  return await page.evaluate(() => Reflect.get(window, 'filterTimes') as number[]);
}
