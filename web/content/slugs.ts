/** The articles that are pages of their own, in reading order. Each has a file in both languages. */
export const SLUGS = {
  tutorials: [
    'first-site',
    'change-by-asking',
    'change-by-clicking',
    'code-and-versions',
    'publish-share-export',
  ],
  blog: ['nothing-made-nothing-charged', 'edits-change-only-what-you-asked', 'pages-in-a-sandbox'],
} as const satisfies Record<string, readonly string[]>;
