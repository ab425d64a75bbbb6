import { marked } from 'marked';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
  h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
  img { max-width: 100%; height: auto; }
  pre { overflow-x: auto; padding: 1rem; border-radius: 8px; background: light-dark(#f2f0ea, #1d2433); }
  code { font-family: ui-monospace, monospace; font-size: 0.9em; }
  table { border-collapse: collapse; }
  th, td { padding: 0.4rem 0.75rem; border: 1px solid light-dark(#d8d3c7, #3a4256); text-align: left; }
  blockquote { margin-inline: 0; padding-left: 1rem; border-left: 3px solid light-dark(#b9c6da, #4a5a78); }
`;

/** Renders Markdown to a page for the preview frame. The frame's sandbox makes HTML inside it harmless. */
export function markdownPage(text: string): string {
  const body = marked.parse(text, { async: false, gfm: true });
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>${body}</body></html>`;
}
