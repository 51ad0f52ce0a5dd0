import type { DevelopersMessages } from '../../developers-messages.ts';

export const de: DevelopersMessages = {
  documentTitle: 'API für Programme',
  title: 'Die API für Ihr Händlerprogramm',
  intro:
    'Ihr Programm importiert ein Inserat, lässt Texte schreiben, liest sie und ändert die Daten des Autos: was die Website kann, als JSON. In den Tarifen PRO und ELITE enthalten.',
  key: {
    title: 'Der Schlüssel',
    text: 'Legen Sie ihn im Profil an und senden Sie ihn bei jeder Anfrage im Header `Authorization`. Er gehört nie in eine Webseite oder App.',
  },
  profile: 'Schlüssel im Profil anlegen',
  limits: {
    title: 'Wie viele Anfragen',
    text: (pro: number, elite: number) =>
      `Je Schlüssel ${pro} pro Minute mit PRO, ${elite} mit ELITE. \`RateLimit-Remaining\` sagt, wie viele übrig sind; bei 429 sagt \`Retry-After\`, in wie vielen Sekunden Sie es wieder versuchen können.`,
  },
  once: {
    title: 'Nichts doppelt',
    text: 'Geben Sie jeder schreibenden Anfrage einen `Idempotency-Key`: Innerhalb von 24 Stunden wiederholt, erhält sie dieselbe Antwort, und nichts wird doppelt gezählt. Mit anderen Daten lautet die Antwort 422, solange die erste läuft 409.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Tragen Sie im Profil eine https-Adresse ein: Sie erhält `description.written`, wenn ein Text fertig ist, und `stock_job.finished`, wenn ein Bestandsauftrag beendet ist. Jede Sendung ist signiert, wie es Standard Webhooks vorsieht: Nehmen Sie `whsec_` vom Geheimnis weg, dekodieren Sie den Rest aus Base64 und berechnen Sie mit diesem Schlüssel HMAC-SHA256 von `webhook-id.webhook-timestamp.body`. Antworten Sie innerhalb von 15 Sekunden mit 2xx, sonst versuchen wir es zwei Tage lang. Dieselbe `webhook-id` kann mehrmals kommen.',
  },
  errors: {
    title: 'Fehler',
    text: 'Jeder Fehler hat in `error` einen festen Namen für Programme und in `message` einen Satz für Menschen, in der Sprache von `Accept-Language`.',
    status: 'Code',
    name: 'Name',
  },
  calls: 'Die Anfragen',
  summaries: {
    generateDescriptions: 'Schreibt und speichert die Beschreibungen eines Autos; zählt eine im Tarif.',
    findDescriptions: 'Listet Ihre Beschreibungen, die neueste zuerst, seitenweise.',
    getDescription: 'Eine Beschreibung mit Daten, Texten und Übersetzungen; `current` ist die neueste.',
    changeVehicle: 'Ändert die Daten des Autos und die Zahlen in seinen Texten.',
    translate: 'Schreibt einen Text neu in einer anderen Sprache.',
    extractUrl: 'Liest das Auto aus einem Inserat, über dessen Link.',
    importStock:
      'Liest eine Datei mit Autos in den Entwurf eines Auftrags; noch wird nichts geschrieben oder gezählt.',
    findStockJobs: 'Listet die Aufträge zum Bestand und ihren Stand auf.',
    moveStockJob:
      'Startet den Auftrag, hält ihn an, setzt ihn fort, bricht ihn ab oder versucht fehlgeschlagene Autos noch einmal.',
    findStockCars:
      'Die Autos eines Auftrags mit Texten, Hinweisen und Fehlern, in der Reihenfolge der Datei, seitenweise.',
    mendStockCar: 'Berichtigt die Daten eines Autos, das noch nicht beschrieben ist.',
    approveStockCars: 'Gibt beschriebene Autos frei; ohne `carIds` alle ohne Hinweise.',
    exportStockCars: 'Die freigegebenen Autos als CSV für eine Börse.',
  },
  scope: { read: 'Recht: lesen', write: 'Recht: schreiben' },
  fields: 'Felder',
  required: 'Pflicht',
  document: 'OpenAPI-Dokument (JSON)',
  failed: 'Die Liste der Anfragen konnte nicht geladen werden.',
};
