import { glyphOf } from '../plates/letter-widths.ts';
import { ART_CSS } from '../art/art-css.ts';
import { relativeLuminance } from '#domain/colour/oklch.ts';
import type { Look } from './look.ts';
import { PALETTE_TOKENS, type Palette } from './palette.ts';

function colourLines(palette: Palette): string {
  return PALETTE_TOKENS.map((token) => `  --color-${token}: ${palette[token]};`).join('\n');
}

/** The page's custom properties: colours for both schemes, then type, space and shape. */
export function writeTokens({ direction, light, dark }: Look): string {
  const tokens = Object.entries(direction.tokens).map(([name, value]) => `  --${name}: ${value};`);
  const glyph = glyphOf(direction.tokens['font-display']).toFixed(2);
  const isDark = relativeLuminance(light.ground) < 0.2;
  const hasTwo = light.ground !== dark.ground;
  const darkRule = `@media (prefers-color-scheme: dark) {
:root {
${colourLines(dark)}
  --color-art-dark: ${dark['deep-line']};
}
}`;
  return `:root {
  color-scheme: ${isDark ? 'dark' : hasTwo ? 'light dark' : 'light'};
${colourLines(light)}
  --color-art-dark: ${isDark ? light['deep-line'] : light.deep};
${tokens.join('\n')}
  --glyph-display: ${glyph};
}
${hasTwo && !isDark ? darkRule : ''}`;
}

/** A head beside or above left-aligned content, whatever the direction does with heads. */
const LEFT_HEAD =
  'display: grid; grid-template-columns: none; gap: 1rem; justify-items: start; align-content: start; text-align: left; margin-inline: 0; padding: 0; max-width: none; --ornament: 0;';

/** Rules that every page has: reset, type, bands, header, buttons, forms, hours, questions, print. */
export const BASE_CSS = `
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; min-width: 0; }
html { scroll-behavior: smooth; scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
body { background: var(--color-ground); color: var(--color-ink); font: 400 clamp(1.0625rem, 0.96rem + 0.36vw, 1.28rem)/1.58 var(--font-text); overflow-wrap: break-word; font-synthesis-weight: none; --fg: var(--color-ink); --bg: var(--color-ground); --fg-muted: var(--color-muted); --fg-brand: var(--color-brand-text); --rule: var(--color-line); --panel: var(--color-surface); --panel-fg: var(--color-ink); --panel-muted: var(--color-muted); --button: var(--color-brand); --on-button: var(--color-on-brand); }
h1, h2, h3, .brand { font-family: var(--font-display); font-weight: var(--weight-display); line-height: var(--leading-display); letter-spacing: var(--tracking-display); word-spacing: 0.06em; text-wrap: balance; }
h2 { line-height: max(var(--leading-display), 1.05); }
h1 { font-size: var(--size-hero); }
h2 { font-size: var(--size-title); }
.name { font-family: var(--font-display); font-size: var(--size-name); line-height: 1.25; letter-spacing: -0.01em; }
h1, h2, .name, .giant { overflow-wrap: anywhere; }
p, dd { text-wrap: pretty; }
ul, ol, dl, dd { padding: 0; list-style: none; }
a { color: var(--fg-brand); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--fg-brand); outline-offset: 3px; }
.skip { position: absolute; left: 1rem; top: -6rem; z-index: 20; background: var(--color-ink); color: var(--color-ground); padding: 0.8rem 1.2rem; }
.skip:focus { top: 1rem; }
.wrap { width: 100%; max-width: calc(var(--width) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
.lead { font-size: clamp(1.15rem, 0.95rem + 0.75vw, 1.6rem); line-height: 1.5; max-width: 38rem; margin-top: 1.4rem; text-wrap: pretty; }
h4 { font-weight: var(--weight-display); }
.group { font-size: calc(var(--size-name) * 1.2); margin: 2.6rem 0 1.1rem; }
.group:first-of-type { margin-top: 0; }
.points { margin-top: 0.8rem; display: grid; gap: 0.35rem; }
.points > li { padding-left: 1.1em; position: relative; }
.points > li::before { content: ''; position: absolute; left: 0; top: 0.68em; width: 0.5em; height: 2px; background: var(--fg-brand); }
.label { font-family: var(--font-label); font-size: 0.96rem; color: var(--fg-muted); }
.price { font-family: var(--font-label); font-weight: 600; font-variant-numeric: tabular-nums; color: var(--fg-brand); }
.section { background: var(--bg); color: var(--fg); padding-block: var(--space-section); }
.section .list p, .section p { max-width: 42rem; }
.band-plain + .band-plain { padding-top: 0; }
.band-line { border-top: var(--stroke) solid var(--rule); }
.band-surface { --bg: var(--color-surface); --panel: var(--color-ground); }
.band-tint { --bg: var(--color-tint); }
.band-deep { --bg: var(--color-deep); --fg: var(--color-on-deep); --fg-muted: var(--color-deep-muted); --fg-brand: var(--color-deep-brand); --rule: var(--color-deep-line); --button: var(--color-accent); --on-button: var(--color-on-accent); }
.band-brand { --bg: var(--color-brand); --fg: var(--color-on-brand); }
.band-accent { --bg: var(--color-accent); --fg: var(--color-on-accent); }
:is(.band-brand, .band-accent) { --fg-muted: var(--fg); --fg-brand: var(--fg); --rule: var(--fg); --button: var(--color-deep); --on-button: var(--color-on-deep); }
.site-header { background: var(--color-ground); position: relative; z-index: 10; border-bottom: var(--stroke) solid var(--color-line); }
.site-header .wrap { display: flex; align-items: center; gap: 1rem 2rem; padding-block: 0.9rem; }
.brand { font-size: 1.3rem; line-height: 1.1; color: inherit; text-decoration: none; margin-right: auto; }
.monogram { display: inline-grid; place-items: center; min-width: 2.6rem; height: 2.6rem; padding: 0 0.5rem; background: var(--color-brand); color: var(--color-on-brand); border-radius: var(--radius); font-size: 1.1rem; letter-spacing: 0; }
.links ul { display: flex; flex-wrap: wrap; gap: 0.4rem 1.7rem; }
.links a { color: inherit; text-decoration: none; font-family: var(--font-label); }
.links a:hover { text-decoration: underline; text-decoration-thickness: 2px; }
.menu-button { display: none; }
.header-action { flex: none; padding: 0.65rem 1.1rem !important; font-size: 0.95rem !important; white-space: nowrap; }
.actions { display: flex; flex-wrap: wrap; gap: 0.9rem 1.2rem; align-items: center; margin-top: 2rem; }
.button { display: inline-flex; gap: 0 0.35em; justify-content: center; align-items: center; min-height: 2.75rem; text-align: center; border: 0; cursor: pointer; background: var(--button); color: var(--on-button); font: 600 1.02rem/1.1 var(--font-label); text-decoration: none; border-radius: var(--radius-button); }
.hero .actions .button { min-height: 3rem; }
@media (max-width: 39.99rem) { .hero .actions { gap: 0.7rem; } .hero .actions > .button:first-child { width: 100%; min-height: 3.4rem; font-size: 1.12rem; } }
.button:hover { filter: saturate(1.2) brightness(0.94); }
.facts { display: grid; gap: 0.8rem; margin-top: 2.2rem; overflow-wrap: anywhere; }
:is(.facts, .ways) { container-type: inline-size; width: 100%; }
.whole { font-size: min(1em, max(0.82rem, calc(100cqi / var(--letters) / var(--glyph, 0.62)))); }
:is(.neon, .brutalist) { --glyph: 0.7; }
.site-footer .facts { margin-top: 0; }
.offer-list .price { flex: none; max-width: 60%; text-align: right; }
.picture { overflow: hidden; position: relative; }
body { --head: 5rem; }
body:has(> .header-centre) { --head: 7.6rem; }
body:has(> .header-masthead) { --head: 9.6rem; }
body:has(> .header-paper) { --head: 14rem; }
.about-text { display: grid; gap: 1.2rem; font-size: 1.06em; }
.ways { display: grid; gap: 1.5rem; align-content: start; }
.ways dd { font-size: 1.25rem; }
.form { display: grid; gap: 1.1rem; max-width: 46rem; }
:is(.panel, .card, .box, .booking-split, .contact-split, .contact-large) .form { max-width: none; }
.form.inline { align-items: end; }
.field { display: grid; gap: 0.35rem; max-width: none !important; }
.field label { font-family: var(--font-label); font-size: 0.95rem; }
input, textarea, select { font: inherit; width: 100%; padding: 0.75rem 0.9rem; background: var(--color-surface); color: var(--color-ink); border: 1px solid var(--color-control); border-radius: min(var(--radius), 12px); }
.form .button { padding: 0.95rem 1.6rem; }
.hint { font-size: 0.9rem; color: var(--fg-muted); }
details { border-top: 1px solid var(--rule); padding-block: 1.05rem; }
details:last-child { border-bottom: 1px solid var(--rule); }
summary { cursor: pointer; font: var(--weight-display) var(--size-name)/1.3 var(--font-display); list-style: none; display: flex; justify-content: space-between; gap: 1.5rem; }
summary::-webkit-details-marker { display: none; }
summary::after { content: '+'; font-family: var(--font-label); font-weight: 400; }
details[open] summary::after { content: '–'; }
details p { margin-top: 0.7rem; max-width: 40rem; }
span[data-placeholder] { text-decoration: underline dotted 2px; text-underline-offset: 0.22em; }
:is(.brand, .giant, .sign) span[data-placeholder] { text-decoration: none; }
.site-footer { background: var(--color-deep); color: var(--color-on-deep); padding-block: clamp(2.5rem, 5vw, 4.5rem); --fg: var(--color-on-deep); --fg-muted: var(--color-deep-muted); --fg-brand: var(--color-deep-brand); }
.site-footer a { color: inherit; }
.footer-links a { text-decoration: none; }
.footer-links a:hover { text-decoration: underline; }
.footer-links { display: grid; gap: 0.35rem; align-content: start; }
.legal { font-size: 0.9rem; color: var(--color-deep-muted); }
${ART_CSS}
@media (min-width: 52rem) { :is(.cta-line, .cta-giant, .cta-picture, .faq-split, .about-letter, .hours-lines, .hours-card, .map-lines, .newsletter-split) .head { ${LEFT_HEAD} } }
@media (min-width: 52rem) { .site-header .brand { flex: none; max-width: 24rem; min-width: min-content; overflow-wrap: normal; } .site-header .links { flex-shrink: 1000; overflow-x: auto; scrollbar-width: none; } .site-header .links ul { flex-wrap: nowrap; white-space: nowrap; } .site-header .links li { flex: none; } }
@media (min-width: 52rem) and (max-width: 79.99rem) { .site-header .links ul { column-gap: 1.1rem; } .site-header .links { font-size: 0.94em; } }
@media (max-width: 51.99rem) { h1[style*='--word'] { font-size: min(var(--size-hero), calc(124vw / var(--word) / var(--wide, 1))) !important; } }
.head { container-type: inline-size; width: 100%; }
.head h2[style*='--word'] { font-size: min(var(--size-title), calc(100cqi / var(--word) / 0.72 / var(--wide, 1))); }
@media (max-width: 51.99rem) { .head h2[style*='--word'] { font-size: min(var(--size-title), calc(100cqi / var(--word) / 0.72 / var(--wide, 1))) !important; } }
@media (min-width: 52rem) { .hero:is(.hero-split, .hero-arch, .hero-cover, .hero-panel, .hero-story) h1[style*='--word'] { font-size: min(var(--size-hero), 62vw / var(--word) / var(--wide, 1)); } }
@media (max-width: 30rem) { h1, h2, .name, .hero-roster span { hyphens: auto; } }
@media (min-width: 52rem) { .site-header.is-called { position: sticky; top: 0; } }
@media (max-width: 51.99rem) {
  .site-header .header-action { display: none; }
  .site-header.is-called { backdrop-filter: none; }
  .is-called .header-action { display: block !important; background: var(--color-brand) !important; color: var(--color-on-brand) !important; position: fixed; inset: auto 0 0; z-index: 20; padding: 1.05rem !important; border-radius: 0; font-size: 1.1rem !important; text-align: center; box-shadow: none; }
  body:has(.is-called) { padding-bottom: 3.4rem; }
  .site-header .brand { flex: 1 1 0; }
  .site-header .wrap { flex-wrap: wrap; }
  .links { flex-basis: 100%; }
  .links ul { display: grid; gap: 0; }
  .links a { display: block; padding: 0.7rem 0; border-top: 1px solid var(--color-line); }
}
@media (max-width: 51.99rem) and (scripting: enabled) {
  .menu-button { display: block; font: 600 0.95rem var(--font-label); background: none; border: 1px solid var(--color-control); border-radius: min(var(--radius), 12px); color: inherit; padding: 0.6rem 0.9rem; }
  .links:not(.is-open) { display: none; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } * { transition: none !important; animation: none !important; } }
@media print { .site-header.is-called { position: static; } .header-action, .site-header nav, .menu-button, .actions, .form, .skip { display: none !important; } .section, .hero, .site-footer { background: none !important; color: #000 !important; padding-block: 1rem; clip-path: none !important; } }
`;
