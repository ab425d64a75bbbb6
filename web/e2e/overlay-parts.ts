import type { CDPSession, Frame, Page } from '@playwright/test';

export interface PartBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface DomNode {
  nodeId: number;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
  contentDocument?: DomNode;
}

/** Looks into the overlay of the editor's frame, whose shadow root is closed to pages. */
export interface Overlay {
  /** Where the parts of a class are drawn, in pixels of the window; the frame fills it. */
  boxes: (name: string) => Promise<PartBox[]>;
}

export async function openOverlay(page: Page, frame: Frame): Promise<Overlay> {
  // A sandboxed frame has a process of its own or not, as the browser decides.
  const session = await page
    .context()
    .newCDPSession(frame)
    .catch(() => page.context().newCDPSession(page));
  async function boxes(name: string): Promise<PartBox[]> {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const parts = listNodes(root).filter((node) => classesOf(node).includes(name));
    return await Promise.all(parts.map(({ nodeId }) => boxOf(session, nodeId)));
  }
  return { boxes };
}

function listNodes(node: DomNode): DomNode[] {
  const { children = [], shadowRoots = [], contentDocument } = node;
  const inner = [...shadowRoots, ...children, ...(contentDocument ? [contentDocument] : [])];
  return [node, ...inner.flatMap(listNodes)];
}

function classesOf({ attributes = [] }: DomNode): string[] {
  const at = attributes.indexOf('class');
  return at === -1 ? [] : (attributes[at + 1] ?? '').split(' ');
}

async function boxOf(session: CDPSession, nodeId: number): Promise<PartBox> {
  const { model } = await session.send('DOM.getBoxModel', { nodeId });
  const [x = 0, y = 0, right = 0, , , bottom = 0] = model.border;
  return { x, y, width: right - x, height: bottom - y };
}
