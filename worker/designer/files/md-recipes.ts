import { inMarkdown } from './escape.ts';
import type { FileBrief } from './file-brief.ts';
import type { FileRecipe } from './recipe.ts';

export const MD_RECIPES: readonly FileRecipe[] = [
  {
    id: 'readme',
    asks: /read ?me|project|progetto|documentation|documentazione|repository|leggimi/,
    title: { en: 'a README', it: 'un README' },
    toComplete: ({ say }) => [say('the texts in brackets', 'i testi tra parentesi quadre')],
    write: (brief) => `# ${nameOf(brief, brief.say('Name of the project', 'Nome del progetto'))}

${brief.say('[What it does and for whom, in one sentence.]', '[Che cosa fa e per chi, in una frase.]')}

## ${brief.say('Requirements', 'Requisiti')}

- ${brief.say('[Program and version]', '[Programma e versione]')}

## ${brief.say('Installation', 'Installazione')}

\`\`\`sh
${brief.say('# [the commands, in order]', '# [i comandi, in ordine]')}
\`\`\`

## ${brief.say('Use', 'Uso')}

${brief.say('[The smallest example that shows something useful.]', '[Il più piccolo esempio che mostri qualcosa di utile.]')}

## ${brief.say('Contributing', 'Contribuire')}

1. ${brief.say('Open an issue and describe what you want to change.', 'Apri una segnalazione e descrivi che cosa vuoi cambiare.')}
2. ${brief.say('Work on a branch of your own and keep the tests passing.', 'Lavora su un ramo tuo e mantieni i test verdi.')}
3. ${brief.say('Ask for a review.', 'Chiedi una revisione.')}

## ${brief.say('Licence', 'Licenza')}

${brief.say('[The licence and who holds the rights.]', '[La licenza e chi detiene i diritti.]')}
`,
  },
  {
    id: 'letter',
    asks: /letters?(?![a-z])|letter[ae](?![a-z])|e-?mails?(?![a-z])/,
    title: { en: 'a letter', it: 'una lettera' },
    toComplete: ({ say }) => [say('the texts in brackets', 'i testi tra parentesi quadre')],
    write: (brief) => `${nameOf(brief, brief.say('[Your name]', '[Il tuo nome]'))}  
${brief.say('[Your address]', '[Il tuo indirizzo]')}

${brief.say('[Place and date]', '[Luogo e data]')}

**${brief.say('Subject: [in a few words]', 'Oggetto: [in poche parole]')}**

${brief.say('Dear [name],', 'Gentile [nome],')}

${brief.say('[Why you write, in one or two sentences.]', '[Perché scrivi, in una o due frasi.]')}

${brief.say('[What the reader needs to know.]', '[Che cosa serve sapere a chi legge.]')}

${brief.say('[What you ask for, and by when.]', '[Che cosa chiedi, ed entro quando.]')}

${brief.say('Kind regards,', 'Cordiali saluti,')}

${nameOf(brief, brief.say('[Your name]', '[Il tuo nome]'))}
`,
  },
  {
    id: 'meeting',
    asks: /meetings?|riunion[ei]|minutes|verbal[ei]|notes?(?![a-z])|appunt[oi](?![a-z])/,
    title: { en: 'notes of a meeting', it: 'gli appunti di una riunione' },
    toComplete: ({ say }) => [say('the texts in brackets', 'i testi tra parentesi quadre')],
    write: ({ say }) => `# ${say('Meeting of [date]', 'Riunione del [data]')}

- **${say('Present', 'Presenti')}:** [${say('names', 'nomi')}]
- **${say('Place', 'Luogo')}:** [${say('place', 'luogo')}]

## ${say('Topics', 'Argomenti')}

1. [${say('topic', 'argomento')}]

## ${say('Decisions', 'Decisioni')}

- [${say('what was decided, and why', 'che cosa si è deciso, e perché')}]

## ${say('To do', 'Da fare')}

| ${say('What', 'Che cosa')} | ${say('Who', 'Chi')} | ${say('By when', 'Entro')} |
| --- | --- | --- |
| [${say('task', 'compito')}] | [${say('name', 'nome')}] | [${say('date', 'data')}] |
`,
  },
  {
    id: 'changelog',
    asks: /change ?log|release notes|note di rilascio|versions?(?![a-z])|registro (?:delle )?modifiche/,
    title: { en: 'a changelog', it: 'un registro delle modifiche' },
    write: ({ say }) => `# ${say('Changelog', 'Registro delle modifiche')}

${say('The newest version first. A version is MAJOR.MINOR.PATCH: the first number changes when something that worked has to be adapted.', 'La versione più nuova in alto. Una versione è MAGGIORE.MINORE.CORREZIONE: il primo numero cambia quando qualcosa che funzionava va adattato.')}

## ${say('Not released yet', 'Non ancora pubblicato')}

### ${say('Added', 'Aggiunto')}

- 

### ${say('Changed', 'Cambiato')}

- 

### ${say('Fixed', 'Corretto')}

- 
`,
  },
  {
    id: 'checklist',
    asks: /check ?list|to-?do|cose da fare|da fare|elenco|tasks?(?![a-z])|attivita/,
    title: {
      en: 'a checklist for putting a site online',
      it: 'una lista di controllo per mettere online un sito',
    },
    write: ({ say }) => `# ${say('Before the site goes online', 'Prima di mettere online il sito')}

## ${say('Texts', 'Testi')}

- [ ] ${say('Name, address, phone and e-mail are right', 'Nome, indirizzo, telefono ed e-mail sono giusti')}
- [ ] ${say('Hours and prices are up to date', 'Orari e prezzi sono aggiornati')}
- [ ] ${say('Somebody else has read everything once', 'Qualcun altro ha riletto tutto')}

## ${say('Pictures', 'Immagini')}

- [ ] ${say('Each picture may be used', 'Ogni immagine si può usare')}
- [ ] ${say('Each has a description', 'Ognuna ha una descrizione')}

## ${say('Technique', 'Tecnica')}

- [ ] ${say('It reads well on a phone', 'Si legge bene sul telefono')}
- [ ] ${say('All links lead somewhere', 'Tutti i link portano da qualche parte')}
- [ ] ${say('The contact form has been tried', 'Il modulo di contatto è stato provato')}
- [ ] ${say('The privacy notice is there', 'L’informativa sulla privacy c’è')}
`,
  },
  {
    id: 'article',
    asks: /articles?(?![a-z])|articol[oi]|blog|post(?![a-z])|news|notizi[ae]/,
    title: { en: 'the outline of an article', it: 'la traccia di un articolo' },
    toComplete: ({ say }) => [say('the texts in brackets', 'i testi tra parentesi quadre')],
    write: ({
      say,
    }) => `# [${say('Title: what the reader gains', 'Titolo: che cosa ci guadagna chi legge')}]

[${say('The answer in two sentences: some readers stop here.', 'La risposta in due frasi: qualcuno si ferma qui.')}]

## [${say('First point', 'Primo punto')}]

[${say('A fact or an example.', 'Un fatto o un esempio.')}]

## [${say('Second point', 'Secondo punto')}]

[${say('A fact or an example.', 'Un fatto o un esempio.')}]

## ${say('In short', 'In breve')}

- [${say('what to remember', 'che cosa ricordare')}]
- [${say('what to do next', 'che cosa fare adesso')}]
`,
  },
];

function nameOf({ facts }: FileBrief, otherwise: string): string {
  return facts.name === undefined ? otherwise : inMarkdown(facts.name);
}
