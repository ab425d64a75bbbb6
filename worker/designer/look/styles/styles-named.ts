import type { Style } from './style.ts';

/** Looks that have a name of their own, from print, screens and the history of design. The most telling first. */
export const NAMED_STYLES = {
  brutalist: {
    names: { en: 'brutalist', it: 'brutalista' },
    words: 'brutalis(?:t|tic|m|mo|ta|ti|te)|anti[- ]?design',
    inWishes: 'brutalis\\w+|raw concrete',
    inMood: 'ugly on purpose|brutt[oa] apposta|punk zine',
    directions: ['brutalist', 'poster', 'swiss'],
    isSure: true,
    look: { corners: 'square' },
  },
  newspaper: {
    names: { en: 'newspaper-like', it: 'da giornale' },
    words:
      'newspapers?|newsprint|broadsheet|tabloid|front page|giornal[ei]|quotidian[oi]|gazzett[ae]|gazette|prima pagina|carta stampata',
    directions: ['newspaper', 'editorial', 'heritage'],
    isSure: true,
  },
  zine: {
    inWishes:
      'photocopied|photocopy|fotocopi\\w+|ciclostil\\w+|fan-?zines?|zines?|cut-?out letters|mimeograph\\w*|riso(?:graph\\w*|grafi\\w+)',
    inMood: 'cut-?and-?paste|ritagli\\w*',
    directions: ['brutalist'],
    isSure: true,
    look: { corners: 'square', palette: 'photocopy', dress: 'zine' },
  },
  neon: {
    names: { en: 'neon', it: 'neon' },
    words:
      'neon|cyber[- ]?punk|synth[- ]?wave|retro[- ]?wave|vapou?r[- ]?wave|outrun|blade ?runner|glowing|luminescen(?:t|te|ti)',
    inWishes:
      'glow\\w*|disco lights|glitter|lustrini|paillettes?|strobo\\w*|luci da club|club lights|luci al neon',
    inMood: 'techno|rave|discoteca|night-?club',
    directions: ['neon', 'technical', 'poster'],
    isSure: true,
    look: { scheme: 'dark' },
  },
  terminal: {
    names: { en: 'terminal-like', it: 'da terminale' },
    words:
      '(?:like|as|stile|look|tema|estetica|come un|da|un|an?|the|old|vecchio) terminale?|terminale?(?:[- ](?:style|like|look|theme|aesthetics?|vibes?|inspired|ui|window))|hacker|command[- ]line|riga di comando|linea di comando|monospaced?|mono[- ]?spaziat[oaie]|ascii(?: art)?|green[- ]on[- ]black|verde su nero|fosfori verdi',
    inWishes: '(?:old |vecchio )?nokia|fosfori|mono font|monospazi\\w+|oscilloscop\\w+|black box',
    directions: ['terminal', 'technical', 'swiss'],
    isSure: true,
    look: { scheme: 'dark', font: 'mono' },
  },
  nineties: {
    names: { en: 'like the web of the nineties', it: 'da web anni novanta' },
    words:
      "geo[- ]?cities|y2k|web 1\\.0|windows ?9[58]|retr[oò][- ](?:web|websites?|sites?|computer|computing|internet|gaming|style|look|ui)|(?:stile|sito|web|look|grafica|internet|computer) retr[oò]|(?:19)?90['’]?s[- ](?:web|websites?|style|look|internet|vibes?|aesthetics?|homepage)|nineties[- ](?:web|website|style|look|internet|vibes?|homepage)|(?:like (?:in )?|out of |straight from )the (?:(?:19)?90s|nineties)|(?:stile|sito|web|look|grafica|internet|estetica|pagina) (?:degli |da |in stile |come negli )?anni ['’]?(?:90|novanta)|come negli anni ['’]?(?:90|novanta)",
    inWishes: "windows ?9\\d|anni ['’]?(?:90|novanta)|(?:19)?90['’]?s|nineties|floppy",
    directions: ['retro', 'playful', 'poster'],
    isSure: true,
  },
  chalkboard: {
    inWishes: '(?:black|chalk)[- ]?boards?|lavagn[ae]|chalk(?:ed|y)? (?:lettering|letters|writing)',
    inMood: 'gessett[oi]|(?:a|col|con il) gesso|in chalk|chalk menu',
    directions: ['craft', 'market'],
    isSure: true,
    look: { scheme: 'dark', palette: 'chalkboard', dress: 'chalk' },
  },
  squared: {
    inMood:
      'quadrett(?:i|oni|ato|ata)|squared paper|graph paper|carta millimetrata|millimetrat[ao]|quaderno di matematica|maths? book',
    directions: ['craft', 'playful', 'swiss'],
    isSure: true,
    look: { scheme: 'light', palette: 'notebook', dress: 'squared' },
  },
  notebook: {
    inWishes: 'quadern\\w+|exercise book|school ?book|lined paper',
    inMood:
      'note-?books?|a righe|scolastic\\w+|taccuin[oi]|block?[- ]?notes|jotter|school ?room|da scuola',
    directions: ['craft', 'playful', 'editorial'],
    isSure: true,
    look: { scheme: 'light', palette: 'notebook', dress: 'notebook' },
  },
  kraft: {
    inWishes:
      'kraft|carta (?:da pacchi|da pacco|paglia|grezza|da macellaio)|brown paper|parcel paper|cardboard|cartone',
    directions: ['craft', 'market'],
    isSure: true,
    look: { scheme: 'light', palette: 'kraft', dress: 'kraft' },
  },
  blueprint: {
    inWishes: 'blue-?prints?|cianografi\\w+|schematic',
    inMood:
      'technical drawings?|disegn[oi] tecnic[oi]|tavol[ae] tecnic(?:a|he)|progetto tecnico|schematics',
    directions: ['technical'],
    isSure: true,
    look: { palette: 'blueprint', dress: 'blueprint' },
  },
  draughting: {
    inMood: 'patents?(?: drawings?)?|disegn[oi] (?:di|da) brevetto|brevett[oi]|draughtsman\\w*',
    directions: ['technical', 'editorial'],
    look: { scheme: 'light', palette: 'ink', dress: 'blueprint' },
  },
  seventies: {
    inWishes:
      "anni ['’]?(?:70|settanta)|(?:19)?70['’]?s|seventies|(?:theme|style|look|stile|tema)\\W{0,4}197\\d",
    inMood: 'groovy|psichedelic\\w+|psychedelic|hippie|flower power',
    directions: ['playful', 'market', 'poster'],
    look: { palette: 'seventies', corners: 'round', dress: 'seventies' },
  },
  midCentury: {
    inWishes:
      "anni ['’]?(?:[56]0|cinquanta|sessanta)|(?:19)?[56]0['’]?s|fifties|sixties|(?:theme|style|look|stile|tema)\\W{0,4}19[56]\\d|jukebox",
    inMood: 'mid-?century|diner|juke-?box|rockabilly|modernariato|dolce vita',
    directions: ['playful', 'market', 'coastal'],
    look: { palette: 'diner', type: ['geometric'] },
  },
  eighties: {
    inWishes:
      "anni ['’]?(?:80|ottanta)|(?:19)?80['’]?s|eighties|(?:theme|style|look|stile|tema)\\W{0,4}198\\d",
    inMood: 'memphis|paninaro|drive in',
    directions: ['playful', 'poster'],
    look: { palette: 'eighties', dress: 'memphis' },
  },
  loud: {
    inWishes:
      'cartoony|over the top|esagerat\\w+|esageriamo|ott|ciccion[ei]|chunky|bubbl[ye]|stickers?|adesiv[io]',
    inMood: 'pop',
    directions: ['playful', 'poster'],
    look: { font: 'display' },
  },
  poster: {
    inWishes:
      'posters?|manifest[oi]|locandin[ae]|wood ?type|caratteri di legno|screen-?print\\w*|serigrafi\\w+|flyers?|volantin[oi]|punk|gig poster|big ugly type|huge type|big type|scritte (?:grandi|enormi)|billboard|propaganda|constructivis\\w+|costruttivis\\w+',
    directions: ['poster'],
    look: { font: 'display' },
  },
  linocut: {
    inWishes:
      'linocut|linoleografia|lino ?print|hand-?printed|stampat\\w+ a mano|woodcut|xilografi\\w+',
    directions: ['craft', 'poster'],
    look: { palette: 'ink', type: ['slab', 'fat'] },
  },
  cloth: {
    inWishes: 'woven|basket|intrecci\\w+|potter|allotment|orto|vegetable patch|tesser[ae]',
    directions: ['craft'],
  },
  signs: {
    inWishes:
      "sign-?writ\\w+|pub signs?|insegn[ae] (?:d['’]epoca|antic\\w+)|canal(?: |-)?boat|canal painting",
    inMood:
      'sign-?paint\\w*|(?:old )?shop signs?|insegn[ae] (?:dipint\\w+|vecchi\\w*)|enamel signs?|smaltat\\w+',
    directions: ['heritage', 'market', 'poster'],
    look: { palette: 'signs', type: ['sign', 'slab'] },
  },
  deco: {
    inWishes: 'art[- ]?d[eé]co|déco',
    inMood:
      "deco|gatsby|roaring twenties|(?:19)?(?:20|30)['’]?s|anni ['’]?(?:venti|trenta|20|30)|jazz age|ocean liner|speakeasy",
    directions: ['luxury', 'heritage'],
    isSure: true,
    look: { palette: 'deco', corners: 'square', dress: 'deco' },
  },
  nouveau: {
    inWishes: 'art nouveau|liberty|belle epoque',
    inMood: 'jugendstil|belle[- ][eé]poque',
    directions: ['heritage', 'wellness', 'luxury'],
    isSure: true,
    look: { palette: 'nouveau', dress: 'nouveau' },
  },
  bauhaus: {
    inWishes: 'bauhaus',
    inMood: 'de stijl|mondrian|suprematis\\w+',
    directions: ['swiss', 'poster'],
    isSure: true,
    look: { palette: 'bauhaus', dress: 'bauhaus' },
  },
  heritage: {
    inWishes:
      'roman inscription|inscription|lapidari\\w+|heraldic|araldic\\w+|bookish|old books?|libri antichi',
    directions: ['heritage'],
    look: { font: 'serif' },
  },
  noir: {
    inWishes:
      'noir|detective|giall[oi] (?:classico|anni)|thriller|gotic\\w+|gothic|mysterious|misterios\\w+|moody|atmospheric|furnace',
    inMood: 'jazz(?:y| club)?|dark-?room|camera oscura',
    directions: ['technical', 'luxury', 'editorial'],
    look: { scheme: 'dark' },
  },
  industrial: {
    inMood:
      'industrial[ei]?|grezz[oa]|raw|industry look|factory(?: floor)?|warehouse|loft|da officina|acciaio|lamier[ae]|raw steel|cantiere|hazard stripes|workwear',
    directions: ['technical', 'brutalist', 'swiss'],
    look: { palette: 'industrial', type: ['condensed'], corners: 'square' },
  },
  swiss: {
    inWishes:
      'swiss|svizzer[oa]|penguin cover|flat colou?rs|grigli[ae]|rigid grid|strict grid|helvetica|international style|tipografia svizzera|rigoros\\w+|modernist',
    directions: ['swiss'],
    isSure: true,
    look: { palette: 'helvetic', corners: 'square', dress: 'swissGrid' },
  },
  japanese: {
    inMood: 'japan\\w*|giappon\\w+|wabi[- ]?sabi|haiku|ryokan|washi|sumi-?e|muji',
    directions: ['studio', 'luxury', 'wellness'],
    look: { palette: 'japanese', isBare: true, dress: 'japanese' },
  },
  nordic: {
    inMood: 'nordic\\w*|scandinav\\w+|scandi|hygge|swedish|danish|finnish|norwegian',
    directions: ['studio', 'wellness', 'swiss'],
    look: { palette: 'nordic', density: 'airy', type: ['geometric', 'light', 'plain'] },
  },
  clinical: {
    inWishes: 'laborator\\w+ look',
    inMood:
      'clinical|clinic[oa]|sterile|asettic\\w+|medical look|hospital[- ]clean|da (?:ambulatorio|laboratorio|ospedale)',
    directions: ['swiss', 'studio'],
    look: { scheme: 'light', palette: 'clinical', type: ['plain'], corners: 'soft' },
  },
  mediterranean: {
    names: { en: 'mediterranean', it: 'mediterraneo' },
    words: 'mediterrane(?:an|o|a|i|e)',
    inMood: 'amalfi\\w*|costiera|greek islands?|cicladic\\w*|riviera',
    directions: ['coastal', 'market', 'craft'],
    look: { palette: 'mediterranean' },
  },
  osteria: {
    inMood:
      'vecchi[ao] (?:osteria|trattoria|locanda|bottega|cantina)|(?:da|come (?:una?|in)|stile|aria di|aria da|like an?|sembrare una?) (?:vecchia |old )?(?:osteria|trattoria|locanda|tavern|bistrot?|brasserie)|(?<=^|, )(?:osteria|trattoria|locanda|tavern|bistrot?|brasserie)(?=,|$)|old (?:inn|tavern|pub)',
    directions: ['market', 'heritage', 'craft'],
    look: { palette: 'osteria', type: ['slab', 'old', 'sign'] },
  },
} as const satisfies Record<string, Style>;
