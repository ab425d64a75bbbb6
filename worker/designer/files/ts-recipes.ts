import type { FileRecipe } from './recipe.ts';
import { SLUGIFY_BODY } from './slugify-code.ts';

export const TS_RECIPES: readonly FileRecipe[] = [
  {
    id: 'products',
    asks: /products?|prodott[oi]|catalog\w*|articol[oi]|e-?commerce|shop|negozio|cart(?![a-z])|carrello/,
    title: { en: 'types for products and a cart', it: 'i tipi per prodotti e carrello' },
    write: ({
      say,
    }) => `/** ${say('Whole cents: sums stay exact.', 'Centesimi interi: le somme restano esatte.')} */
export interface Money {
  amountCents: number;
  /** ISO 4217: EUR, USD, … */
  currency: string;
}

export type ProductStatus = 'draft' | 'available' | 'sold-out' | 'archived';

export interface ProductImage {
  url: string;
  /** ${say('What the picture shows, for those who do not see it.', 'Che cosa mostra l’immagine, per chi non la vede.')} */
  alt: string;
}

export interface Product {
  id: string;
  slug: string;
  name: string;
  description: string;
  price: Money;
  status: ProductStatus;
  images: readonly ProductImage[];
  categories: readonly string[];
}

export interface CartLine {
  product: Product;
  quantity: number;
}

/** ${say('The sum of a cart in cents. All prices must be in one currency.', 'La somma di un carrello in centesimi. Tutti i prezzi nella stessa valuta.')} */
export function cartTotalCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { product, quantity }) => sum + product.price.amountCents * quantity, 0);
}

export function isOnSale(product: Product): boolean {
  return product.status === 'available';
}
`,
  },
  {
    id: 'users',
    asks: /users?(?![a-z])|utent[ei]|accounts?|customers?|client[ei]|contacts?(?![a-z])|contatt[oi]|roles?(?![a-z])|ruol[oi]/,
    title: { en: 'types for users and roles', it: 'i tipi per utenti e ruoli' },
    write: ({ say }) => `export const ROLES = ['reader', 'editor', 'owner'] as const;

export type Role = (typeof ROLES)[number];

export interface User {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** ISO 8601. */
  createdAt: string;
}

/** ${say('What a new user is made from.', 'I dati con cui nasce un utente.')} */
export type NewUser = Omit<User, 'id' | 'createdAt'>;

/** ${say('What may be changed later.', 'Ciò che si può cambiare in seguito.')} */
export type UserChange = Partial<Pick<User, 'name' | 'email' | 'role'>>;

/** ${say('A value from outside is a role only if it is one of the list.', 'Un valore esterno è un ruolo solo se è nell’elenco.')} */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** ${say('Each role may do what those before it may.', 'Ogni ruolo può fare ciò che possono i precedenti.')} */
export function hasRole(user: User, least: Role): boolean {
  return ROLES.indexOf(user.role) >= ROLES.indexOf(least);
}
`,
  },
  {
    id: 'fetch-retry',
    asks: /fetch|retr(?:y|ies)|riprov\w+|ritent\w+|tentativi|http|api(?![a-z])|client(?![a-z])/,
    title: { en: 'a typed request that tries again', it: 'una richiesta tipizzata che riprova' },
    write: ({ say }) => `export interface RetryOptions extends RequestInit {
  retries?: number;
  firstDelayMs?: number;
}

export class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(\`HTTP \${status}\`);
    this.name = 'HttpError';
    this.status = status;
  }
}

/**
 * ${say('Fetches JSON and tries again when the network or the server is in trouble.', 'Chiede un JSON e riprova quando la rete o il server sono in difficoltà.')}
 * ${say('"read" turns the answer into the type, or throws when it is something else.', '«read» porta la risposta al tipo, o lancia un errore se è altro.')}
 */
export async function fetchJson<T>(
  url: string,
  read: (value: unknown) => T,
  { retries = 3, firstDelayMs = 300, ...options }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(url, options);
      if (!response.ok) throw new HttpError(response.status);
      return read(await response.json());
    } catch (error) {
      if (attempt >= retries || !isWorthRetrying(error)) throw error;
      await wait(firstDelayMs * 2 ** attempt);
    }
  }
}

/** ${say('Network trouble is a TypeError; a refusal (4xx) would only be repeated.', 'Un guasto di rete è un TypeError; un rifiuto (4xx) si ripeterebbe e basta.')} */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof HttpError) return [408, 429].includes(error.status) || error.status >= 500;
  return error instanceof TypeError;
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
`,
  },
  {
    id: 'result',
    asks: /results?(?![a-z])|risultat[oi]|errors?(?![a-z])|error[ei](?![a-z])|either/,
    title: { en: 'a type for results and errors', it: 'un tipo per risultati ed errori' },
    write: ({
      say,
    }) => `/** ${say('What worked or why it did not: the caller has to look at "ok" first.', 'Ciò che è riuscito o perché no: chi chiama deve prima guardare «ok».')} */
export type Result<Value, Failure = Error> =
  | { ok: true; value: Value }
  | { ok: false; error: Failure };

export function succeed<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function fail<Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error };
}

/** ${say('Applies a function to a value that is there; an error passes unchanged.', 'Applica una funzione al valore, se c’è; un errore passa intatto.')} */
export function mapResult<From, To, Failure>(
  result: Result<From, Failure>,
  change: (value: From) => To,
): Result<To, Failure> {
  return result.ok ? succeed(change(result.value)) : result;
}

/** ${say('Catches what a function throws.', 'Raccoglie ciò che una funzione lancia.')} */
export function attempt<Value>(run: () => Value): Result<Value> {
  try {
    return succeed(run());
  } catch (error) {
    return fail(error instanceof Error ? error : new Error(String(error)));
  }
}
`,
  },
  {
    id: 'events',
    asks: /events?(?![a-z])|event[oi](?![a-z])|emitter|emettitore|pub-?sub|listeners?/,
    title: { en: 'a small event emitter', it: 'un piccolo emettitore di eventi' },
    write: ({ say }) => `export type Listener<Detail> = (detail: Detail) => void;

/** ${say('Events by name with the type of their detail: new Emitter<{ saved: string }>().', 'Eventi per nome con il tipo del dettaglio: new Emitter<{ saved: string }>().')} */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<Listener<never>>>();

  /** ${say('Listens; the function it returns stops listening.', 'Ascolta; la funzione restituita smette di ascoltare.')} */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(name, listeners);
    return () => listeners.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      (listener as Listener<Events[Name]>)(detail);
    }
  }
}
`,
  },
  {
    id: 'hours',
    asks: /hours|orari[oe]?|opening|apertur[ae]|bookings?|prenotazion[ei]|appointments?|appuntament[oi]/,
    title: { en: 'types for opening hours', it: 'i tipi per gli orari di apertura' },
    write: ({
      say,
    }) => `export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** ${say('Times are HH:MM, 24 hours.', 'Gli orari sono HH:MM, su 24 ore.')} */
export interface OpenTime {
  opens: string;
  closes: string;
}

/** ${say('A day without times is a closed day.', 'Un giorno senza orari è di chiusura.')} */
export type OpeningHours = Readonly<Record<Weekday, readonly OpenTime[]>>;

/** ${say('Whether it is open at a time. HH:MM texts compare as the times do.', 'Se a quell’ora è aperto. I testi HH:MM si confrontano come gli orari.')} */
export function isOpenAt(hours: OpeningHours, day: Weekday, time: string): boolean {
  return hours[day].some(({ opens, closes }) => opens <= time && time < closes);
}
`,
  },
  {
    id: 'slugify',
    asks: /slug\w*|permalink|strings?(?![a-z])|stringh[ae]|text utilit\w+/,
    title: { en: 'functions for texts', it: 'alcune funzioni per i testi' },
    write: ({
      say,
    }) => `/** ${say('Makes a text fit for an address: "Caffè & Crema" becomes "caffe-crema".', 'Rende un testo adatto a un indirizzo: «Caffè & Crema» diventa "caffe-crema".')} */
export function slugify(text: string): string {
${SLUGIFY_BODY}
}

/** ${say('Shortens at a blank and adds an ellipsis; "length" counts it.', 'Accorcia a uno spazio e aggiunge i puntini, compresi in «length».')} */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, Math.max(0, length - 1));
  const end = cut.lastIndexOf(' ');
  return \`\${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…\`;
}
`,
  },
];
