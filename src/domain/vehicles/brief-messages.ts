import type { Localised } from '#domain/shared/localised.ts';
import { type Vocabulary, vocabularies } from './vocabularies.ts';

export const makeMissing: Localised = {
  it: 'Indica la marca.',
  en: 'Enter the make.',
  de: 'Bitte die Marke angeben.',
  fr: 'Indiquez la marque.',
  es: 'Indica la marca.',
};

export const modelMissing: Localised = {
  it: 'Indica il modello.',
  en: 'Enter the model.',
  de: 'Bitte das Modell angeben.',
  fr: 'Indiquez le modèle.',
  es: 'Indica el modelo.',
};

export const notInTheList = (vocabulary: Vocabulary): Localised => {
  const list = vocabularies[vocabulary].join(', ');
  return {
    it: `Scegli una voce dell'elenco: ${list}.`,
    en: `Choose one from the list: ${list}.`,
    de: `Bitte aus der Liste wählen: ${list}.`,
    fr: `Choisissez dans la liste : ${list}.`,
    es: `Elige una opción de la lista: ${list}.`,
  };
};

export const tooMany = (cap: number): Localised => ({
  it: `Scegli al massimo ${cap} opzioni.`,
  en: `Choose at most ${cap} options.`,
  de: `Höchstens ${cap} Optionen auswählen.`,
  fr: `Choisissez au plus ${cap} options.`,
  es: `Elige como máximo ${cap} opciones.`,
});

export const outOfRange = (least: number, most: number): Localised => ({
  it: `Il valore deve stare tra ${least} e ${most}.`,
  en: `The value must be between ${least} and ${most}.`,
  de: `Der Wert muss zwischen ${least} und ${most} liegen.`,
  fr: `La valeur doit se situer entre ${least} et ${most}.`,
  es: `El valor debe estar entre ${least} y ${most}.`,
});
