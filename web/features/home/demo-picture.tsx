import type { ComponentProps } from 'react';
import { useLanguage } from '#web/i18n/language-store.ts';
import { type DEMO_PROMPTS, PICTURE_WIDTHS } from './demo-prompts.ts';

interface DemoPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  name: keyof typeof DEMO_PROMPTS;
  alt: string;
  /** The displayed width, from which the browser chooses a file (HTML, `sizes`). */
  sizes: string;
}

/**
 * A picture of a page by the built-in designer, made by `npm run pictures:public`, in the visitor's language.
 */
export function DemoPicture({ name, alt, ...rest }: DemoPictureProps) {
  const { language } = useLanguage();
  const address = (width: number) => `/images/demo/${name}-${language}-${width}.webp`;
  return (
    <img
      {...rest}
      alt={alt}
      src={address(PICTURE_WIDTHS[0])}
      srcSet={PICTURE_WIDTHS.map((width) => `${address(width)} ${width}w`).join(', ')}
      loading="lazy"
      decoding="async"
    />
  );
}
