import type { Browser, Page } from '@playwright/test';

/** The metrics of a first visit on a slow phone: times in milliseconds, the layout shift as a sum. */
export interface VisitTimes {
  firstPaintMs: number;
  blockedMs: number;
  shift: number;
}

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
/** By then, hydration and everything after it are done. */
const SETTLE_MS = 2_000;

/** Opens the address on a phone with an empty cache, a quarter of the CPU and 1.6 Mbps with 150 ms of latency. */
export async function visitThrottled(browser: Browser, address: string): Promise<VisitTimes> {
  const context = await browser.newContext({
    ...PHONE,
    locale: /\/it(\/|$)/.test(new URL(address).pathname) ? 'it-IT' : 'en-GB',
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(recordTimes);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(readTimes);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

interface Recorded {
  tasks: { startMs: number; durationMs: number }[];
  shift: number;
}

declare global {
  interface Window {
    bluewaveVisit?: Recorded;
  }
}

/** Runs in the page before its own scripts. */
function recordTimes(): void {
  const recorded: Recorded = { tasks: [], shift: 0 };
  window.bluewaveVisit = recorded;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      recorded.tasks.push({ startMs: startTime, durationMs: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      recorded.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in the page. `blocked` is the time beyond 50 ms of each task after the first paint; not a number when
 * the app never started.
 */
function readTimes(): VisitTimes {
  const allowedMs = 50;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaintMs = paint?.startTime ?? Number.NaN;
  const { tasks, shift } = window.bluewaveVisit ?? { tasks: [], shift: Number.NaN };
  if (document.querySelector('#root[data-address]') !== null) {
    return { firstPaintMs, blockedMs: Number.NaN, shift };
  }
  const blockedMs = tasks
    .filter(({ startMs, durationMs }) => startMs + durationMs > firstPaintMs)
    .map(({ startMs, durationMs }) => startMs + durationMs - Math.max(startMs, firstPaintMs))
    .reduce((sum, ms) => sum + Math.max(0, ms - allowedMs), 0);
  return { firstPaintMs, blockedMs, shift };
}
