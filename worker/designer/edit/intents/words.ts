import { WordTable } from './expand.ts';

/** Words for the same thing, by the name that phrases use for them: `<remove> {target}`. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  change: `change|set|update|switch|adjust|edit|modify|fix|correct|swap|replace|turn|make|cambi|cambi[ao]|cambiare|cambiate|modific(a|are|ate)|aggiorn(a|are|ate)|sostituisci|sostituire|corregg(i|ere|ete)|imposta|impostare|trasforma|metti|mettete|porta|portare`,
  make: `make|align|allinea|turn|have|set|paint|colou?r|let|get|render|keep|change|put|write|try|go for|style|show|rend(i|ere|ete)|fa|fai|fare|facciamo|fate|metti|mettere|mettete|mettiamo|colora|colorare|dipingi|tingi|usa|cambia|prova|scriv(i|ete|ere)|lascia|tieni|imposta`,
  give: `give|add|use|apply|dai|dare|date|aggiungi|usa|metti|mettici|voglio|vorrei|ci vuole|prova`,
  add: `add|id like|insert|include|create|build|append|put|put in|put up|make|have|need|want|there should be|show|set up|write|new|another|(it )?would be (great|nice|good) to have|i want|i need|would like|d like|aggiung(i|ere|iamo|ete)|inser(isci|ire|ite)|crea|creare|includi|metti|mettere|mettete|mettiamo|mettici|fai|facciamo|serve|servirebbe|servono|vorrei|vorremmo|voglio|manca|mancano|nuov[oaie]|si puo avere|sarebbe bello avere|ci vuole|scrivi|attiva`,
  put: `put|write|type|place|insert|add|use|show|say|mention|metti|mettere|mettete|scriv(i|ere|ete)|inserisci|aggiungi|usa|ci scrivi|riporta`,
  remove: `remove|delete|drop|get rid of|take (out|away|off|down)|erase|kill|ditch|scrap|bin|lose|do away with|cancel|eliminate|(dont|do not|no longer) (need|want)|no more|can do without|id rather not have|no need for|theres no need for|togli|togliere|toglier|togliete|lev(a|are|ate)|rimuov(i|ere)|elimin(a|are|ate)|cancell(a|are|ate)|via|butta|butta via|fai sparire|fa sparire|fai fuori|non (mi |ci )?serv(e|ono)( piu)?|non vogli(o|amo)( piu)?|non c è piu bisogno d(i|el|ella|ei|elle)|basta con`,
  gone: `can go|must go|should go|has to go|can be (removed|deleted)|should be (removed|deleted)|(is|are) not needed( anymore| any more)?|(va|vanno) (tolt|eliminat|rimoss|cancellat)[oaie]|(puo|possono|deve|devono) (sparire|andare via|essere (tolt|eliminat)[oaie])|non (mi |ci )?serv(e|ono)( piu)?|non (la|lo|le|li) vogli(o|amo)( piu)?|non c è piu bisogno|possiamo fare a meno`,
  hide: `hide|temporarily hide|conceal|make disappear|nascond(i|ere|ete)|occulta`,
  show: `unhide|show again|bring back|show|display|mostra( di nuovo)?|fai riapparire|fai vedere`,
  copy: `duplicate|copy|clone|repeat|make a copy of|duplic(a|are)|copi(a|are)|clona|ripeti|raddoppia`,
  move: `have|move|shift|bring|push|pull|put|place|relocate|want|spost(a|are|ate)|porta|portare|metti|mettere|mettete|vorrei|voglio`,
  goes: `should (come|go|be|stand)|must (come|be|go)|would be better|comes|goes|has to (come|be|go)|(deve|devono) (venire|stare|andare|essere)|va|vanno|(starebbe|starebbero|sta|stanno) meglio|vorrei|viene|vengono|andrebbe`,
  swap: `swap|exchange|switch|switch around|scambi(a|are)|scambia di posto|invert(i|ire)`,
  be: `should be|must be|has to be|have to be|needs to be|need to be|ought to be|could be|can be|to be|be|is|are|looks|becomes?|is now|are now|should look|must stay|should stay|should have|must have|could do with|needs|need|with|deve essere|devono essere|dovrebbe essere|potrebbe essere|deve diventare|sia|siano|è|e|sono|diventi|diventa|deve avere|devono avere|lo vorrei|la vorrei|li vorrei|le vorrei|lo voglio|la voglio|li voglio|le voglio|vorrei|voglio|va|vanno|con|dev essere`,
  to: `to|into|with|by|as|in|con|a|ad|->`,
  says: `(should|must|has to|can|could) (say|read|be)|to (say|read)|says|reads|is now|are now|(deve|dovrebbe|puo|devono) (dire|essere|diventare|recitare)|dica|dice|diventa|sia|diventi|è ora`,
  is: `is|are|be|è|say|read`,
  on: `on|in|for|of|to|at|between|inside|around|behind|under|from|within|nel|nella|nei|nelle|negli|nello|nell|in|su|sul|sulla|sui|sulle|sugli|sull|per|d[ia]|del|della|dei|delle|degli|dell|dello|al|alla|ai|alle|agli|all|allo|tra|fra|a|dietro`,
  from: `from|off|out of|da|dal|dalla|dai|dalle|dagli|dall|nel|nella|in|on|del|della`,
  instead: `instead of|in place of|rather than|al posto d(i|el|ello|ella|ei|egli|elle|ell)|invece d(i|el|ello|ella|ei|egli|elle|ell)|anziche`,
  it: `it|them|this|that|these|those|lo|la|li|le|ci|gli|ne|questo|questa|questi|queste`,
  price: `price|prices|cost|rate|prezzo|prezzi|costo|tariffa`,
  costs: `costs?|(is|are) now|(should|must) (cost|be)|now costs?|is|are|(has )?(gone|went|goes) up to|costa|costano|viene|vengono|ora costa|è salit[oa] a|e salit[oa] a|salit[oa] a|sale a|passa a|diventa|->|:|at|a|ora|adesso|e|è|deve costare`,
  list: `list|price list|menu|services|lista|elenco|listino|menu|servizi|prodotti`,
  ours: `our|my|the|il nostro|la nostra|nostr[oaie]|il mio`,
  add_verbs: `add|aggiungi`,
  at: `at|for|a|ad|per|da|=|:|from|al prezzo di|priced|costs|costa|cost|-`,
  photo: `photos?|pictures?|images?|pics?|foto|fotografi[ae]|immagin[ei]`,
  question_word: `question|domanda|faq`,
  menu_word: `menu|nav|navbar|navigation|navigation bar|top menu|menu bar|header|barra|barra di navigazione|navigazione|menu in alto`,
  rider: `(in )?(the )?(heading|title|menu) and (the )?(link|menu|title|heading)|(also )?in the menu( too| as well)?|anche nel menu|titolo e (menu|link)|sia nel titolo che nel menu`,
  call: `call|rename|name|chiama|chiamate|rinomin(a|are|ate)`,
  phone: `phone|phone number|telephone|telephone number|tel|mobile|mobile number|number|cell|telefono|numero|numero di telefono|cellulare|tel .`,
  mail: `email|mail|email address|mail address|posta|indirizzo (email|mail)|casella di posta`,
  address: `address|street address|indirizzo|sede`,
  business: `business|company|shop|restaurant|bakery|studio|salon|firm|hotel|store|place|bar|cafe|site|attivita|azienda|negozio|ristorante|panificio|locale|ditta|salone|impresa|sito`,
  hours: `opening hours|opening times|business hours|hours|times|opening time|orari di apertura|orario di apertura|orari|orario`,
  wrong: `(is|was|are)? ?(wrong|not right|incorrect|outdated|old|gone|dead)|has one digit wrong|è sbagliat[oa]|e sbagliat[oa]|sbagliat[oa]|è vecchi[oa]|non è piu (quell[oa]|giust[oa])|c è una cifra sbagliata`,
};

/** Words that never change what is asked for. Denials, conditions and limits are missing on purpose. */
export const FILLERS = new WordTable<true>();
for (const words of [
  'a|an|the|our|my|your|their|some|any|please|pls|plz|just|also|now|really|very|so|bit|little|slightly|somewhat|a tad|a touch|kindly|quite|rather|simply|even|hi|hi there|hello|hey|dear|thanks|thank you|thank u|thx|tnx|ty|cheers|ok|okay|asap|sure|well|right|many thanks|thanks x|thanks xx|thank you x|thx x|sorry|unfortunately|sadly|good morning|good evening|regards|kind regards',
  'can|could|can (you|u|we|i)|could (you|u|we|i)|would you|will you|would it be possible to|is it possible to|is there a way to|is it ok to|are you able to|i want( you)? to|i want|we want( to)?|i (would|d) like( you)? to|id like( you)?( to)?|i would (like|love)|i would love to|wed like( to)?|we (would|d) like( to)?|i need( you)? to|we need to|i need|we need|you should|you can|lets|let us|would like to|i think|go ahead and|feel free to|do you think you (can|could)|how about|why (dont|not)( you)?|have to|need to|it would be (great|nice) (to|if)',
  'today|from today|from now on|starting today|starting next week|from monday|on the (page|site|website)|of the (page|site|website)|on (our|my) (page|site|website)|everywhere|on every page|it everywhere|for me|if (you|u) (can|could)|if possible|when you can|that',
  'il|lo|la|i|gli|le|l|un|uno|una|del|dello|della|dei|degli|delle|dell|nostr[oaie]|mi[oa]|miei|mie|tuo|tua|vostr[oa]|per favore|per piacere|x favore|per cortesia|grazie|grazie mille|grz|ciao|salve|buongiorno|buonasera|cordiali saluti|saluti|purtroppo|scusate|scusa|gentilmente|cortesemente|anche|pure|ora|adesso|poi|un po|un pochino|un pelino|po|pochino|molto|davvero|proprio|ancora|leggermente|magari|solo un attimo|tanto|bel|bello|bella|qui|se (puoi|possibile|riesci)',
  '(puoi|potete|potresti|potreste|vorrei|vorremmo|voglio|vogliamo|mi|ci) ?(che|far|fare)?|mi piacerebbe( che)?|ci piacerebbe( che)?|vorrei che|si (puo|potrebbe|potrebbero)|è possibile|sarebbe possibile|dovresti|dovreste|bisogna|bisognerebbe|mi (puoi|potete|potresti)|non è che|fai in modo che|secondo me|da oggi|da ora|d ora in poi|da lunedi|dappertutto|ovunque|sul sito|sulla pagina|nel sito|della pagina|del sito|in tutto il sito|per me|che',
  '🙏|😊|👍|🙂|😅|😉',
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

/** Words that limit or condition what was said before: what they limit is not done without them. */
export const LIMITS =
  /\b(?:only|unless|except|if|when|while|until|without|but|instead|there|its place|solo|soltanto|tranne|eccetto|se|quando|mentre|finche|senza|ma|invece|al suo posto|not|non)\b/;

/** Verbs that begin a wish. A pronoun may hang on the Italian ones. */
export const VERBS: ReadonlySet<string> = new Set(
  ['change', 'make', 'give', 'add', 'put', 'remove', 'hide', 'show', 'copy', 'move', 'swap', 'call']
    .flatMap((name) => new WordTable<true>().add(WORD_CLASSES[name] ?? '', true).words)
    .concat(
      'charge link raise lower round center centre shorten translate enlarge increase reduce align lighten darken rename ingrandisci rimpicciolisci riduci aumenta centra centrare allinea arrotonda accorcia traduci schiarisci scurisci alza abbassa collega rinomina riscrivi elimina mette metter cambiar toglier spostar aggiorna corre cambiagli sistema scrivi fall mettin'.split(
        ' ',
      ),
    )
    .filter(
      (word) =>
        word.length > 1 &&
        !/^(?:it|to|of|out|a|in|be|non|si|the|piu|mi|ci|want|need|new|have|there|should|con|è|c|for|not|d|serve|servono|manca|nuov[oaie]|mostra di|as|via|di|del|around|id|i|would|like|great|nice|good|up|another|more)$/.test(
          word,
        ),
    ),
);
