export interface FrontMatter {
  title: string;
  description: string;
  date?: string;
  order?: number;
  cover?: string;
  coverAlt?: string;
}

const NAMES = ['title', 'description', 'date', 'order', 'cover', 'coverAlt'] as const;
const FENCED = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/s;

/** Splits `--- name: value ---` from the Markdown after it. Throws with what is missing, unknown or malformed. */
export function readFrontMatter(source: string): { facts: FrontMatter; body: string } {
  const { head, body } = FENCED.exec(source)?.groups ?? {};
  if (head === undefined || body === undefined) throw new Error('there is no front matter');
  const values = new Map(head.split('\n').map(readLine));
  const unknown = [...values.keys()].filter((name) => !NAMES.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`unknown front matter: ${unknown.join(', ')}`);
  return { facts: toFacts(values), body };
}

function readLine(line: string): [string, string] {
  const colon = line.indexOf(':');
  const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  if (colon < 1 || value === '') throw new Error(`front matter line without a value: ${line}`);
  return [name, value];
}

function toFacts(values: ReadonlyMap<string, string>): FrontMatter {
  const facts: FrontMatter = {
    title: required(values, 'title'),
    description: required(values, 'description'),
  };
  const date = values.get('date');
  if (date !== undefined && !isDay(date)) throw new Error(`date is no ISO day: ${date}`);
  const order = values.get('order');
  if (order !== undefined && !/^\d+$/.test(order)) throw new Error(`order is no number: ${order}`);
  const cover = values.get('cover');
  return {
    ...facts,
    ...(date === undefined ? {} : { date }),
    ...(order === undefined ? {} : { order: Number(order) }),
    ...(cover === undefined ? {} : { cover, coverAlt: required(values, 'coverAlt') }),
  };
}

function required(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`front matter lacks ${name}`);
  return value;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
