import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { AppConfig } from '../config.ts';
import { createModelHealth, type ModelHealth } from './model-health.ts';
import { createLazyModel } from './lazy-model.ts';
import { limitsFor, settingsFor } from './model-settings.ts';
import { createOfflineModel, OFFLINE_REFERENCE } from './offline-model.ts';
import type { AiGateway, ChainModel, ModelFamily } from './port.ts';
import { PROVIDERS, type ProviderEnvironment } from './providers.ts';
import { createImageMaker } from './workers-ai-images.ts';

interface GatewayInput {
  config: AppConfig;
  workersAi: Ai | undefined;
  /** For providers over HTTP; the platform's own unless a test brings another. */
  fetch?: typeof fetch;
  /** Shared by all requests of the isolate unless a test brings another. */
  health?: ModelHealth;
}

const isolateHealth = createModelHealth(Date.now);

/**
 * The model chains of the configuration. A link whose provider is not configured (no binding, no
 * key) is left out, one that failed lately stands behind the others; the built-in designer always ends a
 * chain.
 */
export function createAiGateway(input: GatewayInput): AiGateway {
  const { config, workersAi, health = isolateHealth } = input;
  const environment: ProviderEnvironment = input;
  const offline = createOfflineLink(config.DESIGNER_PACE_MS);
  const references: Record<ModelFamily, readonly string[]> = {
    code: config.AI_CHAIN_CODE,
    copy: config.AI_CHAIN_COPY,
    // Pictures are made by `images`; the page around them is code.
    media: config.AI_CHAIN_CODE,
  };
  const made = new Map<string, ChainModel | undefined>([[OFFLINE_REFERENCE, offline]]);

  function linkFor(reference: string): ChainModel | undefined {
    if (!made.has(reference)) made.set(reference, createLink(reference, environment));
    return made.get(reference);
  }

  return {
    chain(family) {
      const links = references[family].map(linkFor).filter((link) => link !== undefined);
      const end = links.indexOf(offline);
      // The designer only stands in for models: one that rests still goes before it.
      return [...health.order(end < 0 ? links : links.slice(0, end)), offline];
    },
    find(reference) {
      const isConfigured = Object.values(references).some((list) => list.includes(reference));
      return isConfigured || reference === OFFLINE_REFERENCE ? linkFor(reference) : undefined;
    },
    health,
    images: createImageMaker({ references: config.AI_CHAIN_MEDIA, workersAi }),
  };
}

function createOfflineLink(paceMs: number): ChainModel {
  return {
    reference: OFFLINE_REFERENCE,
    model: createOfflineModel({ paceMs }),
    editFormat: 'blocks',
    maxOutputTokens: 100_000,
    contextTokens: 10_000_000,
    reasoning: undefined,
    limits: settingsFor('').limits,
  };
}

function createLink(reference: string, environment: ProviderEnvironment): ChainModel | undefined {
  const split = reference.indexOf(':');
  const provider = reference.slice(0, split);
  const modelId = reference.slice(split + 1);
  const load = Object.hasOwn(PROVIDERS, provider)
    ? PROVIDERS[provider as keyof typeof PROVIDERS](environment)
    : undefined;
  if (load === undefined) return undefined;
  const model: LanguageModelV4 = createLazyModel({
    provider,
    modelId,
    load: async () => load(modelId),
  });
  const settings = settingsFor(modelId);
  return { reference, model, ...settings, limits: limitsFor(settings, environment.config) };
}
