declare module '*?raw' {
  const text: string;
  // oxlint-disable-next-line import/no-default-export -- this is how the bundler hands over a file's text
  export default text;
}
