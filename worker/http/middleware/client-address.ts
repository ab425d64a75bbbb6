const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * The address that limits count by: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household has 2^64 of them. Cloudflare sets the header and overwrites what a client sends.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'unknown';
  return address.includes(':') ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, ALL_GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).map(trimZeros).join(':')}::/64`;
}

function trimZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
