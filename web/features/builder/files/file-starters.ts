import type { FileType } from '#domain/files/file-type.ts';
import type { Language } from '#web/i18n/languages.ts';

/** The initial text of a new file by type: short, valid and easy to delete. */
const STARTERS = {
  html: (title, language) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
    </main>
  </body>
</html>
`,
  css: () => `:root {
  color-scheme: light dark;
}

body {
  margin: 0;
  font-family: system-ui, sans-serif;
  line-height: 1.5;
}
`,
  js: () => `document.addEventListener('DOMContentLoaded', () => {
  console.log('Ready');
});
`,
  ts: () => `export function greet(name: string): string {
  return \`Hello, \${name}\`;
}
`,
  tsx: () => `interface GreetingProps {
  name: string;
}

export function Greeting({ name }: GreetingProps) {
  return <p>Hello, {name}</p>;
}
`,
  jsx: () => `export function Greeting({ name }) {
  return <p>Hello, {name}</p>;
}
`,
  py: (title) => `# ${title}

def main():
    print("Hello")


if __name__ == "__main__":
    main()
`,
  json: () => `{
  "name": "",
  "version": 1
}
`,
  md: (title) => `# ${title}

`,
  txt: () => '',
  site: () => '',
  other: () => '',
} satisfies Record<FileType, (title: string, language: Language) => string>;

/** The first text of a new file with this name. A page is in the language of the person who makes it. */
export function starterText(type: FileType, name: string, language: Language): string {
  return STARTERS[type](name.replace(/\.[^.]+$/, ''), language);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
