import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import { WORDS } from '../copy/words.ts';
import { quote, type ComponentBrief, type ComponentRecipe } from './component-recipe.ts';

const DAYS_OF_A_WEEK = 7;

function itemLines({ facts, say }: ComponentBrief): string {
  const known = facts.pricedItems.length > 0 ? facts.pricedItems : facts.services.map(withoutPrice);
  const items = known.length > 0 ? known : [{ name: say('Name', 'Nome'), price: '' }];
  return items
    .map(({ name, price }) => `  { name: ${quote(name)}, text: '', price: ${quote(price)} },`)
    .join('\n');
}

function withoutPrice(name: string): { name: string; price: string } {
  return { name, price: '' };
}

function hourLines(hours: readonly DayHours[]): string {
  return Array.from({ length: DAYS_OF_A_WEEK }, (_, day) => {
    const times = hours.find((known) => known.day === day)?.times ?? [];
    const pairs = times.map(({ open, close }) => `[${quote(open)}, ${quote(close)}]`);
    return `  [${pairs.join(', ')}],`;
  }).join('\n');
}

/** Components that show something: prices, hours, questions, things in cards. */
export const CONTENT_COMPONENTS: readonly ComponentRecipe[] = [
  {
    id: 'prices',
    asks: /prices?|prezz[oi]|listino|menu|pricing|tariff[ae]/,
    title: { en: 'a price list', it: 'un listino' },
    toComplete: ({ facts, say }) =>
      facts.pricedItems.length > 0 ? [] : [say('the items and their prices', 'le voci e i prezzi')],
    write: (brief) => `${brief.type(`export interface PricedItem {
  name: string;
  text: string;
  price: string;
}

interface PriceListProps {
  items?: readonly PricedItem[];
}

`)}const ITEMS${brief.type(': readonly PricedItem[]')} = [
${itemLines(brief)}
];

export function PriceList({ items = ITEMS }${brief.type(': PriceListProps')}) {
  return (
    <section className="price-list">
      <h2>${brief.say('Prices', 'Listino')}</h2>
      <dl>
        {items.map(({ name, text, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            {text !== '' && <dd>{text}</dd>}
            <dd>{price === '' ? '${brief.say('on request', 'su richiesta')}' : price}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
`,
  },
  {
    id: 'hours',
    asks: /hours|orari[oe]?(?![a-z])|opening|apertur[ae]/,
    title: { en: 'opening hours', it: 'gli orari di apertura' },
    toComplete: ({ facts, say }) =>
      facts.hours.length === DAYS_OF_A_WEEK ? [] : [say('the opening hours', 'gli orari')],
    write: ({
      facts,
      language,
      say,
      type,
    }) => `const DAYS = [${WORDS[language].days.map(quote).join(', ')}];

// ${say('From Monday to Sunday: pairs of opening and closing time; none is a closed day.', 'Da lunedì a domenica: coppie di apertura e chiusura; nessuna vuol dire chiuso.')}
const HOURS${type(': readonly (readonly [string, string])[][]')} = [
${hourLines(facts.hours)}
];

export function isOpenAt(date${type(': Date')})${type(': boolean')} {
  const day = (date.getDay() + 6) % 7;
  const time = date.toTimeString().slice(0, 5);
  return (HOURS[day] ?? []).some(([opens, closes]) => opens <= time && time < closes);
}

export function OpeningHours({ now = new Date() }${type(': { now?: Date }')}) {
  return (
    <section className="opening-hours">
      <h2>${WORDS[language].hours}</h2>
      <p role="status">{isOpenAt(now) ? '${WORDS[language].openNow}' : '${WORDS[language].closedNow}'}</p>
      <table>
        <tbody>
          {DAYS.map((name, day) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {(HOURS[day] ?? []).map((times) => times.join('–')).join(', ') || '${WORDS[language].closed}'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
`,
  },
  {
    id: 'faq',
    asks: /faqs?(?![a-z])|questions?|domand[ae]|accordions?|fisarmonica/,
    title: { en: 'questions and answers', it: 'domande e risposte' },
    toComplete: ({ say }) => [say('the questions and answers', 'le domande e le risposte')],
    write: ({ say, type }) => `${type(`export interface Question {
  question: string;
  answer: string;
}

interface QuestionsProps {
  questions?: readonly Question[];
}

`)}const QUESTIONS${type(': readonly Question[]')} = [
  { question: '${say('First question?', 'Prima domanda?')}', answer: '${say('Its answer.', 'La sua risposta.')}' },
  { question: '${say('Second question?', 'Seconda domanda?')}', answer: '${say('Its answer.', 'La sua risposta.')}' },
];

export function Questions({ questions = QUESTIONS }${type(': QuestionsProps')}) {
  return (
    <section className="questions">
      <h2>${say('Questions', 'Domande')}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
`,
  },
  {
    id: 'cards',
    asks: /cards?(?![a-z])|grids?(?![a-z])|griglia|products?|prodott[oi]|services?|servizi|gallery|galleria|portfolio|catalog\w*/,
    title: { en: 'a grid of cards', it: 'una griglia di schede' },
    toComplete: ({ say }) => [say('what the cards say', 'i testi delle schede')],
    write: (brief) => `${brief.type(`export interface CardItem {
  name: string;
  text: string;
  price: string;
}

interface CardGridProps {
  title: string;
  items?: readonly CardItem[];
}

`)}const ITEMS${brief.type(': readonly CardItem[]')} = [
${itemLines(brief)}
];

const GRID = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  listStyle: 'none',
  padding: 0,
};

export function CardGrid({ title, items = ITEMS }${brief.type(': CardGridProps')}) {
  return (
    <section>
      <h2>{title}</h2>
      <ul style={GRID}>
        {items.map(({ name, text, price }) => (
          <li key={name} className="card">
            <h3>{name}</h3>
            {text !== '' && <p>{text}</p>}
            {price !== '' && <p className="price">{price}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
`,
  },
];
