import { MAIL } from '#domain/reading/contact.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { PlanItem } from '#domain/page-plan/plan-types.ts';

const NETWORKS: readonly (readonly [name: string, words: RegExp, address: string])[] = [
  ['Instagram', /\b(?:instagram|insta|ig)\b/i, 'https://www.instagram.com/'],
  ['Facebook', /\b(?:facebook|fb)\b/i, 'https://www.facebook.com/'],
  ['TikTok', /\btik ?tok\b/i, 'https://www.tiktok.com/@'],
  ['YouTube', /\byou ?tube\b/i, 'https://www.youtube.com/@'],
  ['Telegram', /\btelegram\b/i, 'https://t.me/'],
  ['X', /\b(?:twitter|x)\b/i, 'https://x.com/'],
  ['Threads', /\bthreads\b/i, 'https://www.threads.net/@'],
];
const HANDLE = /(?<![\w.@])@([\w.]{2,30}\w)/g;
const WEB =
  /(?<![@\w.-])(?:https?:\/\/|www\.)[^\s<>"'(),;]{3,200}|(?<![@\w.-])(?:[a-z\d-]{2,40}\.)+(?:com|it|org|net|io|app|co\.uk|uk|eu|fm|me|dev|shop|studio|store|site|online|blog|info|art|link|club|bio|cafe|design|music|live|tv|ch|de|fr|us|cc|page)(?:\/[^\s<>"'(),;]{0,120})?(?![\w.-])/gi;
const LOOK_BACK = 30;

function tidy(address: string): string {
  return address.replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
}

/** Handles and web addresses of a brief, each once, with a name to show. Mail addresses are no links here. */
export function readLinks(brief: string): PlanItem[] {
  const bare = brief.replaceAll(new RegExp(MAIL.source, 'gi'), (found) => ' '.repeat(found.length));
  const handles = [...bare.matchAll(HANDLE)].map(({ 1: handle = '', index }) => {
    const end = index + handle.length + 1;
    const around = [
      bare.slice(Math.max(0, index - LOOK_BACK), index),
      bare.slice(end, end + LOOK_BACK),
    ];
    const [network] = around
      .map((side) => NETWORKS.find(([, words]) => words.test(side)))
      .filter((found) => found !== undefined);
    const [name = '', , address = ''] = network ?? [];
    return { name: `${name} @${handle}`, link: `${address}${handle}` };
  });
  const pages = [...bare.matchAll(WEB)].map(([found]) => {
    const address = tidy(found);
    const shown = address
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
    return { name: shown, link: address.startsWith('http') ? address : `https://${address}` };
  });
  const all = [...handles, ...pages].filter(({ link }) => /^https?:/.test(link));
  return [...new Map(all.map((item) => [item.link.toLowerCase(), item])).values()];
}

/** An entry of a list of links, when it holds an address: "shop (oona.example.com)". */
export function linkOf(entry: string): PlanItem | undefined {
  const mail = MAIL.exec(entry)?.[0];
  const [first] = readLinks(entry);
  const link = first?.link ?? (mail === undefined ? undefined : `mailto:${mail}`);
  if (link === undefined) return undefined;
  const shown = first?.name?.split(' ').at(-1) ?? mail ?? '';
  const name = entry
    .replaceAll(shown, '')
    .replace(/https?:\/\/\S*|www\.\S*/g, '')
    .replaceAll(/[()[\]:–—-]+\s*$|\(\s*\)/g, '')
    .trim();
  return { name: capitalise(name.length > 1 ? name : shown), link };
}
