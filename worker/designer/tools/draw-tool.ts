import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html, indentLines, scriptJson } from '../html.ts';
import { BASE_CSS, writeTokens } from '../look/base-css.ts';
import type { Look } from '../look/look.ts';
import { WORDS } from '../copy/words.ts';
import { drawCalculator } from './calculator.ts';
import { drawCountdown } from './countdown.ts';
import { drawKeypad } from './keypad.ts';
import { drawPoll } from './poll.ts';
import { drawProfile } from './profile.ts';
import { drawQuiz } from './quiz.ts';
import { drawSnake } from './snake.ts';
import { STORE_SCRIPT } from './store-script.ts';
import { drawTodo } from './todo.ts';
import { TOOL_CSS } from './tool-css.ts';
import type { Tool, ToolParts } from './tool.ts';

export interface DrawToolInput {
  tool: Tool;
  look: Look;
  language: ReadingLanguage;
  /** Instead of the tool's own heading. */
  title: string | undefined;
}

export interface DrawnTool {
  /** The document cut for streaming: head, tool, script. */
  chunks: string[];
  heading: string;
  /** "I understood: a to-do list." */
  understood: string;
}

const UNDERSTOOD = { en: 'I understood: ', it: 'Ho capito: ' };
const NEEDS_SCRIPT = {
  en: 'This page works with JavaScript, which is switched off here.',
  it: 'Questa pagina funziona con JavaScript, che qui è disattivato.',
};

function drawParts(tool: Tool, language: ReadingLanguage): ToolParts {
  switch (tool.kind) {
    case 'snake':
      return drawSnake(language);
    case 'keypad':
      return drawKeypad(language);
    case 'calculator':
      return drawCalculator(tool.sheet, language);
    case 'quiz':
      return drawQuiz(tool, language);
    case 'profile':
      return drawProfile(tool, language);
    case 'poll':
      return drawPoll(tool, language);
    case 'todo':
      return drawTodo(tool, language);
    case 'countdown':
      return drawCountdown(tool, language);
  }
}

function tidyCss(css: string): string {
  return css
    .split('\n')
    .filter((line) => line.trim())
    .join('\n');
}

/** Draws a tool as a page of its own, in a look of the designer. */
export function drawTool({ tool, look, language, title }: DrawToolInput): DrawnTool {
  const parts = drawParts(tool, language);
  const heading = title ?? parts.title;
  const css = tidyCss(
    [writeTokens(look), BASE_CSS, look.direction.css, TOOL_CSS, parts.css].join('\n'),
  );
  const key = `bluewave-${tool.kind}`;
  const head = html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${heading}</title>
    <meta name="description" content="${parts.lead}" />
    <meta name="theme-color" content="${look.light.ground}" />`;
  const body = html`<section class="section tool tool-${tool.kind}">
    <div class="wrap">
      <header class="tool-head">
        <h1>${heading}</h1>
        <p class="lead">${parts.lead}</p>
      </header>
      <div class="tool-panel">
        ${parts.markup}
        <noscript><p>${NEEDS_SCRIPT[language]}</p></noscript>
      </div>
    </div>
  </section>`;
  const chunks = [
    `<!doctype html>
<html lang="${language}">
<head>
${indentLines(head.html, 1)}
<style>
${css}
</style>
</head>
<body class="${look.direction.id}">
<a class="skip" href="#main">${WORDS[language].skip}</a>
<main id="main" tabindex="-1">
`,
    `${indentLines(body.html, 1)}\n`,
    `</main>
<script>
(() => {
${STORE_SCRIPT.trim()}
const store = openStore('${key}');
const data = ${scriptJson(parts.data).html};
${parts.script.trim()}
})();
</script>
</body>
</html>
`,
  ];
  return {
    chunks,
    heading,
    understood: `${UNDERSTOOD[language]}${heading}${/[.?!]$/.test(heading) ? '' : '.'}`,
  };
}
