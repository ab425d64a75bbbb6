/** What a model writes for a florist in Palermo; complete only with its last line. */
export const FLORIST_LAST_LINE = 'Zagara, via Maqueda, Palermo. See you tomorrow morning.';
export const FLORIST_HEADLINE = 'Flowers that were in the field this morning';

export const FLORIST_PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zagara – a florist in Palermo</title>
<meta name="description" content="Bouquets, weddings and plants in Palermo.">
<style>
:root { --leaf: #2f5d3a; --petal: #b03a5b; --paper: #fbf8f2; }
body { margin: 0; font-family: Georgia, serif; color: #23301f; background: var(--paper); line-height: 1.6; }
header, main, footer { max-width: 960px; margin: 0 auto; padding: 24px; }
nav a { margin-right: 16px; color: var(--leaf); }
h1 { font-size: clamp(2.2rem, 6vw, 4rem); line-height: 1.1; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); }
.card { background: #fff; border: 1px solid #e5dcca; border-radius: 10px; padding: 20px; }
.button { display: inline-block; background: var(--petal); color: #fff; padding: 12px 20px; border-radius: 6px; text-decoration: none; }
</style>
</head>
<body>
<header><nav aria-label="Main"><a href="#bouquets">Bouquets</a><a href="#weddings">Weddings</a><a href="#visit">Visit</a></nav></header>
<main>
<h1>${FLORIST_HEADLINE}</h1>
<p>Jasmine in June, almond blossom in February, and whatever the Conca d’Oro gives in between.</p>
<a class="button" href="#visit">Come and see</a>
<section id="bouquets">
<h2>Bouquets</h2>
<div class="cards">
<article class="card"><h3>The small one</h3><p>A handful for a kitchen table.</p></article>
<article class="card"><h3>The proper one</h3><p>For birthdays, apologies and mothers.</p></article>
<article class="card"><h3>The big one</h3><p>Needs two hands and a good reason.</p></article>
</div>
</section>
<section id="weddings">
<h2>Weddings</h2>
<p>We dress churches, tables and, once, a tractor.</p>
</section>
<section id="visit">
<h2>Visit us</h2>
<p>In via Maqueda, Palermo. <span data-placeholder="hours">Opening hours</span></p>
</section>
</main>
<footer><p>${FLORIST_LAST_LINE}</p></footer>
</body>
</html>`;
