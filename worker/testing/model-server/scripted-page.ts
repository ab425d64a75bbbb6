const SECTIONS = Array.from(
  { length: 12 },
  (_, at) =>
    `<section id="part-${at}">\n<h2>Part ${at}</h2>\n<p>Text of part ${at}, in full.</p>\n</section>`,
);
/** A small page without faults, one element a line. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="A page made by a scripted model.">
<title>Scripted page</title>
<style>
body { color: #111; background: #fff; }
</style>
</head>
<body>
<main>
<h1>Scripted page</h1>
${SECTIONS.join('\n')}
</main>
</body>
</html>`;
