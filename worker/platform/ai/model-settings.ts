import type { AppConfig } from '../config.ts';
import type { ChainModel } from './port.ts';
import type { GuardLimits } from './watch.ts';

type ModelSettings = Pick<
  ChainModel,
  'editFormat' | 'maxOutputTokens' | 'contextTokens' | 'reasoning' | 'limits'
>;

const SECOND_MS = 1000;

/** A stream ends after 60 s without a byte; a long page that keeps coming is not cut before the total limit. */
const LIMITS: GuardLimits = {
  startMs: 30 * SECOND_MS,
  thinkMs: 90 * SECOND_MS,
  idleMs: 60 * SECOND_MS,
  totalMs: 280 * SECOND_MS,
};

/**
 * Settings by the beginning of a model's id; the first match wins. A model that always reasons gets `low`,
 * because it reads "none" as its maximum. A model that writes malformed blocks gets `whole`.
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

/** For unknown models: modest limits that the smallest current models meet. */
const UNKNOWN = known('blocks', 16_000, 128_000, undefined);

/** The settings for a model id, without its provider. */
export function settingsFor(modelId: string): ModelSettings {
  return SETTINGS.find(([idPrefix]) => modelId.startsWith(idPrefix))?.[1] ?? UNKNOWN;
}

/** The time limits of a model. A local run may shorten all of them by a percentage. */
export function limitsFor(
  { limits }: ModelSettings,
  config: Pick<AppConfig, 'ENVIRONMENT' | 'MODEL_TIME_PERCENT'>,
): GuardLimits {
  if (config.ENVIRONMENT !== 'local') return limits;
  const share = config.MODEL_TIME_PERCENT / 100;
  const shortened = Object.entries(limits).map(([name, ms]) => [name, ms * share]);
  // Same keys as `limits`, so the shape holds.
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
