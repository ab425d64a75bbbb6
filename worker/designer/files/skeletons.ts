import type { FileType } from '#domain/generation/file-types.ts';
import { forComponent, nounsOf, quote, type ComponentBrief } from './component-recipe.ts';
import { blockComment, hashComment, inMarkdown, wrapWords } from './escape.ts';
import type { FileBrief } from './file-brief.ts';

type StarterType = Exclude<FileType, 'html'>;

/** A well-formed beginning for a request that no recipe answers: it carries the request as a note. */
export const SKELETONS = {
  css: (brief) => `${blockComment(noteOf(brief))}

:root {
  --brand: ${brief.colour};
}

*,
*::before,
*::after {
  box-sizing: border-box;
}
`,
  js: (brief) => `${blockComment(noteOf(brief))}

function main() {
  ${comment(brief)}
}

document.addEventListener('DOMContentLoaded', main);
`,
  ts: (brief) => `${blockComment(noteOf(brief))}

export function main(): void {
  ${comment(brief)}
}
`,
  jsx: (brief) => writeComponent(forComponent(brief, false)),
  tsx: (brief) => writeComponent(forComponent(brief, true)),
  py: (brief) => `${hashComment(noteOf(brief))}


def main() -> None:
    ${brief.say('# The steps of the program go here.', '# Qui vanno i passi del programma.')}
    pass


if __name__ == "__main__":
    main()
`,
  json: ({ words, say }) =>
    `${JSON.stringify({ [say('description', 'descrizione')]: words, [say('items', 'elementi')]: [] }, null, 2)}\n`,
  md: ({ words, say }) => `# ${say('Title', 'Titolo')}

> ${inMarkdown(words)}

## ${say('Summary', 'In breve')}

## ${say('Details', 'Dettagli')}

## ${say('Next steps', 'Prossimi passi')}

- [ ] ${say('First step', 'Primo passo')}
`,
  txt: (brief) => `${wrapWords(brief.words).join('\n')}

${brief.say('Notes', 'Appunti')}:

- 
- 
- 
`,
} as const satisfies Readonly<Record<StarterType, (brief: FileBrief) => string>>;

/** A titled part of a page that opens and closes, named after what was asked. */
function writeComponent(brief: ComponentBrief): string {
  const { say, type } = brief;
  const { name, title } = nounsOf(brief) ?? { name: 'Panel', title: say('Title', 'Titolo') };
  return `${blockComment(noteOf(brief))}

import { useState${type(', type ReactNode')} } from 'react';

${type(`interface ${name}Props {
  title?: string;
  children?: ReactNode;
}

`)}export function ${name}({ title = ${quote(title)}, children }${type(`: ${name}Props`)}) {
  const [isOpen, setIsOpen] = useState(true);

  return (
    <section>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {title}
        </button>
      </h2>
      {isOpen && children}
    </section>
  );
}
`;
}

function noteOf({ words, say }: FileBrief): string[] {
  return [
    say('A skeleton to build on. The request was:', 'Uno scheletro da completare. La richiesta:'),
    words,
  ];
}

function comment({ say }: FileBrief): string {
  return say('// The steps of the program go here.', '// Qui vanno i passi del programma.');
}
