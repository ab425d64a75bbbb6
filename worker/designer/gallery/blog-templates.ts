import type { TemplateBrief } from './template-brief.ts';

export const BLOG_TEMPLATES: readonly TemplateBrief[] = [
  {
    slug: 'a-passo-d-uomo',
    title: 'A passo d’uomo',
    description: 'Il diario di due persone che attraversano l’Italia a piedi.',
    category: 'blog',
    tags: ['viaggi', 'cammini', 'diario'],
    language: 'it',
    prompt:
      'Blog di viaggi a piedi "A passo d’uomo", intimo, verde bosco. Temi: cammini, ostelli, zaini leggeri, cucina di montagna. Scrivi a noi@apassoduomo.example',
  },
  {
    slug: 'slow-sunday-kitchen',
    title: 'Slow Sunday Kitchen',
    description: 'A cooking journal with large type, short lists and a newsletter.',
    category: 'blog',
    tags: ['recipes', 'cooking', 'journal'],
    language: 'en',
    prompt:
      'Cooking blog "Slow Sunday Kitchen", warm and homely, tomato red. Topics: bread, soups, slow roasts, picnics, leftovers. Write to hello@slowsunday.example',
    seed: 4,
  },
  {
    slug: 'note-a-margine',
    title: 'Note a margine',
    description: 'Letture, appunti e consigli: un blog di libri da leggere senza fretta.',
    category: 'blog',
    tags: ['libri', 'letture', 'recensioni'],
    language: 'it',
    prompt:
      'Il blog di libri "Note a margine" per chi legge con la matita in mano, classico, blu notte. Temi: romanzi, saggi, poesia, librerie. Scrivi a posta@noteamargine.example',
    seed: 5,
  },
  {
    slug: 'plain-circuits',
    title: 'Plain Circuits',
    description: 'A technical journal that shows its working: notes, series, a feed of its own.',
    category: 'blog',
    tags: ['technology', 'programming', 'notes'],
    language: 'en',
    prompt:
      'Technology blog "Plain Circuits" about programming and small electronics, technical, dark. Topics: microcontrollers, command lines, repairs, old computers. Write to notes@plaincircuits.example',
    seed: 4,
  },
];
