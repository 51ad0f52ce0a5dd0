import type { Localised } from '#domain/shared/localised.ts';
import type { LeftOut } from './left-out.ts';

/** Why an item of the notes is not in a translation. */
export const leftOutReasons = {
  wordless: {
    it: 'In questa lingua non abbiamo le parole per dirlo.',
    en: 'We have no words for it in this language.',
    de: 'Dafür haben wir in dieser Sprache keine Worte.',
    fr: 'Nous n’avons pas les mots pour le dire dans cette langue.',
    es: 'No tenemos palabras para decirlo en este idioma.',
  },
  deleted: {
    it: 'L’hai tolto o cambiato tu nel testo.',
    en: 'You took it out of the text or changed it there.',
    de: 'Du hast es im Text gestrichen oder geändert.',
    fr: 'Vous l’avez retiré ou modifié dans le texte.',
    es: 'Lo has quitado o cambiado tú en el texto.',
  },
  order: {
    it: 'Letto come un’istruzione e non come un fatto sull’auto.',
    en: 'Read as an instruction, not as a fact about the car.',
    de: 'Als Anweisung gelesen, nicht als Angabe zum Auto.',
    fr: 'Lu comme une consigne et non comme un fait sur la voiture.',
    es: 'Leído como una instrucción y no como un dato del coche.',
  },
  contact: {
    it: 'Contatti e targhe non entrano nel testo.',
    en: 'Contacts and number plates do not go into the text.',
    de: 'Kontaktdaten und Kennzeichen kommen nicht in den Text.',
    fr: 'Les contacts et les plaques n’entrent pas dans le texte.',
    es: 'Los contactos y las matrículas no entran en el texto.',
  },
} as const satisfies Record<LeftOut['reason'], Localised>;
