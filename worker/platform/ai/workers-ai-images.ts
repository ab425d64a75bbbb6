import { ModelFailure, toModelFailure } from './model-failure.ts';
import type { ImageMaker, MadeImage } from './port.ts';

interface ImageMakerInput {
  /** The media chain; the first `workers-ai:` link makes the pictures. */
  references: readonly string[];
  workersAi: Ai | undefined;
}

const PREFIX = 'workers-ai:';
/** The longest prompt that the schema of the flux models accepts. */
const MAX_DESCRIPTION = 2_000;

/** Workers AI text-to-image, or undefined where the binding or a picture model is missing. */
export function createImageMaker({
  references,
  workersAi,
}: ImageMakerInput): ImageMaker | undefined {
  const reference = references.find((candidate) => candidate.startsWith(PREFIX));
  if (reference === undefined || workersAi === undefined) return undefined;
  const modelId = reference.slice(PREFIX.length);
  return {
    reference,
    async make({ description, signal }) {
      signal.throwIfAborted();
      try {
        const work = workersAi.run(modelId as keyof AiModels, inputFor(modelId, description));
        return await readImage(await Promise.race([work, whenAborted(signal)]));
      } catch (error) {
        throw toModelFailure(error);
      }
    },
  };
}

/** The models of the FLUX.2 family take a form, also for a prompt alone. */
const TAKES_FORM = /\/flux-2-/;
const FORM_SIZE = { width: '1200', height: '896' };

function inputFor(modelId: string, description: string) {
  const prompt = description.slice(0, MAX_DESCRIPTION);
  // `prompt` alone: flux-1-schnell refuses every property its schema does not name.
  if (!TAKES_FORM.test(modelId)) return { prompt };
  const form = new FormData();
  for (const [name, value] of Object.entries({ prompt, ...FORM_SIZE })) form.set(name, value);
  const { body, headers } = new Response(form);
  return { multipart: { body, contentType: headers.get('content-type') } };
}

/** The binding takes no signal for pictures. */
async function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = (): void => reject(new ModelFailure('total-timeout'));
    signal.addEventListener('abort', fail, { once: true });
  });
}

/** Picture models answer with `{ image: base64 }` or with a stream of bytes. */
async function readImage(answer: unknown): Promise<MadeImage> {
  const bytes = await imageBytes(answer);
  const mediaType = SIGNATURES.find(({ start }) => start.every((byte, at) => bytes[at] === byte));
  if (mediaType === undefined) throw new ModelFailure('broken-stream');
  return { bytes, mediaType: mediaType.type };
}

async function imageBytes(answer: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (answer instanceof ReadableStream)
    return new Uint8Array(await new Response(answer).arrayBuffer());
  if (typeof answer === 'object' && answer !== null && 'image' in answer) {
    const text = String(answer.image);
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  }
  throw new ModelFailure('broken-stream');
}

const SIGNATURES = [
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/webp', start: [0x52, 0x49, 0x46, 0x46] },
] as const;
