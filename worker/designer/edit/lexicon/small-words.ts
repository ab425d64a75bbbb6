import type { EditIntent } from '../edit-types.ts';

function setOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(/\s+/)).filter((word) => word !== ''));
}

/**
 * Words that never change what a request asks for, folded and cut at apostrophes. Denials and conditions are missing
 * on purpose: "not", "only if", "senza" must be understood or the request is refused.
 */
export const SMALL_WORDS: ReadonlySet<string> = setOf(
  `a an the our my your its their his her this that these those it them they there here we i me us you one ones
  is are am be been being was were to of in on at for from with by as into onto and or but so then than
  do does did have has had should must will shall would could can may might like please pls just also too now both
  re ve ll d s m t section sections part parts of for some any abit very really bit little lot slightly somewhat tad touch rather quite kindly maybe perhaps`,
  `il lo la i gli le l un una uno del dello della dei degli delle dell al allo alla ai agli alle all nel nello nella nei
  negli nelle nell sul sullo sulla sui sugli sulle sull dal dallo dalla dai dagli dalle dall di da con su per tra fra
  che c e ed o ma ci si vi ne mi ti lui loro nostro nostra nostri nostre mio mia miei mie suo sua vostro vostra
  questo questa questi queste quello quella quelli quelle quel quei sono sia siano essere sei siamo deve devono
  dovrebbe dovrebbero vorrei vorremmo voglio anche pure poi ora adesso li sezione sezioni parte po poco pochino pelino pelo filo leggermente molto davvero
  proprio magari favore piacere tanto come bel bello bella un gia puo possono potrebbe potrebbero avesse abbia fosse`,
);

const LOOKS =
  'behind|dietro|colou?rs?|colou?red|colore|colori|tone|shade|look|looks|looking|feel|style|aspetto|stile|grafica|make|made|fall[oaie]|fate|strong|decis[oa]|nice|nicer|better|meglio|warm|cald[oa]|tinta|tonalita|come';
const COMPLAINT =
  'too|troppo|troppa|boring|dull|sad|plain|noios[oaie]|trist[ei]|spent[oaie]|pallid[oaie]|pale|chiar[oaie]|scur[oaie]|light|dark';
const SIZES =
  'gross[oaie]|huge|enormous|massive|tiny|enorm[ei]|gigant\\w*|minuscol[oaie]|ancora|even|still|empty|white|blank|vuot[oaie]|bigger|smaller|larger|big|small|large|size|more|less|wider|narrower|tighter|room|space|spacing|padding|margin\\w*|air|between|each|other|per|tra|altra|spazi[oa]?|aria|respiro|troppo|too|much|little|piu|meno|grand[ei]|piccol[oaie]|dimension[ei]|caratter[ei]|round\\w*|arrotond\\w+|tond[oaie]|squar\\w+|squadrat[oaie]|corners?|angol[oi]|bord[oi]|\\d+px|px|pixels?|high\\w*|heigh\\w*|alt[oaie]|tight|close|together|attaccat[oaie]|vicin[oaie]|line|lines|righe|interlinea|text|everywhere|ovunque|tutt[oaie]|all|font|a|legg\\w+|hard|read|difficil[ei]';
const PLACES =
  'second[oa]?|third|fourth|terz[oa]|quart[oa]|2nd|3rd|4th|spot|spazio|next|near|beside|close|vicin[oaie]|accanto|fianco|prim[ie]|ultim[ie]|venir[ei]|vengano|all|way|position|place|posizione|above|below|under|underneath|beneath|before|after|between|right|directly|just|immediately|straight|up|down|higher|lower|further|top|bottom|end|beginning|start|first|last|thing|very|come|comes|go|goes|stand|stands|sit|sits|appear|appears|stay|be|better|best|belongs?|fits?|put|sopra|sotto|prima|dopo|subito|appena|fondo|fine|cima|inizio|su|giu|alto|basso|ultim[oa]|prim[oa]|posto|cosa|stare|starebbe|stia|va|vada|vadano|vanno|andrebbe|andare|venire|venga|meglio|page|pagina|mett\\w*|piu|over|behind|following|ahead|front';
const PRICES =
  'porto|metto|faccio|portiamo|mettiamo|facciamo|price|prices|priced|cost|costs|costing|charge|charges|charging|up|down|new|now|raise\\w*|increase\\w*|lower\\w*|reduce\\w*|drop\\w*|went|gone|goes|rises?|rose|risen|fell|set|from|ask|asking|each|prezz[oi]|cost[aoi]|costano|nuov[oaie]|alza\\w*|abbass\\w*|aument\\w*|salit[oaie]|sces[oaie]|passat[oaie]|passa|sale|scende|chied\\w+|viene|vengono|diventa|euro|euros|eur|pounds?|dollars?|only|solo|instead|invece|old|vecchi[oa]|portar[e]|mettere|sterline|costing';
const GONE =
  'shown|displayed|visible|visibil[ei]|mostrat[ie]|take|get|any|more|longer|no|not|non|need|needed|use|available|stopped|stop|doing|making|selling|piu|serve|servono|bisogno|disponibil[ei]|via|out|off|away|off|from|list|elenco|lista|menu|completely|entirely|altogether|whole|entire|del|tutto|completamente|intera|tutta|fa|fanno|facciamo|vendiamo|sell|offer|offriamo|anymore|please|don|page|pagina|sito|site';
const SAYING =
  'say|says|saying|read|reads|text|words?|wording|dire|dica|dice|recit\\w+|leggere|legger[ea]|scrit\\w+|scriv\\w*|write|under|below|sotto|sopra|beneath|main|principale|label|instead|becomes?|diventa|diventare|new|nuov[oa]|want|wanted';
const HOURS =
  'well|too|as|\\d+|\\d*(?:am|pm)|am|pm|h|ore|o|clock|mon\\w*|tue\\w*|wed\\w*|thu\\w*|fri\\w*|sat\\w*|sun\\w*|lun\\w*|mar|marted\\w*|mer|mercoled\\w*|gio|gioved\\w*|ven|venerd\\w*|sab\\w*|dom\\w*|day|days|every|daily|week|weekdays?|weekends?|ogni|giorn[oi]|tutti|settimana|ferial[ei]|festiv[oi]|open|opens|opening|closed|closes?|shut|apert[oaie]|apriamo|chiudiamo|chius[oaie]|restiamo|resta|chiude|apre|hours?|times?|orari[o]?|new|nuov[oi]|until|till|fino|dalle|alle|only|solo|next|starting|prossim[oa]|oggi|today|morning\\w*|afternoon\\w*|evening\\w*|mattin[ao]|pomeriggio|sera|non|stop|break|continuato|in|poi|early|earlier|later|prima|tardi|finish|finiamo|cominciamo|shop|store|by|weekends?';
const WAYS =
  'stiamo|place|salon|phone|phones|telephone|tel|tele|number|numbers|mobile|cell|call|calls|called|ring|reach|answer|dial|text|contact|write|e|mail|mails|email|emails|address|addresses|street|new|old|current|changed?|changing|moved?|becomes|wrong|right|correct|people|customers|clients|everyone|numero|telefon\\w*|cellulare|chiam\\w+|rispond\\w+|contatt\\w*|scriv\\w+|posta|mail|casella|indirizzo|sede|nuov[oaie]|vecchi[oaie]|giust[oaie]|sbagliat[oaie]|cambiat[oaie]|abbiamo|trasferit[ie]|spostat[ie]|traslocato|trovate|posto|diventa|chi|vuole|clienti|gente|persone|fosse|sia|usa|use|instead|only|solo|from|monday|lunedi|today|oggi|reachable|at|who|whoever|wants?|digits?|cifra|typo|mistake|error|errore|has|one|send\\w*|enquir\\w+|inquir\\w+|requests?|messages?|orders?|all|richieste|arriv\\w+|messaggi|ordini|mand\\w+|invi\\w+|tutt[oaie]|shop|store|office|studio|business|company|bakery|restaurant|attivita|negozio|azienda|locale|panificio|ristorante|site|sito|everywhere|ovunque';
const NAMES =
  'name|named|called|call|is|business|company|shop|restaurant|brand|store|studio|firm|hotel|bakery|site|salon|bar|cafe|place|new|changed?|not|anymore|more|any|longer|no|rename\\w*|nome|chiam\\w+|attivita|azienda|negozio|ristorante|locale|marchio|panificio|impresa|ditta|sito|salone|nuov[oaie]|giust[oa]|corrett[oa]|ver[oa]|cambiat[oaie]|abbiamo|non|piu|becomes|diventa|everywhere|ovunque|old|vecchio|instead|from|on';

/** Words that requests of one kind may hold besides its verb, parts and values. */
const BY_KIND: Partial<Record<EditIntent['kind'], string>> = {
  recolour: `${LOOKS}|${COMPLAINT}|main|primary|brand|accent|theme|principal[ei]|aziendal[ei]|marchio|accento|color|current|attuale|instead|posto|whole|entire|everything|tutt[oaie]|text|writing|testo|scritt[ae]|resto|lascial[oa]|com|tranne|va|bene|fine|except|everything|love|all|solid|full|mett\\w+|background|sfondo|use|scheme|palette|only|solo|pure|still|readable`,
  shade: `${LOOKS}|${COMPLAINT}|darker|lighter|brighter|much|piu|meno|schiar\\w+|scur\\w+|bright|background|sfondo|text|testo`,
  font: `${LOOKS}|fonts?|typeface|typography|lettering|caratter[ei]|tipografia|type|body|everything|tutt[oaie]|all|text|use|usa|whole|page|easy|easier|read|leggere|facile|same|stesso`,
  scale: `${SIZES}|${LOOKS}|find|give|customers?|clients?|clienti|anziani|older|old|people`,
  declare:
    'rimaner\\w*|rimang\\w*|rest\\w{1,3}|bold\\w*|grassetto|neretto|italics?|corsivo|capitals?|letters?|uppercase|lowercase|caps|all|maiuscol[oaie]|minuscol[oaie]|center\\w*|centre\\w*|centr\\w+|mezzo|middle|left|right|destra|sinistra|align\\w*|allinea\\w*|justif\\w+|giustific\\w+|underlin\\w+|sottoline\\w+|sticky|fixed|fiss[oaie]|stays?|remain\\w*|stick\\w*|top|visible|when|while|scroll\\w*|always|sempre|visibile|alto|restare|resti|resta|quando|scorr\\w+|bloccat[oaie]|shadow|ombra|ombreggiatura|thin\\w*|sottil[ei]|light\\w*|weight|text|tutt[oaie]|meno|less|more|piu|soft|leggera|style',
  'add-section': `${PLACES}|called|titled|named|entitled|about|introduc\\w+|shows?|present\\w*|with|sign|signup|intitolat[oa]|chiamat[oa]|dedicat[oa]|nuov[oa]|new|our|missing|manca|mancano|visitors?|customers?|people|clienti|chi|visita|able|potersi|poter|since|\\d{4}|iscriver\\w*|subscribe|avere|have|want|form|modulo`,
  remove: GONE,
  'remove-item': GONE,
  'remove-prices': `${GONE}|without|senza|price|prices|prezz[oi]|all|every|tutti|tariffe|importi|show|mostrare|see|vedere`,
  hide: 'now|temporarily|while|moment|time|being|momento|temporaneamente|ora|adesso|page|pagina|x',
  show: 'again|back|di|nuovo|ancora|hidden|nascost[oaie]',
  duplicate: 'copy|copia|twice|once|more|again|un|altra|another|volta|page|pagina',
  move: `${PLACES}|move\\w*|want|spost\\w+`,
  swap: `${PLACES}|places?|positions?|each|other|con|with|posizion[ei]|order|ordine|around`,
  'replace-text': `${SAYING}|c|typo|mistake|error|errore|refuso|sbaglio|spelling|battitura|found|trovato|wrong|sbagliato|scritto|male|use|usa|put|mett\\w*|have|type|place|anziche|heading|titolo|title|nome|voce|wherever|everywhere|where|dove|ovunque|al|posto|rather|than|invece|phrase|sentence|line|parola|parole|frase|riga|testo|it`,
  'set-text': `${SAYING}|call|name|chiama|chiamate|intitola|headline|heading|title|slogan|tagline|line|sentence|titolo|riga|frase|testo|its|part|rewrite|riscriv\\w+|quoted|scritta|come|put|mett\\w+`,
  fact: `${WAYS}|${NAMES}`,
  hours: HOURS,
  describe: `${SAYING}|description|desc|details?|descrizione|spiegazione|change|put|write`,
  'remove-question':
    'question|questions|faqs?|domand[ae]|about|regarding|asks?|says|riguardo|dice|parla|chiede|no|more|longer|serve|piu',
  label: `${SAYING}|label|field|fields|input|box|placeholder|form|campo|etichetta|casella|riquadro|modulo|e|mail|email|phone|telephone|message|name|date|telefono|messaggio|nome|data|chiamarsi|called|si|chiama|rename|rinomina|chiama`,
  'add-question':
    'question|questions|answer|answers?|domand[ae]|risposta|new|nuov[oa]|faqs?|asked|often|spesso|another|altra',
  'add-review':
    'ha|detto|scritto|wrote|review|testimonial|recensione|testimonianza|from|by|left|da|scritt[oa]|says?|saying|dice|new|nuov[oa]|another|altra|said|customer|cliente',
  price: PRICES,
  'change-prices': `${PRICES}|\\d+%?|percent|cent|cento|in|half|halve|meta|dimezz\\w+|doubl\\w+|raddoppi\\w+|tripl\\w+|all|every|everything|each|tutt[oaie]|ogni|more|less|cheaper|dearer|off|add|put|take|cut|knock|bump|slash|hike|bring|meno|piu|car[oaie]|gets?|by|scont\\w+|list|listino|menu|discount|expensive|extra|price|rates|tariffe`,
  'add-item': `${PRICES}|under|sotto|treatment|course|trattamento|corso|abbiamo|have|do|sell|selling|offer|serve|vendiamo|offriamo|serviamo|proponiamo|facciamo|item|items|service|dish|product|entry|list|menu|voce|servizio|piatto|prodotto|lista|elenco|listino|another|new|altro|altra|nuov[oa]`,
  'add-button':
    'called|named|saying|says|labelled|text|second|another|new|leading|leads|linking|links|goes|going|next|beside|first|under|below|che|porta|porti|chiamat[oa]|scritto|con|second[oa]|altro|nuov[oa]|accanto|vicino|sotto|primo|dice|dica|verso|opens|opening|apre',
  'add-contact':
    'people|customers|clienti|can|us|scriver\\w*|contattar\\w*|write|reach|find|trovate|potete|\\d+|phone|telephone|mobile|number|whatsapp|instagram|insta|facebook|fb|linkedin|tiktok|youtube|tripadvisor|profile|page|account|link|links|linked|icon|icons|telefono|cellulare|numero|profilo|pagina|collegamento|mett\\w+|e|mail|email|posta|chat|contact|contacts|contatt[oi]|social|new|nuov[oa]|secon[d]\\w*|another|altro|[\\w]*\\d+[\\w]*',
  'add-link':
    'called|named|link|links|linking|item|entry|tab|page|voce|pagina|collegamento|scheda|menu|nav|navbar|navigation|header|barra|navigazione|name|nome|chiamat[oa]|leads?|leading|goes|che|porta|new|nuov[oa]|bar|top|main',
  'add-text':
    'also|anche|dire|riportare|recitare|should|must|under|below|after|sotto|dopo|write|put|say|mention|scrivi|mett\\w*|segnala|indica|avvis[oa]|specifica|notice|sign|cartello|tell|people|page|site|sito|pagina|note|line|text|sentence|words?|says?|saying|bottom|that|nota|riga|testo|frase|scritta|fondo|che|dica|dice|small|new|piccola|nuova|end|fine|paragraph|paragrafo',
  'add-notice':
    'banner|announcement|notice|alert|info|bar|strip|avviso|annuncio|striscia|fascia|cartello|comunicazione|top|alto|cima|inizio|page|site|pagina|sito|customers|visitors|clienti|say|says|saying|scritto|testo|text|dice|dica|put|mett\\w*|big|small|grande|piccol[oa]',
  'rename-item':
    'becomes?|become|diventa\\w*|chiamat[aoie]|chiamarsi|chiama\\w*|call|be|instead|place|posto|invece|nav\\w*|bar|barra|navigazione|tab|page|pagina|course|treatment|text|testo|scritta|word|parola|rinomina\\w*|va|vanno|use|usa|write|say|mett\\w+|scriv\\w+|item|link|menu|entry|voce|heading|title|titolo|called|name|nome|new|nuov[oa]|service|dish|product|servizio|piatto|prodotto|to',
  link: 'main|principale|primo|first|\\d+|andare|vada|va|whatsapp|chat|points?|pointing|link\\w*|goes?|go|opens?|open|leads?|lead|when|clicked|clicking|click|call|calls|href|section|porta\\w*|porti|portare|punt\\w+|rimand\\w+|colleg\\w+|apr\\w+|destinazione|url|chiam\\w+|modo|quando|clicca\\w*|address|page|indirizzo|pagina|instead|new|tab|https?|www|mail|email|to',
  head: 'google|search|results?|seo|browser|tab|meta|page|site|title|description|tag|html|document|scheda|descrizione|titolo|pagina|sito|cerca|ricerca|risultati|su|per|say|says|read|dire|dica',
  'dark-mode':
    'dark|night|mode|theme|version|scheme|have|avere|scur[oa]|modalita|tema|versione|notte|notturn[oa]|visitors?|who|want|prefer|chi|vuole|preferisce|switch|support|same|page|site|add|attiv\\w+|opzione|option',
  'dark-page': `${LOOKS}|dark|darker|black|ner[oa]|scur[oaie]|nott\\w+|page|site|website|whole|entire|everything|tutt[oaie]|background|sfondo|design|completely|completamente|all|night|i|prefer|preferisco|text|white|testo|bianc\\w+|have|avere`,
  image:
    'first|second|third|fourth|last|prim[oa]|second[oa]|terz[oa]|quart[oa]|ultim[oa]|come|use|usa|new|nuov[oa]|instead|alt|alternative|alternativo|text|testo|main|principale|this|attached|file|put|show|mostra|picture|image|photo|foto|immagine|with|con|https?|di|big|grande',
  length:
    'shorter|longer|short|long|concise|less|text|too|much|brief\\w*|brev[ei]|cort[oaie]|lung[oaie]|lunghi|lunghe|troppo|testo|meno|piu|concis[oaie]|make|bit|half|meta|any|detail\\w*|dettagli\\w*|a|words?|parole|tutt[oaie]',
  mood: `${LOOKS}|more|less|much|bit|piu|meno|little|everything|all|whole|entire|page|site|website|sito|pagina|design|appearance|tutt[oaie]|overall|general|generale|complesso|er|touch|tocco|mood|atmosphere|atmosfera|dai|give|today|oggi|day|giorno|d|aria`,
  translate:
    'translat\\w+|traduc\\w+|english|italian|inglese|italian[oa]|into|whole|entire|all|everything|tutt[oaie]|page|site|text|texts|testi|testo|pagina|sito|language|lingua|version|versione|complet\\w+',
};

/** The same as patterns of whole words. */
export const KIND_WORDS: Partial<Record<EditIntent['kind'], RegExp>> = Object.fromEntries(
  Object.entries(BY_KIND).map(([kind, words]) => [kind, new RegExp(`^(?:${words})$`)]),
);
