import type { FileType } from '../files/file-type.ts';
import { escapeText } from '../html/escape.ts';

export interface ProjectFile {
  name: string;
  type: FileType;
  content: string;
}

interface ProjectTexts {
  title: string;
  language: 'en' | 'it';
  lead: string;
  button: string;
  pressed: string;
}

/** The three files of a new project, linked together: page, style sheet, script. */
export function projectFiles(texts: ProjectTexts): ProjectFile[] {
  return [
    { name: 'index.html', type: 'html', content: page(texts) },
    { name: 'style.css', type: 'css', content: STYLE },
    { name: 'script.js', type: 'js', content: script(texts) },
  ];
}

/** A folder in the root that does not exist yet: `/shop`, else `/shop-2`, … Names compare without case. */
export function freeFolder(name: string, existing: readonly string[]): string {
  const taken = new Set(existing.map((path) => path.toLowerCase()));
  let path = `/${name}`;
  for (let count = 2; taken.has(path.toLowerCase()); count += 1) path = `/${name}-${count}`;
  return path;
}

function page({ title, language, lead, button }: ProjectTexts): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeText(title)}</title>
  <link rel="stylesheet" href="style.css">
  <script src="script.js" defer></script>
</head>
<body>
  <main>
    <h1>${escapeText(title)}</h1>
    <p>${escapeText(lead)}</p>
    <button type="button" id="action">${escapeText(button)}</button>
  </main>
</body>
</html>
`;
}

const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf8f2, #151b26);
  --ink: light-dark(#1c2740, #f1ede4);
  --accent: light-dark(#1f5fa8, #7fb6ee);
}

body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  align-content: center;
  background: var(--paper);
  color: var(--ink);
  font: 1.125rem/1.6 system-ui, sans-serif;
}

main {
  width: min(40rem, 100% - 3rem);
  margin-inline: auto;
}

h1 {
  font-size: clamp(2rem, 6vw, 3.5rem);
  line-height: 1.1;
  text-wrap: balance;
}

button {
  padding: 0.75rem 1.25rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--paper);
  font: inherit;
  cursor: pointer;
}
`;

function script({ pressed }: ProjectTexts): string {
  return `const button = document.querySelector('#action');

button.addEventListener('click', () => {
  button.textContent = ${JSON.stringify(pressed)};
});
`;
}
