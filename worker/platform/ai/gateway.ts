import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { AppConfig } from '../config.ts';
import type { ModelBreaker } from './model-breaker.ts';
import { createModelHealth, type ModelHealth } from './model-health.ts';
import { createLazyModel } from './lazy-model.ts';
import { limitsFor, settingsFor } from './model-settings.ts';
import { createOfflineModel, OFFLINE_REFERENCE } from './offline-model.ts';
import type { AiGateway, ChainModel, ModelFamily } from './port.ts';
import { PROVIDERS, type ProviderEnvironment } from './providers.ts';
import type { GuardLimits } from './watch.ts';
import { shareModelHealth } from './shared-health.ts';
import { createImageMaker } from './workers-ai-images.ts';
import { createPictureReader } from './workers-ai-vision.ts';

interface GatewayInput {
  config: AppConfig;
  workersAi: Ai | undefined;
  /** Used by providers over HTTP; the platform's own unless a test passes another. */
  fetch?: typeof fetch;
  /** Circuit breakers that all isolates share. Without them each isolate has only its own memory. */
  breakers?: DurableObjectNamespace<ModelBreaker>;
  /** Shared by all requests of the isolate unless a test passes another. */
  health?: ModelHealth;
}

const isolateHealth = createModelHealth(Date.now);

/**
 * The configured model chains. A model whose provider is not configured (no binding, no key) is left out. One
 * that failed recently moves behind the others, and one whose breaker is open is skipped (`health`). The
 * built-in designer always ends a chain.
 */
export function createAiGateway(input: GatewayInput): AiGateway {
  const { config, workersAi, breakers, health: memory = isolateHealth } = input;
  const health = breakers === undefined ? memory : shareModelHealth(breakers, memory);
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
      // The designer stays behind every model, also behind those that failed recently.
      return [...health.order(end < 0 ? links : links.slice(0, end)), offline];
    },
    find(reference) {
      const isConfigured = Object.values(references).some((list) => list.includes(reference));
      return isConfigured || reference === OFFLINE_REFERENCE ? linkFor(reference) : undefined;
    },
    health,
    images: createImageMaker({ references: config.AI_CHAIN_MEDIA, workersAi }),
    reader: createPictureReader({ reference: config.AI_VISION, workersAi }),
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

const SECOND_MS = 1_000;

/** A model that is slow to start is also slow to think, so both limits grow together. */
function patientLimits(limits: GuardLimits, startSeconds: number): GuardLimits {
  const startMs = startSeconds * SECOND_MS;
  return { ...limits, startMs, thinkMs: Math.max(limits.thinkMs ?? 0, 2 * startMs) };
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
  const limits = patientLimits(settings.limits, environment.config.AI_START_SECONDS);
  return {
    reference,
    model,
    ...settings,
    limits: limitsFor({ ...settings, limits }, environment.config),
  };
}
