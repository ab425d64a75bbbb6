import { foldName } from '#domain/reading/fold.ts';
import { attributeOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { isFrame } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { saidBy } from './courtesy.ts';
import { entryName } from './ground-page.ts';
import { entriesIn, refer } from './refer.ts';
import { isJoining, stemsOf } from './words.ts';

const GONE =
  /^(.{2,80}?) (?:(?:is|are|has been|have been|was) (?:now )?(?:off(?: the (?:menu|list|board|programme|page))?|cancel+ed|called off|discontinued|withdrawn|no longer (?:available|on|sold|offered|on the (?:menu|list)))|(?:is|are) not (?:available )?any ?more|(?:e|è|sono|è stat[oa]|sono stat[ie]) (?:annullat|cancellat|soppress|eliminat|sospes|ritirat|tolt)[oaie]|(?:salta|saltano)|non (?:c'è|c'e|ci sono|si fa|si fanno|è disponibile|sono disponibili) piu|(?:esce|escono) (?:dal menu|dalla carta|dal listino)|(?:has|have) left(?: us)?|left us|no longer works? (?:here|with us)|does(?:n't| not) work (?:here|with us) any ?more|(?:is|are) leaving(?: us)?|non lavora(?:no)? piu (?:qui|con noi)|ci ha(?:nno)? lasciat[oaie]|se n'e andat[oa])(?: (?:now|from today|any ?more|ora|da oggi|dal menu|dalla carta))?[.!]?$/;
/** Words that take something off, wherever they stand in a clause. */
const TAKES = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'remove|delete|drop|scrap|bin|ditch|lose|cancel|get rid of|away with|out with|cut out',
    '(?:needs? |wants? |has to be |have to be |should be |must be |could be |can be |to be )?(?:taking|taken|removed|deleted|removing|deleting|cut)(?: (?:off|out|away|down))?',
    'take(?= .*(?:off|out|away|down))|(?:can |could |should |must |may |has to |have to |needs? to |wants? to |want to )(?:go|come (?:off|down|out)|disappear)|(?:so )?(?:off|out) (?:it|they|he|she) goes?',
    'togli(?:ete|amo|ere|erei|eremmo)?(?:l[oaie])?|toglier(?:l[oaie])|lev(?:a|ate|iamo|are|erei|ar)(?:l[oaie])?|elimin(?:a|ate|iamo|are|erei|ar)(?:l[oaie])?|cancell(?:a|ate|iamo|are|erei|ar)(?:l[oaie])?|rimuov(?:i|ete|iamo|ere|erei|er)(?:l[oaie])?|via|spari(?:re|sca|scano)',
  ].join('|')})(?!\p{L})`,
  'gu',
);
/** What is said beside them and names nothing. */
const AROUND =
  /(?<!\p{L})(?:off|out|away|down|everywhere|completely|entirely|finally|at last|now|all|together|dappertutto|ovunque|del tutto|finalmente|proprio|pure|anche|da|si puo|si possono|si potrebbe|potremmo|possiamo|puoi|deve|devono|va|vanno|andrebbe|andrebbero|tolt[oaie]|tutt[oaie]|fa(?:re|i|te)?|(?:off|from) (?:the|our|my) (?:site|page|menu|list|website)|dal(?:la)? (?:sito|pagina|menu|lista|listino|banco)|is|are|to|so|e|che|can|could|i'd|we'd|it|them|they|un po')(?!\p{L})/gu;
const DENIES =
  /(?<!\p{L})(?:not?|non|don't|dont|never|except|but|ma|tranne|only|solo|senza|without|unless|if|se|until|fino|instead|invece|and|price|prezzo|date|data|photo|foto|picture|words?|parol[ae]|sentence|frase|space|spazio|line|between|tra|fra|colou?r|colore|border|bordo|background|sfondo)(?!\p{L})/u;

/** "So take him off, also from the form": what was said to be no more. */
const TAKE_IT =
  /^(?:so |quindi )?(?:(?:remove|delete|take|cancel) (?:him|her|them|it)|togli(?:ete|ere)?l[oaie]|leva(?:te|re)?l[oaie]|elimina(?:te|re)?l[oaie]|cancella(?:te|re)?l[oaie])(?: (?:off|out|away|down|everywhere|dappertutto|ovunque|(?:off|from) (?:the|our) (?:site|page|menu|list|website)|dal(?:la)? (?:sito|pagina|menu|lista|listino)))*(?:,? (?:also|and|too|anche|e)(?: from| in| dal| nel)? (?:the |our |il )?(?:form|menu|list|modulo|lista|footer))*$/;

/** A clause that says that something listed on the page is no more, or takes it off. */
export function readGoneClause(request: Request, from: number, to: number): Reading | undefined {
  const said = saidBy(request, from, to);
  if (said.endsWith('?') || request.page.limit) return undefined;
  if (TAKE_IT.test(said))
    return GONE.test(sentenceBefore(request, from)) ? { intents: [], manner: 'remark' } : undefined;
  const name = GONE.exec(said)?.[1];
  if (name !== undefined) return goneCalled(request, name) ?? goneAbout(request, name);
  const out = takenOut(said);
  return out === undefined
    ? undefined
    : (goneAbout(request, out, SAID_OF) ?? goneTitled(request, out) ?? goneFrom(request, out));
}

/** "The first of the questions" is a place, and "prima" in it no word of a text. */
const BY_PLACE =
  /^(?:the |la |il |l')?(?:first|second|third|last|prim[oa]|second[oa]|terz[oa]|ultim[oa]) (?:of|one|del|dell|dei|degli|delle)(?!\p{L})/u;

/** What a clause takes off, in whatever form it says so; undefined where it may not. */
function takenOut(said: string): string | undefined {
  const rest = said.replace(TAKES, ' ');
  if (rest === said || DENIES.test(rest)) return undefined;
  const named = rest
    .replace(AROUND, ' ')
    .replace(/[\s,.!:]+/g, ' ')
    .trim();
  return BY_PLACE.test(named) ? undefined : named;
}

/** Words around the title of a part that is to go: “the section where …” before it, “… which has closed” behind it. */
const PART_OF =
  /^(?:the |la |il |lo )?(?:section|part|bit|block|parte|sezione|riquadro|pezzo) (?:where|that says|called|dove|in cui|che dice|con) /;
const CLOSED =
  / (?:che|who|which|that) (?:ha|hanno|has|have|è|e|is) (?:chiuso|closed|shut|left|retired|smesso)$/;

/** An entry by its name, or a section by its whole title, in any order of its words. */
function goneTitled(request: Request, phrase: string): Reading | undefined {
  const [, ...rest] = phrase.split(PART_OF);
  const title = (rest[0] ?? phrase).replace(CLOSED, '');
  const words = contentOf(title);
  const [only, ...others] = refer(request, title);
  // The parts of an entry go by its title, too.
  const isOne = others.every(
    ({ element, label }) =>
      only &&
      (foldName(label) === foldName(only.label) || elementsIn(only.element).includes(element)),
  );
  if (!only || !isOne || words.length === 0) return undefined;
  const isWhole = contentOf(only.label).join(' ') === words.join(' ');
  // "The fax" is not all of "Copies and fax".
  const isPart = !isWhole && / (?:e|ed|and|&) /.test(only.label);
  const isNamed = only.level === 'entry' && (only.score ?? 0) >= LEAST_SCORE && !isPart;
  if (isNamed) return goneCalled(request, only.label) ?? gone(request, only.label, [only.element]);
  return isWhole && rest.length > 0 ? gone(request, only.label, [only.element]) : undefined;
}

const LEAST_SCORE = 3;

function contentOf(text: string): string[] {
  return [...stemsOf(text)].filter((word) => !isJoining(word)).sort();
}

/** "The article about the bread bag": of what it is told which one is meant. */
const SAID_OF =
  /^(?:the |il |lo |la |l')?\p{L}+ (?:about|on|with|called|of|from|su|sul|sullo|sulla|sulle|sui|sugli|sull'|con|di|del|della|dei|delle) /u;

const FROM =
  /^(.+?) (?:from|off|out of|in|on|da|dal|dallo|dalla|dai|dagli|dalle|nel|nella|nei|nelle|tra|fra) (?:(?:the|our|i|gli|le|il|la) )?(.+)$/;

/** "The practice cat from the team": the one entry of a section or list that tells all these words. */
function goneFrom(request: Request, phrase: string): Reading | undefined {
  const [, what = '', place = ''] = FROM.exec(phrase) ?? [];
  const words = contentOf(what);
  const holders = words.length > 0 ? refer(request, place) : [];
  const [holder, another] = holders.filter(({ level }) => level !== 'entry');
  if (!holder || another) return undefined;
  const [only, other] = entriesIn(request, holder).filter(({ says }) =>
    words.every((word) => says().has(word)),
  );
  return only && !other ? gone(request, only.label, [only.element]) : undefined;
}

function sentenceBefore(request: Request, from: number): string {
  const { words } = request;
  let to = from;
  while (to > 0 && /^[.!;,\n]$/.test(words[to - 1] ?? '')) to -= 1;
  let start = to;
  while (start > 0 && !/^[.!;,\n]$/.test(words[start - 1] ?? '')) start -= 1;
  return to > start ? saidBy(request, start, to) : '';
}

/** An entry by what it tells. */
function goneAbout(request: Request, phrase: string, form?: RegExp): Reading | undefined {
  if (form && !form.test(phrase)) return undefined;
  const [only, another] = refer(request, phrase).filter(({ level }) => level === 'entry');
  return only && !another ? gone(request, only.label, [only.element]) : undefined;
}

function goneCalled(request: Request, name: string): Reading | undefined {
  const words = [...stemsOf(name)].filter((word) => !isJoining(word));
  const listed = entriesOf(request.page);
  const named = listed.filter(({ stems }) => words.every((word) => stems.has(word)));
  const offered = named.filter(({ element }) => element.tag === 'option');
  const shownAs = named.filter((one) => !offered.includes(one));
  // A form offers people by their first names.
  const keys = [...new Set((shownAs.length > 0 ? shownAs : named).map(({ key }) => key))];
  const whole = keys.find(
    (key) => key === foldName(name).replace(/^(?:the|il|lo|la|i|gli|le|l) /, ''),
  );
  const key = whole ?? (keys.length === 1 ? keys[0] : undefined);
  if (words.length === 0 || keys.length === 0) return undefined;
  const shown = [...new Set(named.map(({ label }) => label))];
  if (key === undefined)
    return shown.length <= MOST_CHOICES
      ? { intents: [{ kind: 'ask', missing: 'which', choices: shown }] }
      : undefined;
  const same = named.filter(
    (one) => one.key === key || (keys.length === 1 && offered.includes(one)),
  );
  const label = same.find((one) => one.key === key)?.label ?? name;
  return gone(
    request,
    label,
    same.map(({ element }) => withEmptied(element)),
  );
}

function gone(request: Request, label: string, elements: readonly IndexedElement[]): Reading {
  const target = pinned(request, label, { elements });
  return {
    intents: [{ kind: 'remove', target }],
    about: { target, elements, role: 'item', name: label },
  };
}

const MOST_CHOICES = 6;

interface Listed {
  element: IndexedElement;
  label: string;
  key: string;
  stems: ReadonlySet<string>;
}

/** What lists of the content show under a name, and what forms offer. */
function entriesOf({ sections }: PageModel): Listed[] {
  return sections
    .filter((section) => !isFrame(section))
    .flatMap(({ element }) => elementsIn(element))
    .filter(({ tag }) => /^(?:li|article|tr|option)$/.test(tag))
    .flatMap((element) => {
      const label = element.tag === 'option' ? textOf(element) : entryName(element);
      return label === '' || attributeOf(element, 'data-times') !== undefined
        ? []
        : [{ element, label, key: foldName(label), stems: stemsOf(label) }];
    });
}

/** A list of one goes as a whole, with the heading above it. */
function withEmptied(element: IndexedElement): IndexedElement {
  const { parent } = element;
  if (!parent || !/^[uo]l$/.test(parent.tag) || childrenOf(parent).length !== 1) return element;
  const around = parent.parent && childrenOf(parent.parent);
  const isSet = around?.length === 2 && /^h[2-6]$/.test(around[0]?.tag ?? '');
  return isSet && parent.parent?.tag === 'div' ? parent.parent : element;
}
