import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ModelHealth } from './model-health.ts';
import type { GuardLimits } from './watch.ts';

export type ModelFamily = 'code' | 'copy' | 'media';

/** How a model is told to express an edit. */
export type EditFormat = 'blocks' | 'whole';

/** A model of a chain with its settings. */
export interface ChainModel {
  /** `offline`, `workers-ai:<id>`, `openai-compatible:<id>`, … as configured. */
  reference: string;
  model: LanguageModelV4;
  editFormat: EditFormat;
  /** Tokens it may write in one answer. */
  maxOutputTokens: number;
  /** Size of its context: prompt and answer together, in tokens. */
  contextTokens: number;
  /** Undefined where the model has no such setting. */
  reasoning: LanguageModelV4CallOptions['reasoning'];
  limits: GuardLimits;
}

/** A picture made from a description. */
export interface MadeImage {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

/** Makes pictures from text; `reference` as configured. */
export interface ImageMaker {
  reference: string;
  make(input: { description: string; signal: AbortSignal }): Promise<MadeImage>;
}

/** Says what a picture shows; the answer is as the model wrote it. */
export interface PictureReader {
  read(input: {
    bytes: Uint8Array<ArrayBuffer>;
    type: string;
    language: 'en' | 'it';
    signal: AbortSignal;
  }): Promise<string>;
}

/** The configured models; the last link of every chain is the built-in designer. */
export interface AiGateway {
  chain(family: ModelFamily): ChainModel[];
  /** A configured model by its reference, for `modelProvider`; undefined when unknown. */
  find(reference: string): ChainModel | undefined;
  /** Undefined where no picture model is configured: the designer's own art answers then. */
  images: ImageMaker | undefined;
  /** Undefined where no vision model is configured. */
  reader: PictureReader | undefined;
  /** Recent failures: decides who may be asked, and the order of chains. */
  health: Pick<ModelHealth, 'admit' | 'worked' | 'failed'>;
}
