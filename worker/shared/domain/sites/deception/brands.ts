/** A brand in whose name people are often deceived. Names are folded (`foldText`). */
interface Brand {
  id: string;
  /** Names that mean nothing else. */
  names: string;
  /** Ordinary words that count only where a page says whose it is. */
  words?: string;
  /** Its own addresses; a link there deceives nobody. */
  hosts?: string;
  /** Two or more that hardly anybody else uses together. */
  colors?: readonly string[];
}

/** Names, words and hosts are alternatives of a regular expression. */
const BRANDS: readonly Brand[] = [
  { id: 'bluewave', names: 'bluewave' },
  {
    id: 'microsoft',
    names: 'microsoft|office ?365|microsoft ?365|onedrive|sharepoint|hotmail',
    words: 'outlook|office|teams',
    hosts: 'microsoft|microsoftonline|live|office|outlook|msftauth',
    colors: ['#f25022', '#7fba00', '#00a4ef', '#ffb900'],
  },
  {
    id: 'google',
    names: 'google|gmail',
    hosts: 'google|gstatic',
    colors: ['#4285f4', '#ea4335', '#fbbc05', '#34a853'],
  },
  { id: 'apple', names: 'apple ?id|icloud', words: 'apple', hosts: 'apple|icloud' },
  {
    id: 'facebook',
    names: 'facebook|instagram|whatsapp',
    words: 'meta',
    hosts: 'facebook|instagram|whatsapp|meta|fbcdn',
  },
  { id: 'netflix', names: 'netflix', hosts: 'netflix', colors: ['#e50914', '#141414'] },
  { id: 'amazon', names: 'amazon(?: prime)?', hosts: 'amazon', colors: ['#232f3e', '#ff9900'] },
  {
    id: 'paypal',
    names: 'paypal',
    hosts: 'paypal|paypalobjects',
    colors: ['#003087', '#009cde', '#0070ba'],
  },
  { id: 'linkedin', names: 'linkedin', hosts: 'linkedin' },
  { id: 'ebay', names: 'ebay', hosts: 'ebay' },
  { id: 'subito', names: 'subito\\.it', hosts: 'subito' },
  { id: 'docusign', names: 'docusign|dropbox|wetransfer|adobe sign' },
  {
    id: 'wallets',
    names:
      'binance|coinbase|metamask|trust ?wallet|ledger live|phantom wallet|walletconnect|kraken',
    words: 'ledger|trezor|crypto ?wallet',
  },
  {
    id: 'poste',
    names: 'poste ?italiane|poste ?pay|posteid|bancoposta|banco posta',
    words: 'poste',
    hosts: 'poste|postepay',
    colors: ['#0047bb', '#eedc00'],
  },
  {
    id: 'intesa',
    names: 'intesa ?san ?paolo|isybank',
    words: 'intesa',
    hosts: 'intesasanpaolo|isybank',
    colors: ['#258900', '#ff7a00'],
  },
  { id: 'unicredit', names: 'unicredit|buddybank', hosts: 'unicredit' },
  {
    id: 'banks',
    names:
      'bper(?: banca)?|banco bpm|finecobank|mediolanum|monte dei paschi|banca sella|credem|bnl|ing direct|webank|hype|revolut|n26|satispay|credit agricole|deutsche bank|barclays|hsbc|santander|bbva|bnp paribas|wells fargo|citibank|bank of america|jpmorgan|american express',
    words: 'fineco|widiba|chase|amex|sella|ing',
    hosts: 'bper|bancobpm|finecobank|mediolanum|mps|sella|credem|bnl|revolut|n26|satispay',
  },
  { id: 'nexi', names: 'nexi', words: 'cartasi|visa|mastercard', hosts: 'nexi|visa|mastercard' },
  {
    id: 'state',
    names:
      'agenzia (?:delle )?entrate(?: riscossione)?|agenziaentrate|cassetto fiscale|fascicolo sanitario|appio|app io|pagopa',
    words: 'spid|inps|inail|cie|anpr|motorizzazione|ministero',
    hosts: 'gov|agenziaentrate|inps|spid|pagopa',
  },
  {
    id: 'couriers',
    names: 'dhl|fedex|sda express|poste corriere|bartolini',
    words: 'brt|ups|gls|sda|dpd',
    hosts: 'dhl|fedex|brt|ups|gls-italy|gls|sda|dpd',
  },
  {
    id: 'utilities',
    names: 'enel energia|aruba pec|aruba webmail|telecom italia|iliad|vodafone',
    words: 'enel|aruba|pec|tim',
    hosts: 'enel|aruba|tim|vodafone|iliad',
  },
];

const NAMES = BRANDS.map(({ names }) => names).join('|');
const WORDS = BRANDS.flatMap(({ words }) => words ?? []).join('|');

/** A name of a brand that means nothing else, in a folded text. */
export const BRAND_NAME = new RegExp(`\\b(?:${NAMES})\\b`, 'g');
/** A name of a brand, ordinary words that are brands included, in a folded text. */
export const BRAND_CLAIMED = new RegExp(`\\b(?:${NAMES}|${WORDS})\\b`, 'g');

const FINDERS = BRANDS.map(({ id, names, words }) => ({
  id,
  name: new RegExp(`^(?:${names}${words === undefined ? '' : `|${words}`})$`),
}));

/** The brand behind one of its names. */
export function brandOf(name: string): string {
  return FINDERS.find((brand) => brand.name.test(name))?.id ?? name;
}

const OWN_HOST = new RegExp(
  `(?:^|\\.)(?:${BRANDS.flatMap(({ hosts }) => hosts ?? []).join('|')})\\.(?:com|it|net|org|eu|gov|gov\\.it|co\\.uk)$`,
);

/** Whether a host is an address of one of the brands. */
export function isBrandHost(host: string): boolean {
  return OWN_HOST.test(host);
}

/** The brands that have at least two of their colours in these. */
export function brandsByColor(colors: ReadonlySet<string>): string[] {
  return BRANDS.filter(
    (brand) => (brand.colors ?? []).filter((color) => colors.has(color)).length >= 2,
  ).map(({ id }) => id);
}
