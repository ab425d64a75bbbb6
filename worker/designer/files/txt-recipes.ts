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
