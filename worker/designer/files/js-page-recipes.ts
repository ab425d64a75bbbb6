import type { FileRecipe } from './recipe.ts';

/** Scripts that work on a page: plain scripts, for `<script src="…" defer></script>`. */
export const JS_PAGE_RECIPES: readonly FileRecipe[] = [
  {
    id: 'countdown',
    asks: /countdown|count down|conto alla rovescia|timer/,
    title: { en: 'a countdown to a date', it: 'un conto alla rovescia fino a una data' },
    toComplete: ({ say }) => [say('the date in your page', 'la data nella tua pagina')],
    write: ({
      say,
    }) => `// ${say('Counts down to a date. In the page:', 'Conta alla rovescia fino a una data. Nella pagina:')}
// <p data-countdown="2030-12-31T18:00">…</p>

${say('// The time left, in whole units; all zero once the moment has passed.', '// Il tempo che manca, in unità intere; tutto a zero quando il momento è passato.')}
function splitRemaining(remainingMs) {
  const seconds = Math.max(0, Math.floor(remainingMs / 1000));
  return {
    days: Math.floor(seconds / 86400),
    hours: Math.floor((seconds % 86400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

function formatRemaining({ days, hours, minutes, seconds }) {
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  return \`\${days} \${days === 1 ? '${say('day', 'giorno')}' : '${say('days', 'giorni')}'} \${clock}\`;
}

function startCountdown(element) {
  const end = new Date(element.dataset.countdown).getTime();
  if (Number.isNaN(end)) return;
  let timer;
  function show() {
    const remaining = end - Date.now();
    element.textContent = remaining > 0 ? formatRemaining(splitRemaining(remaining)) : '${say('It is time!', 'Ci siamo!')}';
    if (remaining <= 0) clearInterval(timer);
  }
  timer = setInterval(show, 1000);
  show();
}

document.querySelectorAll('[data-countdown]').forEach(startCountdown);
`,
  },
  {
    id: 'validation',
    asks: /validat\w*|validation|valid[aio]\w*|form check|controll\w+ (?:il |del |di un )?(?:form|modulo)|forms?(?![a-z])|modul[oi]/,
    title: { en: 'the validation of forms', it: 'il controllo dei moduli' },
    write: ({
      say,
    }) => `// ${say('Says under each field what is wrong with it. In the page:', 'Dice sotto ogni campo che cosa non va. Nella pagina:')}
// <form data-validate> … <input name="email" type="email" required> … </form>
// ${say('Check the data on the server too: a script in the page can be bypassed.', 'Controlla i dati anche sul server: uno script nella pagina si può aggirare.')}

function messageFor(field) {
  const { validity } = field;
  if (validity.valid) return '';
  if (validity.valueMissing) return '${say('Please fill in this field.', 'Compila questo campo.')}';
  if (validity.typeMismatch && field.type === 'email') return '${say('Please write a valid e-mail address.', 'Scrivi un indirizzo e-mail valido.')}';
  if (validity.typeMismatch && field.type === 'url') return '${say('Please write a complete address, with https://.', 'Scrivi un indirizzo completo, con https://.')}';
  if (validity.tooShort) return \`${say('Please write more characters, at least ', 'Scrivi più caratteri, almeno ')}\${field.minLength}.\`;
  return '${say('Please check this field.', 'Controlla questo campo.')}';
}

function showMessage(field, message) {
  const id = \`\${field.id || field.name}-error\`;
  let place = document.getElementById(id);
  if (!place) {
    place = document.createElement('p');
    place.id = id;
    place.className = 'error';
    field.insertAdjacentElement('afterend', place);
  }
  place.textContent = message;
  place.hidden = message === '';
  field.setAttribute('aria-invalid', String(message !== ''));
  field.setAttribute('aria-describedby', id);
}

function checkField(field) {
  const message = messageFor(field);
  if (message !== '' || field.hasAttribute('aria-invalid')) showMessage(field, message);
  return message === '';
}

function watchForm(form) {
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    const fields = [...form.elements].filter((field) => field.willValidate && field.name);
    const wrong = fields.filter((field) => !checkField(field));
    if (wrong.length === 0) return;
    event.preventDefault();
    wrong[0].focus();
  });
  ${say('// After the first message, it follows what the visitor types.', '// Dopo il primo messaggio segue ciò che si scrive.')}
  form.addEventListener('input', ({ target }) => {
    if (target.hasAttribute('aria-invalid')) checkField(target);
  });
}

document.querySelectorAll('form[data-validate]').forEach(watchForm);
`,
  },
  {
    id: 'dark-mode',
    asks: /dark|night mode|theme|tema|scur[oa]|notte|notturn[oa]|toggle/,
    title: { en: 'a switch between light and dark', it: 'un pulsante tra chiaro e scuro' },
    write: ({
      say,
    }) => `// ${say('Switches between the light and the dark scheme and remembers the choice. In the page:', 'Passa dallo schema chiaro allo scuro e ricorda la scelta. Nella pagina:')}
// <button type="button" data-theme-toggle>${say('Dark mode', 'Modalità scura')}</button>
// ${say('In the stylesheet:', 'Nel foglio di stile:')} :root[data-theme='dark'] { color-scheme: dark; … }

const THEME_KEY = 'theme';

${say('// Storage may be switched off: then the choice lasts as long as the page.', '// La memoria può essere disattivata: allora la scelta dura quanto la pagina.')}
function readChoice() {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}

function saveChoice(theme) {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    ${say('// Nothing to do: the page already shows the choice.', '// Niente da fare: la pagina mostra già la scelta.')}
  }
}

function preferredTheme() {
  const choice = readChoice();
  if (choice === 'light' || choice === 'dark') return choice;
  const wantsDark = window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  return wantsDark ? 'dark' : 'light';
}

function showTheme(theme) {
  document.documentElement.dataset.theme = theme;
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute('aria-pressed', String(theme === 'dark'));
  }
}

showTheme(preferredTheme());

for (const button of document.querySelectorAll('[data-theme-toggle]')) {
  button.addEventListener('click', () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    showTheme(theme);
    saveChoice(theme);
  });
}
`,
  },
  {
    id: 'menu',
    asks: /menu|hamburger|nav(?:igation|igazione|bar)?(?![a-z])/,
    title: { en: 'a menu that opens and closes', it: 'un menu che si apre e si chiude' },
    write: ({
      say,
    }) => `// ${say('Opens and closes the menu on small screens. In the page:', 'Apre e chiude il menu sugli schermi piccoli. Nella pagina:')}
// <button type="button" data-menu-button aria-controls="menu" aria-expanded="false">Menu</button>
// <nav id="menu">…</nav>

function watchMenu(button) {
  const menu = document.getElementById(button.getAttribute('aria-controls'));
  if (!menu) return;

  function setOpen(isOpen) {
    button.setAttribute('aria-expanded', String(isOpen));
    menu.hidden = !isOpen;
  }

  button.addEventListener('click', () => setOpen(menu.hidden));
  ${say('// Escape closes it and gives the focus back.', '// Esc lo chiude e restituisce il fuoco.')}
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || menu.hidden) return;
    setOpen(false);
    button.focus();
  });
  ${say('// A link of the menu leads away from it.', '// Un link del menu porta altrove.')}
  menu.addEventListener('click', (event) => {
    if (event.target.closest('a')) setOpen(false);
  });
  setOpen(false);
}

document.querySelectorAll('[data-menu-button]').forEach(watchMenu);
`,
  },
  {
    id: 'filter',
    asks: /filter\w*|filtr\w+|search|ricerca|cerca/,
    title: { en: 'a search within a list', it: 'una ricerca dentro un elenco' },
    write: ({
      say,
    }) => `// ${say('Shows only the items of a list that hold the words typed. In the page:', 'Mostra solo le voci di un elenco che contengono le parole scritte. Nella pagina:')}
// <input type="search" data-filter="#list"> <ul id="list"><li>…</li></ul>

${say('// Small letters without accents, so that "caffe" finds "Caffè".', '// Minuscole senza accenti, così «caffe» trova «Caffè».')}
function plainText(text) {
  return text
    .normalize('NFD')
    .replace(/\\p{M}/gu, '')
    .toLowerCase();
}

function matchesWords(text, query) {
  const plain = plainText(text);
  return plainText(query)
    .split(/\\s+/)
    .every((word) => plain.includes(word));
}

function watchFilter(input) {
  const list = document.querySelector(input.dataset.filter);
  if (!list) return;
  input.addEventListener('input', () => {
    for (const item of list.children) item.hidden = !matchesWords(item.textContent, input.value);
  });
}

document.querySelectorAll('[data-filter]').forEach(watchFilter);
`,
  },
];
