/** Limits for rendering only; they do not affect what is saved. */
export const RENDERING_LIMITS = {
  /**
   * A page with fewer characters (without surrounding white space) does not replace a longer one in the frame.
   */
  minimumCharacters: 20,
  /** `<style>` elements and stylesheet links together. */
  styleSources: 10,
} as const;

/** True for a page that is long enough to be shown. */
export function isRenderable(html: string): boolean {
  return html.trim().length >= RENDERING_LIMITS.minimumCharacters;
}
