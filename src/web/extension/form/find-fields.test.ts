import { describe, expect, test } from 'vitest';
import type { Control } from './control.ts';
import { findFields } from './find-fields.ts';

/** A form as its fields in their order; a line is `[label, names]`. */
const line = (label: string, names = ''): Partial<Control> => ({ kind: 'line', label, names, height: 40 });
const area = (label: string, names = '', height = 160): Partial<Control> => ({
  ...{ kind: 'area', label, names, height },
});
const rich = (label: string, names = ''): Partial<Control> => ({ kind: 'rich', label, names, height: 200 });

const form = (...fields: Partial<Control>[]): Control[] =>
  fields.map((field, index) => ({
    ...{ kind: 'line', label: '', names: '', width: 500, height: 40, length: 0 },
    ...field,
    index,
  }));

/** What is chosen for title and description, by its place in the form. */
function chosenIn(...fields: Partial<Control>[]) {
  const { title, description } = findFields(form(...fields));
  return [title.chosen?.index, description.chosen?.index];
}

const candidatesIn = (kind: 'title' | 'description', ...fields: Partial<Control>[]) =>
  findFields(form(...fields))[kind].candidates.map(({ index }) => index);

describe('fields are recognised by what people read', () => {
  test.each([
    ['Italian', 'Titolo dell’annuncio', 'Descrizione', 'Prezzo'],
    ['English', 'Ad title', 'Description', 'Price'],
    ['German', 'Anzeigentitel', 'Fahrzeugbeschreibung', 'Preis'],
    ['French', 'Titre de l’annonce', 'Description', 'Prix'],
    ['Spanish', 'Título del anuncio', 'Descripción', 'Precio'],
    ['Dutch', 'Advertentietitel', 'Omschrijving', 'Prijs'],
    ['Portuguese', 'Título do anúncio', 'Descrição', 'Preço'],
    ['Polish', 'Tytuł ogłoszenia', 'Opis', 'Cena'],
    ['Romanian', 'Titlul anunțului', 'Descriere', 'Preț'],
  ])('in %s', (_, title, description, price) => {
    expect(chosenIn(line(price), line(title), area(description), line('E-mail'))).toEqual([1, 2]);
  });

  test.each([
    ['capitals and a star', 'TITOLO *', 'DESCRIZIONE *'],
    ['a composed accent or none', 'Titulo', 'Descripcio\u0301n'],
    ['other words around', 'Come si chiama? (titolo)', 'La tua descrizione del veicolo'],
  ])('with %s', (_, title, description) => {
    expect(chosenIn(line(title), area(description))).toEqual([0, 1]);
  });
});

test.each([
  ['camelCase', 'adTitle', 'vehicleDescription'],
  ['underscores', 'listing_title', 'ad_description_it'],
  ['dashes', 'title-input', 'editor-description'],
])('fields are recognised by what the program calls them: %s', (_, title, description) => {
  expect(chosenIn(line('', title), rich('', description))).toEqual([0, 1]);
});

describe('a description is recognised by its size', () => {
  test('the only field as high as a paragraph', () => {
    expect(chosenIn(line('Marca'), area('', 'x17'), line('Città'))).toEqual([undefined, 1]);
  });
  test('but not a low one, nor a narrow one', () => {
    expect(chosenIn(area('', 'x17', 40))).toEqual([undefined, undefined]);
    expect(chosenIn({ ...area('', 'x17'), width: 120 })).toEqual([undefined, undefined]);
  });
  test('one with the name wins over one without, however big', () => {
    expect(chosenIn({ ...area(''), height: 600 }, area('Beschreibung'))).toEqual([undefined, 1]);
  });
});

describe('what is for the seller to tell', () => {
  test('two fields for two languages: both are candidates, none is chosen', () => {
    const fields = [area('Beschreibung (DE)', 'desc_de'), area('Beschreibung (FR)', 'desc_fr')];
    expect(chosenIn(...fields)).toEqual([undefined, undefined]);
    expect(candidatesIn('description', ...fields)).toEqual([0, 1]);
  });
  test('two big fields without a name', () => {
    const fields = [area('Prima parte'), area('Seconda parte')];
    expect(chosenIn(...fields)).toEqual([undefined, undefined]);
    expect(candidatesIn('description', ...fields)).toEqual([0, 1]);
  });
  test('of many no more than five', () => {
    expect(candidatesIn('description', ...Array.from({ length: 9 }, () => area('')))).toHaveLength(5);
  });
});

describe('other fields are left alone', () => {
  test.each([
    ['a message to a seller', area('Messaggio al venditore', 'message')],
    ['a search', line('Cerca per titolo', 'search')],
    ['what search engines show', line('Meta title', 'meta_title')],
    ['a note readers never see', area('Interne Bemerkungen')],
    ['a name without anything said of it', line('', 'field-7')],
    ['a price', line('Prezzo', 'price')],
    ['a subtitle alone', line('Sottotitolo', 'subtitle')],
  ])('%s', (_, field) => {
    const { title, description } = findFields(form(field));
    expect([title.candidates, description.candidates]).toEqual([[], []]);
  });

  test('a subtitle and the title of search engines do not hinder the title', () => {
    expect(chosenIn(line('Untertitel'), line('Titel'), line('SEO-Titel'), area('Freitext'))).toEqual([1, 3]);
  });
  test('a short version does not hinder the description', () => {
    expect(chosenIn(area('Kurzbeschreibung'), area('Beschreibung'))).toEqual([undefined, 1]);
  });
  test('an empty page has none', () => {
    expect(chosenIn()).toEqual([undefined, undefined]);
  });
});

test('a title that may be written over several lines is a low one', () => {
  expect(chosenIn(area('Titolo', 'title', 44), area('Descrizione'))).toEqual([0, 1]);
});
