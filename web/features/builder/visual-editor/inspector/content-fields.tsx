import { useTranslations } from 'use-intl';
import { attributeOf, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { askAboutSelected } from '../assistant/ask-about-selected.ts';
import { completeLink } from '../complete-link.ts';
import type { EditingSession } from '../editing-types.ts';
import { PictureFields } from './picture-fields.tsx';
import { TextValue } from './text-value.tsx';

interface ContentFieldsProps {
  session: EditingSession;
  element: IndexedElement;
}

/** What the element says, shows or leads to. */
export function ContentFields({ session, element }: ContentFieldsProps) {
  const t = useTranslations('visualEditor.content');
  const key = keyOf(session.page(), element);
  const at = { key };
  const set = (name: string) => (value: string) =>
    session.run([{ kind: 'set-attribute', at, name, value: value === '' ? null : value }]);
  const field = (name: string, label: string) => (
    <TextValue
      label={label}
      value={attributeOf(element, name) ?? ''}
      problem={t('problem')}
      onChange={set(name)}
    />
  );
  const link = element.tag === 'a' ? element : enclosingLink(element);
  const isLeaf = element.nodes.length > 0 && element.nodes.every(({ kind }) => kind === 'text');
  return (
    <div className="grid gap-3">
      {isLeaf && !['style', 'script'].includes(element.tag) ? (
        <TextValue
          label={t('text')}
          isLong
          value={textOf(element)}
          problem={t('problem')}
          onChange={(text) => session.run([{ kind: 'set-text', at, text }])}
        />
      ) : null}
      {link ? <LinkFields session={session} link={link} /> : null}
      {element.tag === 'img' ? <PictureFields session={session} element={element} /> : null}
      {['input', 'textarea'].includes(element.tag) ? field('placeholder', t('placeholder')) : null}
      {['video', 'audio', 'iframe', 'source'].includes(element.tag)
        ? field('src', t('address'))
        : null}
      <Button onClick={() => askAboutSelected(session)}>{t('ask')}</Button>
    </div>
  );
}

function enclosingLink(element: IndexedElement): IndexedElement | undefined {
  for (let above = element.parent; above; above = above.parent) {
    if (above.tag === 'a') return above;
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
