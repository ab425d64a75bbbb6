import type { LanguageModelV4 } from '@ai-sdk/provider';

export type ModelFamily = 'code' | 'copy' | 'media';

/** How a model is told to express an edit. */
export type EditFormat = 'blocks' | 'whole';

/** A model of the chain with what we know of it. */
export interface ChainModel {
  /** `offline`, `workers-ai:<id>`, `openai-compatible:<id>`, … as configured. */
  reference: string;
  model: LanguageModelV4;
  editFormat: EditFormat;
  maxOutputTokens: number;
  contextTokens: number;
}

/** The configured models; the last link of every chain is the built-in designer. */
export interface AiGateway {
  chain(family: ModelFamily): ChainModel[];
  /** A configured model by its reference, for `modelProvider`; undefined when unknown. */
  find(reference: string): ChainModel | undefined;
}
