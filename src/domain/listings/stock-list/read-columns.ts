import { isEquipmentHeading } from '../equipment/equipment-headings.ts';
import { findLabel, type Label } from '../labels/find-label.ts';
import { plainWords } from '../words/plain-words.ts';

/** What a column of a stock list holds, by its header. */
export type Column =
  | { kind: 'field'; header: string; label: Label }
  | { kind: 'name' | 'equipment' | 'currency' | 'version'; header: string }
  | { kind: 'unread'; header: string };

const fewestKnown = 3;
const longestHeader = 45;

const names = [
  'veicolo|vettura|auto|automobile|titolo|titolo annuncio|descrizione veicolo|marca modello|marca e modello|marca/modello',
  'fahrzeug|titel|marke modell|vehicle|car|title|make model|make and model',
  'vehicule|voiture|titre|marque modele|vehiculo|coche|titulo|marca modelo',
].flatMap((line) => line.split('|'));
/** Headers of dealers' programs that would be no labels on a page. */
const columnNames: Readonly<Record<string, string>> = {
  ...ofOne('marca', 'casa|brand|hersteller|manufacturer|desc marca|descrizione marca|fabricante'),
  ...ofOne('modello', 'descrizione modello|desc modello|modello versione|model name|modellbezeichnung|gamma'),
  ...ofOne(
    'anno',
    'dt immatricolazione|data imm|data immatr|dt imm|imm|anno imm|prima imm|reg date|registration date|date registered|first reg|date mec|fecha matriculacion|fecha de matriculacion|ez|ez datum',
  ),
  ...ofOne(
    'km',
    'kilometri|chilometraggio km|percorrenza km|km totali|km stand|kilometerstand km|kms|kilometros',
  ),
  ...ofOne('alimentazione', 'motorizzazione|cod alimentazione|desc alimentazione|kraftstoffart|treibstoff'),
  ...ofOne('cambio', 'tipologia cambio|desc cambio|getriebeart'),
  ...ofOne(
    'prezzo',
    'pr vendita ivato|prezzo ivato|prezzo iva inclusa|prezzo vendita ivato|prezzo al pubblico|prezzo pubblico|prezzo web|prezzo internet|prezzo finale|retail price|selling price|stock price|asking price|vk preis|verkaufspreis|bruttopreis|prix ttc|prix de vente|prix public|precio venta|precio contado|pvp',
  ),
  ...ofOne(
    'colore',
    'tinta|vernice|colore est|col esterno|ext colour|exterior colour|aussenfarbe|couleur exterieure',
  ),
  ...ofOne('cilindrata', 'cil|cc|hubraum ccm'),
};

function ofOne(label: string, headers: string): Record<string, string> {
  return Object.fromEntries(headers.split('|').map((header) => [header, label]));
}

const versions = [
  'versione|allestimento|versione allestimento|desc versione|descrizione versione|derivative|variant|version|trim',
  'ausfuhrung|variante|ausstattungslinie|modellvariante|finition|finicion|acabado',
].flatMap((line) => line.split('|'));
const currency = ['valuta', 'divisa', 'currency', 'wahrung', 'devise', 'monnaie', 'moneda'];

/**
 * The columns a header line names; undefined for a line that is none: fewer than three fields
 * are named, a cell is a value, or nothing names the vehicle.
 */
export function readColumns(cells: readonly string[]): Column[] | undefined {
  const columns = cells.map(columnOf);
  const fields = columns.flatMap((column) =>
    column.kind === 'field' ? column.label.fields.slice(0, 1) : [],
  );
  const isNamed = columns.some(({ kind }) => kind === 'name') || fields.includes('model');
  if (!isNamed || new Set(fields).size < fewestKnown || cells.some(isValue)) return undefined;
  return columns;
}

function columnOf(header: string): Column {
  const words = header.length > longestHeader ? '' : plainWords(header);
  if (names.includes(words)) return { kind: 'name', header };
  if (isEquipmentHeading(header)) return { kind: 'equipment', header };
  if (versions.includes(words)) return { kind: 'version', header };
  if (currency.includes(words)) return { kind: 'currency', header };
  const label =
    words === ''
      ? undefined
      : findLabel(Object.hasOwn(columnNames, words) ? (columnNames[words] ?? '') : header);
  return label ? { kind: 'field', header, label } : { kind: 'unread', header };
}

/** No header begins with a sum or a year; `1a immatricolazione` and `4x4` are headers. */
const isValue = (cell: string) => /^(?:[€£$]|\d[\d.,']{2,}|\d+$)/.test(cell);
