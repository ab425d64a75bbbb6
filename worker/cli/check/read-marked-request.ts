import {
  SLOT_TAGS,
  WISH_KINDS,
  type SlotTag,
  type WishKind,
} from '../../designer/edit/wishes/labels.ts';

interface Stretch {
  start: number;
  end: number;
}

export interface MarkedWish extends Stretch {
  kind: WishKind;
  slots: readonly (Stretch & { tag: SlotTag })[];
}

export interface MarkedRequest {
  id: string;
  /** The slug of the template whose page is to be changed. */
  page: string;
  language: 'en' | 'it';
  /** As the person typed it. */
  text: string;
  wishes: readonly MarkedWish[];
  /** Texts that stand on the page fewer times afterwards. */
  gone: readonly string[];
  /** Texts that stand on the page more often afterwards. */
  there: readonly string[];
}

type Line = Omit<MarkedRequest, 'text' | 'wishes'> & { marked: string };

const TAG = /(<\/?[a-z](?: k="[a-z-]+")?>)/;
const NAME = /^<(\/?)([a-z])(?: k="([a-z-]+)")?>$/;

/** Reads a line of `marked-requests`. Throws on a tag that is unknown, not closed, or closed by another one. */
export function readMarkedRequest(line: string): MarkedRequest {
  const { marked, ...request } = JSON.parse(line) as Line;
  const { id } = request;
  const wishes: MarkedWish[] = [];
  const open: { tag: string; kind: string; start: number }[] = [];
  let slots: (Stretch & { tag: SlotTag })[] = [];
  let text = '';
  for (const piece of marked.split(TAG)) {
    const [, closes, tag = '', kind = ''] = NAME.exec(piece) ?? [];
    if (tag === '') text += piece;
    else if (closes === '') open.push({ tag, kind, start: text.length });
    else {
      const last = open.pop();
      if (last?.tag !== tag) throw new Error(`${id}: </${tag}> closes <${last?.tag ?? 'nothing'}>`);
      const stretch = { start: last.start, end: text.length };
      if (tag === 'w') wishes.push({ ...stretch, kind: kindOf(last.kind, id), slots });
      else slots.push({ ...stretch, tag: slotOf(tag, id) });
      if (tag === 'w') slots = [];
    }
  }
  if (open.length > 0) throw new Error(`${id}: <${open[0]?.tag}> is not closed`);
  return { ...request, text, wishes };
}

function kindOf(name: string, id: string): WishKind {
  const kind = WISH_KINDS.find((one) => one === name);
  if (kind === undefined) throw new Error(`${id}: there is no wish “${name}”`);
  return kind;
}

function slotOf(name: string, id: string): SlotTag {
  const tag = SLOT_TAGS.find((one) => one === name);
  if (tag === undefined) throw new Error(`${id}: there is no tag <${name}>`);
  return tag;
}
