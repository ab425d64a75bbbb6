import type { PersonalisedTemplate } from '#contract/templates.ts';
import { api } from '#web/lib/api.ts';
import { apiFetch } from '#web/lib/api-fetch.ts';
import { readOwnWords } from '#web/lib/own-words.ts';
import type { TemplateMode } from '#web/lib/template-modes.ts';
import { carryPictures } from '../carry-pictures.ts';
import { keepToComplete } from '../conversation/to-complete.ts';
import { useWorkspace } from '../workspace-store.ts';

interface TemplateRequest {
  /** `sites/<uuid>/index.html`. */
  path: string;
  /** The name of the new site when the page has no title. */
  untitled: string;
  /** One that is only looked at is not saved before it is changed. */
  mode: TemplateMode;
}

/**
 * Opens a gallery template or a saved site as a new site, with copies of its page and pictures. What its owner
 * has to fill in stands in the conversation. False when it does not exist or cannot be loaded.
 */
export async function openTemplate({ path, untitled, mode }: TemplateRequest): Promise<boolean> {
  const { setProcessing } = useWorkspace.getState();
  setProcessing(path, true);
  try {
    const { html, toComplete } = await readPage(path, mode);
    const text = await carryPictures(html);
    const name = nameOf(text) ?? untitled;
    const uuid = crypto.randomUUID();
    keepToComplete(uuid, toComplete);
    const isLookedAt = mode === 'view';
    useWorkspace
      .getState()
      .openDocument({ kind: 'site', uuid, name, text, revision: 0, isSaved: false, isLookedAt });
    return true;
  } catch {
    return false;
  } finally {
    setProcessing(path, false);
  }
}

/** The page at a path; one that is to be the visitor's own with the words that they left in this tab. */
async function readPage(path: string, mode: TemplateMode): Promise<PersonalisedTemplate> {
  const own = mode === 'own' ? readOwnWords() : null;
  if (own !== null) {
    const [, template = ''] = path.split('/');
    const answer = await api.api.templates.personalise.$post({ json: { template, ...own } });
    return await answer.json();
  }
  await apiFetch(`/api/check-file?path=${encodeURIComponent(path)}`);
  return { html: await (await apiFetch(`/${path}`)).text(), toComplete: [] };
}

/** The page's title up to its first dash: "Forno Aurora – Panificio, Torino" becomes "Forno Aurora". */
function nameOf(html: string): string | undefined {
  const title = new DOMParser().parseFromString(html, 'text/html').title.trim();
  return title === '' ? undefined : title.split(/\s[–—|·-]\s/)[0];
}
