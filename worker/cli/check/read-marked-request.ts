/** What a wish asks for. */
const WISH_KINDS = [
  'other',
  'remove',
  'hide',
  'set-text',
  'rename-item',
  'price',
  'change-prices',
  'phone',
  'mail',
  'address',
  'business-name',
  'hours',
  'add-item',
  'add-section',
  'add-text',
  'add-button',
  'add-link',
  'add-contact',
  'add-question',
  'add-review',
  'describe',
  'move',
  'swap',
  'sort',
  'colour',
  'shade',
  'font',
  'size',
  'dark',
  'style',
  'image',
  'head',
  'translate',
  'shorten',
  'more',
  'look',
  'impossible',
  'question',
] as const;
export type WishKind = (typeof WISH_KINDS)[number];

export interface MarkedRequest {
  id: string;
  /** The slug of the template whose page is to be changed. */
  page: string;
  language: 'en' | 'it';
  /** As the person typed it. */
  text: string;
  /** What each of its wishes asks for, in their order. */
  wishes: readonly WishKind[];
  /** Texts that stand on the page fewer times afterwards. */
  gone: readonly string[];
  /** Texts that stand on the page more often afterwards. */
  there: readonly string[];
}

type Line = Omit<MarkedRequest, 'text' | 'wishes'> & { marked: string };

const TAG = /<w k="([a-z-]+)">|<\/w>/g;

/** Reads a line of `marked-requests`. Throws on a kind of wish that is unknown. */
export function readMarkedRequest(line: string): MarkedRequest {
  const { marked, ...request } = JSON.parse(line) as Line;
  const wishes = [...marked.matchAll(TAG)].flatMap(([, name]) =>
    name === undefined ? [] : [kindOf(name, request.id)],
  );
  return { ...request, text: marked.replaceAll(TAG, ''), wishes };
}

function kindOf(name: string, id: string): WishKind {
  const kind = WISH_KINDS.find((one) => one === name);
  if (kind === undefined) throw new Error(`${id}: there is no wish “${name}”`);
  return kind;
}
