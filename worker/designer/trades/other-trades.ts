const ENGLISH = `
beauty salon, beautician, nail salon, nail studio, nail bar, day spa, massage, tattoo, dog groom*, pet
groom*, dog hotel, cat hotel, dog kennels, kennels, pet hotel, dog walk*, dog train*, pet shop, pet store,
riding school, butcher, fishmonger, greengrocer, grocery, grocer, delicatessen, cheesemonger, dairy,
chocolatier, chocolate shop, wine bar, wine shop, wine merchant, cocktail bar, pub, brewery, microbrewery,
distillery, nightclub, kebab, food truck, caterer, catering, private chef, hardware store, hardware shop,
ironmonger, tobacconist, newsagent, stationer*, launderette, laundry, dry cleaner, tailor, seamstress,
dressmaker, shoemaker, cobbler, shoe repair, locksmith, blacksmith, carpenter, joiner, cabinet maker,
furniture maker, upholster*, glazier, painter and decorator, house painter, decorator, gardener, landscap*,
tree surgeon, chimney sweep, pest control, removals, moving company, removal company, scaffolding, surveyor,
garage door*, garage conversion*, car wash, car rental, car hire, van hire, car dealer*, taxi, chauffeur,
bike shop, bike repair, bicycle repair, bicycle shop, bicycle workshop, bike rental, boat hire, boat trips,
motorcycle dealer, optician, optometrist, jeweller*, jewel*, watchmaker, watch repair, perfumery, herbalist,
physiotherap*, physio, osteopath*, chiropract*, psycholog*, psychotherap*, counsellor, therapist, doctor, gp
surgery, paediatrician, nutritionist, dietitian, midwife, speech therapist, care home, nursery school,
nursery, kindergarten, preschool, daycare, childminder, babysitter, beach club, lido, beach resort,
campsite, camping, glamping, travel agent, travel agency, insurance, mortgage adviser, marketing agency,
advertising agency, web agency, digital agency, communication agency, translator, interpreter, copywriter,
journalist, writer, novelist, actor, actress, illustrator, painter, sculptor, tattooist, museum, art
gallery, theatre, theater, cinema, choir, parish, church, funeral, undertaker, printing house, print shop,
sign maker, computer repair, phone repair, it support, security company, beekeep*, farm shop, olive oil,
olive mill, sheep farm, dairy farm, sailing club, sailing school, diving centre, ski rental, golf club,
tennis club, football club, swimming pool, martial arts, dental lab*, dental technician, makeup artist,
make-up artist, personal shopper, life coach, career coach, event planner, party planner, video production,
videographer, film maker, recording studio, coworking, co-working, ceramic tile*, tiler, tiling, flooring,
kitchen fitter, kitchen showroom, window installer, furniture shop, furniture store, antiques, auction
house, model train*, typewriter*, machine shop, engineering firm`;

const ITALIAN = `
estetista, centro estetico, estetica, nail artist, onicotecnica, centro benessere, massaggi, massaggiat*,
tatuat*, tattoo, solarium, toelettat*, toeletta*, toilettatura, pensione per cani, pensione per gatti,
pensione per animali, albergo per cani, hotel per cani, dog sitter, cat sitter, addestra*, educatore
cinofilo, educatrice cinofila, negozio di animali, allevamento, maneggio, centro ippico, scuola di
equitazione, macelleria, macellaio, salumeria, salumificio, pescheria, pescivendolo, fruttivendol*,
ortofrutta, alimentari, gastronomia, rosticceria, caseificio, formaggeria, cioccolateria, pastificio,
frantoio, oleificio, enoteca, wine bar, vineria, cocktail bar, pub, birreria, birrificio, distilleria,
liquorificio, discoteca, kebab, food truck, catering, banqueting, chef a domicilio, cuoco a domicilio,
paninoteca, piadineria, torrefazione, ferramenta, colorificio, tabaccheria, tabaccaio, tabacchi, edicola,
cartoleria, cartolibreria, lavanderia, tintoria, stireria, sartoria, sarta, sarto, merceria, calzolaio,
calzoleria, negozio di scarpe, calzature, pelletteria, fabbro, serramenti, infissi, falegname*, ebanista,
mobilificio, restauratore, restauratrice, restauro mobili, tappezzier*, tappezzeria, vetraio, vetreria,
imbianchino, decoratore, pittore, pittrice, scultore, scultrice, piastrellista, posa pavimenti,
parquettista, giardinier*, manutenzione giardini, spazzacamino, disinfestazion*, spurghi, autospurgo,
sgombero cantine, svuota cantine, trasloc*, autotrasporti, corriere, marmista, geometra, geometri,
ingegnere, studio di ingegneria, perito, geologo, agronomo, autolavaggio, autonoleggio, noleggio auto,
noleggio bici, noleggio barche, gite in barca, noleggio, concessionaria, autosalone, rivendita auto, taxi,
ncc, noleggio con conducente, riparazione bici*, ciclofficina, negozio di biciclette, negozio di bici,
ciclista, motoscuola, ottico, ottica, optometrista, gioielleria, gioiellier*, oreficeria, orafo, orafa,
orologiaio, orologeria, profumeria, erboristeria, sanitaria, fisioterapi*, osteopat*, chiropratic*,
posturolog*, psicolog*, psicoterap*, medico, dottoressa di base, ambulatorio medico, poliambulatorio, studio
medico, pediatra, ginecolog*, dermatolog*, cardiolog*, oculista, nutrizionista, dietista, dietologa,
logopedist*, ostetrica, podolog*, infermier*, naturopata, casa di riposo, rsa, badante, odontotecnic*,
laboratorio odontotecnico, asilo nido, asilo, scuola materna, scuola dell’infanzia, scuola dell'infanzia,
micronido, ludoteca, baby parking, babysitter, baby sitter, tagesmutter, lido, stabilimento balneare, bagno
marino, spiaggia attrezzata, campeggio, camping, glamping, rifugio, malga, terme, agenzia viaggi, agenzia di
viaggi, assicurazion*, agenzia assicurativa, broker, mutui, banca, agenzia di comunicazione, agenzia
pubblicitaria, agenzia di marketing, agenzia web, web agency, agenzia di pompe funebri, pompe funebri,
onoranze funebri, investigat*, agenzia per il lavoro, amministratore di condominio, amministrazione
condomini, patronato, traduttore, traduttrice, traduzioni, interprete, copywriter, giornalista, scrittore,
scrittrice, autrice, attore, attrice, illustratore, illustratrice, museo, galleria d’arte, galleria d'arte,
teatro, cinema, biblioteca, coro, parrocchia, oratorio, tipografia, copisteria, casa editrice, serigrafia,
stamperia, assistenza computer, riparazione computer, riparazione telefoni, riparazione cellulari,
elettrodomestici, vigilanza, apicolt*, apicoltura, miele, azienda agricola, contadino, circolo velico,
scuola di vela, centro immersioni, scuola di sci, noleggio sci, circolo tennis, tennis club, padel, scuola
calcio, società sportiva, piscina, arti marziali, judo, karate, truccatrice, make-up artist, consulente di
immagine, life coach, coach, animazione feste, feste per bambini, videomaker, produzione video, sala prove,
sala di registrazione, coworking, arredamento, negozio di mobili, materassi, antiquari*, antiquariato, casa
d’aste, mercatino dell’usato, liuter*, liutaio, liutaia, accordatore, strumenti musicali, cucito, ricami,
uncinetto, tessitura, fabbrica, carpenteria, torneria, stampaggio, segheria, legname, materiali edili,
autodemolizioni, distributore, benzinaio, macchine agricole`;

/**
 * Trades that no profile speaks for. They stand against the profiles' words, so that "dog hotel" is not a hotel,
 * "pensione per cani" not a guesthouse and a butcher who sells pizza not a pizzeria.
 */
export const OTHER_TRADES = { en: ENGLISH, it: ITALIAN } as const;
