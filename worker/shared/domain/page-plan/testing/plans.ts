import type { PagePlan } from '../plan-types.ts';

/** A brief and the plan that a model would write for it. */
export const TRATTORIA = {
  brief:
    'Sito per la Trattoria da Gino a Verona, via Sottoriva 12, tel 045 800 1234. Bigoli con l’anatra 12 €, risotto all’Amarone 14,50 €. Aperti da martedì a domenica 12-14:30 e 19-22:30. Tema scuro, rosso vino, niente foto finte. Cani benvenuti.',
  plan: {
    version: 1,
    kind: 'restaurant',
    language: 'it',
    name: 'Trattoria da Gino',
    noun: 'Trattoria',
    headline: 'Bigoli, Amarone e un tavolo sotto i portici',
    lead: 'La cucina veronese di casa in via Sottoriva.',
    action: { label: 'Prenota un tavolo', link: 'tel:0458001234' },
    facts: [
      { kind: 'phone', value: '045 800 1234', from: 'tel 045 800 1234' },
      { kind: 'address', value: 'via Sottoriva 12', from: 'via Sottoriva 12' },
      { kind: 'town', value: 'Verona', from: 'a Verona' },
      {
        kind: 'hours',
        value: 'da martedì a domenica 12:00-14:30 e 19:00-22:30',
        from: 'da martedì a domenica 12-14:30 e 19-22:30',
      },
    ],
    look: { scheme: 'dark', colours: ['#5b1420'] },
    pictures: ['wine', 'plate', 'grapes'],
    sections: [
      {
        kind: 'menu',
        title: 'Due piatti per capire Verona',
        items: [
          { name: 'Bigoli con l’anatra', price: '12 €', group: 'Primi', picture: 'plate' },
          { name: 'Risotto all’Amarone', price: '14,50 €', group: 'Primi' },
        ],
      },
      { kind: 'about', title: 'Senza fretta', items: [{ text: 'Cani benvenuti.' }] },
      { kind: 'hours', title: 'Orari' },
      { kind: 'map', title: 'Sotto i portici' },
      { kind: 'contact', title: 'Ti teniamo un tavolo' },
    ],
    missing: ['l’indirizzo e-mail'],
    notDone: [],
  },
} as const satisfies { brief: string; plan: unknown };

/** The plan above, to be changed. */
export function trattoriaPlan(changes: Partial<PagePlan> = {}): PagePlan {
  return { ...(TRATTORIA.plan as unknown as PagePlan), ...changes };
}
