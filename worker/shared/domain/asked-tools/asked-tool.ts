import { foldWord } from '../reading/fold.ts';
import { createHeadReader, type NounRow } from './head-noun.ts';

/** Pages that work: what the designer has templates for, and `other`. */
export type AskedKind = 'snake' | 'todo' | 'countdown' | 'quiz' | 'poll' | 'calculator' | 'other';

const GAME_BEHIND =
  '(?=\\s+(?:games?|clone|page|app|with|in|on|for|like|where|that|but|please|con|per|in|che|dove|ma)(?![\\p{L}])|\\s*(?:[,.:;!?\\n]|$))';

/** The nouns of the tools, the more telling ones first. */
const TOOLS: readonly NounRow<AskedKind>[] = [
  {
    id: 'snake',
    noun: `snake[ -]game|(?:video)?gioco\\s+(?:(?:di|del|dello|tipo|stile|classico|come|da)\\s+)*["“«']?(?:snake|serpente|serpentone)["”»']?|(?:game\\s+(?:of|like)\\s+)?["“«']?snake["”»']?${GAME_BEHIND}|serpente nokia|nokia snake`,
    verb: 'play snake|giocare a snake',
  },
  {
    id: 'todo',
    noun: 'to-?do(?:[ -]?lists?)?|to do lists?|do list|task lists?|tasks list|list of (?:tasks|things to do)|check-?list|(?:shopping|grocery|packing|chores?) (?:check)?list|packing checklist|lista (?:delle )?(?:faccende|pulizie)(?: di casa)?|lista valigia|lista (?:delle |di )?cose da fare|(?:lista|elenco) (?:dei|di|delle|degli)?\\s?(?:todo|to-do|compiti|attivita|impegni)|lista (?:della|per la) spesa|lista (?:per la|della) valigia|cose da fare|task manager|gestore di (?:attivita|compiti)',
    verb: '(?:keep|keeps) track of (?:my |our )?(?:tasks|to-dos|chores)|(?:tenere|tenga|tiene) traccia delle cose da fare|segnare le cose da fare',
  },
  {
    id: 'countdown',
    noun: 'count-?down(?: (?:timer|clock|page|widget|app|site|website))?|(?:days|sleeps|weeks) (?:until|till)|giorni (?:che )?mancan(?:o|ti)|(?:timer per il )?conto alla rovescia',
    verb: 'counts? down|counting down|(?:fa|faccia|fare) il conto alla rovescia|(?:shows?|tells?) (?:me |us )?how (?:many days|long)|(?:dice|mostra|dica|mostri) quanti giorni mancano|conta i giorni|how (?:many|long) (?:days |sleeps |weeks )?(?:are )?(?:until|till|to go until|to|before|left)|quant[io] (?:giorni )?manca(?:no)?(?: a)?',
  },
  {
    id: 'quiz',
    noun: '(?:(?:\\d{1,2} )?times tables?|multiplication(?: tables?)?) (?:practice|quiz|game|trainer|training|test|drill|app)(?: (?:game|app|page))?|(?:gioco|giochino|esercizi|allenamento|test) (?:(?:sulle|delle|della|di|con le|per le) )?tabellin[ae](?: del(?:l.)? ?\\d{1,2})?|quiz(?:zes)?(?: (?:game|app|page))?|trivia(?: (?:quiz|game))?|(?:gioco a )?quiz',
    verb: '(?:quizzes|tests) (?:me|people|kids|students|players|my \\p{L}+)',
  },
  {
    id: 'poll',
    noun: '(?:opinion |online )?polls?|straw poll|sondaggi(?:o|no)?|votazione|voting (?:page|app|poll)',
    verb: '(?:vote|votes|voting|votare|votino)|let (?:my |our |the )?\\p{L}+ vote|vote for (?:the|your) (?:best|favou?rite)|vota(?:te)? (?:il|la|lo) (?:tuo |tua )?(?:miglior\\p{L}*|preferit\\p{L}+)|f(?:ai|ar|are) votare',
  },
  {
    id: 'calculator',
    noun: 'calculators?|(?:[\\p{L}°]+ to [\\p{L}°]+ )?converters?|calcolator[ei]|calcolatric[ei]|convertitor[ei]|preventivator[ei]|(?:quote|price|cost) estimator|(?:(?:expense|cost|bill|rent|bills) )*(?:expenses?|costs?|bill|rent|bills) splitters?|(?:hourly|annual|yearly) (?:wage|pay|salary|rate) to (?:monthly|annual|yearly|hourly)(?: \\p{L}+)?(?: calculator)?|(?:da )?paga oraria (?:a|in) (?:stipendio )?mensile|how (?:much|many) [\\p{L} ]{2,30} calculator|simulatore (?:di |del |della )?(?:mutuo|rata|prestito)|calcolo(?= (?:di|del|della|dei|dell|rata|rate|iva|mutuo|interessi|percentual[ei]|sconto|mancia|imc)(?![\\p{L}]))',
    verb: 'calculates?|works? out|converts?|(?:splits?|divides?|share) (?:(?:the|a|our|up) )*(?:bills?|costs?|expenses?|rent)|how (?:much|many)(?: [\\p{L} ]{2,30})? (?:do|does|should|will|can) (?:i|we|you)|quant[oiae] [\\p{L} ]{2,30} (?:mi |ci )?(?:serv\\p{L}+|devo|dobbiamo|vuole|vogliono)|quanti litri di|calcol(?:a|are|i|ino)|convert(?:e|ire|a|i)|divid(?:e|ere|a|i) (?:(?:il|le|la) |l.)?(?:conto|spes[ae]|affitto|bollett[ae]|costi)|(?:cm|mm|km|kg|lbs?|miles?|inches|feet|ounces|grams|celsius|fahrenheit|lit(?:re|er)s|gallons|pounds|metri|miglia|chilometri|pollici|centimetri|grammi|once) (?:to|in) (?:cm|mm|km|kg|lbs?|miles?|inches|feet|ounces|grams|celsius|fahrenheit|lit(?:re|er)s|gallons|pounds|metri|miglia|chilometri|pollici|centimetri|grammi|once)',
  },
];

/** Things that work and that no template makes. */
const OTHERS: readonly NounRow<AskedKind>[] = [
  {
    id: 'other',
    isStrict: true,
    noun: 'dashboards?|(?:admin|control) panels?|live (?:[\\p{L}]+ )?(?:scores?|prices?|results|map)|ai(?= (?:that|which|to) )|[\\p{L} ]{3,24} clone|tetris|pong|pac-?man|breakout|arkanoid|sudoku|chess(?: game)?|checkers|draughts|tic[- ]?tac[- ]?toe|noughts and crosses|connect (?:four|4)|hangman|wordle|minesweeper|2048|flappy bird|space invaders|solitaire|blackjack|crosswords?|puzzles?|platformers?|(?:video)?games?|chat ?bots?|chat(?: apps?| rooms?)?|messag(?:ing|er) apps?|(?:drawing|painting|paint|sketching) (?:app|pad|tool|board)s?|white-?boards?|(?:log-?in|sign-?in|registration)(?: (?:page|form|screen|system))?|databases?|crm|spreadsheets?|kanban(?: boards?)?|stop-?watch(?:es)?|(?:pomodoro |egg |kitchen )?timers?|pomodoro|metronomes?|(?:\\p{L}+ )?generators?|simulators?|(?:habit|expense|budget|weight|time|mood|fitness|calorie) trackers?|(?:notes?|note[- ]taking|weather|calendar) apps?|(?:text|code|markdown|photo|image) editors?|(?:music|video) players?|synth(?:esi[sz]er)?s?|slot machines?|roulette|dice rollers?|(?:booking|inventory|ticketing|reservation) systems?|social networks?|search engines?|typing (?:speed )?tests?|(?:stocks?|stock price|crypto|price) trackers?|shared calendars?|maze|memory',
    verb: 'let me (?:draw|chat)|generates? (?:passwords|names|qr codes)',
  },
  {
    id: 'other',
    isStrict: true,
    noun: 'risultati (?:[\\p{L}]+ )?in (?:diretta|tempo reale)|intelligenza artificiale(?= (?:che|per) )|cruscotto(?: (?:vendite|dati|aziendale))?|clone di [\\p{L} ]{3,24}|calendario condiviso|pannello di (?:controllo|amministrazione)|(?:video)?gioc(?:o|hi|hino)|tris|scacchi|dama|impiccato|forza (?:quattro|4)|campo minato|cruciverba|rompicapo|(?:app|applicazione) (?:di|per) (?:chat|chattare|disegnare|disegno|messaggi|messaggistica|appunti|note|meteo|prendere appunti)|app meteo|lavagna|(?:pagina|schermata|sistema|modulo|form) di (?:login|accesso|registrazione)|area riservata|gestionale|foglio di calcolo|cronometr[oi]|timer|generator[ei]|simulator[ei]|editor(?: di testo)?|sistema di prenotazion[ei]|motore di ricerca|dado virtuale|pagina per disegnare|chat',
  },
];

/** Small things that a site may have among its sections. */
const PARTS: ReadonlySet<AskedKind> = new Set<AskedKind>(['quiz', 'poll', 'calculator']);
const WITH_PART = new RegExp(
  `(?<![\\p{L}])(?:with|including|plus|and|con|incluso|compreso|e|piu)\\s(?:an?|un[ao]?|the|il|la)\\s(?:[\\p{L}-]+\\s){0,2}(?:${TOOLS.filter(
    ({ id }) => PARTS.has(id),
  )
    .map(({ noun }) => noun)
    .join('|')})(?!\\s(?:nights?|evenings?|shops?|teams?))(?![\\p{L}\\d])`,
  'u',
);

/** Whether a brief asks for a site that has a working part, as a calculator. Linear. */
export function namesWorkingPart(brief: string): boolean {
  return WITH_PART.test(foldWord(brief));
}

/** The tool that a brief asks for itself, or `other` for a working thing that no template makes. */
export const readHead = createHeadReader<AskedKind>([...TOOLS, ...OTHERS]);
