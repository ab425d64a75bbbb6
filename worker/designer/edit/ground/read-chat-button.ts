import { elementsIn, textOf } from '#domain/html/query.ts';
import { findPhone, whatsappAddress } from '#domain/reading/contact.ts';
import { foldName } from '#domain/reading/fold.ts';
import type { Target } from '../intents/edit-intent.ts';
import { isButton } from '../page/find-elements.ts';
import { isFrame } from '../page/find-sections.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { told } from './courtesy.ts';

const BUTTON = '(?:button|pulsante|bottone)';
const CHAT = new RegExp(
  `^(?:add|put|aggiung(?:i|ete|ere)|mett(?:i|ete|ere)|inseri(?:sci|te|re)) (?:an? |un )?(?:whatsapp ${BUTTON}|${BUTTON} (?:di |per |for |to )?whatsapp)[,:]? (?:(?:with|con|to|al|number|numero|the|il) )*(?<phone>\\+?\\d[\\d ./-]{6,18}\\d)(?:,? (?:next to|near|beside|by|vicino al?|accanto al?|di fianco al?) (?:the |il )?(?:${BUTTON} )?["“«]?(?<beside>.{2,60}?)["”»]?(?: ${BUTTON})?(?<top> (?:at the top|up top|in alto|in cima))?)?$`,
);

/** A button that opens a chat with the number that is told, beside the button that is named. */
export function readChatButton(request: Request, from: number, to: number): Reading | undefined {
  const { phone, beside, top } = CHAT.exec(told(request, from, to).folded)?.groups ?? {};
  const number = phone === undefined ? undefined : findPhone(phone);
  if (number === undefined || request.page.limit) return undefined;
  const target = beside === undefined ? undefined : sectionOf(request, beside, top !== undefined);
  if (beside !== undefined && !target) return undefined;
  const href = whatsappAddress(number, request.page.language);
  return { intents: [{ kind: 'add-button', label: 'WhatsApp', href, target }] };
}

/** The section whose first button has this name: the topmost one, or the only one. */
function sectionOf(request: Request, name: string, isTop: boolean): Target | undefined {
  const found = request.page.sections.flatMap((section) => {
    const button = isFrame(section) ? undefined : elementsIn(section.element).find(isButton);
    return button && foldName(textOf(button)) === foldName(name) ? [section.element] : [];
  });
  const [first, another] = found;
  return first && (isTop || !another) ? pinned(request, name, { elements: [first] }) : undefined;
}
