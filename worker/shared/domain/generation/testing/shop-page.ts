/** A shop in the manner of a model's page: prices made by a script, a modal, a form; with `extra` sections more. */
export function shopPage(extra = 0): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Alder Cycles – bicycle workshop in Leeds</title>
<meta name="description" content="Repairs and hand-built wheels in Leeds.">
<meta property="og:title" content="Alder Cycles">
<style>
:root {
  --ink: #1d2a24;
  --paper: #faf7f0;
  --moss: #3f6b4f;
  --space: 1.5rem;
}
body { margin: 0; font-family: Georgia, serif; color: var(--ink); background: var(--paper); }
.masthead { padding: var(--space); display: grid; }
.masthead h1 { font-size: clamp(2rem, 5vw, 4rem); }
.prices li { display: flex; justify-content: space-between; }
.quotes blockquote { margin: 0; font-style: italic; }
.modal { position: fixed; inset: 0; display: none; }
.modal.open { display: grid; }
.contact form { display: grid; gap: 1rem; }
footer { padding: var(--space); border-top: 1px solid var(--moss); }
${Array.from({ length: extra }, (_, at) => extraRules(at)).join('\n')}
</style>
</head>
<body>
<header class="top">
<a class="brand" href="#start">Alder Cycles</a>
<nav aria-label="Main">
<a href="#work">Work</a>
<a href="#prices">Prices</a>
<a href="#quotes">Reviews</a>
<a href="#contact">Contact</a>
</nav>
</header>
<main id="start">
<section class="masthead">
<h1>Bicycles that last</h1>
<p>We repair, rebuild and true wheels by hand in a small workshop near the canal.</p>
<button type="button" id="book">Book a repair</button>
</section>
<section id="work" class="gallery">
<h2>Recent work</h2>
<img src="/pictures/wheel.webp" alt="A wheel on the stand">
<img src="/pictures/frame.webp" alt="A green frame">
<p>Two bicycles from this spring, before they went home.</p>
</section>
<section id="prices" class="prices">
<h2>Prices</h2>
<ul id="price-list"></ul>
</section>
<section id="quotes" class="quotes">
<h2>What riders say</h2>
<blockquote>They found the noise that three shops could not find.</blockquote>
<blockquote>My old tourer runs like new, and the bill was fair.</blockquote>
</section>
${Array.from({ length: extra }, (_, at) => extraSection(at)).join('\n')}
<section id="contact" class="contact">
<h2>Contact</h2>
<form action="#" method="post">
<label for="mail">E-mail</label>
<input id="mail" type="email" name="mail" placeholder="you@example.com">
<button type="submit">Send</button>
</form>
</section>
</main>
<div class="modal" id="booking" role="dialog" aria-label="Booking">
<h2>Book a repair</h2>
<p>Call us on 0113 496 0000.</p>
<button type="button" id="close">Close</button>
</div>
<footer>
<p>© 2026 Alder Cycles, 4 Wharf Street, Leeds</p>
</footer>
<script>
const prices = [['Service', '£45'], ['Wheel truing', '£20'], ['New chain', '£15']];
const list = document.getElementById('price-list');
for (const [name, price] of prices) {
  const item = document.createElement('li');
  item.textContent = name + ' ' + price;
  list.append(item);
}
const booking = document.getElementById('booking');
document.getElementById('book').addEventListener('click', () => booking.classList.add('open'));
document.getElementById('close').addEventListener('click', () => booking.classList.remove('open'));
</script>
</body>
</html>
`;
}

const SUBJECTS = ['tyres', 'brakes', 'saddles', 'lights', 'racks', 'mudguards', 'pedals', 'chains'];

function extraSection(at: number): string {
  const subject = `${SUBJECTS[at % SUBJECTS.length]} ${at}`;
  const cards = Array.from(
    { length: 4 },
    (_, card) => `<article class="card card-${at}">
<h3>About ${subject}, part ${card + 1}</h3>
<p>What we keep in the shop, what we order, and how long it takes when it rains for a week.</p>
</article>`,
  );
  return `<section id="topic-${at}" class="topic topic-${at}">\n<h2>All about ${subject}</h2>\n${cards.join('\n')}\n</section>`;
}

function extraRules(at: number): string {
  return `.topic-${at} { padding: calc(var(--space) * 2); background: #f${at % 10}f${at % 10}f0; }
.card-${at} { border: 1px solid var(--moss); border-radius: ${at % 12}px; padding: var(--space); }
.card-${at} h3 { margin: 0 0 0.5rem; font-size: 1.${at % 10}rem; letter-spacing: 0.0${at % 10}em; }`;
}
