import * as z from 'zod/mini';
import { generationEventSchema, type GenerationEvent } from '#contract/generation.ts';

/** Parses one line of a run's events. Throws when it is not a valid event. */
export function parseEvent(line: string): GenerationEvent {
  return z.parse(generationEventSchema, JSON.parse(line));
}
