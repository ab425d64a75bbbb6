import {
  dataOfText,
  firstChild,
  insertBefore,
  isElement,
  isText,
  nextSibling,
  push,
  removeChild,
  setTextData,
} from '../natives.ts';

interface Holder {
  parent: Node;
  children: Node[];
}

/** The nodes of a text and their words, to be put back as the same nodes. */
export interface Snapshot {
  holders: Holder[];
  texts: { node: CharacterData; words: string }[];
}

export function takeSnapshot(host: Element): Snapshot {
  const snapshot: Snapshot = { holders: [], texts: [] };
  record(host, snapshot);
  return snapshot;
}

function record(parent: Node, snapshot: Snapshot): void {
  const children: Node[] = [];
  push(snapshot.holders, { parent, children });
  for (let child = firstChild(parent); child !== null; child = nextSibling(child)) {
    push(children, child);
    if (isText(child)) push(snapshot.texts, { node: child, words: dataOfText(child) });
    else if (isElement(child)) record(child, snapshot);
  }
}

export function restoreSnapshot({ holders, texts }: Snapshot): void {
  for (let at = 0; at < holders.length; at += 1) {
    const { parent, children } = holders[at] as Holder;
    for (let index = 0; index < children.length; index += 1)
      insertBefore(parent, children[index] as Node, null);
    let first = firstChild(parent);
    while (first !== null && first !== (children[0] ?? null)) {
      removeChild(parent, first);
      first = firstChild(parent);
    }
  }
  for (let at = 0; at < texts.length; at += 1) {
    const { node, words } = texts[at] as { node: CharacterData; words: string };
    if (dataOfText(node) !== words) setTextData(node, words);
  }
}
