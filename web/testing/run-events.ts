import type { GenerationEvent, GenerationStatus } from '#contract/generation.ts';

const encoder = new TextEncoder();

/** Events without their numbers. */
export type NewEvent = GenerationEvent extends infer E
  ? E extends unknown
    ? Omit<E, 'n'>
    : never
  : never;

/** The status of a run that is done and saved, with what a test says of it. */
export function runStatus(changes: Partial<GenerationStatus> = {}): GenerationStatus {
  return {
    ok: true,
    id: 'run-1',
    status: 'done',
    stage: 'ended',
    charged: true,
    refunded: false,
    model: 'offline',
    family: 'code',
    responseType: 'full',
    prompt: 'a bakery',
    startedAt: 0,
    delivery: 'saved',
    revision: 1,
    isProposal: false,
    isStandIn: false,
    summary: 'A bakery.',
    changes: [],
    notDone: [],
    notOnPage: [],
    toComplete: [],
    warnings: [],
    sections: [],
    checks: [],
    ...changes,
  };
}

/** Numbered events of a run, from a number on. */
export function numbered(events: readonly NewEvent[], from = 1): GenerationEvent[] {
  return events.map((event, index) => ({ ...event, n: from + index }));
}

/** The events of a run that writes a page in these pieces and is done. */
export function pageEvents(
  pieces: readonly string[],
  status: Partial<GenerationStatus> = {},
): GenerationEvent[] {
  const generation = runStatus(status);
  return numbered([
    { type: 'stage', stage: 'generation' },
    {
      type: 'head',
      responseType: generation.responseType ?? 'full',
      fileType: 'html',
      model: 'offline',
    },
    ...pieces.map((text) => ({ type: 'text', text }) as const),
    { type: 'end', length: pieces.join('').length, generation },
  ]);
}

export function toLines(events: readonly GenerationEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

/** An answer with these events; `x-generation-id` names the run. */
export function eventsResponse(events: readonly GenerationEvent[]): Response {
  return new Response(toLines(events), { headers: { 'x-generation-id': 'run-1' } });
}

/** A body that a test feeds by hand. */
export function openBody() {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  return {
    body,
    send: (text: string) => feed?.enqueue(encoder.encode(text)),
    close: () => feed?.close(),
    break: () => feed?.error(new TypeError('network error')),
  };
}
