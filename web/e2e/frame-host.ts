import { expect, type Frame, type Page } from '@playwright/test';

export const NONCE = 'nonce-of-this-handshake';

/** A page of our own origin that frames the shell the way the builder does. */
function hostPage(address: string): string {
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>body{margin:0}iframe{border:0;width:100vw;height:100vh;display:block}</style>
<iframe sandbox="allow-scripts allow-forms" src="${address}"></iframe>
<script>
window.heard = []; window.forged = 0;
const frame = document.querySelector('iframe');
addEventListener('message', ({ data }) => { window.forged += 1; window.said = data; });
frame.addEventListener('load', () => {
  const channel = new MessageChannel();
  channel.port1.onmessage = (event) => window.heard.push(event.data);
  window.send = (command) => channel.port1.postMessage(command);
  frame.contentWindow.postMessage({ t: 'init', nonce: '${NONCE}' }, '*', [channel.port2]);
}, { once: true });
</script>`;
}

export type Heard = Record<string, unknown> & { t: string };

/** The frame at this address of the shell, in a page that speaks for the builder. */
export async function openFrame(page: Page, address: string): Promise<Frame> {
  // A document that the server sent: Chromium keeps made-up ones from frames of this machine.
  await page.goto('/robots.txt');
  await page.setContent(hostPage(address));
  await expect.poll(() => heard(page, 'ready')).toHaveLength(1);
  const frame = page.frames().find((candidate) => candidate.url().endsWith(address));
  if (frame === undefined) throw new Error('the shell did not load');
  return frame;
}

export async function send(page: Page, ...commands: object[]): Promise<void> {
  await page.evaluate((list) => {
    for (const command of list) Reflect.get(window, 'send')(command);
  }, commands);
}

/** What the frame said of this kind, with the right nonce. */
export async function heard(page: Page, type: string): Promise<Heard[]> {
  const all = await page.evaluate(() => Reflect.get(window, 'heard') as Heard[]);
  return all.filter((event) => event.t === type && event.n === NONCE);
}

export async function lastHeard(page: Page, type: string): Promise<Heard | undefined> {
  return (await heard(page, type)).at(-1);
}

export async function forgetHeard(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'heard', []));
}
