import type { LanguageModelV4 } from '@ai-sdk/provider';

/** The parts of a model that are known before its provider is loaded. */
export interface LazyModel {
  provider: string;
  modelId: string;
  load: () => Promise<LanguageModelV4>;
}

/**
 * A model whose provider is imported at its first call: the SDK's providers and their schemas weigh
 * several hundred kilobytes, which a deployment without them never evaluates.
 */
export function createLazyModel({ provider, modelId, load }: LazyModel): LanguageModelV4 {
  let loaded: Promise<LanguageModelV4> | undefined;
  async function model(): Promise<LanguageModelV4> {
    loaded ??= load();
    return loaded;
  }
  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    supportedUrls: {},
    doGenerate: async (options) => (await model()).doGenerate(options),
    doStream: async (options) => (await model()).doStream(options),
  };
}
