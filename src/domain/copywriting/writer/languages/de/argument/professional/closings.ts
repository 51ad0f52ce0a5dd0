import type { Phrases } from '../../../voice.ts';

/** One sober invitation. */
export const closings: Phrases = [
  'van :: Der Laderaum kann [nach Absprache vermessen werden|bei einem Termin vor Ort vermessen werden].',
  'van & atWork :: Zur Besichtigung empfehlen sich [die Maße der üblichen Ladung|die Maße von Werkzeug und Ware].',
  'pickup :: Ladefläche und Kabine lassen sich [nach Absprache besichtigen|bei einem Termin in Ruhe ansehen].',
  'classic :: Fahrzeug und Papiere lassen sich [in Ruhe prüfen|bei einem Termin gemeinsam durchsehen].',
  'classic :: Der Zustand der einzelnen Teile lässt sich [am besten vor Ort|bei einer Besichtigung] beurteilen.',
  'cabrio & !damaged :: Das Verdeck führen wir [bei der Besichtigung|bei einem Termin] gern vor.',
  'family & fiveDoors & !damaged :: Die Plätze hinten und der Kofferraum lassen sich [bei der Besichtigung|bei einem Termin] mit der Familie ausprobieren.',
  'withFamily & !family & fiveDoors & !cargo :: Bei der Besichtigung [lassen sich auch die Plätze hinten ausprobieren|ist Zeit für Rückbank und Kofferraum].',
  'commuter & !damaged :: Bei der Besichtigung [lassen sich Sitzposition und Bedienung prüfen|zeigen wir Sitze und Bedienung].',
  'inCity & !damaged :: Ob die Maße passen, zeigt [ein Termin bei uns|die Besichtigung].',
  'electric & !damaged :: Das Laden und die Bedienung erklären wir [vor Ort|bei der Besichtigung].',
  'thrifty & !damaged :: Alle Angaben können [vor der Entscheidung geprüft werden|in Ruhe verglichen werden].',
  'luxury :: Die Besichtigung richtet sich [nach dem Terminkalender des Käufers|nach dem gewünschten Termin].',
  'defective :: Die genannten Punkte können [vor der Entscheidung am Fahrzeug geprüft werden|bei der Besichtigung angesehen werden].',
  'damaged :: Der Schaden kann [vor Ort begutachtet werden|bei einem Termin geprüft werden].',
  'rough :: Eine Besichtigung [mit der eigenen Werkstatt ist möglich|vor dem Kauf ist zu empfehlen].',
  '{auto} kann [nach Terminabsprache|nach kurzer Anmeldung|bei einem Termin vor Ort] besichtigt werden.',
  'Für [einen Besichtigungstermin|eine Besichtigung] [genügt ein Anruf|genügt eine kurze Nachricht].',
  'Fragen beantworten wir [gern am Telefon|gern bei der Besichtigung|gern vorab].',
  'Einen Termin zur Besichtigung [vereinbaren wir gern|stimmen wir gern ab].',
  'Weitere Auskünfte geben wir [gern auf Anfrage|am Telefon oder vor Ort].',
  'Wir zeigen {autoA} gern [nach Absprache|bei einem Termin vor Ort].',
];
