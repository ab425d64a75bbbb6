import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { EditingSession } from '../editing-types.ts';
import { TextValue } from './text-value.tsx';

interface AttributeListProps {
  session: EditingSession;
  element: IndexedElement;
}

/** Every attribute of the element as its source has it; scripts in attributes are marked. */
export function AttributeList({ session, element }: AttributeListProps) {
  const t = useTranslations('visualEditor.attributes');
  const [name, setName] = useState('');
  const at = { key: keyOf(session.page(), element) };
  const set = (attribute: string, value: string | null) =>
    session.run([{ kind: 'set-attribute', at, name: attribute, value }]);
  function add(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() !== '' && set(name.trim(), '')) setName('');
  }
  return (
    <div className="grid gap-3">
      {element.attributes.length === 0 ? <p className="text-sm text-soft">{t('none')}</p> : null}
      {element.attributes.map((attribute) => (
        <div key={attribute.name} className="flex items-end gap-1">
          <div className="min-w-0 grow">
            <TextValue
              label={
                attribute.name.startsWith('on')
                  ? t('script', { name: attribute.name })
                  : attribute.name
              }
              value={attribute.value}
              problem={t('problem')}
              onChange={(value) => set(attribute.name, value)}
            />
          </div>
          <IconButton
            label={t('remove', { name: attribute.name })}
            className="size-8!"
            onClick={() => void set(attribute.name, null)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <form onSubmit={add} className="flex items-end gap-1 border-t border-line pt-3">
        <label className="grid grow gap-1 text-xs text-soft">
          {t('add')}
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder="title"
            className="h-8 w-full rounded-control border border-line bg-surface px-2 text-sm text-ink"
          />
        </label>
        <IconButton
          type="submit"
          label={t('addButton')}
          className="size-8!"
          disabled={name.trim() === ''}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </form>
    </div>
  );
}
