/** A text without the marks on its letters: `Caffè` becomes `Caffe`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
