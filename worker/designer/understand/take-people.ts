import { capitalise } from '#domain/reading/letters.ts';
import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { addItems, type Collector } from './content.ts';
import { splitEntries } from './rows.ts';

const PERSON =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Dott|Dott\.ssa|Ing|Avv|dr|dott\.ssa|dott|prof|la|il|sig|sig\.ra)\.?\s)?\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Lu}[\p{L}'’.-]*|d[aei]l?|van|von|de)){0,3}$/u;
/** "FIGC", "Figc": who trained somebody is nobody. */
const ACRONYM = /^(?:\P{Ll}+|\p{Lu}[^aeiouàèéìòùy\s]{2,}|Figc|Coni|Uisp|Csen|Fipav|Fitri)$/u;
const ROLES =
  'instructors?|teachers?|tutors?|dentists?|hygienists?|staff|team|partners?|owners?|founders?|hosts?|speakers?|blowers?|brewers?|barbers?|stylists?|bakers?|chefs?|committee|trainers?|guides?|coaches|therapists?|makers?|crew|directors?|members|istruttor[ei]|istruttric[ei]|insegnanti?|maestr[aoie]|docenti?|titolar[ei]|soci|gestor[ei]|birrai|barbieri|fondator[ei]|conduttor[ei]|cuoc[oi]|medic[io]|dentist[ei]|igienist[ae]|guide|allenator[ei]|relator[ei]|volontari|direttor[ei]|direttric[ei]|presidente|educat(?:ori|rici)|nurses?|vets|veterinari[eo]?|assistants?|assistenti|referent[ei]|responsabil[ei]|artisti?|artists|chair|sec|secretary|treasurer|welfare|segretari[oa]|tesorier[ea]|conducono|conduce|tiene il corso|i titolari sono|noi siamo';
const ANNOUNCED = new RegExp(
  `^(?:(?:the|our|my|i|gli|le|la|il)\\s)?(${ROLES})(?:\\s?[:–—-]\\s?|\\s(?:are\\s|is\\s|sono\\s|è\\s)?)(.+)$`,
  'iu',
);
/** "Le educatrici sono Marta Lunghi e Sara Beltrame", "our alpacas are Clement and Fig". */
const NAMED = /^(?:le|gli|i|the|our|nostr[ie])\s(\p{Ll}{4,20})\s(?:sono|are)\s(\p{Lu}.+)$/iu;
const ASIDE = /^(.*?)\s*\(([^()]+)\)$/u;
const LABEL_ONLY =
  /^(?:staff|team|noi siamo|i titolari sono|conducono|conduce|tiene il corso|crew|members)$/i;

function toPerson(entry: string, role: string): PlanItem[] {
  const [, bare = entry, aside] = ASIDE.exec(entry) ?? [];
  const name = bare.trim();
  if (!PERSON.test(name) || ACRONYM.test(name)) return [];
  const note = [LABEL_ONLY.test(role) ? undefined : role, aside].filter(Boolean).join(', ');
  return [{ name: capitalise(name), ...(note && { text: capitalise(note) }) }];
}

const TEAM_WISH =
  /(?<!\p{L})(?:team|staff|crew|squadra|chi siamo|le persone|the people)(?!\p{L})[^:\n]{0,60}:\s([^.:\n]{5,200})/iu;
const FEWEST_NAMED = 2;

/** "A section Meet the team, first names only: Jodie, Amir and Big Sam": people whom a wish names. */
export function takeWishedPeople(text: string, collector: Collector): void {
  const [, list] = TEAM_WISH.exec(text) ?? [];
  if (list === undefined || collector.content.sections.has('team')) return;
  const entries = splitEntries(list).flatMap((entry) => entry.split(BETWEEN_PEOPLE));
  const people = entries.flatMap((entry) => toPerson(entry, 'team'));
  if (people.length >= FEWEST_NAMED && people.length === entries.length) {
    addItems(collector, 'team', people);
  }
}

const ROLE_AND_NAME = new RegExp(`^(${ROLES})\\s?[:–—-]\\s?(.+)$`, 'iu');
/** "Beppe in cucina, Lina in sala", "Teo voce e tromba, Cate sax". */
const WITH_PLACE =
  /^(\p{Lu}[\p{L}'’.]+(?:\s\p{Lu}[\p{L}'’.]+)?)\s((?:in cucina|in sala|al banco|ai fornelli|in the kitchen|front of house|behind the bar|at the till|(?:(?:on|alla|al|lead)\s)?(?:voce|vocals?|vox|sax|bass|basso|drums|batteria|guitars?|chitarr[ae]|keys|keyboards|tastier[ae]|tromba|trumpet|fiddle|violino|violin|piano|fisarmonica|accordion|cello|percussion[ei]?|trombone|flauto|flute))(?!\p{L}).*)$/iu;

/** Each entry with a role of its own; none unless all have one. */
function withOwnRoles(entries: readonly string[]): PlanItem[] {
  const people = entries.flatMap((entry): PlanItem[] => {
    const [, role, person = ''] = ROLE_AND_NAME.exec(entry) ?? [];
    if (role !== undefined && PERSON.test(person)) {
      return [{ name: person, text: capitalise(role) }];
    }
    const [, name, place] = WITH_PLACE.exec(entry) ?? [];
    return name === undefined || place === undefined ? [] : [{ name, text: capitalise(place) }];
  });
  return people.length >= FEWEST_NAMED && people.length === entries.length ? people : [];
}

const BETWEEN_PEOPLE = /\s(?:and|e|ed|&|\+)\s(?=\p{Lu})/u;

const SINGULARS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?<=[a-z]{3})s$/iu, ''],
  [/trici$/iu, 'trice'],
  [/tori$/iu, 'tore'],
  [/ist[ie]$/iu, 'ista'],
  [/(?<=[ae]n)ti$/iu, 'te'],
  [/maestre$/iu, 'maestra'],
  [/maestri$/iu, 'maestro'],
  [/cuochi$/iu, 'cuoco'],
  [/ai$/iu, 'aio'],
];

/** "Educatrici" of several is "educatrice" of each. */
function ofOne(role: string): string {
  const [plural, singular = ''] = SINGULARS.find(([words]) => words.test(role)) ?? [];
  return plural === undefined ? role : role.replace(plural, singular);
}

const FAMILY =
  /^(?:gestione familiare|family run|a family business|formazione|line-?up)\s?[:–—-]\s?/iu;

/** Takes "Partners: Imke Harrow, Tobias Vane" as people. */
export function takePeople(sentence: string, collector: Collector): boolean {
  const bare = sentence.trim().replace(/(?<![.!])[.!]+$/, '');
  const own = withOwnRoles(splitEntries(bare.replace(FAMILY, '')));
  if (own.length > 0) {
    addItems(collector, 'team', own);
    return true;
  }
  const [, role = '', rest = ''] = ANNOUNCED.exec(bare) ?? NAMED.exec(bare) ?? [];
  if (rest === '' || rest.length > 200) return false;
  const entries = splitEntries(rest).flatMap((entry) => entry.split(BETWEEN_PEOPLE));
  const people = entries.flatMap((entry) =>
    toPerson(entry, entries.length > 1 ? ofOne(role) : role),
  );
  if (people.length === 0 || people.length < entries.length) return false;
  addItems(collector, 'team', people);
  return true;
}
