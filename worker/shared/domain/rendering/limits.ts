/** Rules for what the frame renders; nothing of this touches what is saved. */
export const RENDERING_LIMITS = {
  /** A page with fewer characters, blanks around it not counted, is not drawn over a longer one. */
  minimumCharacters: 20,
  /** `<style>` elements and stylesheet links together. */
  styleSources: 10,
} as const;

/** True for a page that is long enough to be drawn. */
export function isRenderable(html: string): boolean {
  return html.trim().length >= RENDERING_LIMITS.minimumCharacters;
}
