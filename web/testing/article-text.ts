import type { Article } from '#web/content/article.ts';

const ENTITIES = { '&#39;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' } as const;

/** The words of an article's prose as a reader sees them, without samples of code and prompts. */
export function articleText({ parts }: Article): string {
  return parts
    .map((part) => (part.kind === 'prose' ? part.html : ''))
    .join(' ')
    .replaceAll(/<pre[\s\S]*?<\/pre>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:#39|quot|amp|lt|gt);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES])
    .replaceAll(/\s+/g, ' ');
}
