import { WordTable } from './expand.ts';

/** Words for the same thing in both languages, by the name that phrases use for them: `<remove> {target}`. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  change: `change|set|update|switch|adjust|edit|modify|amend|alter|revise|fix|correct|correggi|swap|replace|turn|make|bring|cambi(a|are|ar|ate|amo|erei|eremmo|)|modific(a|are|ate|hi|herei|heremmo)|aggiorn(a|are|ate|i|iamo|erei)|sostitu(isci|ire|ite|isca|irei)|corregg(i|ere|ete|a|erei)|sistem(a|are|ate|i)|impost(a|are|ate|i)|trasform(a|are|ate|i)|met(ti|tere|tete|ta|terei|tiamo)|port(a|are|ate|i|erei)|corre`,
  make: `make|align|allinea|turn|have|set|paint|colou?r|get|render|keep|change|put|write|go for|style|show|give|use|apply|rend(i|ere|ete|a|erei)|fa|fai|fare|facciamo|fate|faccia|farei|met(ti|tere|tete|tiamo|ta|terei)|color(a|are|ate|i)|dipingi|tingi|us(a|are|ate|i|erei)|cambi(a|are|ate|amo|erei|)|prov(a|are|ate|i)|try|scriv(i|ete|ere|a|erei)|lasci(a|are|ate|)|tieni|imposta|da|dai|dare|date|dia|voglio|vorrei|ci vuole|vedere`,
  add: `add|ad|insert|include|create|build|append|put( in| up)?|need|show|set up|write|new|another|(it )?would be (great|nice|good) to have|have|stick|pop|aggiung(i|ere|er|iamo|ete|a|erei|eremmo)|inser(isci|ire|ite|isca|irei)|cre(a|are|ate|i)|includi|met(ti|tere|ter|tete|tiamo|ta|terei|teremmo)|fai|facciamo|serv(e|irebbe|ono)|manca|mancano|nuov[oaie]|altr[oa]|avere|ci vuole|scriv(i|ere|ete|a|erei)|attiva`,
  put: `put|write|type|place|insert|add|use|show|say|mention|stick|pop|have|met(ti|tere|tete|tiamo|ta|terei)|scriv(i|ere|ete|a|erei|eremmo)|inser(isci|ire|ite|isca)|aggiung(i|ere|ete|a|erei)|us(a|are|ate|i|erei)|ci scrivi|riporta`,
  remove: `remove|delete|drop|get rid of|take (out|away|off|down)|erase|kill|ditch|scrap|bin|lose|do away with|cancel|eliminate|(dont|do not|no longer) (need|want)|no more|can do without|id rather not have|rather not have|no need for|theres no need for|togl(i|iere|ier|iete|ierei|ieremmo|iamo)|tolga|lev(a|are|ate|i|erei)|rimuov(i|ere|ete|a|erei)|elimin(a|are|ate|i|erei|iamo)|cancell(a|are|ate|i|erei|iamo)|via|butta( via)?|fai sparire|fa sparire|fai fuori|non (mi |ci )?serv(e|ono)( piu)?|non vogli(o|amo)( piu)?|non c è piu bisogno d(i|el|ella|ei|elle)|basta con`,
  gone: `can go|must go|should go|has to go|go|(can |should |must )?be (removed|deleted|gone)|(is|are) not needed( anymore| any more)?|not needed( anymore| any more)?|(va|vanno) (tolt|eliminat|rimoss|cancellat)[oaie]|(tolt|eliminat|rimoss|cancellat)[oaie]|(puo|possono|deve|devono)? ?(sparire|andare via|essere (tolt|eliminat)[oaie])|non (mi |ci )?serv(e|ono)( piu)?|non (la|lo|le|li) vogli(o|amo)( piu)?|non c è piu bisogno|possiamo fare a meno`,
  hide: `hide|temporarily hide|conceal|make disappear|nascond(i|ere|ete|a|erei)|occulta`,
  show: `unhide|show again|bring back|show|display|mostra( di nuovo)?|fai riapparire|fai vedere`,
  copy: `duplicate|copy|clone|repeat|make a copy of|duplic(a|are|ate)|copi(a|are|ate)|clona|ripeti|raddoppia`,
  move: `have|move|shift|bring|push|pull|put|place|relocate|want|spost(a|are|ar|ate|i|erei|iamo)|port(a|are|ate|i)|met(ti|tere|tete|ta|terei)`,
  goes: `come|go|be|stand|sit|comes|goes|would be better|better|venire|stare|andare|essere|va|vanno|(starebbe|starebbero|sta|stanno|stia|vada) (meglio)?|viene|vengono`,
  swap: `swap|exchange|switch|switch around|scambi(a|are|ate|)|scambia di posto|invert(i|ire|ite)`,
  be: `to be|be|is|are|looks?|becomes?|stay|to|in|with|have|could do with|needs?|essere|diventare|sia|siano|fosse|fossero|è|e|sono|diventi|diventa|diventano|avere|lo vorrei|la vorrei|li vorrei|le vorrei|lo voglio|la voglio|li voglio|le voglio|vorrei|voglio|va|vanno|con|a|in`,
  to: `to|into|with|by|as|in|for|con|a|ad|->|:|=`,
  says: `(to )?(say|read|be)|says|reads|is|are|becomes|change to|dire|essere|diventare|recitare|dica|dice|diventa|sia|diventi|è`,
  is: `is|are|be|è|say|read`,
  on: `on|in|for|of|to|at|between|inside|around|behind|under|from|within|about|regarding|nel|nella|nei|nelle|negli|nello|nell|in|su|sul|sulla|sui|sulle|sugli|sull|per|d[ia]|del|della|dei|delle|degli|dell|dello|al|alla|ai|alle|agli|all|allo|tra|fra|a|dietro|riguardo`,
  from: `from|off|out of|da|dal|dalla|dai|dalle|dagli|dall|nel|nella|in|on|del|della`,
  instead: `instead of|in place of|rather than|al posto d(i|el|ello|ella|ei|egli|elle|ell)|invece (d(i|el|ello|ella|ei|egli|elle|ell)|che)|anziche`,
  not: `not|and not|no longer|non( piu)?|e non( piu)?`,
  it: `it|them|this|that|these|those|lo|la|li|le|ci|gli|ne|questo|questa|questi|queste`,
  price: `price|prices|cost|rate|prezz[oi]|costo|tariffa`,
  costs: `costs?|charge|is|are|be|now|goes up to|went up to|gone up to|(gone|went|goes|go|up|down) (up |down )?(to|by)|(viene|vengono|costa|costano|costare|passa|passano|sale|salgono|scende|diventa|diventano|sono|è|e|va|vanno|sia|fosse)( salit[oa])?( a)?|è salit[oa] a|e salit[oa] a|salit[oa] a|->|:|=|at|to|a|ad|for`,
  list: `list|price list|menu|services|lista|elenco|listino|servizi|prodotti`,
  noun: `headings?|titles?|headlines?|texts?|phrase|sentence|line|paragraph|label|name|caption|buttons?|links?|entry|item|bit|parts?|section|tile|card|box|boxes|row|menu item|thing|one|sign|tag|pill|badge|strip|stripe|block|area|question|answer|dish|service|product|treatment|person|titol[oi]|test[oi]|scritt[ae]|frase|frasi|rig[ah]e?|voce|voci|nome|etichetta|didascalia|bottone|pulsante|tasto|sezione|parte|riquadr[oi]|scheda|schede|casella|striscia|fascia|blocco|domanda|risposta|paragrafo|piatto|servizio|prodotto|trattamento|link|numero`,
  called: `called|named|saying|labelled|says|say|said|with|that says|which says|titled|entitled|chiamat[oaie]|intitolat[oa]|(con )?(scritto|la scritta|il testo|il nome|dice)|about|sull[ao]?|su|sul|sui|:|dove dice|dove c è scritto|where it says`,
  photo: `photos?|pictures?|images?|pics?|foto|fotografi[ae]|immagin[ei]`,
  question_word: `question|domanda|faq`,
  menu_word: `menu|nav|navbar|navigation|navigation bar|top menu|menu bar|header|barra|barra di navigazione|navigazione|menu in alto`,
  rider: `(in )?(the )?(heading|title|menu) and (the )?(link|menu|title|heading)|(also )?in the menu( too| as well)?|(anche )?nel menu( in alto)?|titolo e (menu|link)|sia nel titolo che nel menu`,
  call: `call|rename|name|chiam(a|are|ate|i|erei)|rinomin(a|are|ate|i)|re name`,
  phone: `phones?|numbers?|telephone|tel|mobiles?|cell|cellphone|landline|call|calls|ring|reach|telefono|numero|cellulare|fisso|chiamate|chiamateci|chiamare|chiamarci|rispondiamo|answer`,
  mail: `emails?|mails?|write|messages|enquiries|requests|send|posta|casella|scrivere|scriverci|scrivici|scriveteci|richieste|arrivare`,
  address: `address|street|sede|indirizzo|traslocat[oi]|trasferit[oi]|spostat[oi]|moved|moving|find us|located|si trova|trova|stiamo|siamo|are|were|shop|place|trovate`,
  state: `new|old|previous|current|right|correct|actual|latest|wrong|outdated|incorrect|changed|different|missing|one|main|actually|nuov[oa]|vecchi[oa]|giust[oa]|corrett[oa]|attuale|sbagliat[oa]|cambiat[oa]|divers[oa]|quell[oa]|mancante|has|have|ve|weve|abbiamo|c|has one digit wrong|one digit|una cifra|cifra|is|are|was|be|becomes|it|its|isnt|è|era|e|diventa|lo|la|us|me|at|for|ha|ho`,
  glue: `to|into|with|by|as|in|on|at|from|for|of|only|instead|and|then|a|ad|al|alla|all|da|di|con|per|nel|solo|invece|al posto|poi|e|:|->|=|site|sito|restaurant|ristorante|contacts?|details|contatti`,
  business: `business|company|shop|restaurant|bakery|studio|salon|firm|hotel|store|place|bar|cafe|site|attivita|azienda|negozio|ristorante|panificio|locale|ditta|salone|impresa|sito`,
  hours: `opening hours|opening times|business hours|hours|times|opening time|orari di apertura|orario di apertura|orari|orario`,
  open: `open|opened|opens|start|starts|apriamo|aprire|apriremo|apert[oi]|cominciamo|si apre`,
  close: `close|closes|finish|shut|until|till|chiudiamo|chiudere|chiuderemo|finiamo|fino|si chiude|apert[oi] fino`,
  daily: `are|were|re|m|be|on|of|at|from|by|il|la|al|di|alle?|dalle?|all|siamo|saremo|restiamo|rimaniamo|è|e|also|stay|remain|early|earlier|prima|only|solo|shop|negozio|ogni|every|each|update|aggiorna|change|cambia|hours|times|orari|orario|:|facciamo|orario continuato|continuato|no stop|nonstop|new|nuovi|nuovo|follows|following|seguenti|shop is|da`,
  wrong: `(is|was|are)? ?(wrong|not right|incorrect|outdated|old|gone|dead)|has one digit wrong|è sbagliat[oa]|e sbagliat[oa]|sbagliat[oa]|è vecchi[oa]|non è piu (quell[oa]|giust[oa])|c è una cifra sbagliata`,
};

/** Words that never change what is asked for. Denials, conditions, limits and doubts are missing on purpose. */
export const FILLERS = new WordTable<true>();
for (const words of [
  // Articles, owners, degrees.
  'a|an|the|our|my|your|their|his|her|some|any|such|both|the two|le due|i due|entramb[ie]',
  'just|also|too|as well|now|currently|really|very|so|quite|rather|simply|even|still|actually|properly|nicely|all|little|slightly|somewhat|a (bit|tad|touch|little|few|couple of)|bit|tad|much|way|far|already|own|exactly|completely|entirely|straight ?away|again|directly|overall',
  'il|lo|la|i|gli|le|l|un|uno|una|d|nostr[oaie]|mi[oa]|miei|mie|tu[oa]|tue|tuoi|vostr[oaie]|su[oa]|suoi|sue|lor[oa]|alcun[ie]|qualche|tutt[oaie]|del|dello|della|dei|degli|delle|dell',
  'anche|pure|ora|adesso|attualmente|molto|davvero|proprio|ancora|leggermente|un (po|pochino|pochettino|pelino|tantino|filo)|po|pochino|pelino|tanto|bel|bello|bella|bei|belle|appena|gia|subito|direttamente|completamente|del tutto|sempre|comunque|semplicemente|esattamente|bene|per bene|solo un attimo|nuovamente',
  // People who want, and that they do.
  'i|we|you|u|they|he|she|ive|weve|im|theyve|wed|youve|people|everyone|everybody|customers?|clients|visitors|guests|noi|voi|io|tu|loro|la gente|(i )?clienti|chi( vuole| volesse)?',
  'can|could|would|will|shall|should|must|may|might|ought to|supposed to|have to|has to|need to|needs to|let|lets|let us|want(s|ed)?( you)? to|want|would (like|love|prefer)|(i|we) ?d( really)? (like|love|prefer)( you| it if you)?( to)?|id (like|love|prefer)( you)?( to)?|wed (like|love|prefer)( you)?( to)?|like to|love to|(would|do) you mind|mind|think|i think|we think|i guess|believe|we decided|ive decided|decided to|weve decided|wish|hoping|hope|was wondering|were wondering|wondering if|wondering|is it possible to|would it be possible to|would it be ok to|is there a way to|is it ok to|are you able to|able to|please (could|can) you|go ahead and|feel free to|help me( to)?|do you think (you|we) (can|could)|how about|what about|why (dont|not)( you| we)?|make sure( that)?|be sure to|dont forget to|remember to|try to|go and|it would be (great|nice|lovely|good|better|best|helpful|fantastic|ideal) (to|if)|(itd|that would|thatd) be (great|nice|lovely|good|helpful|perfect|fab)( if)?|if you (can|could|would|dont mind|get a (chance|minute|moment)|have time|have a (minute|moment))|if u can|if possible|if (thats|that is|its) (ok|okay|possible|alright|not too much trouble)|when you (can|get a (chance|minute|moment)|have (time|a minute|a moment))|for (me|us)|on (our|my) behalf|please note( that)?|note that|that',
  '(puoi|potete|potresti|potreste|vorrei|vorremmo|voglio|vogliamo|mi|ci|me|ce|te) ?(che|far|fare|piacerebbe)?|possiamo|possibile|si (puo|potrebbe|potrebbero|possono|dovrebbe)|puo|potrebbe|deve|devono|dovrebbe|dovrebbero|dovresti|dovreste|è possibile|sarebbe possibile|riesci a|riuscite a|riusciamo a|bisogna|bisognerebbe|occorre|andrebbe|andrebbero|ho (bisogno|deciso) (di|che)|abbiamo (bisogno|deciso) (di|che)|avrei bisogno (di|che)|avremmo bisogno (di|che)|sarebbe (bello|meglio|ideale|utile|perfetto|ottimo)( se)?|sarebbe il caso di|preferi(rei|remmo|amo|sco)|ti (chiedo|chiederei|prego) di|vi (chiedo|chiederei|prego) di|chiedo di|non è che|fai in modo che|assicurati (che|di)|assicuratevi (che|di)|ricordati di|secondo (me|noi)|penso che|credo che|direi (di|che)|se (puoi|potete|possibile|riesci|riuscite|è possibile|non (è|ti|vi) (un )?(problema|disturbo|dispiace)|hai (un )?(minuto|attimo|tempo)|ti va|vi va)|quando (puoi|potete|riesci|riuscite|hai (un )?(minuto|attimo|tempo))|per (me|noi|favore)|al posto mio|che|un attimo|provi a|prova a|provate a',
  // When, and how far.
  'today|tonight|from (today|now on|now|tomorrow|monday|next (week|month|year)|this week|this month)|starting (today|from today|now|tomorrow|monday|next (week|month|year))|as (of|from) (today|now|next (week|month)|monday)|at the moment|right now|for the moment|as soon as (possible|you can)|asap|this (year|season|month|week)|these days|everywhere|all over|throughout|across the (page|site|website|whole (page|site|website))|on every page|on the (page|site|website|web ?page|homepage)|of the (page|site|website|homepage)|from the (page|site|website|homepage)|(on|of|from) (our|my|this) (page|site|website|homepage)|wherever (it|they) appears?|wherever it shows',
  'oggi|da (oggi|ora|adesso|domani|subito|lunedi|quest anno|questa settimana|questo mese|ora in poi|oggi in poi)|d ora in (poi|avanti)|a partire da (oggi|domani|lunedi)|dal (mese|prossimo mese)|dalla (settimana )?prossima( settimana)?|al momento|in questo momento|appena (puoi|potete|possibile)|il prima possibile|prima possibile|quest anno|questa stagione|dappertutto|ovunque|sul sito|sulla pagina|nel sito|nella pagina|della pagina|del sito|dalla pagina|dal sito|in tutto il sito|in tutta la pagina|su tutto il sito|ovunque compaia',
  // Greetings, thanks, ways to begin and to end.
  'please|pls|plz|plse|kindly|hi( there| team| all| guys| folks)?|hello( there| team)?|hey( there| team)?|dear (all|team)|good (morning|afternoon|evening|day)|morning|thanks|thank you|thank u|thankyou|thx|tnx|ty|ta|cheers|many thanks|(thanks|thank you|thx|cheers|many thanks) (so much|very much|a lot|a million|again|in advance|for your help|loads|a bunch|x|xx)|in advance|much appreciated|appreciate it|(kind|best|warm)? ?(regards|wishes)|sincerely|all the best|have a (good|nice|great|lovely) (day|one|evening|weekend)|sorry|sorry to bother you|sorry about that|unfortunately|sadly|no rush|no hurry|great work|nice work|well done|looks (great|good|lovely)|ok|okay|sure|well|right|oh|ah|er|um|hmm|lol|btw|by the way|(a few|some|two|three|four|couple of|several) (small |quick |little |minor )?(things|changes|edits|tweaks|requests|updates|fixes)|(alcune|qualche|due|tre|quattro|un paio di) (piccole |piccola )?(cose|cosine|modifiche|richieste|correzioni|modifica|cosa)|fyi|anyway|basically|one more (thing|change)|another thing|one (last|small|quick|little|other) (thing|change|request)|(last|quick|small|little|final) (thing|one|change|fix|request)|last but not least|oh and|finally|lastly|additionally|furthermore|in addition|secondly|xx|xxx',
  'per (favore|piacere|cortesia|gentilezza)|x favore|pf|perfavore|grazie( (mille|infinite|tante|ancora|in anticipo|anticipatamente|di cuore|per l aiuto))?|grz|ciao( a tutti)?|salve|buon(giorno|asera|gior|a giornata|a serata|pomeriggio| lavoro)|ehi|cordiali saluti|distinti saluti|un saluto|(cari )?saluti|a presto|in anticipo|purtroppo|scus(a|ate|i)|scusa(te)? il disturbo|gentilmente|cortesemente|magari|qui|ah|oh|beh|allora|insomma|intanto|dunque|per il resto va bene|un altra cosa|altra cosa|(una|un) (ultima |piccola |altra )?(cosa|cosina|modifica|richiesta)|ultima cosa|infine|inoltre|per finire|dimenticavo|a proposito|senti|sentite|guarda|dai|ok|perfetto|complimenti|bel lavoro|ottimo lavoro',
  // Found wanting what nobody reads.
  'there|here|it is|its|it s|thats|that is|c è|ci sono|ecco|(currently|now)? ?reads?|at present|presently',
  '🙏|😊|👍|🙂|😅|😉|❤|😀|😄|🎉|😍|🙌|✌',
])
  FILLERS.add(words, true);

/** Marks that may stand before any word of a phrase. */
export const LIGHT_MARKS: ReadonlySet<string> = new Set([
  ',',
  ':',
  '-',
  '(',
  ')',
  '*',
  '•',
  '.',
  '!',
  '?',
  ';',
  '\n',
]);

/** Where one wish may end and the next begin. */
export const SEPARATORS: ReadonlySet<string> = new Set(
  ', . ; ! ? \n - • | and then also but plus e ed poi ma inoltre quindi pero'
    .split(' ')
    .concat('\n'),
);

export function isSeparator(word: string | undefined, kind: string | undefined): boolean {
  return word !== undefined && kind !== 'quote' && SEPARATORS.has(word);
}

/** Words by which a clause limits or conditions another: what it limits is not done without it. */
export const LIMITS =
  /^(?:(?:and|e|but|ma|,|[.;]) )*(?:only|unless|except|if|when|while|until|without|but not|instead|apart|solo|soltanto|tranne|eccetto|se|quando|mentre|finche|senza|ma non|a parte)\b/;

/** Words of the classes of verbs that are none by themselves. */
const NO_VERBS: ReadonlySet<string> = new Set(
  'it to of out a in be non si the piu mi ci want need new have there should con è c for not d serve servono manca mancano servirebbe nuovo nuova nuovi nuove as via di del della delle dei around id i would like great nice good up another more again away back off down without with avere altro altra vedere theres no rather longer dont do bisogno basta fuori sarebbe get rid ci vuole voglio vogliamo vorrei da need cambi porti usi colori provi imposti crei can re temporarily name place colour color colore say go disappear ad pop style conceal'.split(
    ' ',
  ),
);

/** Verbs that begin a wish. A pronoun may hang on the Italian ones. */
export const VERBS: ReadonlySet<string> = new Set(
  ['change', 'make', 'add', 'put', 'remove', 'hide', 'show', 'copy', 'move', 'swap', 'call']
    .flatMap((name) => new WordTable<true>().add(WORD_CLASSES[name] ?? '', true).words)
    .concat(
      'charge link jump point raise lower round center centre shorten translate enlarge increase reduce align lighten darken rename ingrandisci rimpicciolisci riduci aumenta centra centrare allinea arrotonda accorcia traduci schiarisci scurisci alza abbassa collega rinomina riscrivi elimina mette metter cambiar toglier spostar aggiorna corre cambiagli sistema scrivi fall mettin'.split(
        ' ',
      ),
    )
    .filter((word) => word.length > 1 && !NO_VERBS.has(word)),
);
