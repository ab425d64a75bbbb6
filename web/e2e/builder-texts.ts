import { builderAsk as askEn } from '#web/i18n/en/builder-ask.ts';
import { builderChanges as changesEn } from '#web/i18n/en/builder-changes.ts';
import { builderCommands as commandsEn } from '#web/i18n/en/builder-commands.ts';
import { builderExport as exportEn } from '#web/i18n/en/builder-export.ts';
import { builderFiles as filesEn } from '#web/i18n/en/builder-files.ts';
import { builderPreview as previewEn } from '#web/i18n/en/builder-preview.ts';
import { builderSites as sitesEn } from '#web/i18n/en/builder-sites.ts';
import { builderTabs as tabsEn } from '#web/i18n/en/builder-tabs.ts';
import { builderTalk as talkEn } from '#web/i18n/en/builder-talk.ts';
import { builder as builderEn } from '#web/i18n/en/builder.ts';
import { codeEditor as codeEn } from '#web/i18n/en/code-editor.ts';
import { fileHistory as historyEn } from '#web/i18n/en/file-history.ts';
import { builderAsk as askIt } from '#web/i18n/it/builder-ask.ts';
import { builderChanges as changesIt } from '#web/i18n/it/builder-changes.ts';
import { builderCommands as commandsIt } from '#web/i18n/it/builder-commands.ts';
import { builderExport as exportIt } from '#web/i18n/it/builder-export.ts';
import { builderFiles as filesIt } from '#web/i18n/it/builder-files.ts';
import { builderPreview as previewIt } from '#web/i18n/it/builder-preview.ts';
import { builderSites as sitesIt } from '#web/i18n/it/builder-sites.ts';
import { builderTabs as tabsIt } from '#web/i18n/it/builder-tabs.ts';
import { builderTalk as talkIt } from '#web/i18n/it/builder-talk.ts';
import { builder as builderIt } from '#web/i18n/it/builder.ts';
import { codeEditor as codeIt } from '#web/i18n/it/code-editor.ts';
import { fileHistory as historyIt } from '#web/i18n/it/file-history.ts';

export type Language = 'en' | 'it';

/** The builder's own catalogues, so that one journey walks through it in either language. */
export const TEXTS = {
  en: {
    ask: askEn,
    builder: builderEn,
    changes: changesEn,
    code: codeEn,
    commands: commandsEn,
    export: exportEn,
    files: filesEn,
    history: historyEn,
    preview: previewEn,
    sites: sitesEn,
    tabs: tabsEn,
    talk: talkEn,
  },
  it: {
    ask: askIt,
    builder: builderIt,
    changes: changesIt,
    code: codeIt,
    commands: commandsIt,
    export: exportIt,
    files: filesIt,
    history: historyIt,
    preview: previewIt,
    sites: sitesIt,
    tabs: tabsIt,
    talk: talkIt,
  },
} as const;

/** A sentence with its gaps filled: `Edit {name}`, `Version {version, number}`. */
export function fillGaps(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)[^{}]*\}/g, (gap, name: string) => String(values[name] ?? gap));
}
