/** The `Stripe-Signature` header for a body: HMAC-SHA-256 over `seconds.body` (Stripe, scheme v1). */
export async function signWebhook({
  body,
  secret,
  atSeconds,
}: {
  body: string;
  secret: string;
  atSeconds: number;
}): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(`${atSeconds}.${body}`));
  const hex = [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${atSeconds},v1=${hex}`;
}
