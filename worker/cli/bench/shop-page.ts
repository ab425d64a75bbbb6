const CARDS = 12;
const HEAD = `<!doctype html><html lang="en"><head><title>Forno Aurora</title><style>
:root { --brand: #a33; } body { font-family: Georgia; color: #222; background: #fff; }
header { background: #222; color: #fff; } section { padding: 3rem; } .btn { background: #a33; color: #fff; }
.card { padding: 1rem; border-radius: 8px; } .card h3 { color: #333; } .card + .card { margin-top: 1rem; }
</style></head><body><header><a class="brand" href="#">Forno Aurora</a><nav><a href="#s1">One</a></nav></header><main>`;
const FOOT = `<section id="contact"><h2>Contact</h2><p>Phone <a href="tel:+39011234567">011 234567</a>, Via Po 12</p></section>
</main><footer><p>© Forno Aurora</p></footer></body></html>`;

function cardMarkup(section: number, card: number): string {
  return `<li class="card"><h3>Loaf ${section}-${card}</h3><p>Crust and crumb, <em>baked</em> at dawn.</p><span>€ ${card + 2}.50</span> <a class="btn" href="#contact">Order</a></li>`;
}

/** A shop's page of this size: sections of priced cards, with the density of markup that such pages have. */
export function shopPage(characters: number): string {
  let page = HEAD;
  for (let section = 1; ; section += 1) {
    const cards = Array.from({ length: CARDS }, (_, card) => cardMarkup(section, card));
    const markup = `<section id="s${section}"><h2>Collection ${section}</h2><ul>${cards.join('\n')}</ul></section>\n`;
    if (page.length + markup.length + FOOT.length > characters) return page + FOOT;
    page += markup;
  }
}
