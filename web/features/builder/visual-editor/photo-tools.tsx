import { Camera, ImageUp, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { takesPhoto } from '#domain/pictures/picture-slots.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import type { EditingSession } from './editing-types.ts';
import { PictureInput, type PictureInputProps } from './inspector/picture-fields.tsx';
import { useTakePicture } from './inspector/use-take-picture.ts';
import { WORD_TOOL } from './word-tool.ts';

interface PhotoToolsProps {
  session: EditingSession;
  picture: IndexedElement;
}

/**
 * Takes a file at once; an address is given in the inspector. Where the page is touched there is a camera: it is
 * offered for what a photograph can take the place of.
 */
export function PhotoTools({ session, picture }: PhotoToolsProps) {
  const t = useTranslations('visualEditor');
  const problems = useTranslations('editorPanels.pictures.problems');
  const { state, take } = useTakePicture(session, picture);
  const hasCamera = useMediaQuery('(pointer: coarse)') && takesPhoto(picture);
  const isBusy = state === 'working';
  if (isBusy) return <output className={WORD_TOOL}>{t('content.preparing')}</output>;
  const problem = state === 'idle' ? null : problems(state);
  const files = { isBusy, onFile: take };
  if (!hasCamera) return <FileTool {...files} Icon={ImageUp} name={problem ?? t('bar.replace')} />;
  return (
    <div>
      <FileTool {...files} Icon={Camera} name={t('bar.takePhoto')} isCamera />
      <FileTool {...files} Icon={ImageUp} name={t('bar.choosePhoto')} />
      {problem === null ? null : (
        <p role="alert" className="max-w-72 px-2 pb-1.5 text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

interface FileToolProps extends PictureInputProps {
  Icon: LucideIcon;
  name: string;
}

function FileTool({ Icon, name, ...input }: FileToolProps) {
  return (
    <label
      className={`${WORD_TOOL} cursor-pointer focus-within:outline-2 focus-within:outline-marine`}
    >
      <Icon aria-hidden="true" />
      {name}
      <PictureInput {...input} />
    </label>
  );
}
