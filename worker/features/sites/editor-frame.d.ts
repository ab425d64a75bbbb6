/** The script of the visual editor's frame, made of `web/frame` by the build. */
declare module 'virtual:editor-frame' {
  const script: string;
  // oxlint-disable-next-line import/no-default-export -- this is how the bundler hands over a made text
  export default script;
}
