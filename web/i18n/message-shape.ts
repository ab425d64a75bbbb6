/** The same keys with any texts: what a translation has to fill in. */
export type MessageShape<T> = { [K in keyof T]: T[K] extends string ? string : MessageShape<T[K]> };
