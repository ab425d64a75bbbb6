import type {
  PageKind,
  PagePlan,
  PlanSection,
  PlanSectionKind,
} from '#domain/page-plan/plan-types.ts';
import { toPhoneLink } from '#domain/reading/contact.ts';
import { say } from '../trades/trade.ts';
import { readButton } from './asked-button.ts';
import { invites } from './plan-sections.ts';
import { PLAN_WORDS } from './plan-words.ts';
import type { PlanOfBriefInput } from './read-content.ts';

type Said = Pick<PlanOfBriefInput, 'text' | 'brief' | 'kind' | 'trade'>;

type ActionWord = keyof (typeof PLAN_WORDS)['en']['actions'];

/** What the main button does, the first whose section the page has. */
const ACTIONS: readonly (readonly [PlanSectionKind, ActionWord, (readonly PageKind[])?])[] = [
  ['booking', 'reply', ['invitation']],
  ['rsvp', 'reply', ['invitation']],
  ['episodes', 'listen', ['podcast']],
  ['links', 'listen', ['podcast']],
  ['newsletter', 'subscribe', ['blog']],
  ['links', 'links', ['links']],
  ['events', 'dates', ['band']],
  ['pricing', 'tickets', ['event']],
  ['schedule', 'programme', ['event', 'invitation']],
  ['booking', 'book'],
  ['menu', 'prices'],
  ['catalogue', 'prices'],
  ['rooms', 'prices'],
];

const BY_TEXT =
  /\b(?:book(?:ings?)? by text|text(?: me| us)?(?: or \w+)?|by text|sms|messaggi[no]?)\b/i;
const BY_WHATSAPP = /\b(?:whats?app|wapp)\b/i;

/** The written way that a brief gives its telephone number for. */
function wayOf(
  text: string,
  phone: string,
): { word: 'text' | 'whatsapp'; link: string } | undefined {
  const at = text.indexOf(phone);
  const before = text.slice(Math.max(0, at - BESIDE), at);
  const digits = phone.replaceAll(/\D/g, '');
  if (BY_WHATSAPP.test(before)) {
    const national = digits.startsWith('07') ? `44${digits.slice(1)}` : undefined;
    const full = /^3\d{8,9}$/.test(digits) ? `39${digits}` : national;
    if (phone.startsWith('+') || full)
      return { word: 'whatsapp', link: `https://wa.me/${full ?? digits}` };
  }
  return BY_TEXT.test(before) ? { word: 'text', link: `sms:${digits}` } : undefined;
}

const BESIDE = 34;

/** Whoever is reached by telephone alone, or first, is called or written to. */
function callOf({ text, brief, trade }: Said): PagePlan['action'] | undefined {
  const { phone, mail, language } = brief;
  if (phone === undefined) return undefined;
  const { actions } = PLAN_WORDS[language];
  const way = wayOf(text, phone);
  if (way !== undefined) return { label: `${actions[way.word]} ${phone}`, link: way.link };
  const link = toPhoneLink(phone);
  if (trade?.goal === 'call') return { label: say(trade.action, language), link };
  return mail === undefined ? { label: `${actions.call} ${phone}`, link } : undefined;
}

const FORMS: ReadonlySet<PlanSectionKind | undefined> = new Set(['booking', 'rsvp']);

/** Whoever gives only a handle is written to there. */
function reachedAt(has: (one: PlanSectionKind) => boolean): string {
  return has('contact') || !has('links') ? '#contact' : '#links';
}

/** What the main button says and does. */
export function actionOf(
  { text, brief, kind, trade }: Said,
  sections: readonly PlanSection[],
): PagePlan['action'] {
  const { actions } = PLAN_WORDS[brief.language];
  const button = readButton(text);
  if (button) return { label: button.label, link: button.isForNews ? '#newsletter' : '#contact' };
  const has = (one: PlanSectionKind): boolean =>
    sections.some((section) => section.kind === one && !section.isGap);
  const found = ACTIONS.find(([one, , kinds]) => has(one) && (kinds?.includes(kind) ?? true));
  const label =
    trade && invites({ text, brief, trade }) ? say(trade.action, brief.language) : undefined;
  const call = FORMS.has(found?.[0]) ? undefined : callOf({ text, brief, kind, trade });
  if (call) return call;
  const isTold = found?.[0] === 'menu' && label !== undefined && trade?.goal !== 'visit';
  if (found === undefined || isTold) {
    return { label: label ?? actions.contact, link: reachedAt(has) };
  }
  return { label: actions[found[1]], link: `#${found[0]}` };
}
