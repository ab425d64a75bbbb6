import type { CARE_MOTIFS } from './motifs-care.ts';
import type { SPORT_MOTIFS } from './motifs-sport.ts';
import type { WORK_MOTIFS } from './motifs-work.ts';

/** Words of the objects of care, sport, arts and offices; see `motif-words.ts`. */
export const LIFE_MOTIF_WORDS = {
  spine: 'spin(?:e|al)_|backbone|vertebr|colonna vertebral|osteopat|chiropra',
  foot: 'podiatr|podolog|chiropod|pedicure|plantar|foot (?:care|clinic|massage)|cura del piede',
  romper: 'rompers?_|onesie|baby clothes|newborn|tutin[ae]_|bodin[oi]_|neonat[oi]_',
  polish:
    'nail (?:polish|art|bar|varnish)|(?:gel|acrylic) nails|manicure|unghi[ae]_|smalt[oi]_ (?:gel|per ungh|semip)|semipermanent',
  mirror: 'mirrors?_|specchi[o]?_',
  lipstick: 'lipstick|rossett[oi]_|make-?up artist|truccatric',
  stones: 'hot stones?|pietre calde|day spa|centro benessere|sauna_',
  kennel:
    'kennel|doghouse|dog house|(?:dog|pet) boarding|cuccia_|cucce_|pensione per (?:can|gatt|anim)',
  bath: 'dog (?:bath|wash)|(?:dog|cat|pet) groom|toelettat|tolettat|toilettat|bagno (?:al|del|per) can',
  horse:
    'horses?_|pony_|ponies_|cavall[oi]_|riding (?:school|lesson)|equestri|equitazion|manegg|ippic',
  blocks:
    '(?:building|toy|wooden|alphabet) blocks|nursery school|kindergart|preschool|playgroup|asil[oi]_|micronid|cubi di legno',
  ball: 'football|soccer|five-a-side|calcio_|calcett|pallon[ei]_',
  racket: 'rackets?_|racquet|racchett|tennis_|padel|squash_(?! (?:soup|risotto))|badminton',
  snorkel: 'snorkel|scuba|diving_|immersion[ei]_|subacque|apnea_',
  skis: 'skis?_|skiing|sci_|sciator|slalom|snowboard',
  pool: 'swimming|pools?_(?! (?:table|of))|piscin[ae]_|nuoto_|aqua ?gym|acquagym',
  parasol: 'parasol|sun ?lounger|beach (?:club|umbrella)|ombrellon[ei]_|stabiliment[oi] balnear',
  belt: 'karate|judo|ju-?jitsu|taekwondo|aikido|kung fu|martial art|arti marzial|kimono',
  carabiner: 'carabiner|moschetton|belay|boulder|climbing (?:gym|wall)|via ferrata',
  skittle: 'bowling|birill[oi]_|skittles_',
  ballet: 'ballet|dance(?:rs?|s)?_|dancing|danz[ae]_|tutu_',
  balloon: 'balloons?_|palloncin|children.s part(?:y|ies)|feste per bambin',
  palette:
    'palette_|tavolozz|oil paints?_|painting class|art (?:class|lesson)|colori a olio|corsi? di pittura',
  masks:
    'theatre masks?|maschere teatral|comedy_|commedi[ae]_|actors?_|actress|attor[ei]_|attric[ei]_',
  clapper:
    'clapperboard|ciak_|showreel|videomak|videograph|video (?:production|editing)|cortometragg',
  headphones:
    'headphone|cuffi[ae]_|recording studio|sala di registrazion|missaggi|mixing and mastering',
  typewriter: 'typewriter|macchin[ae] da scrivere|journalis|giornalis|copywrit|ghostwrit',
  dividers:
    'drawing compass|pair of compasses|structural (?:engineer|calc)|ingegner|disegno tecnico',
  shield: 'insurance|assicuraz|polizz[ae]_|security guard|vigilanz',
  megaphone: 'megaphone|megafon|advertis|pubblicit|marketing|social media',
  magnifier: 'magnif|lente d.ingrandiment|detective|investig|indagin[ei]_',
  globe: 'globes?_|mappamond|translat|traduzion|traduttor|traduttric|interpret(?:er|ing|i|ariato)_',
  dove: 'doves?_|colomb[ae]_|funeral|funebr|crematio|cremazion',
  church: 'church_(?! (?:street|road|lane|hill))|parish|parrocch|chiesa_|chiese_',
  aeroplane: 'aeroplan|airplan|by plane|flights?_(?! of)|aere[oi]_|airport|aeroport',
} as const satisfies Record<
  keyof typeof CARE_MOTIFS | keyof typeof SPORT_MOTIFS | keyof typeof WORK_MOTIFS,
  string
>;
