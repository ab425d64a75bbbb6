import * as z from 'zod/mini';

/** A server on this machine that answers as OpenAI does. */
export interface LocalServer {
  name: string;
  /** For AI_EXTERNAL_BASE_URL. */
  baseUrl: string;
}

/** What `GET /v1/models` answers, as far as it is of use here. */
const modelListSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

const USUAL_SERVERS: readonly LocalServer[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
];
const PATIENCE_MS = 300;
/** What a shell takes as one word, and our list of models as one entry. */
const PLAIN_ID = /^[\w./:@+-]+$/;
/** Models that turn text into numbers write no pages. */
const NO_WRITER = /embed|rerank|whisper|tts/i;

/**
 * One line on how to use the language model that a server on this machine offers; undefined where there is
 * none. Waits 300 ms at most and never fails.
 */
export async function describeLocalModel(
  servers: readonly LocalServer[] = USUAL_SERVERS,
): Promise<string | undefined> {
  const found = await Promise.all(servers.map(findModel));
  return found.find((line) => line !== undefined);
}

async function findModel({ name, baseUrl }: LocalServer): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${baseUrl}/models`, { signal, redirect: 'error' });
    const { data } = modelListSchema.parse(await response.json());
    const model = data.find(({ id }) => PLAIN_ID.test(id) && !NO_WRITER.test(id));
    if (model === undefined) return undefined;
    const chain = `openai-compatible:${model.id}`;
    const settings = `AI_CHAIN_CODE=${chain} AI_CHAIN_COPY=${chain} AI_EXTERNAL_BASE_URL=${baseUrl}`;
    return `${name} is running here. To let ${model.id} make the pages: ${settings} npm start`;
  } catch {
    return undefined;
  }
}
