import { foldName, foldWord } from '#domain/reading/fold.ts';
import type { EditMessages } from './messages-en.ts';
import { COLOUR_WORDS } from './read/looks.ts';

type Reason = keyof EditMessages['cannot'];

/** Words of which one must stand in a wish, folded: `*` is any ending. */
function any(words: string): RegExp {
  return new RegExp(
    String.raw`(?<!\p{L})(?:${words.replaceAll('*', String.raw`\p{L}*`)})(?!\p{L})`,
    'u',
  );
}

const PEOPLE =
  'readers|visitors?|customers?|clients?|guests|people|users?|they|anyone|somebody|someone|lettori|visitatori|clienti|ospiti|loro|gente|person[ae]|utenti|chi';
const BY_ITSELF =
  'live|real[ -]time|tempo reale|in diretta|right (?:now|this second)|in questo (?:preciso )?momento|da sol[oaie]|(?:by )?(?:itself|themselves)|automatic*|straight out of|sync*|sincron*|in automatico';
const FILES =
  'photos?|pictures?|images?|pics?|logo|videos?|films?|foto|fotografi[ae]|immagin[ei]|filmat[oi]';
const ADDS =
  'add|put|replace|use|insert|upload|write|new|aggiung*|mett*|inser*|caric*|sostitu*|scriv*|nuov[oaie]';
const WRITES = 'write|make up|invent*|scriv*|inventa*|think up';
const COPY =
  'article|post|text|story|paragraphs?|sentences?|lines?|something|words|couple|description|articolo|testo|testi|racconto|paragraf[oi]|frasi|righ[ae]|qualcosa|attacco|descrizion[ei]|due righe';

/** What no page made here can do, or may say: of each reason one word of every group stands in one sentence. The first counts. */
const CANNOT: readonly (readonly [reason: Reason, ...groups: RegExp[]])[] = [
  [
    'untrue',
    any(
      "not (?:yet )?true|isn'?t (?:yet )?true|even (?:if|though) (?:it|we|i) (?:is|are|am|have|do|were|was)(?: not|n't)|non (?:e|e') (?:ancora )?vero(?! che)|anche se non|fake|fint[ao]|false|fals[oaie]",
    ),
  ],
  [
    'reviews',
    any('reviews?|testimonials?|recension[ei]|testimonianz[ae]|comment[oi]'),
    any(
      'mak(?:e|ing) (?:(?:them|it|some|these|those) )?up|made up|invent*|a caso|a piacere|scriv* voi',
    ),
  ],
  [
    'figures',
    any('stars?|stelle|reviews?|recensioni|rating|punteggio'),
    any("more or less|roughly|or so|piu o meno|circa|all'incirca"),
  ],
  [
    'ranking',
    any('google|search*|types?|googl*|cerca*|motor[ei] di ricerca'),
    any(
      'first|top|number one|number 1|higher|above|rank*|come up|numero uno|prim[oaie]|in cima|in alto|salire|posizion*|per prim[oaie]',
    ),
  ],
  [
    'messages',
    any(
      'sends?|sending|mand(?:a|are|ami|i|ate|asse)|invi(?:a|are|ami|i|ate|asse)|spedi(?:sci|re|te|sse)|arriv(?:i|a|ino|ano|asse|are)|e-?mail|warn*|notify|avvis*',
    ),
    any(
      "e-?mails?|sms|text(?: message)?s?|newsletters?|messag(?:e|es|gio|gi)|mail|(?:l')?invit[oi]|invitations?|invites?|conferma|conferme|confirmations?|everyone|tutti",
    ),
    any(
      `${ADDS}|send*|mand*|invi*|spedi*|arriv*|email me|mail me|every|everyone|warn*|notify|avvis*|whenever|when|quando`,
    ),
  ],
  [
    'statistics',
    any(
      'how many|number of|counter|statistic*|stats|analytics|figures for|quant[ie]|contator[ei]|contare|conta|sapere chi',
    ),
    any(
      'click*|visit*|view*|subscri*|read it|using|came|cliccat*|visit*|iscritt*|visualizz*|accessi|guardat*|persone',
    ),
  ],
  [
    'payments',
    any(
      'pay|pays|paying|payments?|paga|pagano|paghi|paghino|pagare|pagass(?:e|ero)|pagamenti?|checkout|buy|deposit|acconto|caparra|comprare|carrello|shopping (?:cart|basket)',
    ),
    any(
      'paypal|satispay|apple pay|by card|cards?|online|on (?:the|my|this) (?:site|page|website)|right (?:on )?here|carta|carte|sul sito|qui|checkout|carrello|shopping (?:cart|basket)|deposit|acconto|caparra',
    ),
  ],
  [
    'accounts',
    any(
      'log ?in|sign ?in|log on|accounts?|password|members? area|area (?:riservata|clienti|personale)|upload their|caricasser*|accedere|spid|firm(?:i|are|assero)',
    ),
  ],
  [
    'bookings',
    any(
      'availability|available|calendar|booking system|free (?:dates|days|tables|seats|rooms)|book (?:a |an |their )?(?:\\p{L}+ )?online|disponibilita|calendario|(?:camere|date|tavoli|posti) (?:liber[ei]|occupat[ei])|prenot(?:ino|are|ano|azioni?)(?: \\p{L}+){0,3} online|prenotin[oi]|booking(?:\\.com)?',
    ),
  ],
  [
    'votes',
    any(
      'vot(?:e|es|ing|ano|are|azioni|ino)|ratings?|rate|stars?|stelle|stelline|valutazion[ei]|likes|comments?|comment(?:i|are|ino)',
    ),
    any(PEOPLE),
  ],
  ['live', any(BY_ITSELF)],
  [
    'customers',
    any('more|piu|bring|porta*|attract|increase|aumenta*|trova*|find'),
    any(
      'customers|clients|sales|followers|bookings|orders|clienti|vendite|follower|prenotazioni|ordini|visite|traffic|traffico',
    ),
  ],
  [
    'translate',
    any(
      'translat*|traduc*|tradur*|traduzione|(?:version|page|site|everything|tutto|sito|pagina|versione)(?: \\p{L}+){0,3}? (?:in(?:to)?|anche in) (?:english|italian|french|german|spanish|welsh|arabic|polish|chinese|inglese|italiano|francese|tedesco|spagnolo|sloveno|arabo|cinese|russo)|(?:english|italian|french|german|spanish|welsh|arabic) (?:version|translation)|versione (?:inglese|italiana|francese|tedesca|spagnola)',
    ),
  ],
  [
    'shorten',
    any(
      'short*|trim|too long|so long|halve*|accorci*|tropp[oa] lung[oaie]|e lunga|sono lunghi|dimezz*|riassum*|summari[sz]e|asciug*|sfoltisci*|(?:cut|trim|bring|ridu*)(?: \\p{L}+){0,6}? (?:to|by|at|in|a) (?:about |roughly )?(?:half|a half|meta|\\p{L}+ (?:sentences?|lines?|words|righe|frasi|riga)(?: each)?)|(?:one|two|three|a) (?:line|sentence)s? (?:each|at most)|(?:in|a) (?:una|due|tre) righ?[ae]',
    ),
  ],
  [
    'rewrite',
    any('rewrite|re-write|reword|rephrase|riscriv*|riformul*|scriv* meglio|better words|funnier'),
  ],
  ['copy', any(WRITES), any(COPY)],
  [
    'copy',
    any(
      '(?:a|another|un|due|tre|dieci) (?:paragraph|couple of (?:lines|sentences)|righe|paragrafo|(?:decina|paio) di righe) (?:about|on|su|sul|sulla|sui)',
    ),
  ],
  ['file', any(`(?:${ADDS})(?: \\S+){0,4}? (?:${FILES})`)],
  [
    'file',
    any(
      '(?:cambi(?:a|ate|are)|chang(?:e|ing)|swap) (?:the |our |la |le )?(?:\\p{L}+ )?(?:photo|picture|image|foto|immagine)(?: \\p{L}+){0,3} (?:with|for|to|con)',
    ),
  ],
  [
    'look',
    any(
      'modern*|boring|sad|dull|dusty|cheer*|livel*|elegant*|nicer|prettier|warm*|cold|colder|friendl*|cos(?:y|ier)|tech*|airy|airier|childish|bookish|professional*|class(?:y|ic)|fresh*|calm*|posh|jazz*|nerdi*|drama|fun|trist[ei]|allegr*|vivac*|noios*|pesant[ei]|arios*|fredd*|cald[oaie]|accoglient[ei]|infantil[ei]|raffinat*|spent[oaie]|seri[oa]|rinfresc*|scald*|giovan[ei]|bell[oa]|(?:feel|look)s? (?:more |less |a bit |too ){0,3}(?:like|tidy)|looking (?:less|more)|anni (?:novanta|ottanta)|piu da|meno (?:da|zen|istituzional[ei])|osa(?:te|re)?|(?:make|making|let)(?: \\p{L}+){1,4} (?:pop|stand out|shine|wow)|pops?(?: more| a bit)|risalt*|spicc*',
    ),
  ],
];

/** Who wants something gone wants no other look. */
const TAKES = any(
  'remov*|delet*|gone|get rid of|take (?:out|off|away|down)|togl*|elimin*|rimuov*|via|cancell*',
);

/** A colour says which look is meant. */
function tellsColour(wish: string): boolean {
  const words = foldName(wish).split(' ');
  return words.some((_, at) => COLOUR_WORDS.at(words, at, words.length).length > 0);
}

const SENTENCE_END = /[.!?;\n]+(?=\s|$)/;

/** Why a wish that was not understood cannot be granted at all, where it speaks of such a thing. */
export function whyNot(say: EditMessages, wish: string): string | undefined {
  // An address tells where a link is to lead: that can be done.
  if (/\w@\w|https?:\/\/|\.\w+\/|\.(?:png|jpe?g|webp|svg|gif|mp4)\b/i.test(wish)) return undefined;
  const sentences = foldWord(wish).split(SENTENCE_END);
  const isQuoted = /["“«]/.test(wish);
  const tellsThings = isQuoted || /[\d:]/.test(wish) || TAKES.test(wish) || tellsColour(wish);
  const found = CANNOT.find(
    ([reason, ...groups]) =>
      !(reason === 'look' && tellsThings) &&
      !(reason === 'copy' && isQuoted) &&
      sentences.some((sentence) => groups.every((words) => words.test(sentence))),
  );
  return found && say.cannot[found[0]];
}
