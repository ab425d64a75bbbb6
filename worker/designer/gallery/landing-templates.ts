import type { TemplateBrief } from './template-brief.ts';

export const LANDING_TEMPLATES: readonly TemplateBrief[] = [
  {
    slug: 'frontiera-convegno',
    title: 'Frontiera 2027',
    description: 'Un convegno in una pagina: quando, dove, chi parla, come iscriversi.',
    category: 'landing',
    tags: ['evento', 'convegno', 'iscrizioni'],
    language: 'it',
    prompt:
      'Evento "Frontiera 2027" a Bologna, audace, giallo e nero. Biglietto due giorni 120 €, studenti 40 €, laboratorio 60 €. 12 e 13 maggio 2027 dalle 9 alle 18. Piazza Re Enzo 1, Bologna, info@frontiera.example, tel 051 555 0112',
  },
  {
    slug: 'ledgerleaf',
    title: 'Ledgerleaf',
    description: 'A product page for bookkeeping software: what it does, what it costs.',
    category: 'landing',
    tags: ['software', 'saas', 'pricing'],
    language: 'en',
    prompt:
      'Landing page for the software "Ledgerleaf", bookkeeping for small shops, modern and clean, green. Free plan £0, shop plan £12 a month, chain plan £39 a month. Write to team@ledgerleaf.example',
  },
  {
    slug: 'respiro-yoga',
    title: 'Respiro',
    description: 'Una scuola di yoga: le lezioni della settimana e la prima prova.',
    category: 'landing',
    tags: ['yoga', 'corsi', 'benessere'],
    language: 'it',
    prompt:
      'Scuola di yoga "Respiro" a Trento, calma e minimal, verde salvia. Lezione singola 14 €, dieci lezioni 110 €, mensile 65 €, prima prova gratuita. Aperta da lunedì a venerdì 7-21, sabato 9-13. Via Belenzani 12, Trento, tel 0461 555 0138, respira@respiro.example',
  },
  {
    slug: 'open-shore-trust',
    title: 'Open Shore',
    description: 'A charity that cleans beaches: what it does, the next dates, how to join.',
    category: 'landing',
    tags: ['charity', 'association', 'volunteers'],
    language: 'en',
    prompt:
      'Charity association "Open Shore" in Swansea that cleans beaches, hopeful, sea blue. We do: beach cleans, school visits, plastic surveys, repair days. Write to join@openshore.example, call 01792 496 010, 2 Mumbles Road, Swansea',
  },
];
