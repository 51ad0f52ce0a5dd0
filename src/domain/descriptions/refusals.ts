import type { Localised } from '#domain/shared/localised.ts';
import type { CopyStyle } from '../copywriting/copy.ts';

export const planIsBlocked: Localised = {
  it: 'Il tuo account è sospeso. Scrivici per riattivarlo.',
  en: 'Your account is suspended. Write to us to have it reactivated.',
  de: 'Ihr Konto ist gesperrt. Schreiben Sie uns, um es wieder freizuschalten.',
  fr: 'Votre compte est suspendu. Écrivez-nous pour le réactiver.',
  es: 'Tu cuenta está suspendida. Escríbenos para reactivarla.',
};

const styleNames = {
  professional: {
    it: 'professionale',
    en: 'professional',
    de: 'sachlich',
    fr: 'professionnel',
    es: 'profesional',
  },
  persuasive: { it: 'persuasivo', en: 'persuasive', de: 'überzeugend', fr: 'persuasif', es: 'persuasivo' },
  advanced: {
    it: 'Copy Evoluto 5.0',
    en: 'Copy Evoluto 5.0',
    de: 'Copy Evoluto 5.0',
    fr: 'Copy Evoluto 5.0',
    es: 'Copy Evoluto 5.0',
  },
} satisfies Record<CopyStyle, Localised>;

export function styleNotInPlan(style: CopyStyle): Localised {
  const name = styleNames[style];
  return {
    it: `Lo stile ${name.it} non è compreso nel tuo piano. Scegline un altro o passa a un piano superiore.`,
    en: `The ${name.en} style is not part of your plan. Choose another one or switch to a higher plan.`,
    de: `Der Stil „${name.de}“ gehört nicht zu Ihrem Tarif. Wählen Sie einen anderen oder wechseln Sie in einen höheren Tarif.`,
    fr: `Le style ${name.fr} n'est pas compris dans votre formule. Choisissez-en un autre ou passez à une formule supérieure.`,
    es: `El estilo ${name.es} no está incluido en tu plan. Elige otro o pasa a un plan superior.`,
  };
}

export function monthUsedUp(limit: number): Localised {
  const one = limit === 1;
  return {
    it: `Hai usato ${one ? 'la descrizione' : `le ${limit} descrizioni`} di questo mese. Il primo del mese prossimo si riparte; con un piano superiore puoi continuare subito.`,
    en: `You have used ${one ? 'the description' : `the ${limit} descriptions`} for this month. The count starts again on the first of next month; with a higher plan you can carry on now.`,
    de: `Sie haben ${one ? 'die Beschreibung' : `die ${limit} Beschreibungen`} dieses Monats verbraucht. Am Ersten des nächsten Monats geht es weiter, mit einem höheren Tarif sofort.`,
    fr: `Vous avez utilisé ${one ? 'la description' : `les ${limit} descriptions`} de ce mois. Le compteur repart le premier du mois prochain ; avec une formule supérieure, vous pouvez continuer tout de suite.`,
    es: `Has usado ${one ? 'la descripción' : `las ${limit} descripciones`} de este mes. El día 1 del mes que viene se empieza de nuevo; con un plan superior puedes seguir ahora.`,
  };
}

export const tooManySamples: Localised = {
  it: 'Hai provato molte traduzioni in poco tempo (30 al minuto). Aspetta un minuto e riprova.',
  en: 'You have tried many translations in a short time (30 a minute). Wait a minute and try again.',
  de: 'Sie haben in kurzer Zeit viele Übersetzungen ausprobiert (30 pro Minute). Warten Sie eine Minute und versuchen Sie es noch einmal.',
  fr: 'Vous avez essayé beaucoup de traductions en peu de temps (30 par minute). Attendez une minute et réessayez.',
  es: 'Has probado muchas traducciones en poco tiempo (30 por minuto). Espera un minuto y vuelve a intentarlo.',
};
