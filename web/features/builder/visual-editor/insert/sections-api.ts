import type { DrawnSection, DrawSectionInput } from '#contract/sections.ts';
import { api } from '#web/lib/api.ts';

/** A section in the look of the page; throws an ApiError. */
export async function fetchSection(input: DrawSectionInput): Promise<DrawnSection> {
  const response = await api.api.sections.$post({ json: input });
  return (await response.json()).section;
}
