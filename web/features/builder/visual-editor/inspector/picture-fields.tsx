import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { isPictureAddress } from '#domain/sites/picture-address.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { useFileDrop } from '../../pictures/use-file-drop.ts';
import type { EditingSession } from '../editing-types.ts';
import { AltProposal } from './alt-proposal.tsx';
import { CropPhoto } from './crop-photo.tsx';
import { CropShapes } from './crop-shapes.tsx';
import { DrawingColours } from './drawing-colours.tsx';
import { FocalPoint } from './focal-point.tsx';
import { PICTURE_TYPES } from './prepare-picture.ts';
import { descriptionOf, pictureAt, planDescription, showPicture } from './show-picture.ts';
import { TextValue } from './text-value.tsx';
import { useTakePicture } from './use-take-picture.ts';

interface PictureFieldsProps {
  session: EditingSession;
  /** An `<img>`, or an inline drawing, which a picture can take the place of. */
  picture: IndexedElement;
}

/** Which picture is shown: a file that is chosen or dropped, or an address; and what it shows in words. */
export function PictureFields({ session, picture }: PictureFieldsProps) {
  const t = useTranslations('visualEditor.content');
  const problems = useTranslations('editorPanels.pictures.problems');
  const format = useFormatter();
  const key = keyOf(session.page(), picture);
  const [uploads, setUploads] = useState(0);
  const { state, take } = useTakePicture(session, picture, () => setUploads(uploads + 1));
  const address = attributeOf(picture, 'src') ?? '';
  const description = descriptionOf(picture);
  const isInPage = address.startsWith('data:');
  const isDrawing = picture.tag === 'svg';
  return (
    <>
      <PictureDrop isWorking={state === 'working'} address={address} onFile={take} />
      {state === 'idle' || state === 'working' ? null : (
        <p role="alert" className="text-xs text-danger">
          {problems(state)}
        </p>
      )}
      {picture.tag === 'img' && isPhoto(address) ? (
        <>
          <FocalPoint session={session} picture={picture} />
          <CropShapes session={session} picture={picture} />
          <CropPhoto key={address} session={session} picture={picture} />
        </>
      ) : null}
      <TextValue
        label={t('picture')}
        value={isInPage ? '' : address}
        placeholder={
          isInPage
            ? t('inPage', { size: format.number(Math.ceil((address.length * 3) / 4096)) })
            : isDrawing
              ? 'https://'
              : ''
        }
        problem={t('problem')}
        onChange={(url) => url.trim() !== '' && showPicture(session, picture, pictureAt(url))}
      />
      <TextValue
        // A picture that was just put in asks what it shows.
        key={`alt ${uploads}`}
        isFocused={uploads > 0}
        label={t('alt')}
        value={description}
        problem={t('problem')}
        onChange={(text) => session.run(planDescription(picture, key, text))}
      />
      {isDrawing ? null : <AltProposal session={session} picture={picture} />}
      {description === '' ? (
        <p className="rounded-control bg-sunken p-2 text-xs text-soft">{t('altMissing')}</p>
      ) : null}
      {isDrawing ? <DrawingColours session={session} drawing={picture} /> : null}
    </>
  );
}

interface PictureDropProps {
  isWorking: boolean;
  /** Of the present picture. */
  address: string;
  onFile: (file: File | undefined) => void;
}

function PictureDrop({ isWorking, address, onFile }: PictureDropProps) {
  const t = useTranslations('visualEditor.content');
  const isTouched = useMediaQuery('(pointer: coarse)');
  const drop = useFileDrop(([file]) => onFile(file));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its field takes the same files by keys
    <label
      {...drop}
      className="flex min-h-16 cursor-pointer items-center gap-3 rounded-control border border-dashed border-edge bg-surface p-2 text-sm hover:border-ink focus-within:outline-2 focus-within:outline-marine data-over:border-marine data-over:bg-marine-wash"
    >
      {isShownHere(address) ? (
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
        <span className="block text-xs text-soft">
          {t('dropPicture', { on: isTouched ? 'touch' : 'mouse' })}
        </span>
      </span>
      {isWorking ? <Spinner /> : null}
      <PictureInput isBusy={isWorking} onFile={onFile} />
    </label>
  );
}

/** Whether the builder may load it: a picture of the site, or one that stands in the page. */
function isShownHere(address: string): boolean {
  return address.startsWith('data:image/') || isPictureAddress(address);
}

function isPhoto(address: string): boolean {
  return isShownHere(address) && !address.startsWith('data:image/svg');
}

export interface PictureInputProps {
  isBusy: boolean;
  /** Opens the camera of a device that has one, instead of its files. */
  isCamera?: boolean;
  onFile: (file: File | undefined) => void;
}

/** In a label that looks like a button. */
export function PictureInput({ isBusy, isCamera = false, onFile }: PictureInputProps) {
  return (
    <input
      type="file"
      accept={isCamera ? 'image/*' : PICTURE_TYPES}
      capture={isCamera ? 'environment' : undefined}
      className="sr-only"
      disabled={isBusy}
      onChange={(event) => {
        onFile(event.target.files?.[0]);
        // The same file can be chosen again.
        event.target.value = '';
      }}
    />
  );
}
