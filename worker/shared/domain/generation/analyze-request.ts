import { detectLanguage } from '#domain/reading/language.ts';
import { readAddRequest } from '#domain/page-plan/add-request.ts';
import { readSource } from '#domain/reading/tokens.ts';
import type { FileType } from './file-types.ts';
import type {
  GenerationFamily,
  GenerationLanguage,
  GenerationScope,
  GenerationTask,
  RequestAnalysis,
} from './generation-types.ts';
import { findAnotherSite } from './another-site.ts';
import {
  CHANGE_VERBS,
  INTERROGATIVE,
  LAYOUT_VERBS,
  QUESTION,
  SUGGESTION,
  WHETHER,
} from './lexicon.ts';
import { normalizeRequest } from './normalize-request.ts';
import { TARGETS } from './page-targets.ts';
import { TASK_WORDS } from './task-words.ts';

/** What is known when a request arrives. */
export interface RequestFacts {
  prompt: string;
  fileType: FileType;
  /** The request contains a file other than the starter page. */
  hasPage: boolean;
  hasSelection: boolean;
  fallbackLanguage: GenerationLanguage;
}

const FAMILIES: Readonly<Record<GenerationTask, GenerationFamily>> = {
  create: 'code',
  edit: 'code',
  restyle: 'code',
  copy: 'copy',
  translate: 'copy',
  image: 'media',
  'code-file': 'code',
  question: 'copy',
};

/** The family of models that a task belongs to. */
export function familyOf(task: GenerationTask): GenerationFamily {
  return FAMILIES[task];
}

/**
 * Analyses a request in English or Italian with rules alone. The first of the three steps shown to the user.
 */
export function analyzeRequest(facts: RequestFacts): RequestAnalysis {
  const text = normalizeRequest(facts.prompt);
  const { task, confidence, signals } = decideTask(text, facts);
  const target = TARGETS.find(([, words]) => words.test(text))?.[0];
  return {
    task,
    family: familyOf(task),
    scope: scopeOf({ task, target, hasSelection: facts.hasSelection }),
    ...(target === undefined ? {} : { target }),
    language: languageOf(facts),
    confidence,
    signals,
  };
}

interface TaskDecision {
  task: GenerationTask;
  confidence: number;
  signals: string[];
}

function decideTask(text: string, facts: RequestFacts): TaskDecision {
  if (facts.fileType !== 'html') {
    return decided('code-file', 1, [`file:${facts.fileType}`]);
  }
  if (!facts.hasPage) return decided('create', 1, ['no-page']);
  if (readAddRequest(facts.prompt) !== undefined) return decided('edit', 1, ['lines-to-add']);
  if (facts.hasSelection) {
    return decideQuestion(text, facts) ?? decideChange(text, ['selection']);
  }
  return decideCreate(text, facts) ?? decideQuestion(text, facts) ?? decideChange(text, ['page']);
}

/** Overwriting a page by mistake is the worst error, so a new page must be asked for explicitly. */
function decideCreate(text: string, { prompt }: RequestFacts): TaskDecision | undefined {
  const words = findAnotherSite(prompt, text);
  return words === undefined ? undefined : decided('create', 0.9, [`words:${words}`]);
}

function decideQuestion(text: string, { prompt }: RequestFacts): TaskDecision | undefined {
  const isAsked = /\?\s*$/.test(prompt);
  const whether = WHETHER.exec(text);
  if (isAsked && whether !== null && !CHANGE_VERBS.test(text)) {
    return decided('question', 0.8, [`words:${whether[0]}`]);
  }
  if (SUGGESTION.test(text)) return undefined;
  const asks = INTERROGATIVE.exec(text);
  if (asks !== null && isAsked) return decided('question', 0.9, [`words:${asks[0]}`]);
  const question = QUESTION.exec(text);
  if (question === null || CHANGE_VERBS.test(text)) return undefined;
  return decided('question', 0.8, [`words:${question[0]}`]);
}

function decideChange(text: string, signals: string[]): TaskDecision {
  for (const { task, words } of TASK_WORDS) {
    const found = task === 'image' && LAYOUT_VERBS.test(text) ? null : words.exec(text);
    if (found !== null) return decided(task, 0.85, [...signals, `words:${found[0]}`]);
  }
  const change = CHANGE_VERBS.exec(text);
  if (change === null) return decided('edit', 0.5, signals);
  return decided('edit', 0.9, [...signals, `words:${change[0]}`]);
}

function decided(task: GenerationTask, confidence: number, signals: string[]): TaskDecision {
  return { task, confidence, signals };
}

interface ScopeFacts {
  task: GenerationTask;
  target: string | undefined;
  hasSelection: boolean;
}

function scopeOf({ task, target, hasSelection }: ScopeFacts): GenerationScope {
  if (task === 'create') return 'site';
  if (hasSelection) return 'element';
  return target === undefined ? 'page' : 'section';
}

function languageOf({ prompt, fallbackLanguage }: RequestFacts): GenerationLanguage {
  const { language } = detectLanguage(readSource(prompt));
  return language === 'en' || language === 'it' ? language : fallbackLanguage;
}
