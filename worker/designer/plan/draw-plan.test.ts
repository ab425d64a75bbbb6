import { expect, test } from 'vitest';
import { checkPage } from '#domain/generation/check-page.ts';
import { fromHex, relativeLuminance } from '#domain/colour/oklch.ts';
import {
  PAGE_KINDS,
  PLAN_SECTION_KINDS,
  type PagePlan,
  type PlanSection,
} from '#domain/page-plan/plan-types.ts';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { DIRECTION_IDS } from '../look/direction.ts';
import { drawPlan, type DrawnPlan } from './draw-plan.ts';

function draw(changes: Partial<PagePlan> = {}, seed = 1): DrawnPlan {
  return drawPlan({ plan: trattoriaPlan(changes), seed, year: 2026 });
}

function faultsOf(html: string): string[] {
  return checkPage(html).flatMap(({ ok, id, detail }) => (ok ? [] : [`${id}: ${detail}`]));
}

function token(html: string, name: string): string {
  return new RegExp(`--${name}: ([^;]+);`).exec(html)?.[1] ?? '';
}

/** A section of each kind with all that it can hold. */
function fullSection(kind: PlanSection['kind']): PlanSection {
  return {
    kind,
    title: `Title ${kind}`,
    intro: 'An intro.',
    items: [1, 2, 3].map((index) => ({
      name: `Name ${kind} ${index}`,
      text: 'A text.',
      price: '12 €',
      note: 'A note',
      group: index < 3 ? 'One' : 'Two',
      points: ['first', 'second'],
    })),
    fields: [
      { label: 'Name', type: 'text', isRequired: true },
      { label: 'Menu', type: 'choice', options: ['Meat', 'Fish'] },
      { label: 'Notes', type: 'long' },
      { label: 'Yes', type: 'tick' },
    ],
    columns: ['A', 'B'],
    until: '2027-06-12T18:00',
  };
}

test.each(DIRECTION_IDS)(
  'in the direction %s every kind of section makes a sound page',
  (direction) => {
    const sections = PLAN_SECTION_KINDS.map(fullSection);
    const { html, sections: ids } = draw({ language: 'en', look: { direction }, sections });
    expect(faultsOf(html)).toEqual([]);
    expect(new Set(ids).size).toBe(PLAN_SECTION_KINDS.length + 1);
    const told = PLAN_SECTION_KINDS.filter((kind) => !html.includes(`Title ${kind}</h2>`));
    expect(told).toEqual([]);
  },
);

test.each(PAGE_KINDS)('a page of kind %s is sound in both languages', (kind) => {
  const faults = (['en', 'it'] as const).flatMap((language) =>
    faultsOf(draw({ kind, language, look: {} }).html),
  );
  // The trial plan is written in Italian.
  expect(faults.filter((fault) => fault !== 'language: en')).toEqual([]);
});

test('the same plan gives the same bytes, and every chunk is part of the page', () => {
  expect(draw()).toEqual(draw());
  expect(draw().chunks.join('')).toBe(draw().html);
});

test('dark is dark and light is light, in every direction', () => {
  for (const direction of DIRECTION_IDS) {
    const dark = draw({ look: { direction, scheme: 'dark' } }).html;
    const light = draw({ look: { direction, scheme: 'light' } }).html;
    expect([direction, relativeLuminance(token(dark, 'color-ground')) < 0.1]).toEqual([
      direction,
      true,
    ]);
    expect([direction, relativeLuminance(token(light, 'color-ground')) > 0.7]).toEqual([
      direction,
      true,
    ]);
    expect([dark, light].map((html) => html.includes('prefers-color-scheme'))).toEqual([
      false,
      false,
    ]);
  }
});

test('a colour that is named is the colour that is seen', () => {
  for (const [written, hue] of [
    ['#5b1420', 17],
    ['navy', 264],
    ['verde salvia', 140],
  ] as const) {
    const brand = fromHex(token(draw({ look: { colours: [written] } }).html, 'color-brand'));
    expect(Math.abs(brand.hue - hue)).toBeLessThan(25);
  }
});

test('a light colour named for a dark page is seen as light as it is, and a greyish one greys its paper', () => {
  for (const colour of ['#c6ff3d', '#ffe600', '#ffb3c7']) {
    const { html } = draw({ look: { colours: [colour], scheme: 'dark' } });
    expect([colour, token(html, 'color-brand')]).toEqual([colour, colour]);
  }
  for (const direction of DIRECTION_IDS) {
    const { html } = draw({ look: { direction, colours: ['#2f3b45'], scheme: 'light' } });
    const { chroma, hue } = fromHex(token(html, 'color-ground'));
    const isWarmPaper = hue > 60 && hue < 100;
    expect([direction, chroma < 0.012 || isWarmPaper]).toEqual([direction, true]);
  }
});

test('black named before a colour is the ground, and the colour is seen on it', () => {
  const { html } = draw({ look: { colours: ['black', 'gold'] } });
  expect(relativeLuminance(token(html, 'color-ground'))).toBeLessThan(0.1);
  expect(Math.abs(fromHex(token(html, 'color-brand')).hue - 90)).toBeLessThan(25);
});

test('corners, fonts and density are obeyed in every direction', () => {
  for (const direction of DIRECTION_IDS) {
    const { html } = draw({
      look: { direction, corners: 'square', font: 'mono', density: 'dense' },
    });
    expect([token(html, 'radius'), token(html, 'font-display').includes('monospace')]).toEqual([
      '0px',
      true,
    ]);
    expect(token(html, 'space-section')).toContain('4.2rem');
  }
});

test('texts are never markup', () => {
  const evil = '"><img src=x onerror=alert(1)>';
  const { html } = draw({
    name: evil,
    headline: evil,
    lead: evil,
    sections: [
      {
        ...fullSection('comparison'),
        title: evil,
        columns: [evil],
        items: [{ name: evil, points: [evil] }],
      },
    ],
  });
  expect(html).not.toContain('<img');
});

test('two sections of a kind have ids of their own, and an action that leads nowhere finds the contact', () => {
  const sections = [fullSection('menu'), fullSection('menu'), fullSection('contact')].map(
    (section) => {
      const { fields: _fields, ...rest } = section;
      return rest;
    },
  );
  const { html, sections: ids } = draw({ sections, action: { label: 'Go', link: '#nowhere' } });
  expect(ids).toEqual(['hero', 'menu', 'menu-2', 'contact']);
  expect(html).toContain('href="#contact">Go</a>');
});

test('sections without content are left out, and what the owner has to add is listed', () => {
  const { sections, toComplete } = draw({
    facts: [],
    sections: [
      { kind: 'menu', title: 'Empty' },
      { kind: 'hours', title: 'Hours' },
      { kind: 'map', title: 'Map' },
      { kind: 'contact', title: 'Write' },
    ],
  });
  expect(sections).toEqual(['hero', 'contact']);
  expect(toComplete).toContain('l’indirizzo e-mail');
});

function drawnObjects(html: string): string[] {
  return [...new Set([...html.matchAll(/#art-([a-z]+)/g)].map(([, id = '']) => id))];
}

test('a page whose subject nothing drawn fits has letters and shapes, and no object', () => {
  const sections = PLAN_SECTION_KINDS.filter((kind) => kind !== 'team').map(fullSection);
  for (const direction of DIRECTION_IDS) {
    const { html } = draw({
      noun: 'Actuary',
      pictures: ['actuary'],
      look: { direction },
      sections,
    });
    expect([direction, drawnObjects(html), faultsOf(html)]).toEqual([direction, [], []]);
  }
});

test('a page shows only the objects that its own words name', () => {
  const words = { noun: 'Wine bar', headline: 'Open late', lead: 'Come in.' };
  const pictures = ['wine', 'sailing boat', 'leaf'];
  const sections = (['gallery', 'products', 'about', 'hours'] as const).map(fullSection);
  for (const direction of DIRECTION_IDS) {
    const { html } = draw({ ...words, pictures, look: { direction }, sections });
    expect(drawnObjects(html).filter((id) => id !== 'glass')).toEqual([]);
  }
});

test('works of a photographer have places that say which photograph belongs there, others stand in type', () => {
  const items = [{ name: 'Fornaia', picture: 'gear' }, { name: 'Pala di san Rocco' }];
  const sections = [{ kind: 'portfolio' as const, title: 'Lavori', items }];
  const labels = (noun: string): (string | undefined)[][] =>
    DIRECTION_IDS.map((direction) => {
      const { html } = draw({ noun, pictures: [], look: { direction }, sections });
      return [...html.matchAll(/class="art slot"[^>]*aria-label="([^"]*)"/g)].map(
        ([, text]) => text,
      );
    });
  const places = ['Foto: Fornaia', 'Foto: Pala di san Rocco'];
  expect(labels('Fotografa')).toEqual(DIRECTION_IDS.map(() => places));
  expect(labels('Bottega')).toEqual(DIRECTION_IDS.map(() => []));
});

/** Words set large (`giant`) or running by (`ticker`), as decoration. */
function decorationOf(html: string): string[] {
  return [
    ...html.matchAll(/<p class="giant"[^>]*>([^<]*)<|<span>([^<]*)<\/span>(?=\s*<span>)/g),
  ].map(([, sign = '', run = '']) => (sign || run).trim().toLowerCase());
}

test('the words set large or running as decoration are words of the plan', () => {
  const { name, noun, facts, sections } = trattoriaPlan();
  const said = JSON.stringify([name, noun, facts, sections]).toLowerCase();
  const decoration = DIRECTION_IDS.flatMap((direction) =>
    decorationOf(draw({ look: { direction }, pictures: [], headline: 'Two dishes' }).html),
  );
  expect(decoration.length).toBeGreaterThan(DIRECTION_IDS.length);
  expect(decoration.filter((words) => !said.includes(words.replaceAll('&#39;', "'")))).toEqual([]);
});

test('a dark plan is dark before anything is loaded, and names no other scheme', () => {
  for (const direction of DIRECTION_IDS) {
    const { html } = draw({ look: { direction, scheme: 'dark' } });
    expect([direction, token(html, 'color-ground')]).toEqual([
      direction,
      /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1],
    ]);
    expect(html).toContain('color-scheme: dark;');
  }
});

test('nothing of a brutalist page has a soft corner', () => {
  const sections = PLAN_SECTION_KINDS.map(fullSection);
  const { html } = draw({ look: { direction: 'brutalist' }, sections });
  expect(token(html, 'radius')).toBe('0px');
  expect(html).toContain('border-radius: var(--radius) !important');
});

test('a class of fonts that is asked for is the class of titles and of text', () => {
  for (const direction of DIRECTION_IDS) {
    const serif = draw({ look: { direction, font: 'serif' } }).html;
    const sans = draw({ look: { direction, font: 'sans' } }).html;
    const ends = (html: string) =>
      ['font-display', 'font-text'].map((name) => token(html, name).split(', ').at(-1));
    expect([direction, ends(serif), ends(sans)]).toEqual([
      direction,
      ['serif', 'serif'],
      ['sans-serif', 'sans-serif'],
    ]);
  }
});

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a quotation stands before its author, and the author is not the quotation', () => {
  const voice = { name: 'Marjory', text: 'Fewer courgettes.' };
  const { html } = draw({
    sections: [{ kind: 'testimonials', title: 'Voices', items: [voice] }],
  });
  expect(textOf(html)).toContain('Fewer courgettes. Marjory');
});

test('no page shows a map that is none, a face that is nobody’s, or a form that reaches nobody', () => {
  const sections = (['map', 'team', 'contact'] as const).map((kind) => ({
    kind,
    title: kind,
    items: kind === 'team' ? [{ name: 'Gino', note: 'Cuoco' }] : [],
  }));
  for (const direction of DIRECTION_IDS) {
    const { html } = draw({ look: { direction }, sections });
    const shown = ['class="streets"', '#art-bust', '<form'].filter((mark) => html.includes(mark));
    expect([direction, shown]).toEqual([direction, []]);
  }
});

test('a form without a mail address writes a text message to the phone', () => {
  const { html } = draw({ language: 'en', sections: [{ kind: 'rsvp', title: 'Coming?' }] });
  expect(html).toContain('action="sms:0458001234"');
  expect(textOf(html)).toContain('Will you come?');
  expect(textOf(html)).toContain('The button opens your messages');
});

test('every link, second number and register number of the facts is on the page', () => {
  const facts = [
    { kind: 'phone', value: '045 800 1234', from: 'tel 045 800 1234' },
    { kind: 'phone', value: '045 800 9999', from: 'fax 045 800 9999' },
    { kind: 'link', value: '@dagino', from: 'ig @dagino' },
    { kind: 'legal', value: 'P. IVA 01234567890', from: 'P. IVA 01234567890' },
  ] as const;
  for (const kind of ['contact', 'about'] as const) {
    const items = [{ text: 'Cani benvenuti.' }];
    const { html } = draw({ facts: [...facts], sections: [{ kind, title: 'Dove', items }] });
    const lost = facts.filter(({ value }) => !textOf(html).includes(value));
    expect([kind, lost]).toEqual([kind, []]);
  }
});

test('a plan that contradicts itself is drawn: dark and light, two of one kind, nothing in them', () => {
  const { html, sections } = draw({
    look: { scheme: 'light', colours: ['black', 'white', 'black'], ground: 'black', font: 'serif' },
    sections: [
      { kind: 'countdown', title: 'When' },
      { kind: 'faq', title: 'A', items: [{ name: 'Why?', text: 'So.' }] },
      { kind: 'faq', title: 'A', items: [{ name: 'Why?', text: 'Not so.' }] },
    ],
  });
  expect(sections).toEqual(['hero', 'faq', 'faq-2']);
  expect(faultsOf(html)).toEqual([]);
});

test('of a plan at all its limits nothing but its size is reported', () => {
  const long = 'Bigoli con l’anatra e altre cose buone '.repeat(31).slice(0, 1_200);
  const items = Array.from({ length: 80 }, (_, index) => ({ name: `Piatto ${index}`, text: long }));
  const sections = PLAN_SECTION_KINDS.slice(0, 16).map((kind) => ({
    kind,
    title: `Parte ${kind}`,
    items: kind === 'menu' ? items : items.slice(0, 3),
  }));
  expect(faultsOf(draw({ sections }).html).map((fault) => fault.split(':')[0])).toEqual(['size']);
});

test('no two sections of a page have one title, because screen readers tell them apart by it', () => {
  const title = 'Prezzi';
  const items = [{ name: 'Agnolotti', price: '14 €' }];
  const sections: PlanSection[] = [
    { kind: 'menu', title, items },
    { kind: 'pricing', title, items },
    { kind: 'services', title, items },
  ];
  const titles = [...draw({ sections }).html.matchAll(/<h2 id="[^"]*-title"[^>]*>([^<]*)/g)];
  expect(new Set(titles.map(([, text]) => text?.trim())).size).toBe(3);
});

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/<(?:a|form)\b[^>]*?(?:href|action)="([^"]*)"/g)].map(
    ([, href = '']) => href,
  );
}

test('a link of a page leads to one of its elements or out of it, in every direction', () => {
  const bare = PLAN_SECTION_KINDS.map(fullSection).map((section) => ({
    ...section,
    items: (section.items ?? []).map(({ name, text }) => ({ name, text })),
  }));
  for (const direction of DIRECTION_IDS) {
    const facts = [{ kind: 'phone', value: '045 800 1234', from: '045 800 1234' }] as const;
    const action = { label: 'Vai', link: '#nowhere' };
    const { html } = draw({ look: { direction }, sections: bare, facts: [...facts], action });
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
    const dead = hrefsIn(html).filter((href) => (href.startsWith('#') ? !ids.has(href) : !href));
    expect([direction, dead]).toEqual([direction, []]);
  }
});

test('what a button promises is where it leads: a chat, a call, a mail, a profile', () => {
  const { html } = draw({
    action: { label: 'Manda tre foto su WhatsApp', link: '#contact' },
    facts: [
      { kind: 'phone', value: '340 555 0177', from: 'whatsapp 340 555 0177' },
      { kind: 'mail', value: 'ciao@dagino.example', from: 'ciao@dagino.example' },
      { kind: 'link', value: 'Instagram @dagino', from: 'instagram @dagino' },
    ],
    sections: [
      {
        kind: 'links',
        title: 'Tutto qui',
        items: [{ name: 'Instagram' }, { name: 'Scrivi una mail' }, { name: 'Video' }],
      },
    ],
  });
  const links = hrefsIn(html).filter((href) => !href.startsWith('#'));
  expect(new Set(links)).toEqual(
    new Set([
      'https://wa.me/393405550177',
      'https://www.instagram.com/dagino',
      'mailto:ciao@dagino.example',
      'tel:3405550177',
    ]),
  );
});

test('a button without an address is no link but a marked gap on the list of what is missing', () => {
  for (const kind of ['links', 'download', 'listen', 'episodes', 'cta'] as const) {
    const sections: PlanSection[] = [{ kind, title: 'Dove', items: [{ name: 'App Store' }] }];
    const { html, toComplete } = draw({ sections });
    const marked = html.includes('<span data-placeholder="links">');
    expect([kind, marked, toComplete.includes('gli indirizzi a cui portano i link')]).toEqual([
      kind,
      true,
      true,
    ]);
  }
});

test('a form that would write to nobody tells its owner alone whose address is missing', () => {
  const sections: PlanSection[] = [{ kind: 'newsletter', title: 'Lettera' }];
  const { html, toComplete } = draw({ facts: [], sections });
  expect(html).toMatch(
    /<p class="hint"> ?<span data-placeholder="mail">indirizzo e-mail \(il modulo scrive lì\)<\/span> ?<\/p>/,
  );
  expect(textOf(html)).not.toContain('programma di posta');
  expect(toComplete).toContain('indirizzo e-mail (il modulo scrive lì)');
});

test('a map is asked for a town once, and half a day has a row of the timetable', () => {
  const { html } = draw({
    facts: [
      { kind: 'address', value: 'Via dei Fornaciai 18, Gela', from: '' },
      { kind: 'town', value: 'Gela', from: '' },
      { kind: 'hours', value: 'Lun-ven 8-13, sabato mattina', from: '' },
    ],
    sections: [
      { kind: 'hours', title: 'Orari' },
      { kind: 'map', title: 'Dove' },
    ],
  });
  expect(html).toContain(`query=${encodeURIComponent('Via dei Fornaciai 18, Gela')}"`);
  expect(html).toMatch(/<th scope="row">Sabato<\/th>\s*<td>mattina<\/td>/);
});

test('a telephone number in a title keeps to one line', () => {
  const sections: PlanSection[] = [{ kind: 'contact', title: 'Chiama lo 0434 555 093' }];
  const facts: PagePlan['facts'] = [{ kind: 'phone', value: '0434 555 093', from: '' }];
  expect(draw({ facts, sections }).html).toContain('Chiama lo 0434\u00A0555\u00A0093</h2>');
});

test('a name in the size of a giant is set as small as its longest word needs', () => {
  const giants = Array.from({ length: 40 }, (_, seed) => {
    const { name: _name, ...plan } = trattoriaPlan({ noun: 'Commercialista online' });
    return drawPlan({ plan, seed, year: 2026 }).html;
  }).flatMap((html) => html.match(/<p class="giant"[^>]*>(?!<span class="sign)/g) ?? []);
  expect(giants.length).toBeGreaterThan(0);
  expect(giants.filter((tag) => !tag.includes('--word: 14'))).toEqual([]);
});

test('long links break in a narrow list instead of widening it', () => {
  const sections: PlanSection[] = [
    { kind: 'links', title: 'Link', items: [{ name: 'https://www.esempio.example/lunghissimo' }] },
  ];
  expect(
    /\.links-stack \.stack a[^{]*\{[^}]*overflow-wrap: anywhere/.test(draw({ sections }).html),
  ).toBe(true);
});

test.each(['blog', 'products', 'catalogue', 'portfolio', 'services'] as const)(
  'in every direction all entries of a section of %s stand on the page, with what opens below them',
  (kind) => {
    const items = Array.from({ length: 7 }, (_, index) => ({
      name: `Entry ${index}`,
      text: `About ${index}.`,
      body: [`First ${index}.`, `Second ${index}.`],
    }));
    const told = items.flatMap(({ name, text, body }) => [name, text, ...body]);
    const lost = DIRECTION_IDS.flatMap((direction, seed) => {
      const sections = [{ kind, title: 'Things', items }];
      const { html } = draw({ language: 'en', look: { direction }, sections }, seed);
      return told.filter((one) => !html.includes(one)).map((one) => `${direction}: ${one}`);
    });
    expect(lost).toEqual([]);
  },
);

test('what an owner refuses to see is not drawn, and a refused colour is not chosen for them', () => {
  for (const direction of DIRECTION_IDS) {
    const pictures = ['scales', 'book'];
    const shown = (avoid: string[]): string =>
      draw({ pictures, look: { direction, avoid } }, direction.length).html;
    expect([direction, shown(['scales']).includes('#art-scales')]).toEqual([direction, false]);
    expect([direction, shown(['pictures']).includes('#art-')]).toEqual([direction, false]);
    const { hue, chroma } = fromHex(token(shown(['#7c3aed']), 'color-brand'));
    const isPurple = chroma > 0.05 && Math.abs(hue - fromHex('#7c3aed').hue) < 40;
    expect([direction, isPurple]).toEqual([direction, false]);
  }
});

test('a page that speaks of no landscape, room or plant shows none', () => {
  const sections: PlanSection[] = [
    { kind: 'services', title: 'Lavori', items: [{ name: 'Telai' }] },
  ];
  for (const direction of DIRECTION_IDS) {
    const { html } = draw({
      kind: 'business',
      pictures: ['wrench'],
      look: { direction },
      sections,
    });
    const others = ['#art-window', '#art-mountain', '#art-cypress'].filter((id) =>
      html.includes(id),
    );
    expect([direction, others]).toEqual([direction, []]);
  }
});

/** What the menu in the header calls its sections. */
function menuOf(html: string): string[] {
  const [, menu = ''] = /<nav id="site-nav"[^]*?<ul>([^]*?)<\/ul>/.exec(html) ?? [];
  return [...menu.matchAll(/<a href="#[\w-]+">([^<]+)<\/a>/g)].map(([, label = '']) => label);
}

function titled(kind: PlanSection['kind'], title: string): PlanSection {
  return { ...fullSection(kind), title };
}

test.each([
  ['Home work, three minutes a day', 'Home work'],
  ['The people behind the masks', 'The people'],
  ['What the hill is doing', 'What the hill is doing'],
  ['By the size of the life you lead', 'How it works'],
  ['Bread, cakes and whatever is left', 'How it works'],
  ['Si paga al banco, in contanti', 'How it works'],
  ['Spring: sown under glass in March', 'How it works'],
  ['L’orto dietro la vecchia stazione', 'L’orto'],
  ['Una giornata passata sul posto', 'Una giornata passata'],
  ['La cucina di mia nonna Adele', 'La cucina'],
  ['Come si arriva alla locanda', 'How it works'],
])('the menu calls “%s” “%s”', (title, label) => {
  const sections = [titled('process', title)];
  expect(menuOf(draw({ language: 'en', sections }).html)).toEqual([label]);
});

test('only those who cook have a menu: others call their list of prices by what it is', () => {
  const sections = [titled('menu', 'Everything that we do for teeth and for gums')];
  const labels = (kind: PagePlan['kind']): string[] =>
    menuOf(draw({ language: 'en', kind, sections }).html);
  expect([labels('restaurant'), labels('business')]).toEqual([['Menu'], ['Prices']]);
});

test('a menu that has no room leaves out what tells least, and the footer names every section', () => {
  const sections = [
    titled('process', 'How this all happened'),
    titled('catalogue', 'Ready to leave the bed'),
    titled('press', 'What papers have said'),
    titled('events', 'Evenings in the spring'),
  ];
  const { html } = draw({
    language: 'en',
    name: 'The Society of Slow and Patient Readers',
    look: { direction: 'swiss' },
    sections,
  });
  expect(menuOf(html)).toEqual(['Ready to leave the bed', 'Evenings in the spring']);
  const [, footer = ''] = html.split('<footer id="footer"');
  expect(sections.filter(({ title }) => !footer.includes(title))).toEqual([]);
});

test.each(DIRECTION_IDS)('in the direction %s each plan has a button of its own', (direction) => {
  const sections = [fullSection('pricing'), fullSection('booking')];
  const action = { label: 'Take a place', link: '#booking' };
  const { html } = draw({ language: 'en', look: { direction }, sections, action });
  const asked = [
    ...html.matchAll(
      /<p class="ask">\s*<a class="button" href="([^"]+)"\s*>([^<]+)<span class="for">: ([^<]+)</g,
    ),
  ].map(([, href, label, plan]) => `${label}: ${plan} ${href}`);
  expect(asked).toEqual([1, 2, 3].map((index) => `Take a place: Name pricing ${index} #booking`));
  expect(html).toContain('<button class="button" type="submit">Take a place</button>');
});

test('an address is set as large as its letters leave room for', () => {
  const facts = [{ kind: 'mail', value: 'potting@hollinbank.example', from: 'brief' }] as const;
  const { html } = draw({ facts: [...facts], sections: [fullSection('contact')] });
  const set = html.match(
    /<a href="mailto:potting@hollinbank.example"\s+class="whole" style="--letters: 26">/,
  );
  expect(set).not.toBeNull();
});
