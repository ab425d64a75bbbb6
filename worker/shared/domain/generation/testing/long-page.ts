const CHAPTERS = 60;

/** A page of about 200 KB: rules, sixty chapters, a price table, a footer. */
export function longPage(): string {
  const chapters = Array.from({ length: CHAPTERS }, (_, at) => chapter(at));
  chapters.splice(CHAPTERS - 8, 0, PRICING);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="A long page.">
<title>A long page</title>
<style>
:root {
  --ink: #111;
  --paper: #fff;
}
${Array.from({ length: 400 }, (_, at) => `.note-${at} {\n  margin: ${at}px;\n}`).join('\n')}
.pricing-table {
  border: 1px solid var(--ink);
}
</style>
</head>
<body>
<header class="top">
<h1>A long page</h1>
</header>
<main>
${chapters.join('\n')}
</main>
<footer class="end">
<p>Written by hand.</p>
</footer>
</body>
</html>
`;
}

const PRICING = `<section id="pricing" class="pricing">
<h2>Plans</h2>
<table class="pricing-table">
<tr><td>Small</td><td>10</td></tr>
</table>
</section>`;

function chapter(at: number): string {
  const notes = Array.from({ length: 6 }, (_, line) => note(at * 6 + line));
  return `<section id="chapter-${at}" class="chapter">\n<h2>Chapter ${at}</h2>\n${notes.join('\n')}\n</section>`;
}

function note(at: number): string {
  const words = at === 200 ? 'A spoon of saffron goes in. ' : '';
  const text = `${words}${`Sentence ${at} says what it says, at some length. `.repeat(9)}`.trim();
  return `<p class="note note-${at}">\n${text}\n</p>`;
}
