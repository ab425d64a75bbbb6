import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawTemplate } from '../../designer/gallery/template-plan.ts';
import { readTemplates } from '../build/read-templates.ts';
import { readMarkedRequest, type MarkedRequest } from './read-marked-request.ts';

const FOLDER = join(import.meta.dirname, 'marked-requests');
/** The year in the footers of the pages. */
const YEAR = 2026;

export interface RequestOnPage {
  request: MarkedRequest;
  /** The page of its template. */
  html: string;
}

/**
 * All marked requests with the pages that they were written for, in the order of their files. Throws where a template
 * is missing.
 */
export function readRequests(): RequestOnPage[] {
  const templates = new Map(readTemplates().map((template) => [template.slug, template]));
  const drawn = new Map<string, string>();
  return readLines().map((line) => {
    const request = readMarkedRequest(line);
    const template = templates.get(request.page);
    if (!template) throw new Error(`${request.id}: there is no template ${request.page}`);
    const html = drawn.get(request.page) ?? drawTemplate(template, YEAR).html;
    drawn.set(request.page, html);
    return { request, html };
  });
}

function readLines(): string[] {
  return readdirSync(FOLDER)
    .toSorted()
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '');
}
