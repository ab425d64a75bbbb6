import type { PlanLook } from '#domain/page-plan/plan-types.ts';
import type { DirectionId } from '../look/direction.ts';

/** Words for a look and what they demand of a page. */
interface StyleWords {
  words: string;
  direction?: DirectionId;
  look?: Omit<PlanLook, 'direction' | 'colours'>;
}

/** The most telling first: the first row that is named and not refused gives the direction. */
const STYLES: readonly StyleWords[] = [
  { words: 'brutalis\\w+|raw concrete', direction: 'brutalist', look: { corners: 'square' } },
  {
    words:
      'newspapers?|newsprint|broadsheet|gazette|giornal[ei]|quotidiano|gazzetta|prima pagina|photocopied|photocopy|fotocopi\\w+|ciclostil\\w+|fanzine|cut-?out letters',
    direction: 'newspaper',
  },
  {
    words:
      'neon|cyber-?punk|synth-?wave|vapou?r-?wave|glow\\w*|disco lights|glitter|lustrini|paillettes?|strobo\\w*|luci da club|club lights',
    direction: 'neon',
    look: { scheme: 'dark' },
  },
  {
    words:
      'hacker|ascii|command[- ]line|riga di comando|(?:old |vecchio )?nokia|game ?boy|(?:like|come) (?:a|an|un) (?:old |vecchio )?terminale?|terminal (?:style|look)|fosfori|monospaced?|mono font|monospazi\\w+|oscilloscop\\w+|black box',
    direction: 'terminal',
    look: { scheme: 'dark', font: 'mono' },
  },
  {
    words:
      "windows ?9\\d|geo-?cities|y2k|anni ['’]?(?:90|novanta)|(?:19)?90['’]?s|nineties|pixel(?:ated| art)?|8[- ]?bit|arcade|floppy",
    direction: 'retro',
  },
  {
    words:
      "comic(?: strip| book)?s?|fumett\\w+|pop art|halftone|retin[oi]|cartoony|anni ['’]?(?:[5678]0|cinquanta|sessanta|settanta|ottanta)|(?:19)?[5678]0['’]?s|(?:theme|style|look|stile|tema)\\W{0,4}19[5-8]\\d|jukebox|lunapark|fairground|circ(?:o|us)|carnival|carnevale|over the top|esagerat\\w+|esageriamo|ott|ciccion[ei]|chunky|bubbl[ye]|stickers?|adesiv[io]",
    direction: 'playful',
    look: { font: 'display' },
  },
  {
    words:
      'posters?|manifest[oi]|locandin[ae]|wood ?type|caratteri di legno|screen-?print\\w*|serigrafi\\w+|flyers?|volantin[oi]|punk|gig poster|big ugly type|huge type|big type|scritte (?:grandi|enormi)|billboard|propaganda|constructivis\\w+|costruttivis\\w+',
    direction: 'poster',
    look: { font: 'display' },
  },
  {
    words:
      'linocut|linoleografia|lino ?print|hand-?printed|stampat\\w+ a mano|woodcut|xilografia|visible[- ]mending|stitch\\w*|cucitur\\w+|ricam\\w+|embroider\\w+|woven|basket|intrecci\\w+|carta grezza|carta da pacchi|tessut[oi]|fabric|quilt|patchwork|kraft|cardboard|cartone|rustic\\w*|rugged|contadin\\w+|campagnol\\w+|hand-?made|artigianal\\w+|potter|allotment|orto|vegetable patch|blackboard|chalkboard|lavagna|bacheca|notice ?board|scotch|quadern\\w+|exercise book|school ?book|tesser[ae]|mosaic\\w*|piastrell\\w+|tiles?|azulejos?|topographic\\w*|cartina|curve di livello|contour lines|ordnance',
    direction: 'craft',
  },
  {
    words:
      "seed catalogue|catalog\\w* (?:di|of) (?:sementi|seeds?)|almanac|almanacco|victorian|vittorian\\w+|edwardian|apothecar\\w+|spezieria|museum(?:-drawer)?|museo|cabinet of curiosit\\w+|herbarium|erbario|botanical|botanic\\w+|field guide|letterpress|tipografia antica|engraving\\w*|incision[ei]|etching|roman inscription|inscription|lapidari\\w+|heraldic|bookish|old books?|libri antichi|library card|old map|mappa antica|ledger|registro|canal(?: |-)?boat|canal painting|sign-?writ\\w+|pub sign|insegn[ae] (?:d['’]epoca|antic\\w+)|art nouveau|liberty|belle epoque|carta bollata|timbr[io]|tradizional\\w+|traditional|heritage|vintage|old[- ]fashioned|d['’]altri tempi|antic[oa]",
    direction: 'heritage',
    look: { font: 'serif' },
  },
  {
    words:
      'noir|detective|film noir|giall[oi] (?:classico|anni)|thriller|gotic\\w+|gothic|mysterious|misterios\\w+|moody|atmospheric|cinematic|cinematografic\\w+|furnace',
    direction: 'technical',
    look: { scheme: 'dark' },
  },
  {
    words: 'typewriter|macchina da scrivere|dattiloscritt\\w+',
    direction: 'editorial',
    look: { font: 'mono' },
  },
  {
    words:
      'swiss|svizzer[oa]|penguin cover|flat colou?rs|grigli[ae]|rigid grid|strict grid|helvetica|international style|tipografia svizzera|rigoros\\w+|bauhaus|modernist|timetable|orario ferroviario|railway sign\\w*|segnaletica',
    direction: 'swiss',
  },
  {
    words:
      'minimal\\w*|very still|stillness|essenzial\\w+|silenzios\\w+|silent|quiet|empty space|tanto spazio|tanto bianco|spoglio|plain|bare|sparse|gallery-like|white cube|big gaps|nothing gets in the way',
    direction: 'studio',
    look: { density: 'airy' },
  },
  {
    words:
      'elegan\\w+|luxur\\w+|lusso|lussuos\\w+|raffinat\\w+|refined|sophisticated|sofisticat\\w+|exclusive|esclusiv\\w+|opulent|art deco|déco|fine[- ]dining|boutique|black tie|velvet|velluto',
    direction: 'luxury',
    look: { font: 'serif' },
  },
  {
    words:
      'gentle|soft|calm\\w*|peaceful|soothing|serene|sobri[oae]|tranquill\\w+|delicat\\w+|riposant\\w+|rassicurant\\w+|zen|dreamy|sognant\\w+|romantic\\w*|sober|dignified|solemn|rispettos\\w+|respectful|discreet|discret[oa]|accoglient[ei]|warm and|reassuring',
    direction: 'wellness',
  },
  {
    words:
      'nautical|nautic[oa]|coastal|seaside|beach|spiaggia|marinar\\w+|marin[oa]|estiv\\w+|summery|fresco|fresca|breezy|lighthouse|harbou?r feel|mediterrane\\w+',
    direction: 'coastal',
  },
  {
    words:
      'playful|fun|funny|cheerful|joyful|happy|friendly|allegr\\w+|giocos\\w+|simpatic\\w+|divertent\\w+|vivac\\w+|colorat\\w+|colou?rful|spiritos\\w+|ironic\\w*|buff[oa]|silly|quirky|tongue in cheek|scherzos\\w+|kids|bambini|cute|carin[oa]',
    direction: 'playful',
    look: { corners: 'round' },
  },
  {
    words:
      "bold|loud|energetic|energic\\w+|grintos\\w+|strong|forte|d['’]impatto|punchy|striking|aggressiv\\w+|dinamic\\w+|dynamic|sporty|sportiv\\w+",
    direction: 'poster',
  },
  {
    words:
      'market stall|bancarella|mercato|trattoria|osteria|popolar[ei]|popolaresc\\w+|genuin\\w+|casereccio|casalingh\\w+|homely|cosy|cozy|village|paesan\\w+|neighbourhood',
    direction: 'market',
  },
  {
    words:
      'technical|tecnic[oa]|engineering|blueprint|cianografi\\w+|schematic|futuristic\\w*|hi-?tech|scientific\\w*|laborator\\w+ look',
    direction: 'technical',
  },
  {
    words:
      'editorial\\w*|magazine|rivista|literary|letterari\\w+|bookshop look|serious|seri[oa]|serio',
    direction: 'editorial',
  },
  {
    words:
      'modern\\w*|contemporane\\w+|contemporary|clean|pulit[oa]|simple|semplic[ei]|lineare|professional\\w*|tidy|ordinat[oa]|fresh|sleek|trustworthy|affidabil[ei]',
    direction: 'swiss',
  },
];

const PATTERNS = STYLES.map((style) => ({
  ...style,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${style.words})(?![\\p{L}\\d])`, 'iu'),
}));
const REFUSED =
  /(?:\b(?:no|not|nor|never|without|avoid|non|niente|nessun\w*|senza|mai|né|evita\w*|isn['’]t|n['’]t|less|troppo|too|instead of|rather than|anziché|ma)\s(?:\p{L}+\s){0,2}(?:da|like|a|an|the|un|una|too|troppo|so|così)?\s?)$/iu;
const REFUSED_MILDLY = /\bma\s$/iu;
const SIGHT = 40;

/** The words for a look that a text names and does not refuse, the most telling first. */
export function readStyles(
  text: string,
): (Pick<StyleWords, 'direction' | 'look'> & { word: string })[] {
  return PATTERNS.flatMap(({ pattern, direction, look }) => {
    const hit = pattern.exec(text);
    if (hit === null) return [];
    const before = text.slice(Math.max(0, hit.index - SIGHT), hit.index);
    if (REFUSED.test(before) && !REFUSED_MILDLY.test(before)) return [];
    return [{ word: hit[0], ...(direction && { direction }), ...(look && { look }) }];
  });
}
