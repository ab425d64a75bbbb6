export const SAMPLE_NAMES = ['html', 'css', 'react'] as const;
export type SampleName = (typeof SAMPLE_NAMES)[number];

/** The texts in the samples (`aiAssistant.demo.words`). The code around them is the same in all languages. */
export const SAMPLE_WORDS = [
  'headline',
  'place',
  'opening',
  'cardTitle',
  'cardText',
  'openingHours',
  'closed',
  'monday',
  'tuesday',
  'saturday',
] as const;
export type SampleWords = Record<(typeof SAMPLE_WORDS)[number], string>;

export interface Sample {
  /** What the assistant answers with. */
  code: string;
  /** A document in which the code runs. */
  document: string;
}

/** The contents of the three tabs of the demo. */
export function makeSamples(words: SampleWords, language: string): Record<SampleName, Sample> {
  const page = makePage(words, language);
  return {
    html: { code: page, document: page },
    css: { code: CARD, document: makeDocument(CARD, cardMarkup(words)) },
    react: { code: makeComponent(words), document: makeDocument(TABLE_STYLE, tableMarkup(words)) },
  };
}

function makePage({ headline, place, opening }: SampleWords, language: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <title>Forno Bosio</title>
    <meta name="viewport" content="width=device-width">
    <style>
      body { margin: 0; padding: 2rem; background: #fdf3e4;
        color: #2b1a0d; font: 1rem/1.5 Georgia, serif; }
      h1 { font-size: 2.2rem; line-height: 1.05; }
    </style>
  </head>
  <body>
    <h1>${headline}</h1>
    <p>${place}<br>${opening}</p>
  </body>
</html>`;
}

const CARD = `.card {
  padding: 1.5rem;
  border-radius: 10px;
  background: white;
  box-shadow: 0 12px 32px -8px rgb(0 0 0 / 0.18);
  transition: transform 160ms ease-out;
}
.card:hover {
  transform: translateY(-4px);
}
@media (prefers-reduced-motion: reduce) {
  .card { transition: none; }
}`;

function cardMarkup({ cardTitle, cardText }: SampleWords): string {
  return `<div class="card"><b>${cardTitle}</b><br>${cardText}</div>`;
}

function makeComponent({ openingHours, closed }: SampleWords): string {
  return `export function Opening({ days }) {
  return (
    <table>
      <caption>${openingHours}</caption>
      <tbody>
        {days.map(({ name, hours }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{hours ?? '${closed}'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}`;
}

const TABLE_STYLE = `table { width: 100%; border-collapse: collapse }
caption { padding-bottom: .75rem; text-align: left; font-weight: 700 }
th, td { padding: .5rem 0; border-top: 1px solid #ddd; font-weight: 400; text-align: left }
td { text-align: right }`;

function tableMarkup(words: SampleWords): string {
  const rows = [
    [words.monday, words.closed],
    [words.tuesday, '7–13'],
    [words.saturday, '7–13'],
  ].map(([name, hours]) => `<tr><th scope="row">${name}</th><td>${hours}</td></tr>`);
  return `<table><caption>${words.openingHours}</caption>${rows.join('')}</table>`;
}

function makeDocument(css: string, markup: string): string {
  return `<!doctype html><style>body { margin: 0; padding: 2rem; background: #f4f1ea; color: #1f2937; font: 1rem/1.5 system-ui, sans-serif }
${css}</style>${markup}`;
}
