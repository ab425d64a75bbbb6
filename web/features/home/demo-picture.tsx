import type { ComponentProps } from 'react';
import { useLanguage } from '#web/i18n/language-store.ts';
import { type DEMO_PROMPTS, PICTURE_WIDTHS } from './demo-prompts.ts';

interface DemoPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  name: keyof typeof DEMO_PROMPTS;
  alt: string;
  /** How wide it is shown, for the browser's choice among its files (HTML, `sizes`). */
  sizes: string;
}

/** A page of the built-in designer as `npm run pictures:public` took it, in the visitor's language. */
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
