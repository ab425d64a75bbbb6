/** Milliseconds of one edit: until the source has it, to read the source, until it is painted. */
export interface EditTimes {
  apply: number;
  html: number;
  paint: number;
  /** True when the source has the change and the frame answered after it. */
  ok: boolean;
}

/** What a benchmark can do with the visual editor. `fraction` (0 to 1) chooses among what the selector matches. */
export interface PerfHooks {
  init: () => Promise<number>;
  load: (html: string) => Promise<number>;
  select: (css: string, fraction: number) => Promise<number>;
  editText: (css: string, fraction: number, text: string) => Promise<EditTimes>;
  editStyle: (
    css: string,
    fraction: number,
    ...style: [property: string, value: string]
  ) => Promise<EditTimes>;
  getHtml: () => string;
}
