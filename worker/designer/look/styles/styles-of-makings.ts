import type { Style } from './style.ts';

/** Things that a page can be built like: what it is known by is its structure. The most telling first. */
export const MAKING_STYLES = {
  checker: {
    inWishes:
      'checker(?:board|ed|s)?|chequer(?:board|ed|s)?|chess-?board|scacchier\\w+|a scacchi|bianco e nero a quadri|race flag|bandiera a scacchi',
    directions: ['swiss', 'poster'],
    isSure: true,
    look: { scheme: 'light', palette: 'checker', corners: 'square', dress: 'checker' },
  },
  gingham: {
    inWishes:
      '(?:red |blue |green )?gingham|vichy|tovagli[ae] a (?:quadr\\w+|scacchi)|checked (?:table)?cloth|quadrett(?:i|oni) (?:rossi|bianchi|blu|verdi)\\w*|picnic (?:cloth|blanket)',
    directions: ['market', 'craft'],
    isSure: true,
    look: { scheme: 'light', palette: 'tablecloth', dress: 'gingham' },
  },
  comicBook: {
    inWishes:
      'comics?(?:[- ](?:strips?|books?|panels?|pages?))?|fumett\\w+|manga|graphic novels?|vignett[ae]|nuvolett[ae]|speech bubbles?|pop art|lichtenstein|halftone|retin[oi]|super-?hero\\w*|supereroi?',
    directions: ['playful'],
    isSure: true,
    look: { scheme: 'light', palette: 'comicBook', corners: 'square', dress: 'comic' },
  },
  arcade: {
    inWishes:
      'arcades?|8[- ]?bit|16[- ]?bit|pixel(?:s|ated| art|-art)?|game ?boy|coin-?op|insert coin|space invaders|pac-?man|sal[ae] giochi|video-?games?|video-?gioc\\w+',
    directions: ['technical'],
    isSure: true,
    look: { scheme: 'dark', palette: 'cabinet', corners: 'square', dress: 'arcade' },
  },
  circus: {
    inWishes:
      'lunapark|luna park|fair-?ground|funfair|circus\\w*|circense|circo|big top|tendone|carnival|carnevale|carousel|giostr\\w+|merry-go-round',
    inMood: 'popcorn',
    directions: ['playful'],
    isSure: true,
    look: { scheme: 'light', palette: 'bigTop', dress: 'circus' },
  },
  seedPacket: {
    inWishes:
      "seed (?:catalogues?|catalogs?|packets?)|catalog\\w* (?:di|of|delle) (?:sementi|semi|seeds?)|bustin[ae] d(?:i|ei) semi|(?:old|vintage|mail-?order|nursery) catalog(?:ue)?s?|vecchio catalogo|catalogo (?:antico|vecchio|d[’']epoca|di vivaio)|almanacs?|almanacc\\w+|apothecar\\w+|spezieri[ae]|old labels?|etichette (?:antiche|vecchie|d[’']epoca)",
    directions: ['heritage'],
    isSure: true,
    look: { scheme: 'light', palette: 'seedPacket', dress: 'seeds' },
  },
  botanicPlate: {
    inWishes:
      'botanic(?:al)?(?: (?:plates?|prints?|drawings?|illustrations?|tables?))?|tavol[ae] botanic\\w+|illustrazion\\w+ botanic\\w+|stamp[ae] botanic\\w+|botanic[oa]|herbari(?:um|a)|erbar\\w+|field guides?|natural history|storia naturale|engravings?|incision[ei]|etchings?',
    directions: ['heritage'],
    isSure: true,
    look: { scheme: 'light', palette: 'herbarium', corners: 'square', dress: 'botanic' },
  },
  handbill: {
    inWishes:
      "hand-?bills?|play-?bills?|broadsides?|victorian\\w*|vittorian\\w+|edwardian|edoardian\\w+|vaudeville|music hall|ottocentesc\\w+|(?:dell[’'])?ottocento|nineteenth[- ]century|19th[- ]century|wanted poster|steam-?punk",
    directions: ['heritage'],
    isSure: true,
    look: { scheme: 'light', palette: 'oldPaper', corners: 'square', dress: 'handbill' },
  },
  letterpress: {
    inWishes:
      "letter-?press|caratteri mobili|mov(?:e)?able type|tipografi(?:a|co)(?: (?:antic\\w+|tradizional\\w+|d[’']altri tempi|a mano|al torchio))|stampa(?:t[oaie])? (?:al torchio|tipografic\\w+|a caratteri mobili)|printing press|torchio|cassa tipografica|type case|composing stick",
    directions: ['heritage', 'editorial'],
    isSure: true,
    look: { scheme: 'light', palette: 'ink', corners: 'square', dress: 'letterpress' },
  },
  manuscript: {
    inWishes:
      "illuminated|illuminated manuscripts?|codic[ei] miniat\\w+|manoscritt\\w+ (?:medi\\w+|miniat\\w+|antic\\w+)|book of hours|libro d[’']ore|amanuens\\w+|scriptorium|pergamen\\w+|parchment|capilettera",
    inMood:
      'medi(?:a)?eval[ei]?|medioeval[ei]|manuscripts?|manoscritt[oi]|monastic\\w*|middle ages|medioevo|gothic book',
    directions: ['heritage'],
    isSure: true,
    look: { scheme: 'light', palette: 'parchment', dress: 'manuscript' },
  },
  ticket: {
    inWishes: "admit one|boarding pass(?:es)?|carta d[’']imbarco",
    inMood:
      '(?:\\w+ )?tickets?(?: stubs?)?|bigliett[oi](?: (?:d[ei]l? |da )?(?:tram|treno|autobus|bus|cinema|teatro|viaggio|metro|lotteria|ingresso))?|coupons?|buoni sconto',
    directions: ['swiss'],
    isSure: true,
    look: { scheme: 'light', palette: 'ticket', dress: 'ticket' },
  },
  receipt: {
    inWishes: 'till (?:roll|receipts?|slips?)|receipt paper',
    inMood: '(?:shop |cash )?receipts?|scontrin\\w+|ricevut[ae]|carta termica|thermal paper',
    directions: ['swiss'],
    isSure: true,
    look: {
      scheme: 'light',
      palette: 'tillRoll',
      corners: 'square',
      font: 'mono',
      dress: 'receipt',
    },
  },
  museumLabel: {
    inWishes:
      'museums?(?:[- ](?:labels?|drawers?|cards?|captions?|walls?|like|style))?|museo|museal[ei]|cartellin\\w+(?: (?:da|di|del) museo)?|cabinets? of curiosit\\w+|wunderkammer|gallery (?:labels?|walls?)|exhibition labels?|didascali[ae] (?:da|di) (?:museo|mostra)',
    directions: ['studio'],
    isSure: true,
    look: { scheme: 'light', palette: 'gallery', corners: 'square', dress: 'museum' },
  },
  anderson: {
    inWishes:
      'wes anderson\\w*|(?:grand )?budapest hotel|moonrise kingdom|symmetric\\w*(?: and)? pastels?|pastels?,? (?:and )?symmetric\\w*|simmetri\\w+(?: e)? pastello|pastello(?: e|,)? simmetri\\w+',
    directions: ['playful'],
    isSure: true,
    look: { scheme: 'light', palette: 'confection', dress: 'anderson' },
  },
  postcard: {
    inWishes:
      'post-?cards?|cartolin\\w+|air-?mail|posta aerea|par avion|via aerea|postage stamps?|francoboll\\w+|old envelopes?|bust[ae] (?:postal[ei]|da lettera)',
    directions: ['heritage', 'editorial'],
    isSure: true,
    look: { scheme: 'light', palette: 'airmail', dress: 'postcard' },
  },
  topographic: {
    inWishes:
      'topographic\\w*|topografic\\w+|contour lines?|curve di livello|ordnance|trail map|hiking map|survey map|cartin[ae]|(?:old|treasure) maps?|mapp[ae] (?:antic\\w+|del tesoro|escursionistic\\w+)|cart[ae] (?:geografic\\w+|nautic\\w+)|nautical charts?|atlas|atlant[ei]',
    directions: ['technical', 'swiss'],
    isSure: true,
    look: { scheme: 'light', palette: 'survey', corners: 'square', dress: 'topo' },
  },
  tiled: {
    inWishes:
      'azulejos?|maiolic\\w+|majolica|piastrell\\w+|tiles?|tiled|cementin[ae]|mosaic\\w*|delft(?:ware)?|mattonell[ae]|zellige',
    directions: ['coastal', 'market'],
    isSure: true,
    look: { scheme: 'light', palette: 'azulejo', dress: 'tiles' },
  },
  cardIndex: {
    inWishes:
      'library (?:cards?|catalogues?|index)|index cards?|card (?:catalogues?|index(?:es)?)|schedar\\w+|sched[ae] (?:di|da|della) biblioteca|dossiers?|file folders?|filing (?:cabinet|cards?)|fascicol\\w+|case files?|carta bollata|ledger|registr[oi]|libro contabile|type-?writers?|typewritten|macchina da scrivere|dattiloscritt\\w+|timbr[io]|rubber stamps?',
    directions: ['editorial'],
    isSure: true,
    look: { scheme: 'light', palette: 'cardIndex', dress: 'cards' },
  },
  film: {
    inWishes:
      'film ?strips?|film reel|film credits|(?:movie|film) titles?|pellicol\\w+|titoli di (?:testa|coda)|cinematic|cinematografic\\w+|film noir|silent film|cinema muto',
    inMood: '(?:old |vecchio )?cinema|movies?|nouvelle vague',
    directions: ['technical'],
    isSure: true,
    look: { scheme: 'dark', palette: 'screening', corners: 'square', dress: 'film' },
  },
  departures: {
    inWishes:
      "departures? boards?|split-?flaps?|solari board|tabellon\\w+(?: (?:ferroviari\\w+|delle partenze|degli orari|della stazione|dell[’']aeroporto))?|timetables?|orari[oi]? ferroviari[oi]?|(?:railway|station|airport|metro|underground) sign\\w*|segnaletica",
    inMood: 'ferroviari[oa]|railway|airport|aeroporto',
    directions: ['technical'],
    isSure: true,
    look: { scheme: 'dark', palette: 'departures', dress: 'board' },
  },
  album: {
    inWishes:
      'scrap-?book\\w*|photo-?album|photo albums?|family albums?|album (?:di (?:foto|famiglia|ricordi)|delle foto|fotografico|dei ricordi)|polaroids?|collages?|mood-?boards?|bachec[ae]|(?:notice|cork|pin)-?boards?|washi tape|scotch|nastro adesivo',
    directions: ['craft'],
    isSure: true,
    look: { scheme: 'light', palette: 'warm', dress: 'album' },
  },
  stitched: {
    inWishes:
      'visible[- ]mending|stitch\\w*|cucitur\\w+|cucit[oaie]|ricam\\w+|embroider\\w+|cross-?stitch|punto croce|quilt\\w*|patchwork|sashiko|knitted|a maglia|uncinetto|crochet\\w*|stoff[ae]|fabric|felt|feltro',
    directions: ['craft'],
    isSure: true,
    look: { scheme: 'light', palette: 'yarn', dress: 'stitched' },
  },
  deck: {
    inWishes:
      'playing cards?|cart[ae] da gioco|mazz[oi] di carte|deck of cards|tarot\\w*|tarocc\\w+|casin[oò]|poker',
    directions: ['luxury', 'heritage'],
    isSure: true,
    look: { scheme: 'light', palette: 'cardTable', dress: 'deck' },
  },
} as const satisfies Record<string, Style>;
