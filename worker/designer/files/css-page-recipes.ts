import { tokens } from './css-tokens.ts';
import type { FileRecipe } from './recipe.ts';

/** Stylesheets of a whole page and its parts. */
export const CSS_PAGE_RECIPES: readonly FileRecipe[] = [
  {
    id: 'landing',
    asks: /landing|page|pagina|site|sito|dark|scur[oa]|stylesheet for|foglio di stile per/,
    title: {
      en: 'a stylesheet for a page, with a light and a dark scheme',
      it: 'un foglio di stile per una pagina, con schema chiaro e scuro',
    },
    write: (brief) => `${tokens(brief)}

${brief.say('/* The device chooses the scheme; data-theme on <html> overrules it. */', '/* Lo schema lo sceglie il dispositivo; data-theme su <html> ha la precedenza. */')}
:root[data-theme='light'] {
  color-scheme: light;
}

:root[data-theme='dark'] {
  color-scheme: dark;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

body {
  margin: 0;
  background: var(--background);
  color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif;
}

img {
  display: block;
  max-width: 100%;
  height: auto;
}

h1,
h2,
h3 {
  line-height: 1.15;
  text-wrap: balance;
}

h1 {
  font-size: clamp(2.25rem, 1.4rem + 4vw, 4.5rem);
}

a {
  color: inherit;
  text-decoration-color: var(--brand);
  text-decoration-thickness: 0.12em;
  text-underline-offset: 0.2em;
}

:focus-visible {
  outline: 3px solid currentColor;
  outline-offset: 3px;
}

${brief.say('/* Sections: one column of a readable width. */', '/* Sezioni: una colonna di larghezza leggibile. */')}
header,
main > section,
footer {
  width: min(70rem, 100% - 2rem);
  margin-inline: auto;
  padding-block: clamp(2rem, 1rem + 4vw, 5rem);
}

.hero {
  display: grid;
  gap: 1.25rem;
  justify-items: start;
}

.cards {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: 1.5rem;
}

.card {
  padding: 1.5rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
}

.button {
  display: inline-block;
  padding: 0.75rem 1.5rem;
  border-radius: var(--radius);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 600;
  text-decoration: none;
}

footer {
  border-top: 1px solid var(--line);
  color: var(--muted);
}

@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
}
`,
  },
  {
    id: 'buttons',
    asks: /buttons?|pulsant[ei]|bottoni?|cta/,
    title: { en: 'styles for buttons', it: 'gli stili dei pulsanti' },
    write: (brief) => `${tokens(brief)}

${brief.say('/* Use: <a class="button"> or <button class="button button-outline">. */', '/* Uso: <a class="button"> oppure <button class="button button-outline">. */')}
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.625rem 1.25rem;
  border: 2px solid var(--brand);
  border-radius: var(--radius);
  background: var(--brand);
  color: var(--on-brand);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}

.button:hover {
  filter: brightness(0.92);
}

.button:focus-visible {
  outline: 3px solid var(--text);
  outline-offset: 2px;
}

.button-outline {
  background: transparent;
  color: var(--text);
}

.button-small {
  min-height: 2.25rem;
  padding: 0.375rem 0.875rem;
  font-size: 0.875rem;
}

.button-wide {
  display: flex;
  width: 100%;
}

.button:disabled,
.button[aria-disabled='true'] {
  border-color: var(--line);
  background: var(--line);
  color: var(--muted);
  cursor: not-allowed;
  filter: none;
}

@media (prefers-reduced-motion: no-preference) {
  .button {
    transition: filter 150ms ease;
  }
}
`,
  },
  {
    id: 'grid',
    asks: /grids?|griglia|griglie|columns?|colonn[ae]|responsive layout|gallery|galleria|masonry/,
    title: { en: 'a responsive grid', it: 'una griglia che si adatta allo schermo' },
    write: ({
      say,
    }) => `${say('/* As many columns as fit; on phones one. Change --column and --gap to taste. */', '/* Tante colonne quante ne entrano; sui telefoni una. Cambia --column e --gap a piacere. */')}
.grid {
  --column: 16rem;
  --gap: clamp(1rem, 0.5rem + 2vw, 2rem);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--column), 100%), 1fr));
  gap: var(--gap);
}

.grid > * {
  min-width: 0;
}

.grid img {
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
}

${say('/* A fixed number of columns from tablets up. */', '/* Un numero fisso di colonne, dai tablet in su. */')}
@media (min-width: 48rem) {
  .grid-2 {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  .grid-3 {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  .grid-4 {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${say('/* An item over two columns. */', '/* Un elemento largo due colonne. */')}
  .grid-wide {
    grid-column: span 2;
  }
}
`,
  },
];
