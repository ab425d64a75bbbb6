/** What the three demo tabs show as output; code has one language. */
export const SAMPLES = {
  html: `<!doctype html>
<html lang="en">
  <head>
    <title>Forno Bosio</title>
    <meta name="viewport" content="width=device-width">
  </head>
  <body>
    <h1>Bread worth getting up for</h1>
    <p>Via Po 14, Turin. Tuesday to Saturday, 7 to 13.</p>
  </body>
</html>`,
  css: `.card {
  display: grid;
  gap: 0.75rem;
  padding: 1.5rem;
  border-radius: 10px;
  background: Canvas;
  box-shadow: 0 12px 32px -8px rgb(0 0 0 / 0.18);
}
.card:hover {
  transform: translateY(-2px);
}`,
  react: `export function Opening({ days }) {
  return (
    <table>
      <caption>Opening hours</caption>
      <tbody>
        {days.map(({ name, hours }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{hours ?? 'closed'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}`,
} as const;

export type SampleName = keyof typeof SAMPLES;
export const SAMPLE_NAMES = ['html', 'css', 'react'] as const satisfies readonly SampleName[];
