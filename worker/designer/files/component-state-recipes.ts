import type { ComponentRecipe } from './component-recipe.ts';

/** Components that keep something: a number, a list, what a visitor writes or chooses. */
export const STATE_COMPONENTS: readonly ComponentRecipe[] = [
  {
    id: 'counter',
    asks: /counters?|contator[ei]|count(?:ing)?(?![a-z])|quantit\w+|stepper/,
    title: { en: 'a counter', it: 'un contatore' },
    write: ({ say, type }) => `import { useState } from 'react';

${type(`interface CounterProps {
  start?: number;
  least?: number;
  most?: number;
}

`)}export function Counter({ start = 0, least = 0, most = 99 }${type(': CounterProps')}) {
  const [count, setCount] = useState(start);

  return (
    <div className="counter">
      <button
        type="button"
        aria-label="${say('One less', 'Uno in meno')}"
        disabled={count <= least}
        onClick={() => setCount((current) => current - 1)}
      >
        −
      </button>
      <output>{count}</output>
      <button
        type="button"
        aria-label="${say('One more', 'Uno in più')}"
        disabled={count >= most}
        onClick={() => setCount((current) => current + 1)}
      >
        +
      </button>
    </div>
  );
}
`,
  },
  {
    id: 'todo',
    asks: /to-?dos?(?![a-z])|tasks?(?![a-z])|check-?list|attivita|cose da fare|compiti|lista|shopping list|list(?![a-z])/,
    title: { en: 'a list of things to do', it: 'un elenco di cose da fare' },
    write: ({ say, type }) => `import { useId, useState${type(', type FormEvent')} } from 'react';

${type(`interface Task {
  id: number;
  text: string;
  isDone: boolean;
}

`)}export function TodoList() {
  const fieldId = useId();
  const [tasks, setTasks] = useState${type('<Task[]>')}([]);
  const [text, setText] = useState('');

  function addTask(event${type(': FormEvent')}) {
    event.preventDefault();
    const written = text.trim();
    if (written === '') return;
    const id = Math.max(0, ...tasks.map((task) => task.id)) + 1;
    setTasks([...tasks, { id, text: written, isDone: false }]);
    setText('');
  }

  function toggleTask(id${type(': number')}) {
    setTasks(tasks.map((task) => (task.id === id ? { ...task, isDone: !task.isDone } : task)));
  }

  return (
    <section className="todo">
      <h2>${say('To do', 'Da fare')}</h2>
      <form onSubmit={addTask}>
        <label htmlFor={fieldId}>${say('New task', 'Nuova attività')}</label>
        <input id={fieldId} value={text} onChange={(event) => setText(event.target.value)} />
        <button type="submit">${say('Add', 'Aggiungi')}</button>
      </form>
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <label>
              <input type="checkbox" checked={task.isDone} onChange={() => toggleTask(task.id)} />
              {task.text}
            </label>
            <button
              type="button"
              onClick={() => setTasks(tasks.filter(({ id }) => id !== task.id))}
            >
              ${say('Remove', 'Elimina')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        ${say('Still open', 'Ancora da fare')}: {tasks.filter(({ isDone }) => !isDone).length}
      </p>
    </section>
  );
}
`,
  },
  {
    id: 'form',
    asks: /forms?(?![a-z])|modul[oi](?![a-z])|contacts?(?![a-z])|contatt[oi]|sign-?up|newsletter|iscrizion\w+|login/,
    title: { en: 'a contact form', it: 'un modulo di contatto' },
    toComplete: ({ say }) => [
      say('where the message is sent (onSend)', 'dove va il messaggio (onSend)'),
    ],
    write: ({ say, type }) => `import { useState${type(', type FormEvent')} } from 'react';

${type(`export interface Message {
  name: string;
  email: string;
  text: string;
}

interface ContactFormProps {
  onSend: (message: Message) => Promise<void>;
}

`)}// ${say('"onSend" gets { name, email, text } and fails when the message did not go out.', '«onSend» riceve { name, email, text } e fallisce se il messaggio non è partito.')}
export function ContactForm({ onSend }${type(': ContactFormProps')}) {
  const [state, setState] = useState('writing');

  async function send(event${type(': FormEvent<HTMLFormElement>')}) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name${type(': string')}) => String(fields.get(name) ?? '').trim();
    setState('sending');
    try {
      await onSend({ name: read('name'), email: read('email'), text: read('text') });
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  if (state === 'sent') {
    return <p role="status">${say('Thank you, your message is on its way.', 'Grazie, il messaggio è partito.')}</p>;
  }
  return (
    <form className="contact-form" onSubmit={send}>
      <label>
        ${say('Name', 'Nome')}
        <input name="name" autoComplete="name" required />
      </label>
      <label>
        E-mail
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        ${say('Message', 'Messaggio')}
        <textarea name="text" rows={5} required />
      </label>
      <button type="submit" disabled={state === 'sending'}>
        ${say('Send', 'Invia')}
      </button>
      {state === 'failed' && <p role="alert">${say('It could not be sent. Please try again.', 'Invio non riuscito. Riprova.')}</p>}
    </form>
  );
}
`,
  },
  {
    id: 'tabs',
    asks: /tabs?(?![a-z])|schede|linguett\w+/,
    title: { en: 'tabs', it: 'delle schede' },
    write: ({
      say,
      type,
    }) => `import { useId, useState${type(', type KeyboardEvent, type ReactNode')} } from 'react';

${type(`export interface Tab {
  label: string;
  content: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
}

`)}// ${say('Arrow keys move from tab to tab, as a screen reader announces it.', 'Le frecce passano da una scheda all’altra, come annuncia un lettore di schermo.')}
export function Tabs({ tabs }${type(': TabsProps')}) {
  const id = useId();
  const [active, setActive] = useState(0);

  function moveByKey(event${type(': KeyboardEvent<HTMLDivElement>')}) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (active + step + tabs.length) % tabs.length;
    setActive(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className="tabs">
      <div role="tablist" onKeyDown={moveByKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={\`\${id}-tab-\${index}\`}
            aria-selected={index === active}
            aria-controls={\`\${id}-panel\`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={\`\${id}-panel\`} aria-labelledby={\`\${id}-tab-\${active}\`}>
        {tabs[active]?.content}
      </div>
    </div>
  );
}
`,
  },
  {
    id: 'theme',
    asks: /dark(?:-| )?mode|theme|tema (?:chiaro|scuro)|modalita scura|tema(?![a-z])|toggle/,
    title: { en: 'a switch for light and dark', it: 'un interruttore per chiaro e scuro' },
    write: ({ say, type }) => `import { useEffect, useState } from 'react';

const KEY = 'theme';

function readTheme()${type(': string')} {
  const stored = localStorage.getItem(KEY);
  if (stored !== null) return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

// ${say('The style sheet reads data-theme on <html>; the choice is remembered.', 'Il foglio di stile legge data-theme su <html>; la scelta resta memorizzata.')}
export function ThemeSwitch() {
  const [theme, setTheme] = useState('light');

  useEffect(() => setTheme(readTheme()), []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  function switchTheme() {
    const next = theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem(KEY, next);
    setTheme(next);
  }

  return (
    <button type="button" aria-pressed={theme === 'dark'} onClick={switchTheme}>
      ${say('Dark colours', 'Colori scuri')}
    </button>
  );
}
`,
  },
];
