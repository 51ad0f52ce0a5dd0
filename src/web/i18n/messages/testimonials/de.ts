import type { TestimonialsMessages } from './it.ts';

export const de: TestimonialsMessages = {
  title: 'Was Autoverkäufer dazu sagen könnten',
  note: 'Das sind Beispiele, keine Kunden: Namen und Worte stammen von uns.',
  rating: (stars, most) => `Bewertung: ${stars} von ${most}`,
  words: {
    province: {
      name: 'Autohaus auf dem Land',
      role: 'Inhaber',
      location: 'Süditalien',
      text: 'Ich füge den Link ein, korrigiere zwei Angaben und habe einen Text über dieses Auto, nicht über irgendeines.',
    },
    usedCars: {
      name: 'Gebrauchte aller Marken',
      role: 'Zuständig für die Inserate',
      location: 'Norditalien',
      text: 'Die Notizen tippe ich, wie sie mir einfallen. Was ich schreibe, steht im Text; was ich nicht schreibe, bleibt draußen.',
    },
    city: {
      name: 'Autohaus in der Stadt',
      role: 'Verkaufsbüro',
      location: 'Mittelitalien',
      text: 'Wer von jenseits der Grenze kommt, bekommt die deutsche Fassung: dieselben Daten, geschrieben für deutsche Leser.',
    },
  },
};
