import { useTranslations } from 'use-intl';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { Segmented } from '#web/components/ui/segmented.tsx';
import type { EditingSession } from '../editing-types.ts';
import { planShape, ratioOf, SHAPE_IDS, shapeOf } from './crop-shape.ts';

interface CropShapesProps {
  session: EditingSession;
  /** An `<img>`. */
  picture: IndexedElement;
}

/** The shape that a photograph is cut to. */
export function CropShapes({ session, picture }: CropShapesProps) {
  const t = useTranslations('editorInspector.shape');
  return (
    <div className="grid gap-1 text-sm">
      <span>{t('label')}</span>
      <Segmented
        label={t('label')}
        value={shapeOf(picture)}
        onChange={(shape) => session.run(planShape(session.page(), picture, shape))}
        options={SHAPE_IDS.map((value) => ({ value, label: ratioOf(value) ?? t('own') }))}
        className="w-full"
      />
    </div>
  );
}
