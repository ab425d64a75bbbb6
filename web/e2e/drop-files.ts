import { writeFile } from 'node:fs/promises';
import { type CDPSession, type Locator, type Page, test } from '@playwright/test';
import type { PhotoFile } from './take-photos.ts';

export interface DraggedFiles {
  /** Drags them to a place of an element, from 0 to 1 of its width and height. */
  over: (element: Locator, at?: { x: number; y: number }) => Promise<void>;
  /** Lets them go where they are. */
  drop: () => Promise<void>;
}

/** Files that are dragged from the desktop, as the browser tells the page of them. */
export async function dragFiles(page: Page, files: readonly PhotoFile[]): Promise<DraggedFiles> {
  const paths = await Promise.all(files.map(keep));
  const browser: CDPSession = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  let point = { x: 0, y: 0 };
  const tell = async (type: 'dragEnter' | 'dragOver' | 'drop') =>
    void (await browser.send('Input.dispatchDragEvent', { type, ...point, data }));
  return {
    async over(element, at = { x: 0.5, y: 0.5 }) {
      await element.scrollIntoViewIfNeeded();
      const box = await element.boundingBox();
      if (box === null) throw new Error('Nothing to drag files over');
      point = { x: box.x + box.width * at.x, y: box.y + box.height * at.y };
      await tell('dragEnter');
      await tell('dragOver');
    },
    drop: async () => await tell('drop'),
  };
}

async function keep({ name, buffer }: PhotoFile): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return path;
}

/** Puts a photograph into the clipboard, where browsers keep PNG only. */
export async function copyPhoto(page: Page, width: number, height: number): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.fillStyle = 'teal';
      pen.fillRect(0, 0, size.width, size.height);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    },
    { width, height },
  );
}
