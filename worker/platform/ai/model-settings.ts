import type { AppConfig } from '../config.ts';
import type { ChainModel } from './port.ts';
import type { GuardLimits } from './watch.ts';

type ModelSettings = Pick<
  ChainModel,
  'editFormat' | 'maxOutputTokens' | 'contextTokens' | 'reasoning' | 'limits'
>;

const SECOND_MS = 1000;

/** 60 s without a byte ends a stream; a long page that keeps coming is not cut. */
const LIMITS: GuardLimits = {
  startMs: 30 * SECOND_MS,
  thinkMs: 90 * SECOND_MS,
  idleMs: 60 * SECOND_MS,
  totalMs: 280 * SECOND_MS,
};

/**
 * What is known of models by the start of their id, first match wins. A model that must reason gets
 * `low`: "none" means its maximum there. A model that writes malformed blocks gets `whole`.
 */
const SETTINGS: readonly (readonly [idPrefix: string, settings: ModelSettings])[] = [
  ['@cf/zai-org/glm-5', known('blocks', 24_000, 1_300_000, 'low')],
  ['@cf/zai-org/glm-4.7', known('blocks', 16_000, 131_000, 'none')],
  ['@cf/moonshotai/kimi', known('blocks', 24_000, 262_000, 'low')],
  ['@cf/deepseek-ai/deepseek-v4', known('blocks', 24_000, 1_000_000, 'low')],
  ['@cf/qwen/qwen2.5-coder', known('whole', 12_000, 32_000, undefined)],
  ['@cf/qwen/', known('blocks', 16_000, 262_000, 'low')],
  ['@cf/google/gemma', known('whole', 16_000, 256_000, undefined)],
  ['@cf/openai/gpt-oss', known('blocks', 24_000, 128_000, 'low')],
  ['claude', known('blocks', 24_000, 200_000, undefined)],
  ['gpt', known('blocks', 24_000, 272_000, 'low')],
];

/** For models we know nothing of: modest, and with the room that today's smallest models have. */
const UNKNOWN = known('blocks', 16_000, 128_000, undefined);

/** The settings for a model id, without its provider. */
export function settingsFor(modelId: string): ModelSettings {
  return SETTINGS.find(([idPrefix]) => modelId.startsWith(idPrefix))?.[1] ?? UNKNOWN;
}

/** The time limits of a model; a local run may shorten all of them by the same share. */
export function limitsFor(
  { limits }: ModelSettings,
  config: Pick<AppConfig, 'ENVIRONMENT' | 'MODEL_TIME_PERCENT'>,
): GuardLimits {
  if (config.ENVIRONMENT !== 'local') return limits;
  const share = config.MODEL_TIME_PERCENT / 100;
  const shortened = Object.entries(limits).map(([name, ms]) => [name, ms * share]);
  // The same names, each with its number.
  return Object.fromEntries(shortened) as GuardLimits;
}

function known(
  editFormat: ModelSettings['editFormat'],
  maxOutputTokens: number,
  contextTokens: number,
  reasoning: ModelSettings['reasoning'],
): ModelSettings {
  return { editFormat, maxOutputTokens, contextTokens, reasoning, limits: LIMITS };
}
