import { type Form, publicSchema, type Rule } from './public-schema.ts';
import { type ReadElement, readXml } from './read-xml.ts';

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

/** Where a document breaks the public schema, or the sums the SDI checks; empty when it does not. */
export function findSchemaFaults(xml: string): string[] {
  let root: ReadElement;
  try {
    root = readXml(xml);
  } catch (error) {
    return [(error as Error).message];
  }
  const prefix = /^(\w+):FatturaElettronica$/.exec(root.name)?.[1];
  if (prefix === undefined || root.attributes[`xmlns:${prefix}`] !== namespace) return ['another namespace'];
  const faults = checkElement({ ...root, name: 'FatturaElettronica' }, publicSchema, '');
  if (faults.length > 0) return faults;
  return [...checkHeading(root), ...checkCustomer(root), ...checkSums(root)];
}

function checkElement(element: ReadElement, rule: Rule, path: string): string[] {
  const here = `${path}/${element.name}`;
  return Array.isArray(rule.content)
    ? checkSequence(element, rule.content, here)
    : checkText(element, rule.content as Form, here);
}

/** Walks rules and children side by side: the order of the schema is the order of the document. */
function checkSequence(element: ReadElement, rules: readonly Rule[], here: string): string[] {
  const faults = element.text.trim() === '' ? [] : [`${here}: text between elements`];
  let next = 0;
  for (const rule of rules) {
    const from = next;
    for (let child = element.children[next]; child?.name === rule.name; child = element.children[++next]) {
      faults.push(...checkElement(child, rule, here));
    }
    if (next - from < rule.least) faults.push(`${here}: ${rule.name} is missing or out of place`);
    if (next - from > rule.most) faults.push(`${here}: ${rule.name} stands ${next - from} times`);
  }
  const left = element.children[next];
  return left ? [...faults, `${here}: ${left.name} is unknown or out of place`] : faults;
}

function checkText(
  { children, text }: ReadElement,
  { pattern, oneOf, atMost }: Form,
  here: string,
): string[] {
  const fits =
    children.length === 0 &&
    pattern.test(text) &&
    (oneOf === undefined || oneOf.includes(text)) &&
    (atMost === undefined || Number(text) <= atMost);
  return fits ? [] : [`${here}: ${JSON.stringify(text)}`];
}

export function textsOf(element: ReadElement, ...path: string[]): string[] {
  const [name, ...rest] = path;
  if (name === undefined) return [element.text];
  return element.children.filter((child) => child.name === name).flatMap((child) => textsOf(child, ...rest));
}

function checkHeading(root: ReadElement): string[] {
  const [code] = textsOf(root, 'FatturaElettronicaHeader', 'DatiTrasmissione', 'CodiceDestinatario');
  const [pec] = textsOf(root, 'FatturaElettronicaHeader', 'DatiTrasmissione', 'PECDestinatario');
  const [format] = textsOf(root, 'FatturaElettronicaHeader', 'DatiTrasmissione', 'FormatoTrasmissione');
  return [
    ...(root.attributes.versione === format ? [] : ['the version is not the format']),
    ...(format === 'FPR12' && code?.length !== 7
      ? ['a private customer has a code of seven characters']
      : []),
    ...(pec !== undefined && code !== '0000000' ? ['a PEC stands beside a code'] : []),
  ];
}

/** The demands of the SDI on a customer beyond the schema (errors 00417, 00300 and the rules for customers abroad). */
function checkCustomer(root: ReadElement): string[] {
  const of = (...path: string[]) =>
    textsOf(root, 'FatturaElettronicaHeader', 'CessionarioCommittente', ...path)[0];
  const [code] = textsOf(root, 'FatturaElettronicaHeader', 'DatiTrasmissione', 'CodiceDestinatario');
  const country = of('Sede', 'Nazione');
  const idCountry = of('DatiAnagrafici', 'IdFiscaleIVA', 'IdPaese');
  const isAbroad = country !== 'IT';
  return [
    ...((idCountry ?? of('DatiAnagrafici', 'CodiceFiscale')) ? [] : ['the customer has no tax number']),
    ...(isAbroad === (code === 'XXXXXXX') ? [] : ['XXXXXXX is the code abroad, and only there']),
    ...(isAbroad && idCountry === 'IT' ? ['an Italian VAT number abroad'] : []),
    ...(isAbroad && of('Sede', 'CAP') !== '00000' ? ['a CAP abroad'] : []),
    ...(isAbroad && of('Sede', 'Provincia') ? ['a province abroad'] : []),
  ];
}

const cents = (text: string) => Math.round(Number(text) * 100);
const sum = (texts: string[]) => texts.reduce((total, text) => total + cents(text), 0);

function checkSums(root: ReadElement): string[] {
  const of = (...path: string[]) => textsOf(root, 'FatturaElettronicaBody', ...path);
  const net = sum(of('DatiBeniServizi', 'DatiRiepilogo', 'ImponibileImporto'));
  const vat = sum(of('DatiBeniServizi', 'DatiRiepilogo', 'Imposta'));
  const total = sum(of('DatiGenerali', 'DatiGeneraliDocumento', 'ImportoTotaleDocumento'));
  const [rate = ''] = of('DatiBeniServizi', 'DatiRiepilogo', 'AliquotaIVA');
  const numbers = of('DatiBeniServizi', 'DettaglioLinee', 'NumeroLinea').map(Number);
  const natures = of('DatiBeniServizi', 'DatiRiepilogo', 'Natura');
  const lineNatures = of('DatiBeniServizi', 'DettaglioLinee', 'Natura');
  const stamps = of('DatiGenerali', 'DatiGeneraliDocumento', 'DatiBollo', 'ImportoBollo');
  const [kind = ''] = of('DatiGenerali', 'DatiGeneraliDocumento', 'TipoDocumento');
  return [
    ...(sum(of('DatiBeniServizi', 'DettaglioLinee', 'PrezzoTotale')) === net
      ? []
      : ['the lines are not the net']),
    ...(net + vat === total ? [] : ['net and VAT are not the total']),
    ...(sum(of('DatiPagamento', 'DettaglioPagamento', 'ImportoPagamento')) === total
      ? []
      : ['not all is paid']),
    ...(Math.abs((net * Number(rate)) / 100 - vat) <= 1 ? [] : ['the VAT is not that of the net']),
    ...(numbers.every((number, index) => number === index + 1) ? [] : ['the lines are not counted']),
    ...((Number(rate) === 0) === (natures.length === 1) ? [] : ['a nature stands where there is no VAT']),
    ...(lineNatures.length === (natures.length === 0 ? 0 : numbers.length)
      ? []
      : ['each line without VAT has a nature']),
    ...(stamps.join() === (natures.length > 0 && total > 7747 ? '2.00' : '')
      ? []
      : ['the stamp is not as due']),
    ...(total > 0 ? [] : ['the total is not positive']),
    ...(kind !== 'TD04' || of('DatiGenerali', 'DatiFattureCollegate', 'IdDocumento').length === 1
      ? []
      : ['a credit note names no invoice']),
  ];
}
