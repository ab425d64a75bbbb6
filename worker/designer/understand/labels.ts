import { foldWord } from '#domain/reading/fold.ts';
import type { PlanSectionKind } from '#domain/page-plan/plan-types.ts';

/** What the words in front of a colon announce. */
export type LabelUse = PlanSectionKind | 'wish' | 'facts' | 'name' | 'skills';

const USES: readonly (readonly [LabelUse, string])[] = [
  [
    'wish',
    'style|stile|look|look and feel|colou?rs?|colori|colore|palette|tone|tone of voice|tono|font|fonts|avoid|to avoid|evitare|da evitare|no|target|audience|pubblico|goal|obiettivo|layout|sections?|sezioni|pages?|pagine|mood|vibe|reference|references|ispirazione|inspiration|language|lingua|design|graphics|grafica|seo|form|modulo|fields|campi|buttons?|pulsanti|cta|structure|struttura|requirements|must have|important|importante|attenzione|ps|i need|i want|vorrei|voglio|mi serve|please|domain|dominio|budget',
  ],
  ['name', 'name|nome|business name|title|titolo|nome attivita'],
  [
    'menu',
    'menu|menù|carta|dishes|piatti|food|drinks|bevande|la carta|starters|antipasti|primi|secondi|dolci|desserts|mains|pizze|panini|vini|wines|cocktails|gusti|flavou?rs',
  ],
  [
    'pricing',
    'prices?|prezzi|listino|tariffe|rates|costs|costi|fees|packages|pacchetti|tickets|biglietti|plans|piani|abbonamenti|memberships?|pricing|quote|ingresso|entry|iscrizione',
  ],
  [
    'services',
    'services?|servizi|we offer|offriamo|offerta|cosa facciamo|cosa faccio|what we do|what i do|treatments|trattamenti|activities|attivita|specialities|specialita|specialties|lavorazioni',
  ],
  [
    'features',
    'features|funzioni|funzionalita|caratteristiche|cosa fa|what it does|why us|perche noi|perche sceglierci|highlights|main features|benefits|vantaggi|includes|include',
  ],
  ['products', 'products|prodotti|articoli in vendita|catalogue|catalogo'],
  ['speakers', 'speakers?|relatori|relatrici|talks by'],
  ['lineup', 'line[- ]?up|chi suona|who plays|bands'],
  ['rooms', 'rooms|camere|stanze|alloggi'],
  ['recipes', 'recipes|ricette'],
  ['partners', 'partners|clients|clienti|sponsors?'],
  ['calendar', 'through the year|month by month|mese per mese|seasons|le stagioni'],
  [
    'team',
    'team|staff|ospiti|guests|hosts?|conduttori|members|band members|formazione|componenti|founders|fondatori|soci|artisti|artists|teachers|insegnanti|docenti|istruttori|instructors|crew|chi siamo noi',
  ],
  [
    'schedule',
    'programme|program|schedule|programma|agenda|timetable|scaletta|lessons|lezioni|moduli|modules|order of the day|running order|corsi|classes|weekly timetable|orario corsi|orario lezioni|palinsesto',
  ],
  [
    'events',
    'dates|date|tour|tour dates|date del tour|concerti|gigs|shows|appuntamenti|events|eventi|calendar|calendario|upcoming|prossime date|next dates',
  ],
  [
    'timeline',
    'experience|esperienza|esperienze|work experience|esperienze lavorative|education|istruzione|studi|formazione e studi|history|storia|jobs|lavori|employment|career|carriera|titoli di studio',
  ],
  ['skills', 'skills|competenze|languages|lingue|tools|strumenti|software'],
  [
    'blog',
    'uscite|ultime uscite|latest|episodes|episodi|puntate|latest episodes|ultime puntate|ultimi episodi|issues|numeri|articles|articoli|posts|latest posts|ultimi articoli|latest issues',
  ],
  ['links', 'links?|my links|i miei link|social|socials'],
  ['portfolio', 'works?|projects|progetti|portfolio|opere|selected work'],
  ['faq', 'faq|questions|domande|domande frequenti'],
  ['process', 'how it works|come funziona|steps|passi|fasi|process'],
  ['press', 'press|stampa|rassegna stampa|they say|dicono di noi'],
  ['statistics', 'numbers|in numbers|numeri chiave|i numeri'],
  [
    'about',
    'bio|tiny bio|short bio|about|about me|about us|intro|chi sono|chi siamo|descrizione|description|biografia|la storia|our story',
  ],
  [
    'facts',
    'hours?|orari|orario|opening|opening hours|opening times|open|aperto|apertura|address|indirizzo|where|dove|contacts?|contatti|contatto|e-?mail|mail|tel|telefono|phone|cell|cellulare|whatsapp|mobile|sede|location|instagram|ig|facebook|fb|tiktok|youtube|website|p\\.? ?iva|partita iva|vat',
  ],
];

const PATTERNS = USES.map(([use, words]) => [use, new RegExp(`^(?:${words})$`)] as const);
const ARTICLES =
  /^(?:the|our|my|some|these|le|i|gli|il|la|lo|nostri|nostre|miei|mie|(?:our|my|the) main)\s+/;

/** The words in front of a colon, at most five, and what they announce; undefined for words nobody knows. */
export function readLabel(label: string): LabelUse | undefined {
  const folded = foldWord(label)
    .replaceAll(/[^\p{L}\d\s'&.-]/gu, ' ')
    .trim()
    .replace(ARTICLES, '');
  return PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** What visitors bring and take, and where somebody goes. */
const OF_VISITORS =
  /^(?:(?:please )?(?:give|bring|donate)|we (?:accept|take|collect|need|cover)|portate|(?:ci )?servono|donate|(?:si )?accett(?:ano|iamo)|raccogliamo|ritiriamo|cerchiamo|areas?(?: covered)?|zon[ae]|comuni)$/iu;

/** True of a label whose list is for the visitors, however much it sounds like an order: "Bring", "Portate". */
export function isForVisitors(label: string): boolean {
  return OF_VISITORS.test(label.trim());
}
