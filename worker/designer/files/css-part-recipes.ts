import { tokens } from './css-tokens.ts';
import type { FileRecipe } from './recipe.ts';

/** Stylesheets of forms, navigation and print. */
export const CSS_PART_RECIPES: readonly FileRecipe[] = [
  {
    id: 'form',
    asks: /forms?(?![a-z])|modul[oi]|inputs?|camp[oi]|login|contact form|contatto/,
    title: { en: 'styles for forms', it: 'gli stili dei moduli' },
    write: (brief) => `${tokens(brief)}

form {
  display: grid;
  gap: 1.25rem;
  max-width: 36rem;
}

label {
  display: grid;
  gap: 0.375rem;
  font-weight: 600;
}

input:not([type='checkbox'], [type='radio']),
select,
textarea {
  width: 100%;
  min-height: 2.75rem;
  padding: 0.625rem 0.75rem;
  border: 1px solid var(--muted);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font: inherit;
}

textarea {
  min-height: 8rem;
  resize: vertical;
}

input:focus-visible,
select:focus-visible,
textarea:focus-visible {
  outline: 3px solid var(--brand);
  outline-offset: 1px;
}

${brief.say('/* Only once the visitor has typed: nobody is told off beforehand. */', '/* Solo dopo che chi visita ha scritto: nessun rimprovero in anticipo. */')}
input:user-invalid,
select:user-invalid,
textarea:user-invalid {
  border-color: light-dark(#b3261e, #ff8a80);
}

.error {
  color: light-dark(#b3261e, #ff8a80);
  font-size: 0.875rem;
}

button[type='submit'] {
  min-height: 2.75rem;
  padding: 0.625rem 1.5rem;
  border: 0;
  border-radius: var(--radius);
  background: var(--brand);
  color: var(--on-brand);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
`,
  },
  {
    id: 'print',
    asks: /print|stampa/,
    title: { en: 'styles for printing', it: 'gli stili per la stampa' },
    write: ({ say }) => `@media print {
  @page {
    margin: 2cm;
  }

  body {
    background: #fff;
    color: #000;
    font: 11pt/1.5 Georgia, serif;
  }

  ${say('/* What is of no use on paper. */', '/* Ciò che sulla carta non serve. */')}
  nav,
  form,
  video,
  button,
  .no-print {
    display: none;
  }

  h1,
  h2,
  h3 {
    break-after: avoid;
  }

  img,
  table,
  figure {
    max-width: 100%;
    break-inside: avoid;
  }

  ${say('/* The address behind each link. */', '/* L’indirizzo dietro ogni link. */')}
  a[href^='http']::after {
    content: ' (' attr(href) ')';
    font-size: 0.85em;
  }
}
`,
  },
  {
    id: 'navigation',
    asks: /nav(?:bar|igation|igazione)?(?![a-z])|menu|header|testata|intestazione/,
    title: { en: 'styles for a navigation bar', it: 'gli stili di una barra di navigazione' },
    write: (brief) => `${tokens(brief)}

${brief.say('/* Use: <nav class="nav"><a class="nav-brand">…</a><ul>…</ul></nav> */', '/* Uso: <nav class="nav"><a class="nav-brand">…</a><ul>…</ul></nav> */')}
.nav {
  position: sticky;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  padding: 0.75rem 1rem;
  border-bottom: 1px solid var(--line);
  background: var(--background);
}

.nav-brand {
  color: var(--text);
  font-weight: 700;
  text-decoration: none;
}

.nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.nav li a {
  display: block;
  padding: 0.5rem 0;
  border-bottom: 2px solid transparent;
  color: var(--text);
  text-decoration: none;
}

.nav li a:hover,
.nav li a[aria-current='page'] {
  border-color: var(--brand);
}
`,
  },
];
