import { attributeOf, elementsIn } from '#domain/html/query.ts';
import type { PageSection } from './find-sections.ts';

const FRAME = ['header', 'nav', 'hero', 'footer'] as const;

/** Where no section calls itself contacts: the one that gives the mail address or phone number. */
export function waysToReach(sections: readonly PageSection[]): PageSection | undefined {
  return sections.find(
    ({ element, kinds }) =>
      !FRAME.some((kind) => kinds.has(kind)) &&
      elementsIn(element).some(
        (inside) =>
          inside.tag === 'a' && /^(?:mailto|tel):/.test(attributeOf(inside, 'href') ?? ''),
      ),
  );
}
