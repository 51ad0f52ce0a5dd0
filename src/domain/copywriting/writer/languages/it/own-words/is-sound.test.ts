import { describe, expect, test } from 'vitest';
import { findFault, isSureThing, lacksArticle, runsOn } from './is-sound.ts';

describe('what a seller typed is good Italian as it stands', () => {
  test.each([
    'il passaruota è stato riparato dal carrozziere',
    'i passaruota sono sani',
    'la uso solo nei weekend',
    'era di mia figlia che si è trasferita all’estero',
    'scaffalatura interna compresa',
    'due treni di gomme, uno quasi nuovo',
    'ferma in garage dal 98 e rimessa in moto nel 2021',
    'l’olio del cambio DSG è stato cambiato a 60 e 120 mila km',
    'interni vissuti (bambini) ma lavati',
    'kit vivavoce Parrot',
  ])('%s', (text) => expect(findFault(text)).toBeUndefined());
});

describe('what is wrong with a seller’s words is found', () => {
  test.each([
    ['le gomme accesa', 'agreement: accesa'],
    ['il frizione è nuova', 'article: il frizione'],
    ['è stata fatta frizione a 140.000 km', 'no article: fatta frizione'],
    ['per caccia campagna', 'side by side: caccia campagna'],
    ['il motore un mulo', 'side by side: motore un'],
    ['serb benzina piccolo', 'unknown: serb'],
    ['distribuzione fatta a 165', 'bare figure: 165'],
    ['i commercianti per favore non', 'hangs: non'],
    ['portapacchi con', 'hangs: con'],
    ['gli adesivi già tolti resta un alone', 'one of many'],
    ['freni anteriori (dischi', 'brackets'],
  ])('%s: %s', (text, fault) => expect(findFault(text)).toBe(fault));
});

test('a clause whose subject goes without its article is told from one that has it', () => {
  expect(lacksArticle('tablet ogni tanto si riavvia')).toBe(true);
  expect(lacksArticle('il tablet ogni tanto si riavvia')).toBe(false);
  expect(lacksArticle('olio e filtri sono stati cambiati')).toBe(false);
});

test('a thing holds no word that may be a verb', () => {
  expect(isSureThing('bracci anteriori nuovi')).toBe(true);
  expect(isSureThing('bracci anteriori scricchiolano')).toBe(false);
});

test.each([
  'il vetro posteriore destro non scende e tappezzeria macchiata',
  'non si accettano scambi solo bonifico o circolare',
  'non si accettano permute non si vende a commercianti',
])('a sentence runs on into another: %s', (sentence) => expect(runsOn(sentence)).toBe(true));

test.each([
  'il motore parte, ma non marcia',
  'la batteria da 64 kWh ha garanzia residua',
  'non ha mai dato un problema',
  'il prezzo è fisso, però ritiriamo il vostro usato',
])('a sentence ends where it should: %s', (sentence) => expect(runsOn(sentence)).toBe(false));
