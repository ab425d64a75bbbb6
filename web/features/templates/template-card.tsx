import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import type { Template } from '#contract/templates.ts';

interface TemplateCardProps {
  template: Template;
  /**
   * The first card's picture is the largest element of the first view, so it loads without waiting for the
   * layout.
   */
  isFirst: boolean;
  onPreview: () => void;
  onUse: () => void;
}

export function TemplateCard({ template, isFirst, onPreview, onUse }: TemplateCardProps) {
  const t = useTranslations('templates');
  return (
    <article className="group grid grid-rows-[auto_1fr_auto]">
      <button
        type="button"
        onClick={onPreview}
        aria-label={t('previewOf', { title: template.title })}
        className="block overflow-hidden rounded-card border border-line bg-sunken transition-[border-color,box-shadow] duration-150 group-hover:border-edge group-hover:shadow-float"
      >
        <Screenshot id={template.id} isFirst={isFirst} />
      </button>
      <div className="mt-4">
        <h2 className="text-lg" lang={template.language}>
          {template.title}
        </h2>
        <p className="mt-1 line-clamp-2 text-sm text-soft" lang={template.language}>
          {template.description}
        </p>
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        <span className="text-sm text-soft">{t(`category.${template.category}`)}</span>
        <Button size="small" onClick={onUse} aria-label={t('useOf', { title: template.title })}>
          {t('use')}
        </Button>
      </div>
    </article>
  );
}

/** The template's picture, or a dark placeholder. */
function Screenshot({ id, isFirst }: { id: string; isFirst: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  /** A picture of the prerendered page may have failed before anybody listened. */
  function noticeEarlyFailure(image: HTMLImageElement | null): void {
    if (image?.complete === true && image.naturalWidth === 0) setIsBroken(true);
  }
  if (isBroken) {
    return (
      <span className="grid aspect-[8/5] place-items-center bg-sea-3 text-on-sea">
        <ImageOff className="size-8" aria-hidden="true" />
      </span>
    );
  }
  return (
    <picture>
      <source srcSet={`/screenshots/${id}.webp`} type="image/webp" />
      <img
        ref={noticeEarlyFailure}
        src={`/screenshots/${id}.png`}
        alt=""
        width={640}
        height={400}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setIsBroken(true)}
        className="aspect-[8/5] w-full object-cover object-top"
      />
    </picture>
  );
}
