const ENGLISH = `
beauty salon, beautician, nail salon, nail studio, nail bar, day spa, massage, tattoo, dog groom*,
pet groom*, dog hotel, cat hotel, dog kennels, kennels, pet hotel, dog walk*, dog train*,
riding school, nightclub, garage conversion*, boat hire, boat trips, physiotherap*, physio, osteopath*,
chiropract*, psycholog*, psychotherap*, counsellor, therapist, doctor, gp surgery, paediatrician,
nutritionist, dietitian, midwife, speech therapist, care home, nursery school, nursery, kindergarten,
preschool, daycare, childminder, babysitter, beach club, lido, beach resort, campsite, camping,
glamping, travel agent, travel agency, insurance, mortgage adviser, marketing agency,
advertising agency, web agency, digital agency, communication agency, translator, interpreter,
copywriter, journalist, writer, novelist, actor, actress, illustrator, painter, sculptor, tattooist,
museum, art gallery, theatre, theater, cinema, choir, parish, church, funeral, undertaker,
security company, sailing club, sailing school, diving centre, ski rental, golf club, tennis club,
football club, swimming pool, martial arts, dental lab*, dental technician, makeup artist,
make-up artist, personal shopper, life coach, career coach, event planner, party planner,
video production, videographer, film maker, recording studio, coworking, co-working, model train*, typewriter*`;

const ITALIAN = `
estetista, centro estetico, estetica, nail artist, onicotecnica, centro benessere, massaggi,
massaggiat*, tatuat*, tattoo, solarium, toelettat*, toeletta*, toilettatura, pensione per cani,
pensione per gatti, pensione per animali, albergo per cani, hotel per cani, dog sitter, cat sitter,
addestra*, educatore cinofilo, educatrice cinofila, allevamento, maneggio, centro ippico,
scuola di equitazione, discoteca, pittore, pittrice, scultore, scultrice, ingegnere,
studio di ingegneria, perito, geologo, agronomo, noleggio barche, gite in barca, noleggio, ciclista,
motoscuola, sanitaria, fisioterapi*, osteopat*, chiropratic*, posturolog*, psicolog*, psicoterap*,
medico, dottoressa di base, ambulatorio medico, poliambulatorio, studio medico, pediatra, ginecolog*,
dermatolog*, cardiolog*, oculista, nutrizionista, dietista, dietologa, logopedist*, ostetrica,
podolog*, infermier*, naturopata, casa di riposo, rsa, badante, odontotecnic*,
laboratorio odontotecnico, asilo nido, asilo, scuola materna, scuola dell’infanzia,
scuola dell'infanzia, micronido, ludoteca, baby parking, babysitter, baby sitter, tagesmutter, lido,
stabilimento balneare, bagno marino, spiaggia attrezzata, campeggio, camping, glamping, rifugio, terme,
agenzia viaggi, agenzia di viaggi, assicurazion*, agenzia assicurativa, broker, mutui, banca,
agenzia di comunicazione, agenzia pubblicitaria, agenzia di marketing, agenzia web, web agency,
agenzia di pompe funebri, pompe funebri, onoranze funebri, investigat*, agenzia per il lavoro,
amministratore di condominio, amministrazione condomini, patronato, traduttore, traduttrice,
traduzioni, interprete, copywriter, giornalista, scrittore, scrittrice, autrice, attore, attrice,
illustratore, illustratrice, museo, galleria d’arte, galleria d'arte, teatro, cinema, biblioteca, coro,
parrocchia, oratorio, casa editrice, vigilanza, circolo velico, scuola di vela, centro immersioni,
scuola di sci, noleggio sci, circolo tennis, tennis club, padel, scuola calcio, società sportiva,
piscina, arti marziali, judo, karate, truccatrice, make-up artist, consulente di immagine, life coach,
coach, animazione feste, feste per bambini, videomaker, produzione video, sala prove,
sala di registrazione, coworking, fabbrica, legname, distributore, benzinaio`;

/**
 * Trades that no profile speaks for. They stand against the profiles' words, so that "dog hotel" is not a hotel,
 * "pensione per cani" not a guesthouse and a butcher who sells pizza not a pizzeria.
 */
export const OTHER_TRADES = { en: ENGLISH, it: ITALIAN } as const;
