import * as z from 'zod/mini';
import { generationEventSchema, type GenerationEvent } from '#contract/generation.ts';

/** One line of a run's events. Throws for what is none. */
export function parseEvent(line: string): GenerationEvent {
  return z.parse(generationEventSchema, JSON.parse(line));
}
