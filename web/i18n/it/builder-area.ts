// The builder's namespaces, loaded together with its screen.
export { builder } from './builder.ts';
export { builderPreview } from './builder-preview.ts';
