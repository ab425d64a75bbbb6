import type { AskAiInput, GenerationDecision } from '#contract/generation.ts';
import type { Drawing } from '#contract/page-plan.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import type {
  GenerationReport,
  GenerationStage,
  RequestAnalysis,
  ResponseType,
  TokenUsage,
} from '#domain/generation/generation-types.ts';
import type { ExcerptSteps } from '#domain/generation/page-excerpt.ts';
import type { TextRange } from '#domain/generation/keep-inside.ts';
import type { GenerationPlan } from '#domain/generation/plan.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';

/** What is known about an answer when its first byte is sent. */
export interface AnswerHead {
  responseType: ResponseType;
  /** The reference of the model that writes. */
  model: string;
}

/** Where the answer goes while it is made. */
export interface AnswerOutput {
  /** Tells what is being written and by whom; needed before the first text. */
  open(head: AnswerHead): void;
  write(text: string): void;
  /** Discards what was written so far: a better answer follows, from its beginning. */
  reset(): void;
}

/** The request of a generation, parsed. */
export interface GenerationRequest {
  prompt: string;
  previousPrompt: string | undefined;
  /** The file to change, without its embedded data; undefined when there is none. */
  file: string | undefined;
  /** What models see of a large page: parts of it, or all of it when parts would not help. */
  excerpt: ExcerptSteps | undefined;
  /** Puts the embedded data back. */
  restoreData: (text: string) => string;
  fileType: FileType;
  /** `default` or the reference of the model to ask first. */
  modelProvider: string | undefined;
  /** What the request is about, as the file writes it. */
  selection: string | undefined;
  /** The only elements of the file that may change; empty when all may. */
  only: readonly TextRange[];
  /**
   * The saved site that the file belongs to, as claimed by the client. Anything that writes to it must check
   * its owner.
   */
  site: string | undefined;
  /** The document that the answer is saved in. */
  document: AskAiInput['document'];
  /** A placeholder for the address of a picture made for this request. */
  picture?: string;
  /** 0 for the first version of a page, the next number for another one. */
  attempt: number;
}

/** One generation. It is admitted and paid for before a model is asked. */
export interface GenerationRun {
  ctx: ActorContext;
  id: string;
  userId: string;
  /** A guest's run costs nothing and has no account behind it. */
  isGuest: boolean;
  request: GenerationRequest;
  analysis: RequestAnalysis;
  plan: GenerationPlan;
  chain: readonly ChainModel[];
  /** Each model that is asked is added here. */
  decision: GenerationDecision;
  /** Each model call adds to it. */
  usage: TokenUsage;
  receipt: string | undefined;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Aborted when its owner stops it. */
  abort: AbortController;
}

/** A finished answer. */
export interface Product {
  /** What is sent: the whole file, blocks, or words. */
  content: string;
  /** The whole file after the change, when `content` is something else. */
  text?: string;
  responseType: ResponseType;
  model: string;
  report: GenerationReport;
  /** What the page was drawn from, for requests that follow. */
  drawing?: Drawing;
}

/** What a `produce…` function receives. */
export interface Production {
  run: GenerationRun;
  output: AnswerOutput;
  enterStage: (stage: GenerationStage) => void;
}
