import type { TemplateBrief } from './template-brief.ts';

export const BUSINESS_TEMPLATES: readonly TemplateBrief[] = [
  {
    slug: 'forno-aurora',
    title: 'Forno Aurora',
    description: 'Il panificio di quartiere: che cosa esce dal forno, a che ora, e dove trovarlo.',
    category: 'business',
    tags: ['panificio', 'pane', 'colazione', 'negozio di quartiere'],
    language: 'it',
    prompt:
      'Sito per il panificio "Forno Aurora" a Torino, caldo e artigianale. Pane di segale 4,50 €, focaccia ligure 3 €, grissini stirati 2,80 €, crostata di albicocche 14 €, brioche al burro 1,60 €. Aperto da martedì a sabato 7-13 e 16-19, domenica 7-12. Via San Donato 18, Torino, tel 011 555 0142, ciao@fornoaurora.example',
  },
  {
    slug: 'trattoria-del-molo',
    title: 'Trattoria del Molo',
    description: 'Una trattoria di mare con il menù in vista e il tavolo a una telefonata.',
    category: 'business',
    tags: ['ristorante', 'pesce', 'menù', 'prenotazioni'],
    language: 'it',
    prompt:
      'Sito per la trattoria "Trattoria del Molo" a Chioggia, sul mare, blu. Sarde in saor 11 €, spaghetti alle vongole 16 €, frittura mista 19 €, seppie in umido con polenta 17 €, tiramisù della casa 7 €. Aperta da mercoledì a domenica 12-14:30 e 19-22:30. Riva Vena 212, Chioggia, tel 041 555 0167, tavoli@trattoriadelmolo.example',
  },
  {
    slug: 'studio-verri',
    title: 'Studio legale Verri',
    description: 'Uno studio legale che spiega in parole chiare di che cosa si occupa.',
    category: 'business',
    tags: ['avvocato', 'studio legale', 'consulenza'],
    language: 'it',
    prompt:
      'Studio legale Verri a Milano, elegante e sobrio. Servizi: diritto di famiglia, successioni, locazioni, recupero crediti, diritto del lavoro. Riceviamo su appuntamento da lunedì a venerdì 9-18. Corso Magenta 41, Milano, tel 02 555 0118, studio@verri.example',
  },
  {
    slug: 'forbici-e-mare',
    title: 'Forbici e mare',
    description: 'Un salone di parrucchiera con listino, orari e appuntamenti.',
    category: 'business',
    tags: ['parrucchiere', 'salone', 'listino', 'bellezza'],
    language: 'it',
    prompt:
      'Parrucchiera "Forbici e mare" a Rimini, moderna e minimal. Taglio donna 32 €, taglio uomo 22 €, colore 55 €, piega 20 €, balayage 95 €. Aperta da martedì a venerdì 9-19, sabato 9-17. Viale Vespucci 60, Rimini, tel 0541 555 0133, ciao@forbiciemare.example',
  },
  {
    slug: 'harper-and-daughter',
    title: 'Harper & Daughter',
    description: 'A family plumbing firm: what it mends, what it costs to come, how to call.',
    category: 'business',
    tags: ['plumber', 'heating', 'emergency', 'trades'],
    language: 'en',
    prompt:
      'Plumber called "Harper & Daughter" in Leeds, bold and straightforward. Boiler service £85, leak repair from £70, new taps fitted £60, drain clearing £90, bathroom fitting by quote. Open Monday to Saturday 8am-6pm. 14 Kirkgate, Leeds, phone 0113 496 0142, hello@harperanddaughter.example',
  },
  {
    slug: 'bright-lane-dental',
    title: 'Bright Lane Dental',
    description:
      'A calm dental practice site with prices, opening hours and first visits explained.',
    category: 'business',
    tags: ['dentist', 'clinic', 'health', 'appointments'],
    language: 'en',
    prompt:
      'Dental practice "Bright Lane Dental" in Bristol, calm and friendly. Check-up £48, hygienist £62, white filling from £110, whitening £290, children’s check-up free. Open Mon-Fri 8:30am-6pm, Saturday 9am-1pm. 7 Lane End, Bristol, call 0117 496 0188, front-desk@brightlane.example',
  },
  {
    slug: 'casa-limone',
    title: 'Casa Limone',
    description: 'Un bed and breakfast fra i limoni, con camere, prezzi e come arrivare.',
    category: 'business',
    tags: ['b&b', 'camere', 'vacanze', 'mare'],
    language: 'it',
    prompt:
      'B&B "Casa Limone" a Sorrento, mediterraneo, solare, giallo limone. Camera matrimoniale 95 € a notte, camera con terrazza 125 €, camera familiare 150 €, colazione in giardino compresa. Check-in dalle 15 alle 20. Via Correale 33, Sorrento, tel 081 555 0129, prenota@casalimone.example',
  },
  {
    slug: 'northgate-vets',
    title: 'Northgate Vets',
    description: 'A small-animal vet: services, fees, out-of-hours help and the way in.',
    category: 'business',
    tags: ['vet', 'pets', 'clinic', 'animals'],
    language: 'en',
    prompt:
      'Veterinary clinic "Northgate Vets" in York, warm and reassuring, green. Consultation £44, vaccination £58, microchip £22, dental cleaning from £190, neutering from £120. Open Monday to Friday 8am-7pm, Saturday 9am-1pm. 3 Northgate, York, call 01904 496 015, hello@northgatevets.example',
  },
];
