import type { Language } from '#domain/shared/languages.ts';
import type { CopyStyle } from '../../copywriting/copy.ts';

/** What the archive says in its owner's language. */
export interface ExportWords {
  readme(date: string): string;
  styles: Record<CopyStyle, string>;
}

const styles = { professional: 'Professional', persuasive: 'Persuasive', advanced: 'Copy Evoluto 5.0' };

export const exportWords = {
  it: {
    styles: { ...styles, professional: 'Professionale', persuasive: 'Persuasivo' },
    readme: (date) => `I tuoi dati su Autoscritto, ${date}

data.json
  Tutto quello che conserviamo su di te, in un formato leggibile da una macchina: profilo, modi di
  accedere, sessioni, consensi, dati di fatturazione, abbonamenti, ricevute, uso del mese, team e inviti,
  frasi fisse e ricordate, parco auto, descrizioni con versioni, traduzioni, esiti e valutazioni, quello che è successo ai tuoi
  testi e i conteggi che ne derivano, i messaggi che ci hai scritto, le e-mail che ti abbiamo mandato e
  ciò che un amministratore ha cambiato del tuo account.
descriptions/
  I testi di oggi: una cartella per descrizione, un file per lingua.
receipts/
  Le fatture elettroniche in XML. Le ricevute in PDF si scaricano da Fatturazione.

Che cosa non c'è: password e codici, di cui teniamo solo impronte, e i dati di altre persone del tuo
team. Se lavori nel team di qualcuno, i testi scritti lì sono del titolare: qui trovi quello che hai fatto.
`,
  },
  en: {
    styles,
    readme: (date) => `Your data at Autoscritto, ${date}

data.json
  Everything we keep about you, in a format that machines read: profile, ways to sign in, sessions,
  consents, billing details, subscriptions, receipts, use by month, team and invitations, house and remembered sentences, stock,
  descriptions with versions, translations, outcomes and ratings, what happened to your texts and the
  figures counted of it, the messages you wrote to us, the e-mails we sent you, and what an administrator
  changed of your account.
descriptions/
  Today's texts: a folder for each description, a file for each language.
receipts/
  The electronic invoices as XML. Receipts as PDF can be downloaded under Billing.

What is not in it: passwords and codes, of which we keep digests only, and data of other people in your
team. If you work in somebody's team, the texts written there are the owner's: you find what you did.
`,
  },
  de: {
    styles: { ...styles, professional: 'Professionell', persuasive: 'Überzeugend' },
    readme: (date) => `Ihre Daten bei Autoscritto, ${date}

data.json
  Alles, was wir über Sie speichern, in maschinenlesbarer Form: Profil, Anmeldewege, Sitzungen,
  Einwilligungen, Rechnungsdaten, Abos, Belege, Nutzung je Monat, Team und Einladungen, feste und gemerkte Sätze, Bestand,
  Beschreibungen mit Fassungen, Übersetzungen, Ergebnissen und Bewertungen, was mit Ihren Texten geschah
  und was davon gezählt wurde, Ihre Nachrichten an uns, unsere E-Mails an Sie und was ein Administrator
  an Ihrem Konto geändert hat.
descriptions/
  Die heutigen Texte: ein Ordner je Beschreibung, eine Datei je Sprache.
receipts/
  Die elektronischen Rechnungen als XML. Belege als PDF gibt es unter Abrechnung.

Nicht dabei: Passwörter und Codes, von denen wir nur Prüfwerte speichern, und Daten anderer Personen in
Ihrem Team. Arbeiten Sie im Team eines anderen Kontos, gehören die Texte von dort dem Inhaber: Hier steht, was
Sie getan haben.
`,
  },
  fr: {
    styles: { ...styles, professional: 'Professionnel', persuasive: 'Persuasif' },
    readme: (date) => `Vos données chez Autoscritto, ${date}

data.json
  Tout ce que nous conservons sur vous, dans un format lisible par une machine : profil, moyens de
  connexion, sessions, consentements, coordonnées de facturation, abonnements, reçus, usage par mois,
  équipe et invitations, phrases fixes et retenues, stock, descriptions avec versions, traductions, résultats et évaluations,
  ce qui est arrivé à vos textes et les chiffres qui en découlent, vos messages, les e-mails que nous vous
  avons envoyés et ce qu'un administrateur a changé de votre compte.
descriptions/
  Les textes d'aujourd'hui : un dossier par description, un fichier par langue.
receipts/
  Les factures électroniques en XML. Les reçus en PDF se téléchargent dans Facturation.

Ce qui n'y est pas : mots de passe et codes, dont nous ne gardons que des empreintes, et les données
d'autres personnes de votre équipe. Si vous travaillez dans l'équipe de quelqu'un, les textes écrits
là-bas sont au titulaire : vous trouvez ici ce que vous avez fait.
`,
  },
  es: {
    styles: { ...styles, professional: 'Profesional', persuasive: 'Persuasivo' },
    readme: (date) => `Tus datos en Autoscritto, ${date}

data.json
  Todo lo que guardamos sobre ti, en un formato que leen las máquinas: perfil, formas de entrar, sesiones,
  consentimientos, datos de facturación, suscripciones, recibos, uso de cada mes, equipo e invitaciones,
  frases fijas y recordadas, stock, descripciones con versiones, traducciones, resultados y valoraciones, lo que pasó con tus
  textos y lo que se cuenta de ello, los mensajes que nos escribiste, los correos que te enviamos y lo que
  un administrador cambió de tu cuenta.
descriptions/
  Los textos de hoy: una carpeta por descripción, un archivo por idioma.
receipts/
  Las facturas electrónicas en XML. Los recibos en PDF se descargan en Facturación.

Lo que no está: contraseñas y códigos, de los que solo guardamos huellas, y los datos de otras personas
de tu equipo. Si trabajas en el equipo de alguien, los textos escritos allí son del titular: aquí
encuentras lo que hiciste tú.
`,
  },
} satisfies Record<Language, ExportWords>;
