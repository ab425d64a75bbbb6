import { WordTable, expandWords } from '#domain/reading/word-table.ts';

/** Words for the same thing in both languages, by the name that phrases use for them: `<remove> {thing}`. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  change: `change|set|update|switch|edit|modify|amend|alter|revise|correct|fix|replace|swap|turn|cambi(a|are|ate|amo|i|erei)?|modific(a|are|ate|hi)|aggiorn(a|are|ate|i)|sostitu(isci|ire|ite|isca)|corregg(i|ere|ete)|corre|impost(a|are|ate)|met(ti|tere|tete)|trasform(a|are|ate)`,
  make: `make|turn|set|paint|colou?r|get|render|change|put|write|give|use|try|apply|have|want|align|rend(i|ere|ete|a)|fa|fai|fare|fate|faccia|met(ti|tere|tete)|color(a|are|ate)|us(a|are|ate|i)|cambi(a|are|ate)|prov(a|are)|scriv(i|ere|ete)|imposta(re)?|da|dai|dare|allinea(re)?`,
  add: `add|(weve |ive )?added|abbiamo aggiunto|insert|include|create|put|append|write|need|want|have|like|stick|pop|aggiung(i|ere|er|ete|a|iamo|erei|eremmo)|inser(isci|ire|ite)|cre(a|are|ate)|includi|met(ti|tere|ter|tete)|scriv(i|ere|ete)|avere|serve|servirebbe|vorrei|vorremmo`,
  put: `put|write|type|place|insert|add|use|show|say|have|met(ti|tere|tete)|scriv(i|ere|ete)|inser(isci|ire|ite)|aggiung(i|ere|ete)|us(a|are|ate)`,
  remove: `remove|delete|drop|erase|cut|scrap|bin|ditch|kill|lose|cancel|eliminate|get rid of|take (out|away|off|down)|do away with|(dont|do not|no longer) (need|want)|togl(i|iere|ier|iete|iamo|ierei|ieremmo)|tolga|lev(a|are|ate|iamo|erei)|rimuov(i|ere|ete)|elimin(a|are|ate)|cancell(a|are|ate)|butta( via)?|fai sparire|fa sparire|non (mi |ci )?serv(e|ono)( piu)?|non vogli(o|amo)( piu)?`,
  gone: `gone|(can|must|should|has to) go|(can |should |must )?be (removed|deleted)|(is|are) not needed( anymore| any more)?|(va|vanno) (tolt|eliminat|rimoss|cancellat)[oaie]|(puo|possono|deve|devono) (sparire|andare via)|non (mi |ci )?serv(e|ono)( piu)?`,
  away: `away|out|off|down|via`,
  hide: `hide|temporarily hide|make disappear|nascond(i|ere|ete|a)`,
  show: `unhide|show again|bring back|mostra di nuovo|fai riapparire`,
  copy: `duplicate|copy|clone|make a copy of|duplic(a|are|ate)|copi(a|are|ate)`,
  move: `move|shift|bring|push|pull|put|place|relocate|spost(a|are|ar|ate|iamo|erei)|port(a|are|ate|iamo|erei)|met(ti|tere|tete|tiamo|terei)`,
  goes: `come|go|goes|fosse|stia|andasse|be|stand|appear|venire|stare|andare|essere|va|vanno|venga|vada|right|straight|just|subito`,
  swap: `swap|exchange|switch|scambi(a|are|ate)|invert(i|ire|ite)`,
  modal: `can|could|should|must|has to|have to|needs? to|ought to|(i|we) want|i d like|would like|deve|devono|dovrebbe|dovrebbero|voglio|vorrei|vogliamo|vorremmo`,
  be: `to be|be|is|are|becomes?|in|with|as|essere|diventare|sia|siano|è|sono|diventi|diventa|con|va|vanno`,
  to: `to be|to|into|with|by|as|in|con|a|ad|->|:|=`,
  says: `to say|to read|say|read|says|reads|be|is|becomes|dire|essere|diventare|dica|dice|diventa|è`,
  on: `on|in|for|of|to|at|inside|under|from|within|nel|nella|nei|nelle|negli|nell|sul|sulla|sui|sulle|su|per|di|d|del|della|dei|delle|degli|dell|dello|al|alla|ai|alle|agli|all|tra|fra|a|between|among|across`,
  from: `from|off|out of|in|on|of|da|dal|dalla|dai|dalle|dagli|dall|nel|nella|del|della|dei|delle`,
  of: `of|for|on|in|di|d|del|della|dei|delle|degli|dell|dello|per`,
  instead: `instead of|in place of|rather than|al posto d(i|el|ello|ella|ei|egli|elle|ell)|invece (d(i|el|ello|ella|ei|egli|elle|ell)|che)|anziche`,
  it: `it|them|this|that|lo|la|li|le|questo|questa`,
  price: `price|prices|cost|prezz[oi]|costo`,
  costs: `costs?|starts? (at|from)|parte da|(lo|la|li|le)? ?(portiamo|mettiamo|facciamo) a|is|are|be|at|to|goes up to|went up to|(has )?gone up to|goes down to|sta|stanno|sta a|stanno a|costa|costano|costare|viene|vengono|passa|passano|sale|salgono|scende|diventa|diventano|sono|è|e salito|è salito|a|ad|sia|->|:|=|for`,
  each: `each|a (slice|night|day|week|month|person|portion|piece|go|head)|per (night|day|week|month|person|hour|kg|head|notte|persona|giorno|ora)|an hour|l un[oa]|al (pezzo|kg|mese|giorno)|all ora|a (persona|porzione|testa|notte)`,
  noun: `words?|texts?|phrase|sentence|line|paragraph|name|caption|heading|headline|title|label|bit|parol[ae]|scritt[ae]|test[oi]|frase|frasi|rig[ah]e?|nome|titolo|didascalia|etichetta`,
  called: `called|named|saying|labelled|that says|which says|titled|with the (name|text|words|title)|chiamat[oa]|intitolat[oa]|con scritto|con la scritta|con il testo|che dice|dal titolo`,
  menu_word: `menu at the top|top menu|menu|navigation|navigation bar|nav|navbar|menu bar|menu in alto|navigazione|barra di navigazione`,
  call: `call|rename|chiam(a|are|ate)|rinomin(a|are|ate)`,
  phone: `phone|phone number|telephone|telephone number|tel|number|mobile|mobile number|telefono|numero di telefono|numero|cellulare|numero di cellulare`,
  mail: `email|email address|mail|mail address|indirizzo email|indirizzo mail|casella|posta`,
  address: `address|street address|sede|indirizzo`,
  state: `new|current|right|correct|changed( to)?|is|are|be|was|becomes?|nuov[oa]|giust[oa]|corrett[oa]|cambiat[oa]( in)?|è|e|diventa|has changed( to)?|wrong|sbagliat[oa]|to|into|in|con|with|a|:|->|=|should|deve|essere|ours?|it|has|have|ha|ho|abbiamo|quello|quella|the right one|old|vecchi[oa]`,
  moved: `is at|(weve |ive |have )?(just )?moved( to)?|are at|are now at|at|our place|to|ci siamo (trasferiti|spostati)|siamo|stiamo|trasferiti|in|a`,
  business: `business|company|shop|restaurant|bakery|studio|salon|hotel|place|bar|cafe|site|attivita|azienda|negozio|ristorante|panificio|locale|ditta|salone`,
  hours: `opening hours|opening times|business hours|hours|opening time|orari di apertura|orario di apertura|orari|orario`,
  open: `open|opened|opens|start|work|working|available|ricevo|riceviamo|lavoro|lavoriamo|apriamo|aprire|apert[oi]|apre`,
  daily: `are|were|re|be|is|on|at|from|by|il|la|al|di|alle?|dalle?|all|siamo|saremo|restiamo|staremo|stiamo|è|e|also|too|as well|well|we ll|stay|staying|anche|every|ogni|to|:|di|sono|per|new|is new|it s|o clock|ore|le|del|della|mattina|day|days`,
  photo: `photos?|pictures?|images?|pics?|foto|fotografi[ae]|immagin[ei]`,
  section: `section|part|block|sezione|parte|blocco`,
  list: `list|price list|table|price table|lista|elenco|listino|tabell(a|ina)`,
  link_word: `opens?|aprire|apr[ea]|sends? (a mail|an email|mail|email)|mandare (una )?(mail|email)|links?|linking|linked|leading|pointing|going|link to|lead|leads|point|points|go|goes|take people|collegamento|collega(re)?|porta(re)?|punta(re)?|rimanda(re)?`,
};

/**
 * Words that never change what is asked for: articles, owners, courtesy, and "everywhere". Denials, conditions, limits,
 * doubts and times are missing on purpose.
 */
export const FILLERS = new WordTable<true>();
for (const words of [
  'a|an|the|our|my|your|some|so|just|also|as well|these days|nowadays|now|currently|really|very|quite|simply|actually|please now|a (bit|tad|touch|little)|slightly|much|all|every|each|both|whole|entire|new one|kindly',
  'il|lo|la|i|gli|le|l|un|uno|una|nostr[oaie]|mi[oa]|miei|mie|tu[oa]|vostr[oaie]|anche|pure|ora|adesso|molto|davvero|proprio|leggermente|un (po|pochino|filo|pelino)|tutt[oaie]|entramb[ie]|ogni|quest[oaie]|solito',
  '(can|could|would|will) (you|u|we|i)( please)?( also)?|(can|could) (it|they)|would you mind|is it possible to|would it be possible to|(i|we) (want|need|would like|d like|d love|wish)( you)?( to)?|(id|wed|would)|(id|wed) (like|love)( you)?( to)?|id prefer|lets|let us|we|i|you|please (can|could) you|make sure( that)?|(i|we) was wondering if( you could)?|if (you can|possible|thats ok|its possible)|(i|we) would be (glad|grateful|happy|pleased|delighted) if|(id|wed) be (glad|grateful|happy) if|(id|wed) love it if|when you (can|have time)|for (me|us)|go ahead and|help me( to)?|i think|like to|need to|able to',
  '(puoi|potete|potresti|potreste|puo|potrebbe|riesci a|riuscite a|si (puo|potrebbe|possono))( anche)?|(vorrei|vorremmo|voglio|vogliamo|mi piacerebbe|ci piacerebbe)( che)?|mi|ci|me|ce|per (me|noi)|possiamo|possibile|è possibile|sarebbe possibile|bisogna|bisognerebbe|occorre|ho bisogno (di|che)|abbiamo bisogno (di|che)|ti chiedo di|vi chiedo di|se (puoi|potete|possibile|riesci)|quando (puoi|potete)|fammi|facci|che',
  '(especially|particularly|also|even|soprattutto|specialmente|specie|anche) (on|from|sul|sui|dal|da|su|per i|per il) (the |my |our )?(mobiles?|phones?|smartphones?|telefon(o|i|ino)|cellular(e|i))|(on|for) (the )?phones? too|(x|per|in|su) tutto il sito|per tutta la pagina|the whole (thing|lot)|(as (we|i) said|like i said|di nuovo|ancora una volta)|from (today|now on|now)|starting (today|now)|as of (today|now)|at the moment|everywhere|all over|throughout|(on|of|from|in|across) (the|our|my|this) (whole )?(page|site|website|homepage)|wherever (it|they) (appears?|stands?)|da (oggi|ora|adesso)|d ora in (poi|avanti)|da ora in poi|dappertutto|ovunque|(su|in) tutto il sito|in tutta la pagina|(sul|nel|del|dal) sito|(sulla|nella|della|dalla) pagina|ovunque compaia',
  'scusi|scus(i|a|ate) il disturbo|buon lavoro|buona (giornata|serata)|have a (nice|good|great|lovely) (day|weekend|evening)|(i )?hope (you are|youre|all is) well|one (tiny |little |small |last |more |quick )?thing :|una (cosa|cosina|cosetta) (sola |ancora )?:|please|pls|plz|hi( there| team| all)?|hello( there)?|hey( there)?|good (morning|afternoon|evening)|tho|though|thanks|thank you|thx|ta|cheers|many thanks|(thanks|thank you) (so much|very much|a lot|again|in advance)|in advance|(kind|best)? ?regards|sorry|ok|okay|oh|well|x|xx|xxx|asap|grazie( mille| infinite| tante| ancora| in anticipo)?|per (favore|piacere|cortesia)|perfavore|x favore|ciao( a tutti)?|salve|buon(giorno|asera| pomeriggio)|cordiali saluti|saluti|scusa|scusate|gentilmente|cortesemente|first of all|finally|lastly|infine|inoltre|poi|then|prima di tutto|there|here|qui|esattamente|exactly|mate|guys|folks|dear|again please|urgently|quindi|percio',
])
  FILLERS.add(words, true);

/** Of these, what may stand behind a text that is told without quotation marks. */
export const POLITE = new WordTable<true>().add(
  'please|pls|plz|mate|guys|thanks|thank you|thx|cheers|many thanks|(thanks|thank you) (so much|very much|a lot|in advance)|everywhere|wherever (it|they) (appears?|stands?)|throughout|on the (page|site|website)|x|xx|grazie|grazie mille|per (favore|piacere|cortesia)|ovunque|dappertutto|(su|in) tutto il sito|sul sito|nella pagina',
  true,
);

/** Marks that may stand before any word of a phrase. */
export const LIGHT_MARKS: ReadonlySet<string> = new Set([
  ...Array.from(',-()*•.!?;\n'),
  '🙏',
  '😊',
  '👍',
  '🙂',
  '❤',
]);

/** Marks and words between which wishes may stand. */
const JOINTS: ReadonlySet<string> = new Set(
  ', - • & and then also plus e ed poi inoltre'.split(' '),
);
/** Marks that end a sentence. */
const STOPS: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n']);

export function isJoint(word: string): boolean {
  return JOINTS.has(word) || STOPS.has(word);
}

export function isStop(word: string): boolean {
  return STOPS.has(word);
}

/** A clause that begins so limits, denies or takes back what stands before it. */
export const LIMIT =
  /^(?:(?:and|e|,) )?(?:even (?:if|though)|although|anche se|benche|sebbene|more or less|roughly|maybe|perhaps|piu o meno|circa|forse|magari|but|except|only|not|apart|unless|without|if|when|while|until|instead|however|no(?! idea)|never|rather|actually|wait|scratch|forget|ma|pero|tranne|eccetto|salvo|solo|soltanto|non|senza|se|quando|mentre|finche|invece|anzi|ripensandoci|lascia|lasciali|nevermind|never mind|(?:on|from|sul|da|dal|per) (?:the |my )?(?:computers?|desktop|laptops?|phones?|mobiles?|tablets?|telefon\w*|cellular\w*|schermo|pc))(?= |$)/;

/** Words that no text of the page's own begins with, or holds, unless it is quoted. */
export const NOT_COPY =
  /^(?:but|except|only|not|unless|without|if|when|because|since|so|which|please|instead|something|anything|whatever|somewhat|better|nicer|more|less|bigger|smaller|different|it|them|this|that|i|im|we|me|you|your|they|thanks|ma|pero|tranne|solo|soltanto|non|senza|se|quando|perche|siccome|cosi|qualcosa|qualsiasi|meglio|piu|meno|invece|diverso|diversa|che|lo|mi|noi|voi|questo|quello|grazie|should|must|can|could|would|deve|dovrebbe|puoi|potete)$/;

export const NOT_FIRST =
  /^(?:the|a|an|our|my|be|to|in|on|at|of|for|by|with|il|lo|la|i|gli|le|l|un|una|uno|di|del|della|nel|nella|sul|con|per|essere|due|two|three|tre|one|ones|say|says|read|reads|dire|dica|dice)$/;

const ACTS = [
  'change',
  'make',
  'add',
  'put',
  'remove',
  'hide',
  'show',
  'copy',
  'move',
  'swap',
  'call',
];
/** Of the classes of verbs, words that begin no wish by themselves. */
const NO_VERBS = new Set(
  'non mi ci want need have like vorrei vorremmo do dont da fa lose no serve serv a avere'.split(
    ' ',
  ),
);

/** Verbs that begin a wish. A pronoun may hang on the Italian ones. */
export const VERBS: ReadonlySet<string> = new Set(
  ACTS.flatMap((name) =>
    expandWords(WORD_CLASSES[name] ?? '').map((words) => words.split(' ')[0] ?? ''),
  )
    .concat(
      'link enlarge increase reduce shrink lighten darken raise lower shorten translate charge align centre center round ingrandisci ingrandire rimpicciolisci rimpicciolire riduci aumenta schiarisci scurisci alza abbassa accorcia traduci centra allinea arrotonda collega fa'.split(
        ' ',
      ),
    )
    .filter((word) => word.length > 1 && !NO_VERBS.has(word)),
);
