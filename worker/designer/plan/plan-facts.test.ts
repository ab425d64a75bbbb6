import { expect, test } from 'vitest';
import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { phoneHref } from '../sections/phone.ts';
import { factsOf } from './plan-facts.ts';

function planOf(kind: PagePlan['facts'][number]['kind'], said: readonly string[]): PagePlan {
  return {
    version: 1,
    kind: 'business',
    language: 'en',
    noun: 'Shop',
    headline: 'Shop',
    lead: '',
    action: { label: 'Call', link: '#contact' },
    facts: said.map((value) => ({ kind, value, from: value })),
    look: {},
    pictures: [],
    sections: [],
    missing: [],
    notDone: [],
  };
}

function hoursOf(...said: readonly string[]) {
  const { hours, hoursWords } = factsOf(planOf('hours', said));
  return { days: hours.map(({ day }) => day), hoursWords };
}

test('days whose times nobody gives keep the words of the owner and are never called closed', () => {
  expect(hoursOf('Aperti lun-ven 8-20, sabato mattina')).toEqual({
    days: [0, 1, 2, 3, 4],
    hoursWords: ['Sabato mattina'],
  });
  expect(hoursOf('Mon to Fri 9–5, Sundays by appointment')).toEqual({
    days: [0, 1, 2, 3, 4],
    hoursWords: ['Sundays by appointment'],
  });
});

test('what the table holds is not said again', () => {
  expect(hoursOf('Open Mon–Fri 8–5.30, Sat 8–12.', 'Closed Sundays.')).toEqual({
    days: [0, 1, 2, 3, 4, 5, 6],
    hoursWords: undefined,
  });
});

test('times that the table cannot hold stand in the words of the owner', () => {
  expect(hoursOf('Thu to Sun 6–11, Sunday lunch from 1')).toEqual({
    days: [],
    hoursWords: ['Thu to Sun 6–11', 'Sunday lunch from 1'],
  });
  expect(hoursOf('Chiuso il lunedì; pranzo 12.15–14, cena 19.30–22.30').hoursWords).toEqual(
    expect.arrayContaining(['Pranzo 12.15–14', 'Cena 19.30–22.30']),
  );
  expect(hoursOf('Every day 11–22, from November to March 15–20').hoursWords).toEqual([
    'From November to March 15–20',
  ]);
  expect(hoursOf('Mon to Sat 6am–11am').days).toEqual([0, 1, 2, 3, 4, 5]);
});

test('one person who is named signs for the page; an agent or one of several does not', () => {
  expect(factsOf(planOf('person', ['Imogen Tansley'])).person).toBe('Imogen Tansley');
  expect(factsOf(planOf('person', ['Agent: Rufus Haldane'])).person).toBeUndefined();
  expect(factsOf(planOf('person', ['Ruth Adeyemi', 'Jo Marsh'])).person).toBeUndefined();
});

test.each([
  ['07700 900123 (text only)', 'sms:07700900123'],
  ['Text only on 07700 900123', 'sms:07700900123'],
  ['07700 900123, please don’t call', 'sms:07700900123'],
  ['No calls, just message 07700 900123', 'sms:07700900123'],
  ['solo messaggi al 333 1234567', 'sms:3331234567'],
  ['333 1234567, non telefonare', 'sms:3331234567'],
  ['solo WhatsApp 333 1234567', 'https://wa.me/393331234567'],
  ['tel 045 800 1234', 'tel:0458001234'],
  ['call or text 07700 900123', 'tel:07700900123'],
  ['ask for Sal at the bar', undefined],
])('"%s" is reached as it says', (said, href) => {
  const number = /[\d ]{7,}\d/.exec(said)?.[0].trim() ?? said;
  const plan = planOf('phone', [number]);
  const language = /messaggi|333/.test(said) ? 'it' : 'en';
  const facts = factsOf({
    ...plan,
    language,
    facts: [{ kind: 'phone', value: number, from: said }],
  });
  expect(phoneHref(facts)).toBe(href);
});
