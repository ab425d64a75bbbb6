import type { ReadingLanguage } from '#domain/reading/language.ts';

/** What is missing for a tool, or `other` for a working thing without a template. */
export type RefusalId =
  | 'calculator'
  | 'countdown'
  | 'poll'
  | 'quiz'
  | 'profile'
  | 'system'
  | 'other';

/** Why a working thing is not made, and what to ask for instead. */
export const REFUSALS: Record<ReadingLanguage, Record<RefusalId, string>> = {
  en: {
    calculator:
      'I do not know this calculation. I make calculators for tips, shared expenses, discounts, percentages, VAT, BMI, loans, savings, fuel, electricity, margins, pay, paint, tiles, dough, units, and for quotes (“painting 12 € per square metre plus 80 € call-out”), or a plain pocket calculator.',
    poll: 'Which options should the poll have? Write them behind the question, for example “a poll: where do we eat? Pizza, sushi or tacos”.',
    quiz: 'Which questions should the quiz ask? Write each with its answer, for example “a quiz: Who painted the Mona Lisa? Leonardo. How many strings has a violin? 4”. I have ready questions only on the capitals of Europe and on times tables.',
    profile:
      'Which results should the quiz have? Name three to eight, for example “a quiz: which tree are you? Results: oak, birch, willow, pine”.',
    system:
      'This needs a program on a server, with accounts, payments, live data or messages. This assistant makes pages without one, and small tools. It can make a page that presents your business or your service, if you ask for that.',
    countdown:
      'Which day should it count down to? Say it with the date, for example “a countdown to our wedding on 12 June 2027”.',
    other:
      'I cannot make this. This assistant makes websites, and small tools that it has a tested template for (calculators, quizzes, polls, to-do lists, countdowns and the game Snake).',
  },
  it: {
    calculator:
      'Questo calcolo non lo conosco. Creo calcolatori per mance, spese in comune, sconti, percentuali, IVA, indice di massa corporea, rate, risparmi, carburante, elettricità, margini, paga oraria, pittura, piastrelle, impasti, unità di misura e preventivi (“tinteggiatura 12 € al metro quadro più 80 € di uscita”), oppure una semplice calcolatrice.',
    poll: 'Quali opzioni deve avere il sondaggio? Scrivile dopo la domanda, per esempio “un sondaggio: dove mangiamo? Pizza, sushi o tacos”.',
    quiz: 'Quali domande deve fare il quiz? Scrivi ognuna con la sua risposta, per esempio “un quiz: Chi ha dipinto la Gioconda? Leonardo. Quante corde ha un violino? 4”. Domande già pronte ne ho solo sulle capitali d’Europa e sulle tabelline.',
    profile:
      'Quali risultati deve avere il quiz? Scrivine da tre a otto, per esempio “un quiz: che albero sei? Risultati: quercia, betulla, salice, pino”.',
    system:
      'Per questo serve un programma su un server, con accessi, pagamenti, dati in tempo reale o avvisi. Questo assistente crea pagine senza, e piccoli strumenti. Può creare una pagina che presenta la tua attività o il tuo servizio, se la chiedi.',
    countdown:
      'A quale giorno deve arrivare? Scrivilo con la data, per esempio “un conto alla rovescia per il nostro matrimonio il 12 giugno 2027”.',
    other:
      'Questo non so farlo. Questo assistente crea siti, e i piccoli strumenti per cui ha un modello già provato (calcolatori, quiz, sondaggi, liste di cose da fare, conti alla rovescia e il gioco Snake).',
  },
};
