/** What `slugify(text)` does, in JavaScript as in TypeScript. */
export const SLUGIFY_BODY = `  return text
    .normalize('NFD')
    .replace(/\\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');`;
