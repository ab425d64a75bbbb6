const ENGLISH = `
nightclub, garage conversion*,
psycholog*,
insurance,
painter,
golf club,
dental lab*, dental technician,
personal shopper, event planner,
model train*, typewriter*, coach hire, coach trips,
coach holidays, coach company, animal shelter, dog rescue, cat rescue, tree nursery, library of,
swimming pool builder*, pool builder*, pool construction, veterinary physio*, animal physio*, animal osteo*,
piano tuner, music shop, picture framer, glassblower, stained glass, motorcycle dealer*, boat dealer*,
appliance repair`;

const ITALIAN = `
allevamento,
discoteca,
noleggio, ciclista,
sanitaria,
infermier*, naturopata, odontotecnic*,
laboratorio odontotecnico,
broker, banca,
agenzia per il lavoro,
casa editrice,
consulente di immagine,
fabbrica, legname, distributore, benzinaio, lido di,
rifugio per animali, rifugio per cani, canile, gattile, costruzione piscine, piscine interrate,
fisioterapia per animali, fisioterapia veterinaria,
accordatore, accordatrice, strumenti musicali, corniciaio, elettrodomestici, concessionaria moto,
movimento terra, tende da sole`;

/**
 * Trades that no profile speaks for. They stand against the profiles' words, so that "dog hotel" is not a hotel,
 * "pensione per cani" not a guesthouse and a butcher who sells pizza not a pizzeria.
 */
export const OTHER_TRADES = { en: ENGLISH, it: ITALIAN } as const;
