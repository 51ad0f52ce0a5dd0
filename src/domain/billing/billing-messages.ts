import type { Localised } from '#domain/shared/localised.ts';
import type { BillingCountry } from './billing-details.ts';

export const companyNameMissing: Localised = {
  it: "Scrivi la ragione sociale dell'azienda.",
  en: 'Enter the name of the company.',
  de: 'Geben Sie den Namen der Firma ein.',
  fr: 'Indiquez le nom de l’entreprise.',
  es: 'Escribe el nombre de la empresa.',
};

export const personNameMissing: Localised = {
  it: 'Scrivi nome e cognome.',
  en: 'Enter first and last name.',
  de: 'Geben Sie Vor- und Nachname ein.',
  fr: 'Indiquez le prénom et le nom.',
  es: 'Escribe nombre y apellidos.',
};

export const vatNumberMissing: Localised = {
  it: 'Scrivi la partita IVA.',
  en: 'Enter the VAT number.',
  de: 'Geben Sie die Umsatzsteuer-ID ein.',
  fr: 'Indiquez le numéro de TVA.',
  es: 'Escribe el número de IVA.',
};

export const fiscalCodeMissing: Localised = {
  it: 'Scrivi il codice fiscale: senza partita IVA la fattura ha bisogno di questo.',
  en: 'Enter the codice fiscale: without a VAT number the invoice needs it.',
  de: 'Geben Sie den Codice fiscale ein: Ohne Umsatzsteuer-ID braucht ihn die Rechnung.',
  fr: 'Indiquez le codice fiscale : sans numéro de TVA, la facture en a besoin.',
  es: 'Escribe el codice fiscale: sin número de IVA, la factura lo necesita.',
};

export const addressMissing: Localised = {
  it: 'Scrivi via e numero civico.',
  en: 'Enter street and number.',
  de: 'Geben Sie Straße und Hausnummer ein.',
  fr: 'Indiquez la rue et le numéro.',
  es: 'Escribe la calle y el número.',
};

export const cityMissing: Localised = {
  it: 'Scrivi la città.',
  en: 'Enter the city.',
  de: 'Geben Sie den Ort ein.',
  fr: 'Indiquez la ville.',
  es: 'Escribe la ciudad.',
};

export const postalCodeMissing: Localised = {
  it: 'Scrivi il CAP.',
  en: 'Enter the postal code.',
  de: 'Geben Sie die Postleitzahl ein.',
  fr: 'Indiquez le code postal.',
  es: 'Escribe el código postal.',
};

/** Electronic invoices take no more, and a printed one should say the same. */
export const tooLong = (most: number): Localised => ({
  it: `Accorcia: la fattura elettronica prende al massimo ${most} caratteri.`,
  en: `Shorten this: an electronic invoice takes ${most} characters at most.`,
  de: `Kürzen Sie das: Eine elektronische Rechnung fasst höchstens ${most} Zeichen.`,
  fr: `Raccourcissez : une facture électronique prend ${most} caractères au plus.`,
  es: `Acórtalo: una factura electrónica admite ${most} caracteres como máximo.`,
});

export const notLatin: Localised = {
  it: 'Usa lettere latine, cifre e i segni di punteggiatura comuni, come nel registro imprese.',
  en: 'Use Latin letters, digits and common punctuation, as in the company register.',
  de: 'Verwenden Sie lateinische Buchstaben, Ziffern und übliche Satzzeichen, wie im Handelsregister.',
  fr: 'Utilisez des lettres latines, des chiffres et la ponctuation courante, comme au registre du commerce.',
  es: 'Usa letras latinas, cifras y la puntuación habitual, como en el registro mercantil.',
};

export const vatNumberWrong = {
  IT: {
    it: "Questa partita IVA non esiste: sono 11 cifre e l'ultima è di controllo. Ricontrollala.",
    en: 'There is no such partita IVA: it has 11 digits, the last of which is a check digit. Check it again.',
    de: 'Diese Partita IVA gibt es nicht: Sie hat 11 Ziffern, die letzte ist eine Prüfziffer. Prüfen Sie sie noch einmal.',
    fr: 'Cette partita IVA n’existe pas : elle a 11 chiffres, dont le dernier sert de contrôle. Vérifiez-la.',
    es: 'Esta partita IVA no existe: tiene 11 cifras y la última es de control. Compruébala.',
  },
  DE: {
    it: 'Questa partita IVA tedesca non esiste: dopo DE ci sono 9 cifre. Ricontrollala.',
    en: 'There is no such German VAT number: DE is followed by 9 digits. Check it again.',
    de: 'Diese deutsche USt-IdNr. gibt es nicht: Auf DE folgen 9 Ziffern. Die Steuernummer ist eine andere.',
    fr: 'Ce numéro de TVA allemand n’existe pas : DE est suivi de 9 chiffres. Vérifiez-le.',
    es: 'Este número de IVA alemán no existe: a DE le siguen 9 cifras. Compruébalo.',
  },
  FR: {
    it: 'Questa partita IVA francese non esiste: dopo FR ci sono 2 caratteri e le 9 cifre del SIREN. Ricontrollala.',
    en: 'There is no such French VAT number: FR is followed by 2 characters and the 9 digits of the SIREN. Check it again.',
    de: 'Diese französische USt-IdNr. gibt es nicht: Auf FR folgen 2 Zeichen und die 9 Ziffern der SIREN. Prüfen Sie sie noch einmal.',
    fr: 'Ce numéro de TVA n’existe pas : FR est suivi de 2 caractères et des 9 chiffres du SIREN. Vérifiez-le.',
    es: 'Este número de IVA francés no existe: a FR le siguen 2 caracteres y las 9 cifras del SIREN. Compruébalo.',
  },
  ES: {
    it: 'Questo NIF spagnolo non esiste: ha 9 caratteri, tra cui almeno una lettera. Ricontrollalo.',
    en: 'There is no such Spanish NIF: it has 9 characters, at least one of them a letter. Check it again.',
    de: 'Diese spanische NIF gibt es nicht: Sie hat 9 Zeichen, mindestens eines davon ein Buchstabe. Prüfen Sie sie noch einmal.',
    fr: 'Ce NIF espagnol n’existe pas : il a 9 caractères, dont au moins une lettre. Vérifiez-le.',
    es: 'Este NIF no existe: tiene 9 caracteres, al menos uno de ellos una letra. Compruébalo.',
  },
  GB: {
    it: 'Questa partita IVA britannica non esiste: dopo GB ci sono 9 o 12 cifre. Ricontrollala.',
    en: 'There is no such UK VAT number: GB is followed by 9 or 12 digits. Check it again.',
    de: 'Diese britische USt-IdNr. gibt es nicht: Auf GB folgen 9 oder 12 Ziffern. Prüfen Sie sie noch einmal.',
    fr: 'Ce numéro de TVA britannique n’existe pas : GB est suivi de 9 ou 12 chiffres. Vérifiez-le.',
    es: 'Este número de IVA británico no existe: a GB le siguen 9 o 12 cifras. Compruébalo.',
  },
} satisfies Record<BillingCountry, Localised>;

export const postalCodeWrong = {
  IT: {
    it: 'Il CAP ha 5 cifre, per esempio 70121.',
    en: 'An Italian CAP has 5 digits, for example 70121.',
    de: 'Eine italienische Postleitzahl (CAP) hat 5 Ziffern, zum Beispiel 70121.',
    fr: 'Un code postal italien (CAP) a 5 chiffres, par exemple 70121.',
    es: 'Un código postal italiano (CAP) tiene 5 cifras, por ejemplo 70121.',
  },
  DE: {
    it: 'Un codice postale tedesco ha 5 cifre, per esempio 80331.',
    en: 'A German postcode has 5 digits, for example 80331.',
    de: 'Eine deutsche Postleitzahl hat 5 Ziffern, zum Beispiel 80331.',
    fr: 'Un code postal allemand a 5 chiffres, par exemple 80331.',
    es: 'Un código postal alemán tiene 5 cifras, por ejemplo 80331.',
  },
  FR: {
    it: 'Un codice postale francese ha 5 cifre, per esempio 69002.',
    en: 'A French postcode has 5 digits, for example 69002.',
    de: 'Eine französische Postleitzahl hat 5 Ziffern, zum Beispiel 69002.',
    fr: 'Un code postal a 5 chiffres, par exemple 69002.',
    es: 'Un código postal francés tiene 5 cifras, por ejemplo 69002.',
  },
  ES: {
    it: 'Un codice postale spagnolo ha 5 cifre e comincia con 01–52, per esempio 28013.',
    en: 'A Spanish postcode has 5 digits and starts with 01–52, for example 28013.',
    de: 'Eine spanische Postleitzahl hat 5 Ziffern und beginnt mit 01–52, zum Beispiel 28013.',
    fr: 'Un code postal espagnol a 5 chiffres et commence par 01–52, par exemple 28013.',
    es: 'Un código postal tiene 5 cifras y empieza por 01–52, por ejemplo 28013.',
  },
  GB: {
    it: 'Questo non è un codice postale britannico: ha la forma di SW1A 1AA.',
    en: 'This is not a UK postcode: it looks like SW1A 1AA.',
    de: 'Das ist keine britische Postleitzahl: Sie sieht aus wie SW1A 1AA.',
    fr: 'Ce n’est pas un code postal britannique : il ressemble à SW1A 1AA.',
    es: 'Este no es un código postal británico: tiene la forma de SW1A 1AA.',
  },
} satisfies Record<BillingCountry, Localised>;

export const fiscalCodeWrong: Localised = {
  it: 'Questo codice fiscale non torna: 16 caratteri per una persona, 11 cifre per una società. Ricontrollalo.',
  en: 'This codice fiscale cannot be right: 16 characters for a person, 11 digits for a company. Check it again.',
  de: 'Dieser Codice fiscale kann nicht stimmen: 16 Zeichen für eine Person, 11 Ziffern für eine Gesellschaft. Prüfen Sie ihn noch einmal.',
  fr: 'Ce codice fiscale ne peut pas être juste : 16 caractères pour une personne, 11 chiffres pour une société. Vérifiez-le.',
  es: 'Este codice fiscale no puede ser correcto: 16 caracteres para una persona, 11 cifras para una sociedad. Compruébalo.',
};

export const taxNumberWrong: Localised = {
  it: 'Usa al massimo 28 lettere, cifre e barre, oppure lascia vuoto.',
  en: 'Use at most 28 letters, digits and slashes, or leave this empty.',
  de: 'Verwenden Sie höchstens 28 Buchstaben, Ziffern und Striche, oder lassen Sie das Feld leer.',
  fr: 'Utilisez au plus 28 lettres, chiffres et barres, ou laissez vide.',
  es: 'Usa como máximo 28 letras, cifras y barras, o déjalo vacío.',
};

export const sdiCodeWrong: Localised = {
  it: 'Il codice SDI ha 7 lettere o cifre. Se non lo conosci, lascia vuoto o scrivi 0000000.',
  en: 'An SDI code has 7 letters or digits. If you do not know it, leave this empty or enter 0000000.',
  de: 'Ein SDI-Code hat 7 Buchstaben oder Ziffern. Kennen Sie ihn nicht, lassen Sie das Feld leer oder geben Sie 0000000 ein.',
  fr: 'Un code SDI a 7 lettres ou chiffres. Si vous ne le connaissez pas, laissez vide ou indiquez 0000000.',
  es: 'Un código SDI tiene 7 letras o cifras. Si no lo conoces, déjalo vacío o escribe 0000000.',
};

export const pecWrong: Localised = {
  it: "La PEC è un indirizzo e-mail, per esempio azienda@pec.it. Se non ce l'hai, lascia vuoto.",
  en: 'A PEC is an e-mail address, for example company@pec.it. If you have none, leave this empty.',
  de: 'Eine PEC ist eine E-Mail-Adresse, zum Beispiel firma@pec.it. Haben Sie keine, lassen Sie das Feld leer.',
  fr: 'Une PEC est une adresse e-mail, par exemple societe@pec.it. Si vous n’en avez pas, laissez vide.',
  es: 'Una PEC es una dirección de correo, por ejemplo empresa@pec.it. Si no tienes, déjalo vacío.',
};

export const provinceWrong: Localised = {
  it: 'Questa provincia non esiste. Scrivi la sigla, per esempio BA, o il nome.',
  en: 'There is no such Italian province. Enter its two letters, for example BA, or its name.',
  de: 'Diese italienische Provinz gibt es nicht. Geben Sie das Kürzel ein, zum Beispiel BA, oder den Namen.',
  fr: 'Cette province italienne n’existe pas. Indiquez son sigle, par exemple BA, ou son nom.',
  es: 'Esta provincia italiana no existe. Escribe la sigla, por ejemplo BA, o el nombre.',
};

export const phoneWrong: Localised = {
  it: 'Questo non è un numero di telefono: scrivi da 6 a 15 cifre, con il prefisso se vuoi.',
  en: 'This is not a telephone number: enter 6 to 15 digits, with the country code if you like.',
  de: 'Das ist keine Telefonnummer: Geben Sie 6 bis 15 Ziffern ein, gern mit Vorwahl.',
  fr: 'Ce n’est pas un numéro de téléphone : indiquez 6 à 15 chiffres, avec l’indicatif si vous voulez.',
  es: 'Esto no es un número de teléfono: escribe de 6 a 15 cifras, con prefijo si quieres.',
};
