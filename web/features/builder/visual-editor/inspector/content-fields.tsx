import { useTranslations } from 'use-intl';
import { isInDrawing } from '#domain/html/element-kind.ts';
import { pictureIn } from '#domain/html/element-controls.ts';
import { attributeOf, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { completeLink } from '../complete-link.ts';
import type { EditingSession } from '../editing-types.ts';
import { PictureFields } from './picture-fields.tsx';
import { TextValue } from './text-value.tsx';

interface ContentFieldsProps {
  session: EditingSession;
  element: IndexedElement;
}

const PLACEHOLDERS = new Set(['input', 'textarea']);
const SOURCES = new Set(['video', 'audio', 'iframe', 'source']);

interface Contents {
  /** The element's own words can be written as a whole. */
  hasWords: boolean;
  link: IndexedElement | undefined;
  picture: IndexedElement | undefined;
  hasPlaceholder: boolean;
  hasSource: boolean;
}

function contentsOf(element: IndexedElement): Contents {
  const isShape = isInDrawing(element);
  const isLeaf = element.nodes.length > 0 && element.nodes.every(({ kind }) => kind === 'text');
  return {
    hasWords: isLeaf && !isShape && !['style', 'script', 'svg'].includes(element.tag),
    link: isShape ? undefined : linkAround(element),
    picture: pictureIn(element),
    hasPlaceholder: PLACEHOLDERS.has(element.tag),
    hasSource: SOURCES.has(element.tag),
  };
}

/** False for an element that only holds others: there is nothing of its own to say or show. */
export function hasContent(element: IndexedElement): boolean {
  return Object.values(contentsOf(element)).some((part) => part !== undefined && part !== false);
}

/** What the element says, shows or leads to. */
export function ContentFields({ session, element }: ContentFieldsProps) {
  const t = useTranslations('visualEditor.content');
  const { hasWords, link, picture, hasPlaceholder, hasSource } = contentsOf(element);
  const key = keyOf(session.page(), element);
  const at = { key };
  const field = (name: string, label: string) => (
    <TextValue
      label={label}
      value={attributeOf(element, name) ?? ''}
      problem={t('problem')}
      onChange={(value) =>
        session.run([{ kind: 'set-attribute', at, name, value: value === '' ? null : value }])
      }
    />
  );
  return (
    <div className="grid gap-3">
      {hasWords ? (
        <TextValue
          label={t('text')}
          isLong
          value={textOf(element)}
          problem={t('problem')}
          onChange={(text) => session.run([{ kind: 'set-text', at, text }])}
        />
      ) : null}
      {picture ? (
        <PictureFields key={keyOf(session.page(), picture)} session={session} picture={picture} />
      ) : null}
      {link ? <LinkFields session={session} link={link} /> : null}
      {hasPlaceholder ? field('placeholder', t('placeholder')) : null}
      {hasSource ? field('src', t('address')) : null}
    </div>
  );
}

function linkAround(element: IndexedElement): IndexedElement | undefined {
  for (let one: IndexedElement | undefined = element; one; one = one.parent) {
    if (one.tag === 'a') return one;
  }
  return undefined;
}

/** Where a link leads, with the page's own places to choose from, and whether it opens a new tab. */
function LinkFields({ session, link }: { session: EditingSession; link: IndexedElement }) {
  const t = useTranslations('visualEditor.content');
  const page = session.page();
  const at = { key: keyOf(page, link) };
  const places = page.index.elements
    .map((element) => attributeOf(element, 'id'))
    .filter((id) => id !== undefined && id !== '')
    .slice(0, 100)
    .map((id) => `#${id}`);
  const isNewTab = attributeOf(link, 'target') === '_blank';
  function openIn(newTab: boolean): void {
    const operations: PageOperation[] = [
      { kind: 'set-attribute', at, name: 'target', value: newTab ? '_blank' : null },
      { kind: 'set-attribute', at, name: 'rel', value: newTab ? 'noopener' : null },
    ];
    session.run(operations);
  }
  return (
    <>
      <TextValue
        label={t('link')}
        value={attributeOf(link, 'href') ?? ''}
        problem={t('linkProblem')}
        placeholder="https://"
        list={places}
        onChange={(value) =>
          session.run([
            {
              kind: 'set-attribute',
              at,
              name: 'href',
              value: value.trim() === '' ? null : completeLink(value),
            },
          ])
        }
      />
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isNewTab}
          onChange={(event) => openIn(event.target.checked)}
          className="size-4 accent-marine"
        />
        {t('newTab')}
      </label>
    </>
  );
}
