import { readColours } from '#domain/reading/colours.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { readMood } from './colours.ts';
import { readTones } from './tones.ts';

/** How a sentence begins that tells the designer what to do. */
const ORDER =
  /^(?:(?:hi|hello|hey|ciao|salve|buongiorno|please|pls|also|and|then|but|so|maybe|just|ok|oh|per favore|poi|anche|inoltre|ma|magari|mi raccomando|ps|p\.s\.)[,:!]?\s+)*(?:create|make|build|design|generate|write|add|include|show|put|use|give|keep|leave|skip|avoid|(?:can|could)(?= (?:you|u|we|i|it|there|they|people|visitors|somebody|someone)\b)|want|wants|need|needs|i(?: |['’]d )?(?:want|need|would|['’]d|like|prefer|think|imagine|should (?:like|be grateful))|we(?: |['’]d )?(?:want|need|would|['’]d|like|prefer)|i['’]d|we['’]d|highlight|emphasi[sz]e|feel|think|start|begin|link|do(?:n['’]t| not)|ideally|if possible|(?:some|any|no)thing|should|must|has to|looking for|with (?:a |an |the )?(?:section|page|form|button|map|link)|make sure|let|let['’]s|colou?rs?|style|styling|look|tone|mood|vibe|font|fonts|palette|nothing|dark|light|crea\w*|fa[mi]+|fai|realizza\w*|genera\w*|progetta\w*|scriv[ie]\w*|mett\w+|aggiung\w+|inclu\w+|inseri\w+|mostra\w*|usa|usare|usate|togli\w*|evita\w*|lascia\w*|pu[oò]i|potresti|potete|comincia\w*|inizia\w*|evidenzia\w*|pensa\w*|qualcosa|nulla|se possibile|possibilmente|dev[eo]\w*|dovrebbe|dovranno|che sia|vorre\w+|vogli\w+|mi (?:serve|servirebbe|servono|piacerebbe|piace|raccomando)|ci (?:serve|servirebbe|servono|piacerebbe|piace|vuole|vogliono|vorrebbe)|ho bisogno|abbiamo bisogno|(?:mi|ci) fai|fate|fatemi|prevedi\w*|preveder\w+|sarebbe|tono|stile|toni|colou?r[ei]|colori|colore|font|sfondo|grafica|sito|pagina|target|site|page|website|landing|homepage|name it|call it|feels?|think|sign ?up)(?=[\s,:;.!?]|$)/i;

/** Words of talk about the page, wherever they stand. */
const ABOUT_THE_PAGE =
  /(?<!\b(?:on|building|camp|heritage|construction|burial|archaeological)[ -])\b(?:web ?sites?|(?:one|web|home|landing|single)[ -]?page|homepage|layouts?|fonts?|typography|typeface|serifs?|palette|header|footer|headline|hero|sito|siti|sezion[ei]|sections?|pagina|(?:this|the|a|my|our) (?:page|site)|would like|(?:i|we)['’]d like|vorr(?:ei|emmo)|vogli(?:o|amo)|piacerebbe|(?:(?<=^)|\b(?:it|this|that|everything|page|site|design|style|text|colou?rs?|fonts?|letters) )(?:should|must|has to|have to|needs? to) (?:be|have|say|work)|(?:should|must|has to|have to|needs? to) (?:feel|look|include|show|load)|(?:(?<=^)|\b(?:tutto|sito|pagina|grafica|stile|testo|caratteri|colori) )dev(?:e|ono) (?:essere|avere)|dev(?:e|ono) (?:esserci|sembrare|dare|contenere|funzionare|leggersi)|dovrebbe|please|pls|per favore|grazie|thank you|thanks|target audience|background|sfondo|banner|dark mode|stock|clipart|clip art|emojis?|clutter(?:ed)?|white ?space|negative space|spazi(?:o)? bianc(?:o|hi)|grafica|carattere|caratteri|stile|style|(?:at|near) the top|in alto|in fondo alla|mobile[- ]friendly|responsive|seo|pop-?ups?|animazion[ei]|animations?|cartoon\w*|foto (?:stock|grandi?)|(?:big|large|full[- ]width) (?:photo|picture|image)s?|immagin[ei] (?:grandi?|stock)|look and feel|vibe|buttons?|bottone|bottoni|pulsant[ei]|contact form|booking form|request form|modulo|form (?:with|per|con|to|for)|a form|un form|il form|placeholder|didascali\w+|tutta larghezza|tabella|index table|tiny type|numeroni|in vista|(?:si )?dev(?:e|ono) (?:poter\w* )?\p{L}+[aei]re|sign-?up|signup|typeface|lettering|halftone|captions?|mailing list|feels? like|(?:feel|look|vibes?|aesthetic)(?=$)|(?:simple|nice|small|new|little|modern|basic|quick|good|personal|one-page) sites?|\bglow\b|(?:official|practice|business|company) name|(?:would|could|might) be (?:nice|lovely|great|good|cool)|sarebbe (?:bello|carino)|that['’]?s it|dont|(?:photos|pictures|foto) (?:will|arriv|vengono|dopo)|come later|no bio|countdown|conto alla rovescia|(?:italian|english|italiano|inglese) (?:version|version[ei]))\b/iu;
/** Talk to the maker of the page. */
const TO_THE_MAKER =
  /(?<![\p{L}])(?:assicura(?:ti|tevi)|f(?:ai|ate) in modo|make sure|it(?:['’]d| would) be (?:nice|good|great|lovely|useful) (?:if|to)|sarebbe (?:bello|utile|carino|comodo)|(?:the )?most important thing is that (?:people|customers|they|visitors)|la cosa più importante è che (?:ci|la gente|i clienti|si)|decide(?:te)?(?:l[oiae])? (?:voi|tu)|(?<=^)(?:big|large|small|readable) (?:letters|type|print|text)|(?<=^)(?:testi|testo|caratteri|scritte|lettere) (?:brev[ei]|cort[oi]|grand[ei]|piccol[ei]|leggibil[ei])|(?<=^)short texts?|scriv(?:o|iamo) (?:per|a nome)|i(?: am|['’]m) writing (?:for|on behalf|about)|(?:i|we) write on behalf|put it|i mean it|mean it|giuro|non (?:ci |lo |la |me lo |mi )?(?:fate|fateci|fatemi|mettete|scrivete|usate|dite)|titol[oi] (?:sopra|sotto|grande)|i['’]?ll (?:put|send|add|upload|give)|i will (?:put|send|add|upload|give)|i can (?:send|give)|metto io|mett[eo] io|(?:li|le|la|lo|ve (?:li|le|la|lo)|te (?:li|le|la|lo)) (?:mando|metto)|vi mando|ti mando|lol|ahah|vi prego|mi raccomando|scriv(?:ete|i)l[oa]|up to you|you decide|as you like|fate voi|fai tu|vedete voi|lo so che|i know|se si può|se possibile|if (?:that['’]s |it['’]s )?possible|admin panel|pronto domani|by friday|on (?:the|this|my|our) (?:web)?(?:page|site)|from anywhere|sia (?:in )?italiano (?:che|sia)|in (?:tedesco|francese|spagnolo|german|french|spanish)|both (?:in )?english|animated|if people have|sulla pagina|nel sito|sul sito)(?![\p{L}])/iu;
const LOOK =
  /\b(?:colou?rs?|colori|colore|toni|tinte|palette|atmosfera|mood|minimal\w*|brutalis\w+)\b/i;
const SPEAKS =
  /^(?:we|our|i|my|sono|uso|lavoro|faccio|creo|dipingo|disegno|vendo|insegno|mi occupo|il nostro|la nostra|i nostri|le nostre|[a-zà-ÿ]+iamo)\b/i;
/** "No stock photos", "niente fronzoli": what the page shall not have. A bare refusal may also be a house rule. */
const REFUSAL = /^(?:no|not|never|without|please no|niente|nessun\w*|senza|non|mai)\s/i;
const NOT_IN_A_PAGE =
  /\b(?:moduli|modulo|forms?|photos?|foto|pictures?|images?|immagin[ei]|icons?|icon[ae]|clip|cartoons?|fumett\w+|drawings?|disegn\w+|illustra\w+|gradients?|sfumatur\w+|parallax|emojis?|animat\w+|animazion[ei]|pop-?ups?|fonts?|colou?r\w*|corners?|angol[io]|sliders?|carousels?|slogans?|sales|marketing|testo lungo|jargon|frills|fronzol\w+|rosa|pink|blue|blu|nero|black|white|glitter|skulls?|teschi|flames|fiamme|decorat\w+|decorazion\w+|pastel\w*|template|music notes|bars|barre|neon|kitsch|pacchian\w+|babyish|boring|fancy|corporate|text|testo|metter\w*|mettete|inserir\w*|usare|usate)\b/i;
const LONGEST_LOOK = 16;
/** Stands where a colour was. */
const COLOUR = '§';
const BETWEEN_LOOKS =
  /^(?:and|e|ed|off|like|come|but|ma|with|con|a|an|un|una|uno|the|il|la|touch|tocco|of|di|d|po|bit|some|not|non|too|troppo|very|molto|more|più|look|style|stile|tones?|toni|feel|accents?|dettagli|details|quite|rather|abbastanza|or|o|plus|on|su|in|lo|every|and|tipo)$/i;
const MOST_OTHER_WORDS = 2;

/** "Warm, rustic, olive green" describes the page; "birra artigianale" is something to drink. */
function isLookOnly(text: string): boolean {
  if (SPEAKS.test(text)) return false;
  const bare = readColours(readSource(text)).found.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${COLOUR} ${rest.slice(end)}`,
    text,
  );
  const words = bare.match(/[\p{L}\d#§]+/gu) ?? [];
  if (words.length > LONGEST_LOOK) return false;
  const isLook = (word: string): boolean =>
    word === COLOUR || readTones(word).length > 0 || readMood(word) !== undefined;
  const looks = words.filter(isLook).length;
  const others = words.filter((word) => !isLook(word) && !BETWEEN_LOOKS.test(word)).length;
  return (
    looks > 0 && (others === 0 || (looks > 1 && others <= Math.min(looks - 1, MOST_OTHER_WORDS)))
  );
}

/** True of a piece of a brief that talks about the page or to its maker, and so is never printed. */
export function soundsLikeWish(text: string): boolean {
  const piece = text.trim();
  return (
    ORDER.test(piece) ||
    ABOUT_THE_PAGE.test(piece) ||
    TO_THE_MAKER.test(piece) ||
    (LOOK.test(piece) && !SPEAKS.test(piece)) ||
    (REFUSAL.test(piece) && NOT_IN_A_PAGE.test(piece)) ||
    isLookOnly(piece) ||
    piece.endsWith('?')
  );
}

/** Who refuses is the owner: "non usiamo truciolare", "no more than six in a class". */
const OWN_REFUSAL =
  /^(?:non (?:\p{L}+iamo|(?:faccio|uso|lavoro|vendo|tatuo|accetto|prendo|curo|tratto)|serv(?:e|ono)|è|sono|c['’]è|ci sono|abbiamo|ho)|no (?:more|fewer|less) than|no longer)\s/iu;

/** "No shields, no blackletter" may be meant for the page or for customers. */
export function isRefusal(text: string): boolean {
  return REFUSAL.test(text) && !OWN_REFUSAL.test(text);
}
