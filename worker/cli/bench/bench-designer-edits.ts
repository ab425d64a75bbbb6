import { designEdit } from '../../designer/edit/design-edit.ts';
import { EDIT_LIMITS } from '../../designer/edit/page/page-limits.ts';

const KILOBYTE = 1024;
/** The last size is over the limit and refused without being read. */
const SIZES_KB = [20, 100, 300, Math.floor(EDIT_LIMITS.characters / KILOBYTE), 1024] as const;
const CARDS = 12;
const REQUESTS = [
  'make the header dark green',
  'change the phone to 011 999888',
  'add opening hours Mon-Fri 9-18',
  'make the headings bigger and the buttons blue',
  'the price of Loaf 2-3 is 9 euro',
  'remove the Collection 3 section',
  'make it more modern',
  'rename Collection 2 to Cakes',
] as const;

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
function shopPage(characters: number): string {
  let page = HEAD;
  for (let section = 1; ; section += 1) {
    const cards = Array.from({ length: CARDS }, (_, card) => cardMarkup(section, card));
    const markup = `<section id="s${section}"><h2>Collection ${section}</h2><ul>${cards.join('\n')}</ul></section>\n`;
    if (page.length + markup.length + FOOT.length > characters) return page + FOOT;
    page += markup;
  }
}

function measureEdit(prompt: string, html: string): { cpuMs: number; isDone: boolean } {
  const before = process.cpuUsage();
  const { kind } = designEdit({ prompt, html, fallbackLanguage: 'en' });
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, isDone: kind === 'edited' };
}

/** Prints the CPU time of eight requests on pages of growing size, the best of several rounds. */
export function benchEdits(rounds: number): void {
  measureEdit(REQUESTS[0], shopPage(SIZES_KB[0] * KILOBYTE));
  for (const size of SIZES_KB) {
    const html = shopPage(size * KILOBYTE);
    const best = REQUESTS.map((prompt) => {
      const runs = Array.from({ length: rounds }, () => measureEdit(prompt, html));
      return { cpuMs: Math.min(...runs.map(({ cpuMs }) => cpuMs)), isDone: runs[0]?.isDone };
    });
    const done = best.filter(({ isDone }) => isDone).length;
    const times = best.map(({ cpuMs }) => cpuMs.toFixed(0)).join(', ');
    console.log(`edits of ${size} KB, CPU ms: ${times} (${done} of ${best.length} done)`);
  }
}
