import type { EditIntent } from '../edit-types.ts';
import { slotOf, type Clause } from '../request/clause.ts';
import { MAIL, pattern, PHONE, URL_WORDS } from './patterns.ts';

const LABELLED = String.raw`\b(?:called|named|saying|that says|labelled|with the text|chiamat[oa]|con scritto|con il testo|che dica|che dice)\s+(?<label>.+?)(?:\s+(?:that|which|linking|leading|to|next|beside|in|under|below|che|verso|accanto|vicino|sotto)\b.*)?$`;

/** "add a second button «Order a cake»". */
export function readAddButton(clause: Clause): EditIntent | undefined {
  const isButton = clause.mentions.some(
    (mention) => mention.type === 'element' && mention.element === 'button',
  );
  if (!isButton || !clause.verb || !['add', 'wish'].includes(clause.verb.class)) return undefined;
  const label =
    clause.quoted[0]?.text ?? slotOf(clause, pattern(LABELLED).exec(clause.folded), 'label');
  if (!label) return undefined;
  const section = clause.mentions.find((mention) => mention.type !== 'element');
  const target =
    section?.type === 'section'
      ? { section: section.section }
      : section?.type === 'name'
        ? { sectionName: section.name }
        : undefined;
  return { kind: 'add-button', label, href: addressIn(clause), target };
}

function addressIn(clause: Clause): string | undefined {
  const url = URL_WORDS.exec(clause.text)?.[0];
  if (url) return url.startsWith('www.') ? `https://${url}` : url;
  const mail = clause.text.match(MAIL)?.[0];
  if (mail) return `mailto:${mail}`;
  const phone = clause.text.match(PHONE)?.[0];
  return phone && `tel:${phone.replace(/[^\d+]/g, '')}`;
}

const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/\binstagram\b/, 'Instagram'],
  [/\bfacebook\b/, 'Facebook'],
  [/\blinkedin\b/, 'LinkedIn'],
  [/\btiktok\b/, 'TikTok'],
  [/\byoutube\b/, 'YouTube'],
  [/\btripadvisor\b/, 'Tripadvisor'],
];

/** "add our Instagram https://…", "add the WhatsApp number 333 1234567", "add the phone number …". */
export function readAddContact(clause: Clause): EditIntent | undefined {
  if (!clause.verb || !['add', 'wish', 'change'].includes(clause.verb.class)) return undefined;
  const url = URL_WORDS.exec(clause.text)?.[0];
  const phone = clause.text.match(PHONE)?.[0]?.trim();
  if (/\bwhatsapp\b/.test(clause.bare) && phone)
    return { kind: 'add-contact', label: 'WhatsApp', href: `whatsapp:${phone}`, fact: undefined };
  const network = NETWORKS.find(([words]) => words.test(clause.bare))?.[1];
  if (network && url)
    return {
      kind: 'add-contact',
      label: network,
      href: url.startsWith('http') ? url : `https://${url}`,
      fact: undefined,
    };
  if (clause.verb.class !== 'add') return undefined;
  const mail = clause.text.match(MAIL)?.[0];
  if (mail && /\b(?:e-?mail|mail|posta)\b/.test(clause.bare))
    return { kind: 'add-contact', label: mail, href: `mailto:${mail}`, fact: 'mail' };
  const isPhone = /\b(?:phone|telephone|mobile|number|telefono|cellulare|numero)\b/.test(
    clause.bare,
  );
  return phone && isPhone
    ? {
        kind: 'add-contact',
        label: phone,
        href: `tel:${phone.replace(/[^\d+]/g, '')}`,
        fact: 'phone',
      }
    : undefined;
}
