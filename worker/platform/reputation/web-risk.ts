import * as z from 'zod/mini';

const ENDPOINT = 'https://webrisk.googleapis.com/v1/uris:search';
const THREATS = ['SOCIAL_ENGINEERING', 'MALWARE', 'UNWANTED_SOFTWARE'] as const;
const TIMEOUT_MS = 3_000;

const answerOf = z.object({
  threat: z.optional(z.object({ threatTypes: z.array(z.string()) })),
});

/**
 * Whether an address is on a list of Google Web Risk (cloud.google.com/web-risk/docs/lookup-api). Throws when the
 * service does not say.
 */
export async function isListed(apiKey: string, address: string): Promise<boolean> {
  const url = new URL(ENDPOINT);
  url.search = new URLSearchParams([
    ...THREATS.map((threat) => ['threatTypes', threat]),
    ['uri', address],
  ]).toString();
  const response = await fetch(url, {
    headers: { 'x-goog-api-key': apiKey },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Web Risk answered ${response.status}`);
  }
  return answerOf.parse(await response.json()).threat !== undefined;
}
