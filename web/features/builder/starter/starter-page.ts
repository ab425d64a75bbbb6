import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { STARTER_STYLE } from './starter-style.ts';
import { STARTER_TEXTS, type StarterTexts } from './starter-texts.ts';

const PARTICLES = 30;

/** One line drawing for each feature, in order: a page, speed, two screens, a search, two colours, code. */
const FEATURE_DRAWINGS = [
  'M2 4h44v24H2zM2 11h44M8 16h14M8 21h9M30 16h10v7H30z',
  'M2 8h20M2 16h30M2 24h12M38 9l8 7-8 7z',
  'M2 4h28v20H2zM9 29h14M37 9h9v19h-9z',
  'M20 4a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM28 23l9 6M14 15h12',
  'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM32 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
  'M14 6 4 16l10 10M34 6l10 10-10 10M28 4l-8 24',
] as const;

/** Three rows of waves, from the horizon to the shore. */
const WAVES = [0, 1, 2]
  .map((row) => {
    const swell = `c20 0 20-${8 + row * 4} 40-${8 + row * 4}s20 ${8 + row * 4} 40 ${8 + row * 4}`;
    return `<svg viewBox="0 0 320 200" preserveAspectRatio="none"><path d="M-${row * 30} 20${swell.repeat(5)}V200H0z"/></svg>`;
  })
  .join('');

/**
 * The page shown in an empty editor. Its shortcuts carry their prompts in `data-bluewave-prompt`, which the
 * preview shell reads.
 */
export function starterPage(language: 'en' | 'it'): string {
  const texts: StarterTexts = STARTER_TEXTS[language];
  return `<!doctype html>
<html lang="${texts.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(texts.headline)}</title>
<style>${STARTER_STYLE}</style>
</head>
<body>
<main>
<section id="start" class="start">
<div>
<h1>${escapeText(texts.headline)}</h1>
<p class="lead">${escapeText(texts.lead)}</p>
<a class="more" href="#features">${escapeText(texts.learnMore)}</a>
</div>
<div class="sea" aria-hidden="true">${WAVES}${particles()}</div>
</section>
<section class="shortcuts" aria-labelledby="shortcuts-title">
<h2 id="shortcuts-title">${escapeText(texts.shortcutsTitle)}</h2>
<ul>
${texts.shortcuts.map(shortcut).join('\n')}
</ul>
</section>
<section id="features" class="features" aria-labelledby="features-title">
<h2 id="features-title">${escapeText(texts.featuresTitle)}</h2>
<ul>
${texts.features.map(feature).join('\n')}
</ul>
<p class="closing">${escapeText(texts.closing)}</p>
</section>
</main>
</body>
</html>
`;
}

/** Whether a page is the starter page as we made it: only its shortcuts may fill the prompt. */
export function isStarterPage(html: string): boolean {
  return html === starterPage('en') || html === starterPage('it');
}

function shortcut(
  { name, hint, prompt }: StarterTexts['shortcuts'][number],
  index: number,
): string {
  return `<li style="${delayOf(index)}"><button type="button" data-bluewave-prompt="${escapeAttribute(prompt)}"><b>${escapeText(name)}</b><span>${escapeText(hint)}</span></button></li>`;
}

function feature({ title, body }: StarterTexts['features'][number], index: number): string {
  const drawing = `<svg viewBox="0 0 48 32" aria-hidden="true"><path d="${FEATURE_DRAWINGS[index]}"/></svg>`;
  return `<li style="${delayOf(index)}">${drawing}<h3>${escapeText(title)}</h3><p>${escapeText(body)}</p></li>`;
}

/** Cards appear one after the other: the first after 0.2 s, each next one 0.1 s later. */
function delayOf(index: number): string {
  return `--delay:${(0.2 + index * 0.1).toFixed(1)}s`;
}

/** Thirty drops that rise in the water, placed by a low-discrepancy sequence: evenly spread, but not a grid. */
function particles(): string {
  return Array.from({ length: PARTICLES }, (_, index) => {
    const left = ((index * 61.8) % 100).toFixed(1);
    const size = 3 + ((index * 7) % 6);
    const duration = 14 + ((index * 5) % 13);
    return `<i style="left:${left}%;width:${size}px;height:${size}px;animation-duration:${duration}s;animation-delay:-${(index * 1.7).toFixed(1)}s"></i>`;
  }).join('');
}
