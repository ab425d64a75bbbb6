import type { DrawnKind } from '../sections/drawn-kind.ts';

/** Fixed words of the page's frame, the same for every trade. */
export interface Words {
  skip: string;
  menu: string;
  home: string;
  nav: Record<Exclude<DrawnKind, 'hero'>, string>;
  /** For trades that speak as one person. */
  navOfOne: Partial<Record<DrawnKind, string>>;
  call: string;
  write: string;
  address: string;
  /** Before a town without a street. */
  town: string;
  phone: string;
  mail: string;
  hours: string;
  openNow: string;
  closedNow: string;
  closed: string;
  days: readonly [string, string, string, string, string, string, string];
  form: {
    name: string;
    reply: string;
    message: string;
    send: string;
    note: string;
    noteByText: string;
    mail: string;
    subscribe: string;
    consent: string;
  };
  placeholder: Record<PlaceholderId, string>;
  toAdd: Record<PlaceholderId, string>;
  picture: string;
  /** Whose photograph belongs in a frame: the person’s of the page, or the one’s who writes. */
  photoOf: { portrait: string; author: string; place: string };
  openMap: string;
  rights: string;
  units: Record<'days' | 'hours' | 'minutes' | 'seconds', string>;
  elsewhere: string;
  before: string;
  after: string;
  compare: string;
  listenTo: string;
  rsvp: Record<'coming' | 'yes' | 'no' | 'guests' | 'notes', string>;
  /** What opens more of an entry, and what takes a filter off. */
  /** Asks for one of several offers, where the page’s own call leads elsewhere. */
  askForThis: string;
  more: Record<'all' | 'article' | 'details', string>;
  /** The large view of pictures. */
  viewer: Record<'open' | 'close' | 'previous' | 'next', string>;
  order: Record<OrderWord, string>;
}

type OrderWord =
  | 'add'
  | 'less'
  | 'title'
  | 'empty'
  | 'total'
  | 'toAgree'
  | 'byMail'
  | 'byWhatsapp'
  | 'byPhone';

/** Facts that only the owner can give. */
export type PlaceholderId =
  | 'name'
  | 'phone'
  | 'mail'
  | 'address'
  | 'hours'
  | 'offer'
  | 'prices'
  | 'photos'
  | 'answers'
  | 'team'
  | 'testimonials'
  | 'plans'
  | 'projects'
  | 'articles'
  | 'events'
  | 'about'
  | 'process'
  | 'links';
