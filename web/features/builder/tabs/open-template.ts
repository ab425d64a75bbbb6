import { apiFetch } from '#web/lib/api-fetch.ts';
import { carryPictures } from '../carry-pictures.ts';
import { useWorkspace } from '../workspace-store.ts';

interface TemplateRequest {
  /** `sites/<uuid>/index.html`. */
  path: string;
  /** What the new site is called when the page has no title. */
  untitled: string;
}

/**
 * Opens a template of the gallery, or a saved site, as a new site with the same page and pictures of its
 * own.
 * False when there is no such template or it cannot be fetched.
 */
export async function openTemplate({ path, untitled }: TemplateRequest): Promise<boolean> {
  const { setProcessing } = useWorkspace.getState();
  setProcessing(path, true);
  try {
    await apiFetch(`/api/check-file?path=${encodeURIComponent(path)}`);
    const text = await carryPictures(await (await apiFetch(`/${path}`)).text());
    const name = nameOf(text) ?? untitled;
    const uuid = crypto.randomUUID();
    useWorkspace
      .getState()
      .openDocument({ kind: 'site', uuid, name, text, revision: 0, isSaved: false });
    return true;
  } catch {
    return false;
  } finally {
    setProcessing(path, false);
  }
}

/** The page's own title up to its first dash: "Forno Aurora – Panificio, Torino" is "Forno Aurora". */
function nameOf(html: string): string | undefined {
  const title = new DOMParser().parseFromString(html, 'text/html').title.trim();
  return title === '' ? undefined : title.split(/\s[–—|·-]\s/)[0];
}
