import { ImageUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { attributeOf, childrenOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import type { EditingSession } from '../editing-types.ts';
import { PICTURE_TYPES, preparePicture, type PictureProblem } from './prepare-picture.ts';
import { TextValue } from './text-value.tsx';

interface PictureFieldsProps {
  session: EditingSession;
  element: IndexedElement;
}

/** Which picture is shown: a file that is chosen or dropped, or an address; and what it shows in words. */
export function PictureFields({ session, element }: PictureFieldsProps) {
  const t = useTranslations('visualEditor.content');
  const format = useFormatter();
  const key = keyOf(session.page(), element);
  const [state, setState] = useState<'idle' | 'working' | PictureProblem>('idle');
  const [uploads, setUploads] = useState(0);
  const address = attributeOf(element, 'src') ?? '';
  const alt = attributeOf(element, 'alt') ?? '';
  const isInPage = address.startsWith('data:');
  const set = (name: string) => (value: string) =>
    session.run([{ kind: 'set-attribute', at: { key }, name, value: value === '' ? null : value }]);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setState('working');
    const prepared = await preparePicture(file);
    if (!prepared.ok) return setState(prepared.problem);
    setState('idle');
    if (session.run(showPicture(session, { key, ...prepared }))) setUploads(uploads + 1);
  }
  return (
    <>
      <PictureDrop
        isWorking={state === 'working'}
        address={address}
        onFile={(file) => void take(file)}
      />
      {state === 'idle' || state === 'working' ? null : (
        <p role="alert" className="text-xs text-danger">
          {t(`pictureProblems.${state}`)}
        </p>
      )}
      <TextValue
        label={t('picture')}
        value={isInPage ? '' : address}
        placeholder={
          isInPage
            ? t('inPage', { size: format.number(Math.ceil((address.length * 3) / 4096)) })
            : ''
        }
        problem={t('problem')}
        onChange={set('src')}
      />
      <TextValue
        // A picture that was just put in asks what it shows.
        key={`alt ${uploads}`}
        isFocused={uploads > 0}
        label={t('alt')}
        value={alt}
        problem={t('problem')}
        onChange={set('alt')}
      />
      {alt === '' ? (
        <p className="rounded-control bg-sunken p-2 text-xs text-soft">{t('altMissing')}</p>
      ) : null}
    </>
  );
}

interface ShownPicture {
  key: number;
  url: string;
  width: number;
  height: number;
}

/** Everything that would go on showing the picture of before is changed with it. */
function showPicture(session: EditingSession, { key, url, width, height }: ShownPicture) {
  const page = session.page();
  const element = page.index.elements.find((one) => keyOf(page, one) === key);
  const at = { key };
  const set = (name: string, value: string | null): PageOperation[] =>
    element && attributeOf(element, name) !== undefined
      ? [{ kind: 'set-attribute', at, name, value }]
      : [];
  const around = element?.parent?.tag === 'picture' ? childrenOf(element.parent) : [];
  const sources = around.filter(({ tag }) => tag === 'source');
  const operations: PageOperation[] = [
    { kind: 'set-attribute', at, name: 'src', value: url },
    ...set('srcset', null),
    ...set('sizes', null),
    ...(width > 0 && height > 0
      ? [...set('width', String(width)), ...set('height', String(height))]
      : []),
    ...sources.map((source) => ({ kind: 'delete' as const, at: { key: keyOf(page, source) } })),
  ];
  return operations;
}

interface PictureDropProps {
  isWorking: boolean;
  /** Of the present picture. */
  address: string;
  onFile: (file: File | undefined) => void;
}

function PictureDrop({ isWorking, address, onFile }: PictureDropProps) {
  const t = useTranslations('visualEditor.content');
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its field takes the same files by keys
    <label
      // The builder takes files that are dropped anywhere else.
      data-takes-files
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className="flex min-h-16 cursor-pointer items-center gap-3 rounded-control border border-dashed border-edge bg-surface p-2 text-sm hover:border-ink focus-within:outline-2 focus-within:outline-marine data-over:border-marine data-over:bg-marine-wash"
    >
      {address.startsWith('data:image/') ? (
        <img
          src={address}
          alt=""
          className="size-12 shrink-0 rounded-sm bg-sunken object-contain"
        />
      ) : (
        <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-sunken text-soft">
          <ImageUp className="size-5" aria-hidden="true" />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="block font-medium">{t(isWorking ? 'preparing' : 'choosePicture')}</span>
        <span className="block text-xs text-soft">{t('dropPicture')}</span>
      </span>
      {isWorking ? <Spinner /> : null}
      <input
        type="file"
        accept={PICTURE_TYPES}
        className="sr-only"
        disabled={isWorking}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
