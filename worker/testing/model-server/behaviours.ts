import { delta, endSteps, playSteps, textSteps, type Step } from './sse.ts';

/** What the server was asked, as far as tests look at it. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string | { type: string; text?: string }[] }[];
  max_tokens?: number;
  stream?: boolean;
}

/** How the scripted server answers one call. */
export type Behaviour = (request: ChatRequest, signal: AbortSignal) => Response;

function play(...steps: Step[]): Behaviour {
  return (_request, signal) => playSteps(steps, signal);
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Behaviour {
  return () => Response.json({ error: { message, type: 'error' } }, { status, headers });
}

/** Writes `text` and stops. */
export function answering(text: string): Behaviour {
  return play(...textSteps(text));
}

/** Writes `text` at once, as servers do that ignore the wish for a stream. */
export function inOnePiece(text: string): Behaviour {
  return play(delta({ content: text }), ...endSteps('stop', text.length >> 2));
}

/** Nothing for `waitMs`, then the text. */
export function slowStart(text: string, waitMs: number): Behaviour {
  return play({ waitMs }, ...textSteps(text));
}

/** Writes `text` and then never another byte. */
export function stallingAfter(text: string): Behaviour {
  return play(...textSteps(text, null), { stall: true });
}

/** Answers the connection and never sends a byte. */
export const silent: Behaviour = play({ stall: true });

export const unauthorized: Behaviour = refuse(401, 'Incorrect API key provided');

/** A model that is no more, or a request that it does not take. */
export const rejected: Behaviour = refuse(400, 'No such model');

/** Over its rate, with the wish to wait. */
export function rateLimited(retryAfterSeconds: number): Behaviour {
  return refuse(429, 'Rate limit reached', { 'retry-after': String(retryAfterSeconds) });
}

export const serverError: Behaviour = refuse(500, 'The server had an error');

export const overloaded: Behaviour = refuse(503, 'Overloaded');

/** An HTML page of some proxy, with status 200. */
export const htmlErrorPage: Behaviour = () =>
  new Response('<html><body>Bad gateway</body></html>', {
    headers: { 'content-type': 'text/html' },
  });

/** Writes `text`, then an error object inside the stream. */
export function errorObjectAfter(text: string): Behaviour {
  const error = { message: 'The engine is overloaded', type: 'server_error', code: 503 };
  return play(...textSteps(text, null), { data: { error } }, { raw: 'data: [DONE]\n\n' });
}

/** Runs into the token limit. */
export function cutByLength(text: string): Behaviour {
  return play(...textSteps(text, 'length'));
}

/** The connection breaks. */
export function socketCutAfter(text: string): Behaviour {
  return play(...textSteps(text, null), { cut: true });
}

/** One line in the middle cannot be read; the rest is fine. */
export function malformedLineWithin(text: string): Behaviour {
  const steps = textSteps(text);
  const middle = steps.length >> 1;
  return play(
    ...steps.slice(0, middle),
    { raw: 'data: {"choices":[{"del\n\n' },
    ...steps.slice(middle),
  );
}

/** The stream ends without a finish reason. */
export function withoutFinish(text: string): Behaviour {
  return play(...textSteps(text, null), { raw: 'data: [DONE]\n\n' });
}

/** Thinks aloud first, in the field that reasoning models use. */
export function reasoning(thoughts: string, text: string): Behaviour {
  const pieces = thoughts.match(/[^]{1,8}/g) ?? [];
  return play(...pieces.map((piece) => delta({ reasoning_content: piece })), ...textSteps(text));
}

/** Ends at once without a word. */
export const empty: Behaviour = play(...endSteps('stop', 0));

/** Refuses by its content filter. */
export const filtered: Behaviour = play(...endSteps('content_filter', 0));
