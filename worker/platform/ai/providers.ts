import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { AppConfig } from '../config.ts';

/** What providers are built from. */
export interface ProviderEnvironment {
  config: AppConfig;
  workersAi: Ai | undefined;
  fetch?: typeof fetch;
}

/** Loads a model by its id. */
type ModelLoader = (modelId: string) => Promise<LanguageModelV4>;

/** Undefined where the deployment does not configure the provider. */
type Provider = (environment: ProviderEnvironment) => ModelLoader | undefined;

type ProviderName = 'workers-ai' | 'openai-compatible' | 'openai' | 'anthropic';

/** The providers by the name a reference starts with. Each is imported at its first call. */
export const PROVIDERS: Record<ProviderName, Provider> = {
  'workers-ai': ({ config, workersAi: binding }) => {
    if (binding === undefined) return undefined;
    return async (modelId) => {
      const { createWorkersAI } = await import('workers-ai-provider');
      const gateway =
        config.AI_GATEWAY_ID === undefined ? {} : { gateway: { id: config.AI_GATEWAY_ID } };
      return createWorkersAI({ binding, ...gateway })(modelId);
    };
  },
  'openai-compatible': ({ config, fetch }) => {
    const baseURL = config.AI_EXTERNAL_BASE_URL;
    if (baseURL === undefined) return undefined;
    return async (modelId) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const key =
        config.AI_EXTERNAL_API_KEY === undefined ? {} : { apiKey: config.AI_EXTERNAL_API_KEY };
      return createOpenAICompatible({
        name: 'external',
        baseURL,
        includeUsage: true,
        ...key,
        ...withFetch(fetch),
      })(modelId);
    };
  },
  openai: ({ config, fetch }) => {
    const apiKey = config.OPENAI_API_KEY;
    if (apiKey === undefined) return undefined;
    return async (modelId) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey, ...withFetch(fetch) }).chat(modelId);
    };
  },
  anthropic: ({ config, fetch }) => {
    const apiKey = config.ANTHROPIC_API_KEY;
    if (apiKey === undefined) return undefined;
    return async (modelId) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, ...withFetch(fetch) })(modelId);
    };
  },
};

function withFetch(own: ProviderEnvironment['fetch']) {
  return own === undefined ? {} : { fetch: own };
}
