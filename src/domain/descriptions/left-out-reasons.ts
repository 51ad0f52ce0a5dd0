import type { Localised } from '#domain/shared/localised.ts';
import type { LeftOut } from './left-out.ts';

/** Why an item of the notes is not in a translation. */
export const leftOutReasons = {
  'no-words': {
    it: 'In questa lingua non abbiamo le parole per dirlo.',
    en: 'We have no words for it in this language.',
    de: 'Dafür haben wir in dieser Sprache keine Worte.',
    fr: 'Nous n’avons pas les mots pour le dire dans cette langue.',
    es: 'No tenemos palabras para decirlo en este idioma.',
  },
  'no-room': {
    it: 'Nel testo non c’è stato posto.',
    en: 'The text had no room for it.',
    de: 'Im Text war kein Platz dafür.',
    fr: 'Le texte n’avait pas la place.',
    es: 'En el texto no había sitio.',
  },
  quoted: {
    it: 'È nel testo nella lingua in cui l’hai scritto: traducilo tu.',
    en: 'It is in the text in the language you typed it in: translate it yourself.',
    de: 'Es steht im Text in der Sprache, in der Sie es geschrieben haben: Übersetzen Sie es selbst.',
    fr: 'Il figure dans le texte dans la langue où vous l’avez écrit : traduisez-le vous-même.',
    es: 'Está en el texto en el idioma en que lo escribiste: tradúcelo tú.',
  },
  'in-part': {
    it: 'È nel testo solo in parte: per il resto non abbiamo le parole.',
    en: 'It is in the text in part: we have no words for the rest.',
    de: 'Es steht nur zum Teil im Text: Für den Rest haben wir keine Worte.',
    fr: 'Il n’est qu’en partie dans le texte : pour le reste, nous n’avons pas les mots.',
    es: 'Está en el texto solo en parte: para el resto no tenemos palabras.',
  },
  slogan: {
    it: 'È uno slogan o un invito, non un fatto sull’auto.',
    en: 'It is a slogan or an invitation, not a fact about the car.',
    de: 'Das ist ein Werbespruch oder eine Aufforderung, keine Angabe zum Auto.',
    fr: 'C’est un slogan ou une invitation, pas un fait sur la voiture.',
    es: 'Es un eslogan o una invitación, no un dato del coche.',
  },
  contradiction: {
    it: 'È in contrasto con gli altri dati o con il danno indicato.',
    en: 'It is at odds with the other data or the stated damage.',
    de: 'Es widerspricht den übrigen Angaben oder dem genannten Schaden.',
    fr: 'C’est en contradiction avec les autres données ou le dommage indiqué.',
    es: 'Contradice los demás datos o el daño indicado.',
  },
  deleted: {
    it: 'L’hai tolto o cambiato tu nel testo.',
    en: 'You took it out of the text or changed it there.',
    de: 'Sie haben es im Text gestrichen oder geändert.',
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
    en: 'Contact details and number plates do not go into the text.',
    de: 'Kontaktdaten und Kennzeichen kommen nicht in den Text.',
    fr: 'Les contacts et les plaques n’entrent pas dans le texte.',
    es: 'Los datos de contacto y las matrículas no entran en el texto.',
  },
} as const satisfies Record<LeftOut['reason'], Localised>;
