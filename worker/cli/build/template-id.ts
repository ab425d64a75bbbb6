import { createHash } from 'node:crypto';

/** The URL namespace of RFC 9562. */
const NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** The UUID (version 5, RFC 9562) of a template: the same for the same slug, on every machine. */
export function templateId(slug: string): string {
  const digest = createHash('sha1').update(NAMESPACE).update(`bluewave/templates/${slug}`).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString('hex', 0, 16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
