const ITALIAN =
  'agrigento|alba|alessandria|alghero|ancona|aosta|arezzo|ascoli piceno|assisi|asti|avellino|bari|barletta|belluno|benevento|bergamo|biella|bologna|bolzano|brescia|brindisi|cagliari|caltanissetta|campobasso|carrara|caserta|catania|catanzaro|cesena|chieti|chioggia|como|cortona|cosenza|cremona|crotone|cuneo|enna|fano|fermo|ferrara|firenze|foggia|forlì|frosinone|gallipoli|genova|gorizia|grosseto|imola|imperia|isernia|ivrea|latina|lecce|lecco|livorno|lodi|lucca|macerata|mantova|massa|matera|merano|messina|milano|modena|monza|napoli|novara|nuoro|olbia|oristano|orvieto|padova|palermo|parma|pavia|perugia|pesaro|pescara|piacenza|pisa|pistoia|pordenone|potenza|prato|ragusa|ravenna|reggio calabria|reggio emilia|rieti|rimini|riva del garda|roma|rovereto|rovigo|salerno|sanremo|sassari|savona|senigallia|siena|siracusa|sondrio|sorrento|spoleto|taranto|taormina|teramo|terni|todi|torino|trani|trapani|trento|treviso|trieste|udine|urbino|varese|venezia|verbania|vercelli|verona|viareggio|vicenza|viterbo|volterra';
const WORLD =
  'turin|milan|rome|naples|florence|venice|genoa|padua|aberdeen|amsterdam|antwerp|athens|atene|austin|barcelona|barcellona|bath|belfast|bergen|berlin|berlino|birmingham|boston|brighton|bristol|brussels|bruxelles|cambridge|canterbury|cardiff|chicago|copenhagen|copenaghen|cork|dallas|denver|derby|dublin|dublino|edinburgh|edimburgo|exeter|galway|geneva|ginevra|ghent|glasgow|hamburg|helsinki|hull|leeds|leicester|lisbon|lisbona|liverpool|london|londra|los angeles|lugano|lyon|lione|madrid|malta|manchester|melbourne|miami|montreal|munich|monaco di baviera|new york|nice|norwich|nottingham|oslo|oxford|paris|parigi|philadelphia|plymouth|porto|portland|prague|praga|san francisco|seattle|sheffield|southampton|stockholm|stoccolma|swansea|sydney|tokyo|toronto|utrecht|vancouver|vienna|york|zurich|zurigo';

/**
 * Towns that are recognised without a preposition, in lower case. Every Italian provincial capital is among
 * them.
 */
export const TOWNS: ReadonlySet<string> = new Set(`${ITALIAN}|${WORLD}`.split('|'));

/** Towns of Italy, by their Italian names. */
export const ITALIAN_TOWNS: ReadonlySet<string> = new Set(ITALIAN.split('|'));

/** Regions and counties: what follows "in" is no part of a name. */
export const REGIONS =
  /^(?:Piemonte|Lombardia|Veneto|Liguria|Toscana|Umbria|Marche|Lazio|Abruzzo|Molise|Campania|Puglia|Basilicata|Calabria|Sicilia|Sardegna|Friuli|Trentino|Emilia|Romagna|Valle|Valtellina|Valcamonica|Valpolicella|Valdarno|Valsugana|Italia|Europa|Maremma|Salento|Cilento|Chianti|Langa|Langhe|Brianza|Carnia|Garfagnana|Irpinia|Wales|Scotland|England|Cornwall|Devon|Kent|Sussex|Norfolk|Suffolk|Yorkshire|Cumbria)$/u;
