import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage, type PageModel } from '../../designer/edit/page/page-model.ts';
import { drawTemplate } from '../../designer/gallery/template-plan.ts';
import { readTemplates } from '../build/read-templates.ts';
import { readMarkedRequest, type MarkedRequest } from '../check/read-marked-request.ts';

const FOLDER = join(import.meta.dirname, '../check/marked-requests');
/** The year in the footers of the pages. */
const YEAR = 2026;

/** All marked requests, in the order of their files. */
function readRequests(): MarkedRequest[] {
  return readdirSync(FOLDER)
    .toSorted()
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map(readMarkedRequest);
}

export interface TaughtRequest {
  request: MarkedRequest;
  /** The page of its template. */
  html: string;
  page: PageModel;
}

/** All marked requests with the pages that they were written for. Throws where a template is missing. */
export function readTaughtRequests(): TaughtRequest[] {
  const templates = new Map(readTemplates().map((template) => [template.slug, template]));
  const drawn = new Map<string, Pick<TaughtRequest, 'html' | 'page'>>();
  return readRequests().map((request) => {
    const { id, page: slug, language } = request;
    const template = templates.get(slug);
    if (!template) throw new Error(`${id}: there is no template ${slug}`);
    const { html } = drawn.get(slug) ?? drawTemplate(template, YEAR);
    const page = drawn.get(slug)?.page ?? readPage(html, language);
    drawn.set(slug, { html, page });
    return { request, html, page };
  });
}
