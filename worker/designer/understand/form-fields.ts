import { foldWord } from '#domain/reading/fold.ts';
import type { FieldType, PlanField } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { hasDate, splitEntries } from './rows.ts';

/** "a booking form with name, date and number of dogs", "modulo: nome, telefono, numero ospiti". */
const FORM =
  /\b(?:forms?|modulo|enquiry|request|booking(?! (?:software|app|system|platform|tool)s?\b)|rsvp|sign-?up|prenotazione|prenotazioni|richiesta|iscrizioni?)\b[^.:;\n]{0,60}?(?:\b(?:with|asking(?: for)?|fields|con(?: i campi)?|campi|dove chiedere|che chied[ae]|per chiedere|chiedendo)\b:?|w\/|:|\(|\s[-–]\s)\s*((?:[^.;\n()]|\([^()\n]*\)){4,240})/giu;
const TYPES: readonly (readonly [FieldType, RegExp])[] = [
  ['email', /\be-?mail\b|\bmail\b|posta elettronica/],
  ['tel', /phone|telefono|\btel\b|cellulare|mobile|whatsapp/],
  ['date', /\bdate\b|\bdates\b|\bdata\b|\bgiorno\b|\bday\b|check-?in|check-?out|arrivo|partenza/],
  ['time', /\btime\b|\bora\b|orario/],
  ['number', /how many|number of|numero|quant[iei]|guests|ospiti|people|persone|size in|age|eta\b/],
  [
    'long',
    /message|messaggio|notes?\b|note\b|description|descrizione|allergi|intolleran|comment|details|dettagli|tell us/,
  ],
  ['tick', /consent|consenso|privacy|newsletter/],
  [
    'text',
    /name|nome|surname|cognome|address|indirizzo|breed|razza|type|tipo|model|modello|subject|oggetto|city|citta|company|azienda|child|bambin|instrument|strumento|level|livello|room|camera|topic|service|servizio|vegetarian|menu|dog|cane|boat|barca|song|canzone|size|taglia|style|stile|place|luogo|body part|zona|idea/,
  ],
];
const FEWEST_FIELDS = 2;
const FEWEST_BARE = 4;
const MOST_FIELDS = 12;
const LONGEST_LABEL = 58;
const MOST_WORDS = 7;

const CHOICE = /^([^:]{3,58}):\s*([^:]+\/[^:]+)$/u;
const YES_NO = /^(.{3,50}?)[\s,]+(?:s[iì]\s?\/\s?no|yes\s?\/\s?no|y\/n)$/iu;
const ASIDE = /\s*\([^()]*\)/g;

/** "Have you done any Latin: none / a bit", "navetta sì/no". */
function toChoice(entry: string): PlanField | undefined {
  const [, asked, listed] = CHOICE.exec(entry) ?? [];
  if (asked !== undefined && listed !== undefined) {
    const options = listed.split('/').map((one) => capitalise(one.trim()));
    return { label: capitalise(asked.trim()), type: 'choice', options };
  }
  const [, question] = YES_NO.exec(entry) ?? [];
  if (question === undefined) return undefined;
  const options = /s[iì]\s?\/\s?no$/i.test(entry) ? ['Sì', 'No'] : ['Yes', 'No'];
  return { label: capitalise(question.trim()), type: 'choice', options };
}

const CHOICES = /\(([^()]{3,90})\)/u;
const BETWEEN_CHOICES = /\s*[,/]\s*(?:(?:or|o|oppure)\s)?|\s(?:or|o|oppure)\s/iu;
const BEHIND_CHOICES = /(?<=\))\s(?:and|e)\s/u;
const ALTERNATIVES = /\/|\s(?:or|o|oppure)\s/iu;
const MOST_WORDS_OF_CHOICE = 4;

/** "Menu (beef, fish or veggie)": what stands in brackets behind a field is there to choose from. */
function optionsIn(entry: string): string[] | undefined {
  const aside = CHOICES.exec(entry)?.[1] ?? '';
  const listed = ALTERNATIVES.test(aside) ? aside.split(BETWEEN_CHOICES).filter(Boolean) : [];
  const areShort = listed.every((one) => one.split(/\s+/).length <= MOST_WORDS_OF_CHOICE);
  if (listed.length < FEWEST_FIELDS || !areShort) return undefined;
  return listed.map((one) => capitalise(one.trim()));
}

/** "nome telefono giorno ora": fields without commas between them. */
function splitWords(entry: string): string[] {
  const words = entry.split(/\s+/);
  const isField = (word: string): boolean => TYPES.some(([, known]) => known.test(foldWord(word)));
  const isList = words.length >= FEWEST_BARE && words.filter(isField).length * 2 > words.length;
  return isList && !/[,()/:?]/.test(entry.replace(/s[iì]\/no/i, '')) ? joinYesNo(words) : [entry];
}

function joinYesNo(words: readonly string[]): string[] {
  return words
    .join('\n')
    .replaceAll(/\n(?=(?:s[iì]|yes)\/no)/giu, ' ')
    .split('\n');
}

function toField(written: string): PlanField[] {
  const choice = toChoice(written.trim());
  if (choice) return [choice];
  const options = optionsIn(written);
  const entry = written.replaceAll(ASIDE, '').trim();
  const label = capitalise(
    entry.replace(/^(?:(?:the|a|an|your|their|il|la|lo|le|i|un|una)\s|l['’])/iu, '').trim(),
  );
  const folded = foldWord(label);
  const known = TYPES.find(([, words]) => words.test(folded))?.[0];
  const isShort = folded.split(' ').length <= MOST_WORDS;
  if (options !== undefined && isShort) return [{ label, type: 'choice', options }];
  const type = known ?? (isShort ? 'text' : undefined);
  if (type === undefined || label.length > LONGEST_LABEL || label.length < 2) return [];
  return [
    {
      label,
      type,
      ...(['text', 'email', 'tel'].includes(type) && isMain(folded) && { isRequired: true }),
    },
  ];
}

function isMain(folded: string): boolean {
  return /^(?:your )?(?:name|nome|nome e cognome|e-?mail|phone|telefono)/.test(folded);
}

/** A form that a brief asks for. */
export interface WishedForm {
  fields: PlanField[];
  /** The words before its fields when they name a date: "RSVP by 30 April". */
  until: string | undefined;
}

/** The form whose fields a brief names. */
export function readForm(brief: string): WishedForm | undefined {
  for (const [whole, list = ''] of brief.matchAll(FORM)) {
    const form = formOfEntries(splitEntries(list));
    if (form === undefined) continue;
    const lead = whole
      .slice(0, whole.indexOf(':') + 1)
      .replace(':', '')
      .trim();
    return { ...form, until: hasDate(lead) ? lead : undefined };
  }
  return undefined;
}

/** A form of these entries, each the words for one field or for several; undefined when they are too few. */
export function formOfEntries(entries: readonly string[]): WishedForm | undefined {
  const parts = entries.flatMap((entry) => entry.split(BEHIND_CHOICES)).flatMap(splitWords);
  const fields = parts.flatMap(toField);
  const own = [...new Map(fields.map((field) => [field.label.toLowerCase(), field])).values()];
  return own.length < FEWEST_FIELDS
    ? undefined
    : { fields: own.slice(0, MOST_FIELDS), until: undefined };
}

/** True of a sentence that lists the fields of a form. */
export function namesForm(sentence: string): boolean {
  return readForm(sentence) !== undefined;
}
