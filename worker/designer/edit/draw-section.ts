import type { EditLanguage } from './intents/edit-intent.ts';
import type { SectionKind } from './page/parts.ts';
import { isTooLarge } from './page/page-limits.ts';
import { readPage } from './page/page-model.ts';
import { factsOf } from './plan/plan-add-section.ts';
import { buildContent } from './plan/section-content.ts';
import { buildSection, readShell } from './plan/section-shell.ts';

export interface DrawSectionInput {
  /** The complete page. */
  html: string;
  kind: SectionKind;
  /** Where the page names no language of ours. */
  fallbackLanguage: EditLanguage;
}

/**
 * A section built as the page builds its own, with what the page knows (phone, address) and marked gaps for the
 * rest. Undefined for pages that are too large and for kinds that are not made here.
 */
export function drawSection({
  html,
  kind,
  fallbackLanguage,
}: DrawSectionInput): { markup: string; rules: readonly string[] } | undefined {
  if (isTooLarge(html)) return undefined;
  const page = readPage(html, fallbackLanguage);
  const shell = readShell(page, undefined);
  const { language } = page;
  const { buttonClass } = shell;
  const built = buildContent(kind, { language, content: '', facts: factsOf(page), buttonClass });
  if (!built) return undefined;
  const markup = buildSection(page, { ...shell, hasComments: false }, built);
  return { markup, rules: built.rules };
}
