import type { Language } from '../brief/brief.ts';

/** What visitors look for under a heading of its own. */
export interface Topic {
  id: string;
  heading: Record<Language, string>;
  words: RegExp;
}

function topic(id: string, [en, it]: readonly [string, string], words: string): Topic {
  return { id, heading: { en, it }, words: new RegExp(`(?<![\\p{L}\\d])(?:${words})`, 'iu') };
}

const ANIMALS =
  'dogs?|pets?|cats?|animals?|cani|cane|gatti|animali(?: domestici)?|cani e gatti|four-legged';
const ALLOWED =
  'welcome|allowed|ok(?:ay)?|fine|free|go free|stay free|friendly|permitted|only|ammess\\p{L}+|benvenut\\p{L}+|accettat\\p{L}+|accett\\p{L}+|gratis|vietat\\p{L}+|graditi|yes|sì';

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december';
/** Since a year, or in some months: neither is a time of day. */
const SINCE = `since|dal(?:l['’]| )?(?:anno )?\\d{4}|(?:da|from) (?:\\p{L}+ )?(?:${MONTHS})`;

/** The first whose words a sentence has is what it is about. */
const TOPICS: readonly Topic[] = [
  topic(
    'reply',
    ['Please reply', 'Conferma'],
    '^(?:please )?(?:reply|replies|rsvp|let us know|conferm(?:are|ate|a)|rispond(?:ete|ere))(?!\\p{L})',
  ),
  topic(
    'hours',
    ['Opening times', 'Orari'],
    `^(?:we(?:['’]re| are) |siamo |sempre |always )?(?:open(?:ing (?:hours|times))?|closed|apert[oaie]|chius[oaie]|orari\\p{L}*)(?!\\p{L}| (?:day|air|mic|fire|to all|a tutti|in|the|space|source|${SINCE}))|^(?:every day|daily|7 days|tutti i giorni|ogni giorno|7 giorni)[^.]{0,20}\\d|^\\d{1,2}(?:[.:]\\d{2})?(?:[ap]m)?\\s?[-–]\\s?\\d{1,2}(?:[.:]\\d{2})?(?:[ap]m)? (?:every day|daily|tutti i giorni)|^(?:the )?\\p{L}+ (?:open|opens|is open|are open|aperto|aperta|apre) (?:from |until |till |dalle? |fino )?\\d`,
  ),
  topic(
    'entry',
    ['Admission', 'Ingresso'],
    '(?:free|no) (?:admission|entry|entrance)|(?:admission|entry|entrance|ingresso|entrata) (?:is )?(?:free|liber[oa]|gratuit[oa]|gratis)|offerta libera|pay what you can',
  ),
  topic(
    'pets',
    ['Dogs and pets', 'Animali'],
    `(?:no|niente|vietati i|sorry,? no) (?:${ANIMALS})(?!\\p{L})|(?:${ANIMALS})\\s(?:(?!\\d)[\\p{L}’']+\\s){0,3}?(?:${ALLOWED})(?!\\p{L})|(?:welcome|accept|allow|accettiamo|accogliamo|amiamo) (?:\\p{L}+ ){0,2}(?:${ANIMALS})(?!\\p{L})`,
  ),
  topic(
    'parking',
    ['Parking', 'Parcheggio'],
    'parking|car ?park|park (?:at|in|on|behind|opposite|free)|parcheggi\\p{L}*|posti? auto|garage coperto',
  ),
  topic(
    'stay',
    ['Arrival and departure', 'Arrivo e partenza'],
    'check-? ?(?:in|out)|arrivals? (?:from|after|by)|minimum stay|night minimum|minimum \\p{L}+ nights?|min\\.? \\d nights?|soggiorno minimo|minimo \\p{L}+ notti',
  ),
  topic(
    'diet',
    ['Diets and allergies', 'Diete e allergie'],
    '(?:gluten|nut|dairy)[- ]?free|coeliacs?|celiac\\p{L}*|allerg\\p{L}+|senza (?:glutine|lattosio|uova)|vegan\\p{L}* (?:options?|dishes)|(?:piatti|opzioni) (?:vegan|vegetarian)\\p{L}*|halal|kosher|intolleran\\p{L}+',
  ),
  topic(
    'age',
    ['Age', 'Età'],
    '(?:over|under)[- ]?\\d+s?(?!\\d| ?(?:euro|€|km|miles|words))|maggiorenni|minorenni|minori(?! )|ages? \\d+ (?:and|or) (?:over|up|older)|dai \\d+ (?:anni )?in su',
  ),
  topic(
    'children',
    ['Children', 'Bambini'],
    '(?:no|niente) (?:kids|children|bambini)(?!\\p{L})|(?:kids|children|bambini|ragazzi)(?!\\p{L})[^.]{0,30}?(?:free|welcome|allowed|half|accompanied|play|gratis|metà|benvenut|ammess|fino|sotto|accompagnat|gioc)|(?:spazio|area|menu|corner|giochi)\\s[^.]{0,16}?(?:bambini|kids|children)|high chairs?|seggioloni?|baby changing|fasciatoio|pram|passeggini',
  ),
  topic(
    'needed',
    ['What we need', 'Che cosa ci serve'],
    '^(?:please )?(?:we need|give|donate|we collect|(?:ci )?servono|portate|raccogliamo)\\s?:',
  ),
  topic(
    'wear',
    ['What to wear', 'Come vestirsi'],
    '^(?:please )?(?:wear|dress(?: code)?|black tie|indossare|vestirsi|vestitevi|abbigliamento)(?!\\p{L})',
  ),
  topic(
    'bring',
    ['What to bring', 'Che cosa portare'],
    '^(?:please )?(?:bring|take|portare|portate|portati|serv(?:e|ono) (?:un[ao]?|scarpe|abiti))(?!\\p{L})',
  ),
  topic(
    'delivery',
    ['Delivery', 'Consegna e spedizione'],
    'deliver(?:y|ies|ed)|we deliver|postage|p&p|shipping|ship(?:ped)? |by post|posted|click and collect|collection (?:free|from|only)|collect(?:ed|ion)?(?= (?:and|free|within|from))|consegn\\p{L}+|spedi\\p{L}+|ritir[oia]\\p{L}*(?= (?:a|in|gratis|gratuit|e consegna|anche))|asporto|takeaway|take away',
  ),
  topic(
    'cancel',
    ['Deposits and cancellations', 'Caparra e disdette'],
    'deposits?|refund\\p{L}*|cancel\\p{L}*|non-?refundable|caparr\\p{L}+|cauzion\\p{L}+|disdett\\p{L}+|disdir\\p{L}+|rimbors\\p{L}+|acconto',
  ),
  topic(
    'payment',
    ['Payment', 'Pagamenti'],
    'cash(?! flow)|cards?(?= (?:only|or|and|payments?|accepted|welcome|ok|fine)| *[.,]|$)|contactless|card payments?|(?:pay|paid) (?:by|in|with|on|when|monthly|at)|instalments?|bank transfer|sort code|(?:no|plus|inc\\.?|including|excluding|ex) vat|invoices?|vouchers?|contant[ie]|bancomat|carte?(?= (?:di credito|accettat))|satispay|bonific\\p{L}+|iban|si paga|pagament\\p{L}+|pagar\\p{L}+|rat[ea](?! )|(?:in|due|tre|\\d+) rate|fattur\\p{L}+|bonus|buoni pasto',
  ),
  topic(
    'offers',
    ['Offers', 'Offerte'],
    '\\d+ ?%(?= (?:off|di sconto|discount|in meno))|(?:\\d+ ?% )?discounts?|\\d+ ?% off|scont[oi](?! )|sconto|half price|met[aà] prezzo|first (?:\\p{L}+ )?(?:free|is free|session|class|lesson)|prim[ao] (?:[\\p{L}\\d]+ ){1,5}?(?:gratis|gratuit\\p{L}+)|first (?:[\\p{L}\\d]+ ){1,5}?free|free (?:taster|trial)|trial \\p{L}+ (?:is )?free|gift (?:cards?|vouchers?)|buoni regalo|loyalty',
  ),
  topic(
    'booking',
    ['Booking', 'Prenotazioni'],
    '(?:^|to |must |please |and |pre-?)book(?!\\p{L}|shop| club|let)|book(?:ed|ings?)(?!\\p{L})|book (?:at|by|on|online|ahead|early|your|with|through|via|direct|now)|appointments?|walk-?ins?|reserv\\p{L}+|pre-?orders?|orders? (?:by|before|to|at least)|prenot\\p{L}+|appuntament\\p{L}+|su richiesta|ordin(?:i|are) (?:entro|almeno|a)|senza impegno|to join|sign up|enrol\\p{L}*|iscri(?:zion|ver)\\p{L}+|per iscriversi',
  ),
  topic(
    'quotes',
    ['Quotes', 'Preventivi'],
    '(?:free |written )?(?:quotes?|estimates?)(?!\\p{L})|preventiv[oi]\\p{L}*|sopralluog\\p{L}+',
  ),
  topic(
    'directions',
    ['How to find us', 'Come arrivare'],
    "find us|\\d+[- ]?(?:min|mins|minutes?|minut[oi])['’]?s?['’]? (?:a piedi|walk|drive|from|di (?:auto|macchina|cammino|strada)|da(?:l|lla|i)?)|walk from|nearest (?:station|stop|tube|tram|metro|bus)|(?:tram|bus|metro|train|tube) ?(?:stop|station|line|\\d)|(?:fermata|metro|stazione|uscita|casello)(?!\\p{L})|(?:next to|opposite|above the|behind the|around the corner|round the corner|accanto a|di fronte a|sopra il|dietro la|dietro il|a due passi|follow the|turn (?:left|right)|off the [am]\\d+|seguire|strada statale|navetta|shuttle)",
  ),
  topic(
    'access',
    ['Access', 'Accessibilità'],
    'wheelchairs?|step-?free|ground floor|(?:first|second) floor|piano terra|(?:primo|secondo|terzo) piano|lift(?: to)?(?=[ ,.]|$)|stairs|accessible|disabled|ascensore|scale|carrozzin\\p{L}+|sedia a rotelle|disabili|barriere architettoniche|accessibil\\p{L}+',
  ),
  topic(
    'area',
    ['Where we work', 'Dove lavoriamo'],
    '(?:we |i )?(?:cover(?:s|ing)?|travel|serving)(?= (?:all|the|anywhere|up|to|within|[\\p{L}\\d]+[.,]|[\\p{L}\\d]+ and))|areas? covered|areas?:|\\p{L}+ postcodes|based in|mileage|within \\d+ ?(?:miles|mi|km)|call-?out area|zon[ae](?= \\p{L}|:)|provinc(?:ia|e)|dintorni|a domicilio|entro \\d+ ?km|ci spostiamo|trasferte?|based (?=\\p{L})',
  ),
  topic(
    'quality',
    ['Qualified and insured', 'Qualifiche e garanzie'],
    "insured|insurance|public liability|guarante\\p{L}+|warranty|registered|regd|certifi\\p{L}+|accredited|approved|qualified|licen[cs]ed|members?(?= of| -|\\.|,|$)|dbs|first aid|trained|years?['’]? (?:of )?experience|yrs?['’]? experience|assicurat\\p{L}+|garanzi\\p{L}+|iscritt[oaie] (?:all|al)|albo|abilitat\\p{L}+|diplomat\\p{L}+|laurea\\p{L}*|convenzionat\\p{L}+|anni di (?:esperienza|lavoro|attivit)|socio|soci(?= )|p\\. ?iva|partita iva(?= \\d)|cod(?:ice)? fisc\\p{L}+|\\p{Lu}{3,6} (?:members?|approved|registered|accredited|level)|\\p{Lu}{2,5} level \\d",
  ),
  topic(
    'waiting',
    ['How long it takes', 'Tempi'],
    "waiting (?:list|time)|turnaround|lead time|within (?:\\p{L}+|\\d+) (?:working )?(?:hours?|days?|weeks?)|(?:delivered|ready|done) in|same[- ]day|usually come|reply (?:within|in)|lista d['’]attesa|tempi(?! moderni)|entro (?:\\p{L}+|\\d+) ?(?:h|ore|giorn\\p{L}+|settiman\\p{L}+)|in giornata|rispond\\p{L}+ (?:entro|in)",
  ),
  topic(
    'season',
    ['Season and weather', 'Stagione e meteo'],
    `season|weather|if it rains|rain or shine|wet weather|(?:in caso di|se) (?:pioggia|piove|maltempo|maestrale)|piov\\p{L}+|stagione|(?:da|from) (?:\\p{L}+ )?(?:${MONTHS}) (?:a|to|until) |tutto l['’]anno|all year round`,
  ),
  topic(
    'rules',
    ['House rules', 'Regole della casa'],
    'no smok\\p{L}+|non-?smok\\p{L}+|no (?:keepnets|noise|stag|hen|parties|glass|bonfires)|vietat\\p{L}+|divieto|non fumatori|no fumatori|si prega di|è vietato|silenzio',
  ),
  topic(
    'languages',
    ['Languages', 'Lingue'],
    '(?:we|i) speak|parliamo|parlo|si parla|anche in inglese|spoken',
  ),
  topic(
    'help',
    ['How to help', 'Come aiutarci'],
    'volunteers?|donat(?:e|ions?)|cerchiamo (?:volontar|soci|tenori|bassi|nuov)\\p{L}*|volontar[io]\\p{L}*|donazion\\p{L}+|5 ?[x×] ?(?:1000|mille)|support us',
  ),
  topic(
    'onsite',
    ['On site', 'In sede'],
    'wi-?fi|sauna|showers?|changing rooms?|terrace|toilets?|spogliatoi\\p{L}*|docc\\p{L}+|piscina|swimming pool|tavolini fuori|dehors|terrazza|aria condizionata|air con\\p{L}*',
  ),
];

/** What a sentence of visitors' practical matters is about; undefined for one that tells something else. */
export function topicOf(sentence: string): Topic | undefined {
  return TOPICS.find(({ words }) => words.test(sentence));
}
