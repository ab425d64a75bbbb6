import type { AdversarialText } from './adversarial-texts.ts';

/** Markup that is repeated as it stands, none of it closed unless it says so. */
const UNITS = [
  '<div>', '<b>', '<a>', '<a><a>', '<p>', '<p><b>', '<table>', '<table><td>', '<tr>', '<td>', '<li>', '<ul><li>', '<button>', '<form>', '<select>', '<option>',
  '<svg>', '<math>', '<svg><foreignObject>', '<math><mi>', '<template>', '<h1>', '<i><p>', '<b><div>', '<nobr>', '<font>', '<frameset>', '<section>', '<span>', '<dl><dt>', '<ruby><rt>', '<noscript>', '<iframe>',
  '</div>', '</p>', '</b>', '</body>', '</html>', '</a', '</', '<div></span>', '<b></p>', '<a></div>', '</table>', '</br>', '<b><i></b></i>', '<a><div></a>', '<table><b>',
  '<', '>', '<<', '< ', '<a ', '<a b', '<a b=', '<a b="', '<a b="c" ', "<a b='", '=', '"', "'", '<!', '<!-', '<!--', '<!-- -->', '-->', '--', '<![CDATA[', ']]>', '<?', '<!doctype html>',
  '&', '&amp', '&amp;', '&#', '&#x', '&#9', '&notit;', '&CounterClockwiseContourIntegra',
  '<style>', '<style></style>', '<style>a{', '<script>', '<script><!--', '<script><!--<script>', '</script>', '<textarea>', '<title>', '<body>', '<html>', '<head>', '<html a=1>', '<body style=a:b>', '<meta>', '<link rel=stylesheet>',
  '<img src=x onerror=1>', '<input type=password>', '<input name=card>', '<a href="#a">x</a>', '<p id=a>x</p>', '<p class="a b c">x</p>', '<p style="color:red">x</p>', '<h2>Title</h2>', '<section id=a><h2>A</h2><p>b</p></section>',
  'a', 'a ', ' ', '\n', 'A b. ', '\t<p>\n', '…', '{{', '${', 'lorem ipsum ', '[your name] ', '€ 5 ', '9:00-18:00 ', '011 234567 ', 'a@b.it ', '#fff ', '/*', '*/', '//', '@media{',
  'http://a.it/ ', 'url(', 'data:image/png;base64,', ';base64,', '\u0301', '\uD800', '\0', '\r', '\r\n', '﷽',
] as const; // prettier-ignore

const CSS_UNITS = [
  '{', '}', 'a{', 'a{}', 'a{b:c}', '/*', '*/', '/**/', ':is(', ':not(', ':where(a,', 'a,', 'a ', 'a>', 'a+', 'a~', '[', '[a', '[a="', '.a', '.a ', '#a', '*', '* ', '::before', ':nth-child(2n+1)', '(', ')', '"', "'", '\\', ';', ':', 'a:b;',
  '@media (', '@media (a){', '@media print{a{b:c}', '@import "', '@font-face{', '--a:var(--a);', 'var(', 'var(--a,', 'calc(', 'rgb(', 'url(', 'url("', '!important', '@', '@layer a{', ':root{--a:var(--b);--b:var(--a)}', '<', '</', '</styl', '<!--', '-->',
  '.a .b{color:red}', 'div div div{color:red}', 'a:hover{color:#fff}', '\n', ' ', '\u0301',
] as const; // prettier-ignore

function repeatTo(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

const HEAD = '<!doctype html><html lang="en"><head><title>T</title></head><body>';
const FOOT = '</body></html>';

function wrap(name: string, inside: string): AdversarialText[] {
  return [
    { name: `${name}, bare`, text: inside },
    { name: `${name}, in a page`, text: `${HEAD}<h1>Hello</h1>${inside}${FOOT}` },
  ];
}

function inStyle(css: string): string {
  const list = '<div class="a b"><p id="a">x</p></div>'.repeat(50);
  return `${HEAD.replace('</head>', `<style>${css}</style></head>`)}${list}${FOOT}`;
}

/** One element, attribute or declaration that is very long, and many small things in one place. */
function extremes(length: number): AdversarialText[] {
  const many = (count: number, make: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => make(at)).join('');
  const each = Math.ceil(length / 12);
  const nested = (tag: string): string => {
    const depth = Math.ceil(length / (2 * tag.length + 5));
    return `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth);
  };
  const inside: readonly (readonly [string, string])[] = [
    ['different attributes', `<p ${many(each, (at) => `a${at}="b" `)}>x</p>`],
    ['one attribute', `<p title="${'a'.repeat(length)}">x</p>`],
    ['one attribute of blanks', `<p class="${' '.repeat(length)}">x</p>`],
    ['one attribute of classes', `<p class="${many(each, (at) => `c${at} `)}">x</p>`],
    ['one style attribute', `<p style="${'a:b;'.repeat(length / 4)}">x</p>`],
    ['a long tag name', `<${'a'.repeat(length)}>x</${'a'.repeat(length)}>`],
    ['a data address', `<img src="data:image/png;base64,${'A'.repeat(length)}">`],
    ['broken data address', `<img src="data:image/png;base64,${'A'.repeat(length)}`],
    ['different ids', many(each, (at) => `<p id=a${at}>`)],
    ['different classes', many(each, (at) => `<p class=a${at}>`)],
    ['links and targets', many(each / 2, (at) => `<a href=#a${at}>x</a><i id=a${at}>`)],
    ['siblings', '<p>x</p>'.repeat(length / 8)],
    ['nested div', nested('div')],
    ['nested b', nested('b')],
    [
      'nested section with texts',
      many(each / 2, () => '<section>text<p>x</p>') + '</section>'.repeat(each / 2),
    ],
    [
      'many formatting elements',
      many(each / 2, (at) => `<b class=c${at}>`) + '<p>x</p>'.repeat(100),
    ],
    ['misnested formatting', many(each / 2, (at) => `<b a${at}><p>`)],
    ['table of strays', `<table>${'x<b>'.repeat(length / 4)}</table>`],
    ['styles', many(each, () => '<style>a{}</style>').slice(0, length)],
    ['empty scripts', many(each, () => '<script></script>').slice(0, length)],
    ['a script', `<script>${'(['.repeat(length / 2)}</script>`],
    ['a script of words', `<script>${'const a = "b";\n'.repeat(length / 15)}</script>`],
  ];
  return inside.flatMap(([name, markup]) => wrap(name, markup));
}

/** Pages of about `length` UTF-16 units that are nested, unclosed or crowded: each named by what is repeated. */
export function adversarialPages(length: number): AdversarialText[] {
  const repeated = UNITS.flatMap((unit) => wrap(`“${unit}”`, repeatTo(unit, length)));
  const styled = CSS_UNITS.flatMap((unit) => [
    { name: `style of “${unit}”`, text: inStyle(repeatTo(unit, length)) },
  ]);
  return [...repeated, ...styled, ...extremes(length)];
}

/** Style sheets of about `length` UTF-16 units. */
export function adversarialStyles(length: number): AdversarialText[] {
  return CSS_UNITS.map((unit) => ({ name: `“${unit}”`, text: repeatTo(unit, length) }));
}
