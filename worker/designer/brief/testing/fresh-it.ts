import type { BriefCase } from './slots.ts';

/**
 * The second batch, written before its author had read the extractor. It read 68.4 % of the slots at first sight
 * and 99.1 % after its misses had been looked at and rules mended: no measure of what is unseen, a guard.
 */
export const FRESH_IT: readonly BriefCase[] = [
  [
    'Ciao, mi servirebbe un sito per la toelettatura di mia sorella Anna a Vicenza, si chiama Quattro Zampe in Vasca. Bagno piccola taglia 25 €, tosatura 40 €, taglio unghie 10 €. Allegro, giallo.',
    {
      trade: 'neutral|vet',
      name: 'Quattro Zampe in Vasca',
      place: 'Vicenza',
      prices: 'Bagno piccola taglia 25; Tosatura 40; Taglio unghie 10',
      tone: 'playful',
      colour: 'yellow',
    },
  ],
  [
    'Ferramenta Colombo dal 1962, corso Garibaldi 45, Varese. Aperto lun-sab 8.30-12.30 e 15-19. Telefono 0332 555 180. Niente newsletter e niente blog.',
    {
      trade: 'shop|neutral',
      name: 'Ferramenta Colombo|Colombo',
      place: 'Varese',
      address: 'corso Garibaldi 45, Varese',
      week: '012345 08:30-12:30+15:00-19:00',
      phone: '0332 555 180',
      unwanted: 'newsletter; blog',
    },
  ],
  [
    'Studio legale Marchetti e Riva, Bergamo. Ci occupiamo di diritto del lavoro, separazioni e recupero crediti. Tono sobrio ed elegante, blu notte. segreteria@marchettiriva.it',
    {
      trade: 'lawyer',
      name: 'Studio legale Marchetti e Riva|Marchetti e Riva',
      place: 'Bergamo',
      services: 'diritto del lavoro; separazioni; recupero crediti',
      tone: 'luxury|editorial|heritage|swiss',
      colour: 'blue',
      mail: 'segreteria@marchettiriva.it',
    },
  ],
  [
    'Affittiamo tre camere in un casale vicino a Orvieto: Casale delle Civette. Matrimoniale da 85 € a notte, tripla da 110 €. Stile rustico e caldo. Cell. 347 555 0142',
    {
      trade: 'guesthouse|agriturismo',
      name: 'Casale delle Civette',
      place: 'Orvieto',
      prices: 'Matrimoniale 85; Tripla 110',
      tone: 'craft|heritage|market',
      phone: '347 555 0142',
    },
  ],
  [
    'Fai una pagina per il gommista Pneus Sud di Brindisi. Cambio gomme 40 €, convergenza 35 €, deposito 50 €. Rosso. Tel 0831 555 077, officina aperta dal lunedì al venerdì dalle 8 alle 18 e il sabato dalle 8 alle 13.',
    {
      trade: 'garage',
      name: 'Pneus Sud',
      place: 'Brindisi',
      prices: 'Cambio gomme 40; Convergenza 35; Deposito 50',
      colour: 'red',
      phone: '0831 555 077',
      week: '01234 08:00-18:00; 5 08:00-13:00',
    },
  ],
  [
    'Riparo e restauro fisarmoniche a Castelfidardo, mi chiamo Ettore Baldini. Scrivetemi a ettore@baldinifisa.it',
    {
      trade: 'neutral',
      name: 'Ettore Baldini',
      place: 'Castelfidardo',
      mail: 'ettore@baldinifisa.it',
    },
  ],
  [
    'Osteria "La Gazza Ladra" in vicolo Stretto 3 a Ferrara. Cappellacci di zucca 12 €, salama da sugo 15,50 €, zuppa inglese 6 €. Chiuso il martedì, gli altri giorni 12-14.30 e 19-22.30. Prenotazioni 0532 555 019',
    {
      trade: 'restaurant',
      name: 'La Gazza Ladra',
      place: 'Ferrara',
      address: 'vicolo Stretto 3, Ferrara|vicolo Stretto 3 a Ferrara',
      prices: 'Cappellacci di zucca 12; Salama da sugo 15.5; Zuppa inglese 6',
      week: '023456 12:00-14:30+19:00-22:30',
      phone: '0532 555 019',
    },
  ],
  [
    'Estetista a Lecco, Centro Armonia. Pulizia viso 50 €, massaggio rilassante 60 €, manicure 22 €. Colori pastello, rilassante. Vorrei le domande frequenti e un modulo per prenotare.',
    {
      trade: 'hairdresser|neutral',
      name: 'Centro Armonia|Armonia',
      place: 'Lecco',
      prices: 'Pulizia viso 50; Massaggio rilassante 60; Manicure 22',
      tone: 'wellness',
      wanted: 'faq; contact',
    },
  ],
  [
    'Commercialista dott.ssa Elena Fabbri, viale Trieste 102, Cesena. Contabilità, dichiarazioni dei redditi, buste paga. Orari: da lunedì a giovedì 9:00-13:00 e 14:30-18:30, venerdì 9:00-13:00.',
    {
      trade: 'accountant',
      name: 'Elena Fabbri|dott.ssa Elena Fabbri',
      place: 'Cesena',
      address: 'viale Trieste 102, Cesena',
      services: 'contabilità; dichiarazioni dei redditi; buste paga',
      week: '0123 09:00-13:00+14:30-18:30; 4 09:00-13:00',
    },
  ],
  [
    'Il nostro circolo ARCI La Lanterna di Savona organizza concerti, cineforum e corsi di ballo. Metti gli eventi, la mappa e la newsletter. Colorato e vivace. Tessera annuale 15 euro.',
    {
      trade: 'association',
      name: 'La Lanterna|ARCI La Lanterna',
      place: 'Savona',
      prices: 'Tessera annuale 15',
      services: 'concerti; cineforum; corsi di ballo',
      wanted: 'events; map; newsletter',
      tone: 'playful|poster|market',
    },
  ],
  [
    'Landing page per Contafacile, il gestionale in cloud per artigiani. Piano Base 9 € al mese, Piano Pro 19 € al mese, Piano Studio 49 € al mese. Moderno e tecnologico, verde. Con prezzi e FAQ, senza galleria.',
    {
      trade: 'saas',
      name: 'Contafacile',
      prices: 'Piano Base 9; Piano Pro 19; Piano Studio 49',
      tone: 'technical',
      colour: 'green',
      wanted: 'pricing; faq',
      unwanted: 'gallery',
    },
  ],
  [
    'Lido Onda Blu, lungomare Cristoforo Colombo 210, Senigallia. Ombrellone e due lettini 28 €, abbonamento settimanale 160 €. Aperti ogni giorno dalle 8:00 alle 20:00. info@lidoondablu.it, 071 555 0199. Azzurro, fresco, estivo.',
    {
      trade: 'neutral',
      name: 'Lido Onda Blu|Onda Blu',
      place: 'Senigallia',
      address: 'lungomare Cristoforo Colombo 210, Senigallia',
      prices: 'Ombrellone e due lettini 28; Abbonamento settimanale 160',
      week: '0123456 08:00-20:00',
      mail: 'info@lidoondablu.it',
      phone: '071 555 0199',
      colour: 'blue',
      tone: 'coastal',
    },
  ],
  [
    'Sono Giulia Sartori, insegno yoga e pilates a Rovereto. Lezione singola 14 €, dieci lezioni 120 €. Sereno, verde salvia. Non voglio la sezione prezzi in home ma voglio chi sono e contatti.',
    {
      trade: 'yoga',
      name: 'Giulia Sartori',
      place: 'Rovereto',
      prices: 'Lezione singola 14; Dieci lezioni 120',
      tone: 'wellness',
      colour: 'green',
      unwanted: 'pricing',
      wanted: 'about; contact',
    },
  ],
  [
    'Autoscuola Semaforo Verde, Foggia. Patente B da 690 €, patente A da 450 €, recupero punti 180 €. Lezioni dal lunedì al venerdì 9-13 e 16-20. WhatsApp 320 555 0161',
    {
      trade: 'school|neutral',
      name: 'Autoscuola Semaforo Verde|Semaforo Verde',
      place: 'Foggia',
      prices: 'Patente B 690; Patente A 450; Recupero punti 180',
      week: '01234 09:00-13:00+16:00-20:00',
      phone: '320 555 0161',
    },
  ],
  [
    "Gelateria artigianale L'Angolo di Ada ad Alba. Cono piccolo 2,50 €, cono grande 3,50 €, vaschetta 1 kg 20 €. Colori pastello, giocoso. Aperta tutti i giorni tranne il mercoledì dalle 11 alle 23.",
    {
      trade: 'gelateria',
      name: "L'Angolo di Ada",
      place: 'Alba',
      prices: 'Cono piccolo 2.5; Cono grande 3.5; Vaschetta 1 kg 20',
      week: '013456 11:00-23:00',
      tone: 'playful',
    },
  ],
];
