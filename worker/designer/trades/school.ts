import type { Trade } from './trade.ts';

export const school = {
  id: 'school',
  schemaType: 'EducationalOrganization',
  words: {
    en: [
      'language school',
      'music school',
      'dance school',
      'driving school',
      'private school',
      'art school',
      'school of',
      '^school',

      'language course',
      'english course',
      'english school',
      'cooking school',
      'school for',
      'theatre school',
      'private lessons',
      'tutoring',
    ],
    it: [
      'scuola di lingue',
      'scuola di',
      '^scuola',

      'scuola privata',
      'autoscuola',
      'doposcuola',
      'insegnante privat*',
      'corsi di inglese',
      'corsi di lingua',
      'corsi di formazione',
      'ripetizioni',
      'lezioni private',
    ],
  },
  sections: ['hero', 'services', 'about', 'process', 'features', 'faq', 'hours', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['playful', 'swiss', 'editorial', 'studio', 'poster', 'craft'],
  colours: [
    { lightness: 0.5, chroma: 0.14, hue: 262 },
    { lightness: 0.58, chroma: 0.15, hue: 45 },
    { lightness: 0.47, chroma: 0.1, hue: 165 },
  ],
  motifs: ['book', 'pen', 'bubble', 'lamp', 'note', 'compass'],
  captionMotifs: ['book', 'pen', 'bubble', 'lamp'],
  scenes: ['still-life', 'pattern', 'tiles', 'rays', 'shelf'],
  copy: {
    en: {
      noun: 'a school',
      workingName: 'School',
      headlines: [
        'Learning begins with a wrong answer',
        'Ask the question you did not dare to ask',
        'Courses for people with a life around them',
        '[{speciality}: ]learnt by doing',
      ],
      leads: [
        'Groups in which everyone gets a turn, teachers who notice who has gone quiet. Tell us where you are, and we find the class that starts there.',
        'Come after work, after years, after giving up once. What matters is what you want to be able to do.',
        'You learn what you use. That is why we talk, try, play and build in class, and leave the theory for when it helps.',
      ],
      actions: ['Find your course', 'Ask for a trial lesson', 'Tell us your level'],
      about: {
        titles: ['How people learn here', 'Mistakes are the material', 'A teacher knows your name'],
        texts: [
          'Nobody learns at the speed of a timetable. We set a pace, see who needs longer, and change the route when half the room looks out of the window.',
          'We do not correct everything at once. One thing today, another next week: that way something stays, and the courage to try does too.',
          'Behind every course there is a person who has prepared it for these very pupils. Ask to meet the teacher before you enrol.',
        ],
      },
      offer: {
        label: 'Courses',
        titles: ['What you can learn here', 'Find the right class', 'Courses and lessons'],
        intros: [
          'Between two levels? A short talk settles it.',
          'Dates and groups change with the term. Ask what is about to start.',
          'If no course fits, we look for another way together.',
        ],
        items: [
          { name: 'Beginners', text: 'From the very first step, in company.' },
          { name: 'Intermediate', text: 'For those who know some and want to use it.' },
          { name: 'Advanced', text: 'Finer points, longer projects, fewer rules.' },
          { name: 'One to one', text: 'Your goal, your pace, your hour.' },
          {
            name: 'Children and teenagers',
            text: 'Short attention, long memory: we plan for both.',
          },
          { name: 'Exam preparation', text: 'Practice with real tasks, and with nerves.' },
          { name: 'Workshops', text: 'One subject, one day, something to take home.' },
        ],
      },
      strengths: {
        titles: ['What happens in class', 'What helps you learn', 'Our timetable’s secret'],
        items: [
          { name: 'Everyone gets a turn', text: 'Groups are put together with that in mind.' },
          { name: 'Feedback you can use', text: 'What went well, what next, how to practise.' },
          { name: 'Missed a lesson?', text: 'We help you back in before the next one.' },
          { name: 'Work you can show', text: 'Each course ends with something of your own.' },
        ],
      },
      steps: {
        titles: ['How to enrol', 'From curious to enrolled', 'Your way into class'],
        items: [
          { name: 'Write', text: 'What do you want to be able to do, and by when?' },
          { name: 'Meet', text: 'A chat shows your level and what you need.' },
          { name: 'Choose', text: 'Group or single lessons, day and hour.' },
          { name: 'Begin', text: 'Bring something to write with and a question.' },
        ],
      },
      questionTitles: ['Before you enrol', 'Asked on the first day', 'Levels, books, absences'],
      questions: [
        {
          question: 'How do I know my level?',
          answer:
            'We talk for a while and try a few tasks. It is not an exam, only a starting point.',
        },
        {
          question: 'Can I join when a course has already begun?',
          answer:
            'Often yes, if the group fits. Ask, and the teacher tells you what to catch up on.',
        },
        {
          question: 'What do the courses cost?',
          answer:
            'Write to us which course interests you, and you receive fees and dates before you decide.',
        },
        {
          question: 'What if I have to miss lessons?',
          answer: 'Tell us in good time. We hand you the material and show you where the group is.',
        },
      ],
      captions: [
        'A lesson in full swing',
        'Notes in the margin',
        'Working in pairs',
        'The classroom before the bell',
      ],
      closing: {
        titles: [
          'What would you like to be able to do?',
          'The next class has room for doubt',
          'Begin with a question',
        ],
        texts: [
          'Tell us, and we tell you which course leads there.',
          'Try a lesson, meet the teacher, then decide.',
          'It is never the wrong year to start.',
        ],
      },
      contact: {
        titles: ['Write to the school', 'Ask about courses', 'Enrol or enquire'],
        texts: [
          'Which course, what experience, which days suit you?',
          'For children, please add their age and what they enjoy.',
          'We reply with dates, fees and a proposal for a first meeting.',
        ],
      },
    },
    it: {
      noun: 'una scuola',
      workingName: 'Scuola',
      headlines: [
        'Si impara cominciando da uno sbaglio',
        'Fai la domanda che non hai mai osato fare',
        'Corsi per chi ha anche una vita intorno',
        '[{speciality}: ]si impara facendo',
      ],
      leads: [
        'Gruppi in cui tocca a tutti, insegnanti che si accorgono di chi è rimasto zitto. Dicci da dove parti e troviamo la classe che comincia lì.',
        'Vieni dopo il lavoro, dopo anni, dopo averci già rinunciato una volta. Conta quello che vuoi saper fare.',
        'Si impara quello che si usa. Per questo in classe si parla, si prova, si gioca e si costruisce; la teoria arriva quando serve.',
      ],
      actions: ['Trova il tuo corso', 'Chiedi una lezione di prova', 'Dicci il tuo livello'],
      about: {
        titles: [
          'Come si impara da noi',
          'Gli errori sono la materia prima',
          'Chi insegna sa come ti chiami',
        ],
        texts: [
          'Nessuno impara alla velocità di un orario. Noi teniamo un passo, guardiamo chi ha bisogno di più tempo e cambiamo strada quando mezza classe guarda fuori dalla finestra.',
          'Non correggiamo tutto insieme. Una cosa oggi, un’altra la settimana prossima: così qualcosa resta, e resta anche la voglia di provare.',
          'Dietro ogni corso c’è una persona che l’ha preparato proprio per quegli allievi. Chiedi di conoscerla prima di iscriverti.',
        ],
      },
      offer: {
        label: 'Corsi',
        titles: ['Che cosa puoi imparare', 'Trova la classe giusta', 'Corsi e lezioni'],
        intros: [
          'Sei a metà tra due livelli? Basta una chiacchierata.',
          'Date e gruppi cambiano con il periodo. Chiedi che cosa sta per cominciare.',
          'Se nessun corso fa per te, cerchiamo insieme un’altra strada.',
        ],
        items: [
          { name: 'Principianti', text: 'Dal primissimo passo, in compagnia.' },
          { name: 'Intermedio', text: 'Per chi sa qualcosa e vuole cominciare a usarlo.' },
          { name: 'Avanzato', text: 'Sfumature, progetti più lunghi, meno regole.' },
          { name: 'Lezioni individuali', text: 'Il tuo obiettivo, il tuo passo, la tua ora.' },
          { name: 'Bambini e ragazzi', text: 'Attenzione corta, memoria lunga: ne teniamo conto.' },
          { name: 'Preparazione agli esami', text: 'Esercizio su prove vere, emozione compresa.' },
          { name: 'Laboratori', text: 'Un tema, un giorno, qualcosa da portare a casa.' },
        ],
      },
      strengths: {
        titles: [
          'Che cosa succede in classe',
          'Che cosa aiuta a imparare',
          'Quello che nell’orario non c’è',
        ],
        items: [
          { name: 'Tocca a tutti', text: 'I gruppi li formiamo pensando a questo.' },
          {
            name: 'Correzioni che servono',
            text: 'Che cosa va bene, che cosa viene dopo, come esercitarsi.',
          },
          { name: 'Hai perso una lezione?', text: 'Ti rimettiamo in pari prima della prossima.' },
          { name: 'Qualcosa da mostrare', text: 'Ogni corso finisce con un lavoro tuo.' },
        ],
      },
      steps: {
        titles: [
          'Come ci si iscrive',
          'Dalla curiosità all’iscrizione',
          'La strada fino in classe',
        ],
        items: [
          { name: 'Scrivi', text: 'Che cosa vuoi saper fare, ed entro quando?' },
          { name: 'Vediamoci', text: 'In una chiacchierata si capisce da dove partire.' },
          { name: 'Scegli', text: 'Gruppo o lezioni individuali, giorno e ora.' },
          { name: 'Comincia', text: 'Porta qualcosa per scrivere e una domanda.' },
        ],
      },
      questionTitles: [
        'Prima di iscriversi',
        'Ci chiedono il primo giorno',
        'Livelli, libri, assenze',
      ],
      questions: [
        {
          question: 'Come faccio a sapere il mio livello?',
          answer:
            'Parliamo un po’ e proviamo qualche esercizio. Non è un esame, solo un punto di partenza.',
        },
        {
          question: 'Posso entrare a corso già iniziato?',
          answer: 'Spesso sì, se il gruppo è adatto. Chi insegna ti dice che cosa recuperare.',
        },
        {
          question: 'Quanto costano i corsi?',
          answer: 'Scrivici quale ti interessa: ricevi quote e date prima di decidere.',
        },
        {
          question: 'E se devo saltare qualche lezione?',
          answer: 'Avvisaci per tempo. Ti diamo il materiale e ti diciamo a che punto è il gruppo.',
        },
      ],
      captions: [
        'Nel vivo della lezione',
        'Appunti a margine',
        'Si lavora in coppia',
        'L’aula prima della campanella',
      ],
      closing: {
        titles: [
          'Che cosa ti piacerebbe saper fare?',
          'In classe c’è posto anche per i dubbi',
          'Comincia da una domanda',
        ],
        texts: [
          'Dillo a noi, e ti diciamo quale corso ci arriva.',
          'Prova una lezione, conosci l’insegnante, poi decidi.',
          'Non è mai l’anno sbagliato per cominciare.',
        ],
      },
      contact: {
        titles: ['Scrivi alla scuola', 'Chiedi dei corsi', 'Iscrizioni e domande'],
        texts: [
          'Quale corso, che esperienza hai, quali giorni ti vanno bene?',
          'Per i bambini aggiungi l’età e che cosa li diverte.',
          'Ti rispondiamo con date, quote e una proposta per conoscerci.',
        ],
      },
    },
  },
} as const satisfies Trade;
