export const blog = {
  pageTitle: 'Blog',
  pageDescription:
    'How Bluewave works inside: credits that come back, edits that touch only what you asked for, pages that cannot reach yours.',
  title: 'How it works inside',
  lead: 'Notes from the people who build Bluewave. Only things that are already in the product, and how we know that they work.',
  all: 'All posts',
} as const;
