import { toBase64 } from '../to-base64.ts';
import { ModelFailure, toModelFailure } from './model-failure.ts';
import type { PictureReader } from './port.ts';

interface PictureReaderInput {
  /** `workers-ai:<id>`, as configured. */
  reference: string | undefined;
  workersAi: Ai | undefined;
}

const PREFIX = 'workers-ai:';
const MOST_TOKENS = 120;
/** These take the bytes of the picture as numbers and answer `{ description }`; the others hold conversations. */
const CAPTIONS = /^@cf\/(?:llava-hf|unum)\//;
const LANGUAGES = { en: 'English', it: 'Italian' } as const;

/** A vision model of Workers AI, or undefined where the binding or the setting is missing. */
export function createPictureReader({
  reference,
  workersAi,
}: PictureReaderInput): PictureReader | undefined {
  if (reference?.startsWith(PREFIX) !== true || workersAi === undefined) return undefined;
  const modelId = reference.slice(PREFIX.length);
  return {
    async read({ bytes, type, language, signal }) {
      signal.throwIfAborted();
      const prompt = `Say in one short sentence of ${LANGUAGES[language]} what this picture shows, for a person who cannot see it. Only what can be seen. Name nobody. Write nothing else.`;
      const input = CAPTIONS.test(modelId)
        ? { image: [...bytes], prompt, max_tokens: MOST_TOKENS }
        : { messages: messagesFor(prompt, { bytes, type }), max_tokens: MOST_TOKENS };
      try {
        return readAnswer(await workersAi.run(modelId as keyof AiModels, input, { signal }));
      } catch (error) {
        throw toModelFailure(error);
      }
    },
  };
}

function messagesFor(text: string, { bytes, type }: { bytes: Uint8Array; type: string }) {
  const url = `data:${type};base64,${toBase64(bytes)}`;
  const content = [
    { type: 'text', text },
    { type: 'image_url', image_url: { url } },
  ];
  return [{ role: 'user', content }];
}

function readAnswer(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null) {
    if ('response' in answer && typeof answer.response === 'string') return answer.response;
    if ('description' in answer && typeof answer.description === 'string')
      return answer.description;
  }
  throw new ModelFailure('broken-stream');
}
