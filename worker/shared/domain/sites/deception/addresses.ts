/** Hosts that only take in what is sent to them. */
const DROPS =
  /(?:^|\.)(?:api\.telegram\.org|discord(?:app)?\.com|webhook\.site|requestbin\.[a-z]+|pipedream\.net|ngrok(?:-free)?\.(?:io|app|dev)|beeceptor\.com|hookb\.in|trycloudflare\.com|loca\.lt)$/;
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\d{6,10}|0x[0-9a-f]{6,8}|\[[0-9a-f:.]+\])$/;
const ONWARD =
  /[?&](?:url|u|q|redirect|redirect_ur[il]|next|goto|target|dest|continue|r|link)=https?(?::|%3a)/i;
const FORWARDERS =
  /(?:^|\.)(?:bit\.ly|tinyurl\.com|t\.co|is\.gd|cutt\.ly|rebrand\.ly|ow\.ly|s\.id|t\.ly|shorturl\.at|goo\.gl|rb\.gy)$/;

/** An absolute web address. */
export interface Address {
  /** In small letters, without a port; a name with other letters than Latin ones stays as it is written. */
  host: string;
  query: string;
}

const ABSOLUTE = /^(https?|wss?):[/\\]*([^/\\?#]*)([^]*)$/i;

/**
 * Reads an absolute web address as browsers do: tabs and line ends in it are dropped, and what stands before an `@` is
 * no host. Null for the page's own paths and for anything else.
 */
export function readAddress(address: string): Address | null {
  const text = address.replace(/[\t\n\r]/g, '').trim();
  const whole = /^[/\\]{2}/.test(text) ? `https:${text}` : text;
  const [, scheme, authority = '', rest = ''] = ABSOLUTE.exec(whole) ?? [];
  const host = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .toLowerCase();
  if (scheme === undefined || host === '' || /\s/.test(host)) return null;
  return { host, query: rest.split('#')[0]?.replace(/^[^?]*/, '') ?? '' };
}

/** A host that takes in data for somebody without a name: a chat's webhook, a tunnel, a bare number. */
export function isDrop({ host }: Address): boolean {
  return DROPS.test(host) || IP_ADDRESS.test(host);
}

/** An address that only leads on to another one. */
export function leadsOn({ host, query }: Address): boolean {
  return FORWARDERS.test(host) || ONWARD.test(query);
}
