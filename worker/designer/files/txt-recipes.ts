import type { FileBrief } from './file-brief.ts';
import type { FileRecipe } from './recipe.ts';

export const TXT_RECIPES: readonly FileRecipe[] = [
  {
    id: 'robots',
    asks: /robots|crawlers?|search engines?|motori di ricerca/,
    title: {
      en: 'a robots.txt that lets search engines in',
      it: 'un robots.txt che fa entrare i motori di ricerca',
    },
    write: ({
      say,
    }) => `# ${say('Every search engine may read the whole site.', 'Ogni motore di ricerca può leggere tutto il sito.')}
# ${say('This file hides nothing: private pages need a password.', 'Questo file non nasconde nulla: le pagine private vogliono una password.')}
User-agent: *
Disallow:
`,
  },
  {
    id: 'email',
    asks: /e-?mails?(?![a-z])|reply|risposta|newsletter|messag\w+/,
    title: { en: 'an e-mail', it: 'un’e-mail' },
    toComplete: bracketed,
    write: (
      brief,
    ) => `${brief.say('Subject: [what it is about]', 'Oggetto: [di che cosa si tratta]')}

${brief.say('Hello [name],', 'Buongiorno [nome],')}

${brief.say('[The most important thing first.]', '[Prima la cosa più importante.]')}

${brief.say('[What you ask for, and by when.]', '[Che cosa chiedi, ed entro quando.]')}

${brief.say('Thank you and kind regards,', 'Grazie e cordiali saluti,')}
${signature(brief)}
`,
  },
  {
    id: 'letter',
    asks: /letters?(?![a-z])|letter[ae](?![a-z])/,
    title: { en: 'a letter', it: 'una lettera' },
    toComplete: bracketed,
    write: (brief) => `${signature(brief)}
${brief.say('[Your address]', '[Il tuo indirizzo]')}

${brief.say('[Name of the reader]', '[Nome di chi riceve]')}
${brief.say('[Address of the reader]', '[Indirizzo di chi riceve]')}

${brief.say('[Place and date]', '[Luogo e data]')}

${brief.say('Subject: [in a few words]', 'Oggetto: [in poche parole]')}

${brief.say('Dear [name],', 'Gentile [nome],')}

${brief.say('[Why you write, in one or two sentences.]', '[Perché scrivi, in una o due frasi.]')}

${brief.say('[What the reader needs to know.]', '[Che cosa serve sapere a chi legge.]')}

${brief.say('[What you ask for, and by when.]', '[Che cosa chiedi, ed entro quando.]')}

${brief.say('Kind regards,', 'Cordiali saluti,')}

${signature(brief)}
`,
  },
  {
    id: 'shopping',
    asks: /shopping|grocer\w+|spesa|to-?do|da fare|check ?list|tasks?(?![a-z])/,
    title: { en: 'a list to tick off', it: 'una lista da spuntare' },
    write: ({ say }) => `${say('TO DO', 'DA FARE')}

${say('Today', 'Oggi')}
[ ] 
[ ] 

${say('This week', 'Questa settimana')}
[ ] 
[ ] 

${say('Can wait', 'Può aspettare')}
[ ] 
`,
  },
  {
    id: 'notes',
    asks: /notes?(?![a-z])|appunt[oi](?![a-z])|meetings?|riunion[ei]|minutes|verbal[ei]/,
    title: { en: 'notes of a meeting', it: 'gli appunti di una riunione' },
    toComplete: bracketed,
    write: ({ say }) => `${say('MEETING OF [date]', 'RIUNIONE DEL [data]')}

${say('Present: [names]', 'Presenti: [nomi]')}
${say('Place: [place]', 'Luogo: [luogo]')}

${say('TOPICS', 'ARGOMENTI')}
1. [${say('topic', 'argomento')}]

${say('DECISIONS', 'DECISIONI')}
- [${say('what was decided, and why', 'che cosa si è deciso, e perché')}]

${say('TO DO', 'DA FARE')}
- [${say('task, name, date', 'compito, nome, data')}]
`,
  },
  {
    id: 'humans',
    asks: /humans|credits|crediti|who made|chi ha fatto/,
    title: { en: 'a humans.txt', it: 'un humans.txt' },
    toComplete: bracketed,
    write: (brief) => `/* ${brief.say('TEAM', 'CHI L’HA FATTO')} */
${brief.say('Name', 'Nome')}: ${signature(brief)}
${brief.say('Contact: [address]', 'Contatto: [indirizzo]')}

/* ${brief.say('SITE', 'SITO')} */
${brief.say('Language: English', 'Lingua: italiano')}
${brief.say('Standards: HTML, CSS', 'Standard: HTML, CSS')}
`,
  },
];

function bracketed({ say }: FileBrief): string[] {
  return [say('the texts in brackets', 'i testi tra parentesi quadre')];
}

function signature({ facts, say }: FileBrief): string {
  return facts.name ?? say('[Your name]', '[Il tuo nome]');
}
