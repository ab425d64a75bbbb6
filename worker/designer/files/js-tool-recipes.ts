import type { FileRecipe } from './recipe.ts';
import { SLUGIFY_BODY } from './slugify-code.ts';

/** Functions for a page or a program: no page is needed to run them. */
export const JS_TOOL_RECIPES: readonly FileRecipe[] = [
  {
    id: 'fetch-retry',
    asks: /fetch|retr(?:y|ies)|riprov\w+|ritent\w+|tentativi|http|api(?![a-z])/,
    title: { en: 'a request that tries again', it: 'una richiesta che riprova' },
    write: ({
      say,
    }) => `// ${say('Fetches JSON and tries again when the network or the server is in trouble.', 'Chiede un JSON e riprova quando la rete o il server sono in difficoltà.')}
// ${say('A request that the server refuses (4xx) is not repeated, except 408 and 429.', 'Una richiesta che il server rifiuta (4xx) non si ripete, tranne 408 e 429.')}

function isWorthRetrying(status) {
  return status === 408 || status === 429 || status >= 500;
}

function wait(delayMs) {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

async function fetchJson(url, { retries = 3, firstDelayMs = 300, ...options } = {}) {
  let lastError;
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    ${say('// Each pause is twice the one before: 300, 600, 1200 ms.', '// Ogni pausa è il doppio della precedente: 300, 600, 1200 ms.')}
    if (attempt > 0) await wait(firstDelayMs * 2 ** (attempt - 1));
    let response;
    try {
      response = await fetch(url, options);
    } catch (error) {
      if (error.name === 'AbortError') throw error;
      lastError = error;
      continue;
    }
    if (response.ok) return response.json();
    lastError = new Error(\`HTTP \${response.status}\`);
    if (!isWorthRetrying(response.status)) break;
  }
  throw lastError;
}
`,
  },
  {
    id: 'codice-fiscale',
    asks: /codice fiscale|codici fiscali|fiscal code|italian tax (?:code|id)|tax code/,
    title: { en: 'the check of an Italian tax code', it: 'il controllo di un codice fiscale' },
    write: ({
      say,
    }) => `// ${say('Checks the form and the last letter of a codice fiscale of a person, also with omocodia.', 'Controlla la forma e la lettera finale del codice fiscale di una persona, anche con omocodia.')}
// ${say('A valid code is not proof that it was ever issued.', 'Un codice valido non prova che sia stato davvero rilasciato.')}

// ${say('Digits may be replaced by these letters where two people would have the same code.', 'Le cifre possono essere sostituite da queste lettere, se due persone avrebbero lo stesso codice.')}
const DIGIT = '[0-9LMNPQRSTUV]';
const CODICE_FISCALE = new RegExp(
  \`^[A-Z]{6}\${DIGIT}{2}[ABCDEHLMPRST]\${DIGIT}{2}[A-Z]\${DIGIT}{3}[A-Z]$\`,
);

// ${say('Values of the characters in odd places (first, third, …), in the order 0-9 and A-Z.', 'Valori dei caratteri in posizione dispari (primo, terzo, …), nell’ordine 0-9 e A-Z.')}
const ODD_DIGITS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function valueOf(character, isOddPlace) {
  const isDigit = /[0-9]/.test(character);
  const value = isDigit ? Number(character) : character.charCodeAt(0) - 65;
  if (!isOddPlace) return value;
  return isDigit ? ODD_DIGITS[value] : ODD_LETTERS[value];
}

function checkLetter(firstFifteen) {
  const sum = [...firstFifteen].reduce(
    (total, character, index) => total + valueOf(character, index % 2 === 0),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
}

function isCodiceFiscale(text) {
  const code = text.replace(/\\s/g, '').toUpperCase();
  return CODICE_FISCALE.test(code) && checkLetter(code.slice(0, 15)) === code[15];
}
`,
  },
  {
    id: 'partita-iva',
    asks: /partita iva|partite iva|p\.? ?iva(?![a-z])|vat (?:number|id)/,
    title: { en: 'the check of an Italian VAT number', it: 'il controllo di una partita IVA' },
    write: ({
      say,
    }) => `// ${say('Checks the last digit of an Italian VAT number (eleven digits, with or without IT).', 'Controlla la cifra finale di una partita IVA italiana (undici cifre, con o senza IT).')}
// ${say('A valid number is not proof that it is in use: for that ask VIES.', 'Un numero valido non prova che sia attivo: per quello c’è il VIES.')}

function isPartitaIva(text) {
  const number = text.replace(/[\\s.-]/g, '').replace(/^IT/i, '');
  if (!/^[0-9]{11}$/.test(number) || number === '00000000000') return false;
  const sum = [...number].reduce((total, character, index) => {
    const digit = Number(character);
    if (index % 2 === 0) return total + digit;
    return total + (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0;
}
`,
  },
  {
    id: 'slugify',
    asks: /slug\w*|url (?:leggibil\w+|friendly)|friendly url|permalink/,
    title: { en: 'a function for readable addresses', it: 'una funzione per indirizzi leggibili' },
    write: ({
      say,
    }) => `// ${say('Makes a text fit for an address: "Caffè & Crema" becomes "caffe-crema".', 'Rende un testo adatto a un indirizzo: «Caffè & Crema» diventa "caffe-crema".')}
function slugify(text) {
${SLUGIFY_BODY}
}
`,
  },
  {
    id: 'debounce',
    asks: /debounc\w*|throttl\w*|ritard\w+|delay/,
    title: { en: 'functions that limit calls', it: 'due funzioni che limitano le chiamate' },
    write: ({
      say,
    }) => `// ${say('Calls back once it has been quiet for the delay: for what a visitor types.', 'Chiama quando è passato il ritardo senza altre chiamate: per ciò che si scrive.')}
function debounce(callback, delayMs = 250) {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(...values), delayMs);
  };
}

// ${say('Calls back at most once in the interval: for scrolling.', 'Chiama al massimo una volta per intervallo: per lo scorrimento.')}
function throttle(callback, intervalMs = 100) {
  let last = -Infinity;
  return (...values) => {
    const now = performance.now();
    if (now - last < intervalMs) return;
    last = now;
    callback(...values);
  };
}
`,
  },
  {
    id: 'price',
    asks: /prices?|prezz[oi]|currency|valuta|euro|format\w* (?:numbers?|numeri)|totale?|cart(?![a-z])|carrello/,
    title: { en: 'sums and formats of prices', it: 'somme e formati dei prezzi' },
    write: ({
      say,
    }) => `// ${say('Prices are whole cents: 0.1 + 0.2 is not 0.3 for a computer.', 'I prezzi sono centesimi interi: per un computer 0.1 + 0.2 non fa 0.3.')}
function formatPrice(cents, { locale = '${say('en-GB', 'it-IT')}', currency = 'EUR' } = {}) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

// ${say('Items are { priceCents, quantity }.', 'Gli articoli sono { priceCents, quantity }.')}
function totalCents(items) {
  return items.reduce((sum, { priceCents, quantity = 1 }) => sum + priceCents * quantity, 0);
}

// ${say('The part of a total that is tax, rounded to the cent; the rate in per cent.', 'La parte di un totale che è imposta, arrotondata al centesimo; aliquota in percentuale.')}
function taxIncludedCents(total, ratePercent) {
  return Math.round((total * ratePercent) / (100 + ratePercent));
}
`,
  },
  {
    id: 'copy',
    asks: /clipboard|copy|copia|appunti/,
    title: { en: 'a copy to the clipboard', it: 'una copia negli appunti' },
    write: ({
      say,
    }) => `// ${say('Copies a text and says whether it worked: browsers allow it only on https and after a click.', 'Copia un testo e dice se è riuscita: i browser lo permettono solo su https e dopo un clic.')}
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// ${say('In the page:', 'Nella pagina:')} <button type="button" data-copy="…">${say('Copy', 'Copia')}</button>
for (const button of globalThis.document?.querySelectorAll('[data-copy]') ?? []) {
  button.addEventListener('click', async () => {
    const isCopied = await copyText(button.dataset.copy);
    button.textContent = isCopied ? '${say('Copied', 'Copiato')}' : '${say('Not copied', 'Non copiato')}';
  });
}
`,
  },
];
