import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { STARTER_STYLE } from './starter-style.ts';
import { STARTER_TEXTS, type StarterTexts } from './starter-texts.ts';

const PARTICLES = 30;

/** The page an empty editor shows. Shortcuts carry their prompt in `data-bluewave-prompt` for the preview shell. */
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
<div class="sea" aria-hidden="true">${particles()}</div>
<main>
<section id="start" class="start">
<h1>${escapeText(texts.headline)}</h1>
<p class="lead">${escapeText(texts.lead)}</p>
<a class="more" href="#features">${escapeText(texts.learnMore)}</a>
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

function shortcut({ name, hint, prompt }: StarterTexts['shortcuts'][number]): string {
  return `<li><button type="button" data-bluewave-prompt="${escapeAttribute(prompt)}"><b>${escapeText(name)}</b><span>${escapeText(hint)}</span></button></li>`;
}

function feature({ title, body }: StarterTexts['features'][number], index: number): string {
  return `<li style="--delay:${(0.2 + index * 0.1).toFixed(1)}s"><h3>${escapeText(title)}</h3><p>${escapeText(body)}</p></li>`;
}

/** Thirty drops at places of a low-discrepancy sequence: even, but not a grid. */
function particles(): string {
  return Array.from({ length: PARTICLES }, (_, index) => {
    const left = ((index * 61.8) % 100).toFixed(1);
    const size = 3 + ((index * 7) % 6);
    const duration = 14 + ((index * 5) % 13);
    return `<i style="left:${left}%;width:${size}px;height:${size}px;animation-duration:${duration}s;animation-delay:-${(index * 1.7).toFixed(1)}s"></i>`;
  }).join('');
}
