import { TEMPLATE_MODES, type TemplateMode } from '#web/lib/template-modes.ts';
import type { OpenDocument } from '../workspace/documents.ts';

export type DocumentAddress = Pick<OpenDocument, 'kind' | 'uuid'>;

const KINDS = ['site', 'file'] as const;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The document named by `?site=<uuid>` or `?file=<uuid>`; null for any other address. */
export function readAddress(search: URLSearchParams): DocumentAddress | null {
  for (const kind of KINDS) {
    const uuid = search.get(kind);
    if (uuid !== null && UUID.test(uuid)) return { kind, uuid: uuid.toLowerCase() };
  }
  return null;
}

/** The same query with another document, or with none. */
export function withAddress(
  search: URLSearchParams,
  address: DocumentAddress | null,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const kind of KINDS) next.delete(kind);
  next.delete('prompt');
  next.delete('mode');
  if (address !== null) next.set(address.kind, address.uuid);
  return next;
}

const TEMPLATE_PATH =
  /^sites\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/index\.html$/i;

/** The gallery template named by `?file=sites/<uuid>/index.html`; null for any other address. */
export function readTemplatePath(search: URLSearchParams): string | null {
  const path = search.get('file') ?? '';
  return TEMPLATE_PATH.test(path) ? path : null;
}

/** The `mode` of the address; `edit` when it is missing or unknown. */
export function readTemplateMode(search: URLSearchParams): TemplateMode {
  return TEMPLATE_MODES.find((mode) => mode === search.get('mode')) ?? 'edit';
}
