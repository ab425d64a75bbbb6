/** Words that pages use for their own furniture, English and Italian, by topic. Free text is never among them. */
const TOPICS = [
  'Home = Home | About = Chi siamo | Our story = La nostra storia | Learn more = Scopri di più',
  'Our services = I nostri servizi | Our products = I nostri prodotti | Portfolio = Portfolio',
  'Prices = Prezzi | Order now = Ordina ora | See the menu = Guarda il menu | Photos = Foto',
  'Reviews = Recensioni | FAQ = Domande frequenti | Questions and answers = Domande e risposte',
  'Opening times = Orari di apertura | Opening hours = Orari di apertura | Hours = Orari',
  'Contact = Contatti | Contacts = Contatti | Contact us = Contattaci | Get in touch = Scrivici',
  'Write to us = Scrivici | Call us = Chiamaci | Visit us = Vieni a trovarci',
  'Book = Prenota | Book now = Prenota ora | Book a table = Prenota un tavolo',
  'Find out more = Scopri di più | Read more = Leggi di più | Where we are = Dove siamo',
  'Name = Nome | Message = Messaggio | Send = Invia | Send message = Invia il messaggio',
  'Subscribe = Iscriviti | Team = Team | Events = Eventi | News = Notizie | Blog = Blog',
  'All rights reserved = Tutti i diritti riservati | Privacy policy = Informativa sulla privacy',
  'Phone = Telefono | E-mail = E-mail | Address = Indirizzo | Skip to content = Vai al contenuto',
];

export const LABEL_PAIRS = TOPICS.flatMap((topic) => topic.split(' | ')).map((pair) => {
  const [en = '', it = ''] = pair.split(' = ');
  return { en, it };
});
