import { expect, test } from 'vitest';
import { analyzeRequest } from './analyze-request.ts';
import type { GenerationTask } from './generation-types.ts';

function taskOf(prompt: string): GenerationTask {
  return analyzeRequest({
    prompt,
    fileType: 'html',
    hasPage: true,
    hasSelection: false,
    fallbackLanguage: 'en',
  }).task;
}

/** Whole-site words, verbs of making and of starting again, and yet a change of the page that is there. */
const CHANGES = [
  'Rename Portfolio to Work everywhere',
  'Redo the pricing section from scratch',
  'Rewrite the about text from scratch, it is boring',
  'Start over with the hero, I do not like it',
  'Make the site about craft, not about price',
  'Make a site that loads faster',
  'I want a more modern website',
  'I want a website that works on phones',
  'Build the site for mobile first',
  'Create a page header with our logo for the website',
  'Create a new page section for the team',
  'Make a page for our team',
  'Make a page for the prices',
  'Portfolio: only four pictures',
  'Portfolio for the menu instead of Gallery',
  'Blog about us in the menu, please',
  'Website: the phone number is wrong',
  'Home page: swap the two buttons',
  'New website address in the footer: northpier.co.uk',
  'A new look for the site',
  'The site needs a warmer tone for our customers',
  'I need the website for my clients in Italian too',
  'Do the site again in green',
  'Scrap the gallery',
  'Throw away the second section of the page',
  'Forget that last change about the website title',
  'Turn this page into one for children',
  'Make a cleaner site for our visitors',
  'Create a landing page feel at the top',
  'Design a better home page for customers',
  'We want a site with fewer words',
  'put a link to a website for donations under the hero',
  'Add a page about a dog we found',
  'Change the title to A website for a bakery',
  'Website for a bakery is the wrong title, remove it',
  'Rifai da capo la sezione prezzi',
  'Fai un sito più allegro',
  'Portfolio: solo quattro immagini',
  'Riscrivi da zero il testo di chi siamo',
  'Ricomincia da capo con la testata, non mi piace',
  'Voglio un sito più elegante per i clienti',
  'Vorrei un sito che si legga bene dal telefono',
  'Fai il sito per il telefono',
  'Crea una pagina per i prezzi',
  'Crea una pagina contatti',
  'Nuova pagina nel menu: eventi',
  'Fai una sezione portfolio per le foto',
  'Sito: il numero di telefono è sbagliato',
  'Cambia il sito per un pubblico più giovane',
  'Butta via la galleria',
  'Lascia perdere il verde, fai il sito blu',
  'Dimentica la mappa',
  'Un sito meno serio, per favore',
  'Il sito di una volta era più chiaro, schiariscilo',
  'Vorrei il nome del sito di mia madre nel piè di pagina',
  'Rinomina Blog in Notizie ovunque',
  'Nuovo stile per la pagina',
  'Fai un sito migliore per i nostri clienti',
  'Metti il link al sito di un amico',
  'Voglio la pagina come prima',
];

/** The page is given up in words, or a whole site of another subject is asked for. */
const OTHERS = [
  'Start over with a new website for a florist',
  'Start over: I want a site for my brother’s garage',
  'Scrap everything, build a website about sailing',
  'Throw this away and make a landing page for a podcast',
  'Forget this site. I need a website for a kindergarten',
  'Create a website for a bakery in Turin',
  'Now build me a new site for an accountant',
  'Another website, please: make a site for a ski school',
  'I would like a landing page for my book about bees',
  'Completely new site: a dentist in Bristol',
  'Website for a violin maker in Cremona',
  'Please make us an online shop for olive oil',
  'Butta via tutto e fai un sito nuovo per un fiorista',
  'Ricominciamo: un sito per un’officina di moto',
  'Lascia perdere questo, mi serve una landing page per un corso di cucina',
  'Crea un sito per un ristorante di pesce a Bari',
  'Vorrei un altro sito per la mia scuola di danza',
  'Fammi il sito di una libreria',
  'Sito per un notaio di Bergamo',
  'Nuovo sito: studio veterinario a Parma',
];

test.each(CHANGES)('a page stays what it is: %s', (prompt) => {
  expect(taskOf(prompt)).not.toBe('create');
});

test.each(OTHERS)('another site is asked for: %s', (prompt) => {
  expect(taskOf(prompt)).toBe('create');
});

test('with an element selected nothing asks for another site', () => {
  const facts = { fileType: 'html', hasPage: true, hasSelection: true } as const;
  const tasks = OTHERS.map(
    (prompt) => analyzeRequest({ ...facts, prompt, fallbackLanguage: 'en' }).task,
  );
  expect(tasks).not.toContain('create');
});
