import * as z from 'zod/mini';

/** An OpenAI-compatible server on this machine. */
export interface LocalServer {
  name: string;
  /** For AI_EXTERNAL_BASE_URL. */
  baseUrl: string;
}

/** The part of the answer of `GET /v1/models` that is used here. */
const modelListSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

const USUAL_SERVERS: readonly LocalServer[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
];
const PATIENCE_MS = 300;
/** An id that needs no quoting in a shell and contains no separator of our list of models. */
const PLAIN_ID = /^[\w./:@+-]+$/;
/** Embedding, ranking and speech models cannot write pages. */
const NO_WRITER = /embed|rerank|whisper|tts/i;

/**
 * One line that says how to use the language model on this machine; undefined when there is none. Waits until
 * `patience` is aborted, which is after 300 ms, and never fails.
 */
export async function describeLocalModel(
  servers: readonly LocalServer[] = USUAL_SERVERS,
  patience: AbortSignal = AbortSignal.timeout(PATIENCE_MS),
): Promise<string | undefined> {
  const found = await Promise.all(servers.map((server) => findModel(server, patience)));
  return found.find((line) => line !== undefined);
}

async function findModel(
  { name, baseUrl }: LocalServer,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
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
