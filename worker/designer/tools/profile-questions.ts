import type { Bilingual } from './tool.ts';

/** A question whose answers stand for characters, in the order of `CHARACTERS`. */
export interface ProfileQuestion {
  question: Bilingual;
  answers: readonly Bilingual[];
}

const both = (en: string, it: string): Bilingual => ({ en, it });

/** What a result says of whoever gets it; it claims nothing about the thing that it is named after. */
export const CHARACTERS: readonly Bilingual[] = [
  both(
    'You take your time, and everything around you slows down a little. People sit next to you on purpose.',
    'Ti prendi il tuo tempo, e intorno a te tutto rallenta un po’. La gente si siede vicino a te apposta.',
  ),
  both(
    'You go first and think about it later. It works more often than anybody likes to admit.',
    'Parti per primo e ci pensi dopo. Funziona più spesso di quanto gli altri vogliano ammettere.',
  ),
  both(
    'You ask the question that nobody else dared to ask. Half of your pockets are full of things you found.',
    'Fai la domanda che nessuno osava fare. Metà delle tue tasche è piena di cose trovate per terra.',
  ),
  both(
    'You have never met a stranger, only friends who did not know it yet. Without you it is too quiet.',
    'Per te non esistono sconosciuti, solo amici che ancora non lo sanno. Senza di te c’è troppo silenzio.',
  ),
  both(
    'You have a plan, and a second one in case of rain. Everybody laughs, and then everybody asks you for a plaster.',
    'Hai un piano, e un altro se piove. Tutti ridono, e poi tutti ti chiedono un cerotto.',
  ),
  both(
    'You cannot be serious for longer than a minute. It is the best minute of the day for everybody else.',
    'Non riesci a stare serio per più di un minuto. Per gli altri è il minuto più bello della giornata.',
  ),
  both(
    'You do it your way, and usually twice. Those who wanted to stop you have given up and brought you tea.',
    'Fai a modo tuo, e di solito due volte. Chi voleva fermarti ha rinunciato e ti ha portato un tè.',
  ),
  both(
    'You are here and also somewhere else. When you come back you always bring something with you.',
    'Sei qui e anche da un’altra parte. Quando torni porti sempre qualcosa con te.',
  ),
];

/** Ready questions for a quiz that ends in a result of its own. */
export const PROFILE_QUESTIONS: readonly ProfileQuestion[] = [
  {
    question: both('The lights go out. What do you do?', 'Va via la luce. Che cosa fai?'),
    answers: [
      both('Nothing. It is nice like this', 'Niente. Si sta bene così'),
      both('I walk straight on', 'Vado avanti dritto'),
      both('I look for the reason', 'Cerco il perché'),
      both('I call everybody together', 'Chiamo tutti a raccolta'),
      both('I have a torch', 'Ho una torcia'),
      both('I make ghost noises', 'Faccio il fantasma'),
      both('I carry on as before', 'Continuo come prima'),
      both('I look at the stars', 'Guardo le stelle'),
    ],
  },
  {
    question: both('What is in your bag?', 'Che cosa hai nello zaino?'),
    answers: [
      both('A blanket', 'Una coperta'),
      both('Nothing, I travel light', 'Niente, viaggio leggero'),
      both('A magnifying glass', 'Una lente'),
      both('Biscuits for all', 'Biscotti per tutti'),
      both('A list', 'Una lista'),
      both('A false moustache', 'Baffi finti'),
      both('The same as always', 'Sempre le stesse cose'),
      both('A stone that I liked', 'Un sasso che mi piaceva'),
    ],
  },
  {
    question: both('Saturday, half past nine. You are …', 'Sabato, le nove e mezza. Tu …'),
    answers: [
      both('… still under the covers', '… sono ancora a letto'),
      both('… already muddy', '… ho già il fango addosso'),
      both('… taking something apart', '… smonto qualcosa'),
      both('… on the phone', '… sono al telefono'),
      both('… tidying up', '… metto in ordine'),
      both('… hiding behind a door', '… sto dietro una porta'),
      both('… doing what I said I would', '… faccio quello che avevo detto'),
      both('… looking out of the window', '… guardo dalla finestra'),
    ],
  },
  {
    question: both('There is one piece of cake left.', 'È rimasta una fetta di torta.'),
    answers: [
      both('It will still be there later', 'Ci sarà anche dopo'),
      both('It is gone already', 'Non c’è già più'),
      both('What is in it?', 'Che cosa c’è dentro?'),
      both('We share it', 'Si divide'),
      both('I keep it for Monday', 'La tengo per lunedì'),
      both('I swap it for a stone', 'La scambio con un sasso'),
      both('It is mine', 'È mia'),
      both('Cake? Which cake?', 'Torta? Quale torta?'),
    ],
  },
  {
    question: both('You are lost in a wood.', 'Ti sei perso nel bosco.'),
    answers: [
      both('I sit down', 'Mi siedo'),
      both('I run', 'Corro'),
      both('At last!', 'Finalmente!'),
      both('I sing, so that they hear me', 'Canto, così mi sentono'),
      both('I have a map', 'Ho la mappa'),
      both('I disguise myself as a tree', 'Mi travesto da albero'),
      both('I am not lost', 'Non mi sono perso'),
      both('I follow the light', 'Seguo la luce'),
    ],
  },
  {
    question: both('Somebody gives you a box. You …', 'Ti regalano una scatola. Tu …'),
    answers: [
      both('… put it aside', '… la metto da parte'),
      both('… have it open already', '… l’ho già aperta'),
      both('… shake it first', '… prima la scuoto'),
      both('… open it with the others', '… la apro con gli altri'),
      both('… keep the paper', '… tengo la carta'),
      both('… climb in', '… ci entro'),
      both('… open it from below', '… la apro da sotto'),
      both('… guess what is in it', '… immagino che cosa c’è'),
    ],
  },
  {
    question: both('Which noise do you like?', 'Quale rumore ti piace?'),
    answers: [
      both('Rain', 'La pioggia'),
      both('Thunder', 'Il tuono'),
      both('Something unknown', 'Uno che non conosco'),
      both('Many voices', 'Tante voci'),
      both('A clock', 'Un orologio'),
      both('A whoopee cushion', 'Una pernacchia'),
      both('My own', 'Il mio'),
      both('Wind', 'Il vento'),
    ],
  },
  {
    question: both('What would you rather be late for?', 'A che cosa arriveresti in ritardo?'),
    answers: [
      both('Everything', 'A tutto'),
      both('Bed', 'A letto'),
      both('Dinner, I found something', 'A cena, ho trovato una cosa'),
      both('I was talking', 'Stavo parlando'),
      both('I am never late', 'Non sono mai in ritardo'),
      both('My own party', 'Alla mia festa'),
      both('Whatever you want me to do', 'A quello che vuoi tu'),
      both('What day is it?', 'Che giorno è?'),
    ],
  },
  {
    question: both('Choose a superpower.', 'Scegli un superpotere.'),
    answers: [
      both('To sleep anywhere', 'Dormire ovunque'),
      both('To fly', 'Volare'),
      both('To see through walls', 'Vedere oltre i muri'),
      both('To know all languages', 'Sapere tutte le lingue'),
      both('To stop time', 'Fermare il tempo'),
      both('To be invisible', 'Essere invisibile'),
      both('Never to be tired', 'Non stancarmi mai'),
      both('To talk with the moon', 'Parlare con la luna'),
    ],
  },
  {
    question: both('How do you say goodbye?', 'Come saluti quando vai via?'),
    answers: [
      both('Slowly', 'Piano'),
      both('I am off already', 'Sono già via'),
      both('With one last question', 'Con un’ultima domanda'),
      both('For half an hour', 'Per mezz’ora'),
      both('After checking the door', 'Dopo aver controllato la porta'),
      both('With a joke', 'Con una battuta'),
      both('I stay', 'Io resto'),
      both('I forget to', 'Me ne dimentico'),
    ],
  },
];
