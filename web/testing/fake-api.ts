import { vi } from 'vitest';
import { ERROR_STATUS, type ErrorCode, type FailureBody } from '#contract/errors.ts';

export interface RecordedCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = (call: RecordedCall) => Response | Promise<Response>;

/** What the bundler serves beside the modules: fetched, but no call of the API. */
const BUILD_FILE = /\.bin$/;

/** Replaces the network by a table of `METHOD /path` to answers, and records every call. */
export function fakeApi(answers: Record<string, Answer>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const call: RecordedCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    if (!BUILD_FILE.test(call.path)) calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (answer === undefined) throw new TypeError(`no answer for ${call.method} ${call.path}`);
    return await answer(call);
  });
  return calls;
}

export function success(body: object, status = 200): Response {
  return Response.json({ ok: true, ...body }, { status });
}

/** The failure shape of the API with the code's own status. */
export function failure(code: ErrorCode, extra: Partial<FailureBody> = {}): Response {
  const body: FailureBody = {
    ok: false,
    success: false,
    code,
    error: `sentence of ${code}`,
    message: `sentence of ${code}`,
    requestId: 'request-1',
    ...extra,
  };
  return Response.json(body, { status: ERROR_STATUS[code] });
}
