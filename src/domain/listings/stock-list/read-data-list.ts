import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { isObject, type Json, type JsonObject } from '../page/page-content.ts';
import { textOf } from '../page/walk-json.ts';
import { askOfRows } from './ask-of-rows.ts';
import type { ColumnAnswers } from './column-answers.ts';
import { describeColumns } from './describe-columns.ts';
import { nameInside } from './private-column.ts';
import { readColumns } from './read-columns.ts';
import { languageOf, readTable } from './read-table.ts';
import { recordsInXml } from './records-in-xml.ts';
import { mostLines, mostVehicles, type StockList } from './stock-list.ts';

const mostKeys = 200;
/** As much of the file as tells what money it means. */
const shownOfContent = 10_000;
/** A list stands at the top of a file or in one or two wrappers (`{"data": {"veicoli": […]}}`). */
const deepest = 3;

/** Phones and drills have makes, models, years and prices, too. */
const ofVehiclesOnly = ['mileage', 'fuelType', 'transmission', 'displacement', 'driveType'] as const;

/**
 * The vehicles of a dealer's program as JSON: an object each, its keys in words that people use for the columns of a
 * table (`alimentazione`, `fuel_type`, `kmPercorsi`), in one list or alone; `content` is the file. Undefined for any
 * other data.
 */
export function readJsonList(state: Json, content: string, answers: ColumnAnswers): StockList | undefined {
  const objects = listIn(state, 0, answers);
  return (
    objects && readObjects(objects.slice(0, mostLines).map(flat), content.slice(0, shownOfContent), answers)
  );
}

/** The same as XML: an element each, its children named as columns are. */
export function readXmlList(content: string, answers: ColumnAnswers): StockList | undefined {
  const records = recordsInXml(content);
  return records.length > 0 ? readObjects(records, content.slice(0, shownOfContent), answers) : undefined;
}

function readObjects(
  objects: readonly ReadonlyMap<string, string>[],
  content: string,
  answers: ColumnAnswers,
): StockList | undefined {
  const keys = [...new Set(objects.flatMap((object) => [...object.keys()]))].slice(0, mostKeys);
  const rows = objects.map((object) => keys.map((key) => object.get(key) ?? ''));
  const columns = readColumns(keys, answers);
  const language = languageOf(content);
  const table = columns ? readTable(rows, columns, content) : undefined;
  const readings = table?.readings.filter(({ vehicle }) => isOfCars(vehicle));
  if (!columns || !table || !readings?.length)
    return rows.length > 1 ? askOfRows([keys, ...rows], answers, language) : undefined;
  return {
    ...{ readings, incomplete: table.incomplete, cars: 'in-column', isCut: rows.length > mostVehicles },
    // Of a single car nobody wants to explain its program's fields.
    columns: rows.length > 1 ? describeColumns(columns, rows, language) : [],
  };
}

const isOfCars = (vehicle: Vehicle) => ofVehiclesOnly.some((field) => vehicle[field] !== undefined);

/** The objects of the one list a file holds, or the one object it is. */
function listIn(value: Json, depth: number, answers: ColumnAnswers): JsonObject[] | undefined {
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    return objects.length > 0 && objects.length === value.length ? objects : undefined;
  }
  if (!isObject(value)) return undefined;
  if (readColumns([...flat(value).keys()], answers)) return [value];
  const lists = Object.values(value).filter((child) => typeof child === 'object' && child !== null);
  return lists.length === 1 && lists[0] !== undefined && depth < deepest
    ? listIn(lists[0], depth + 1, answers)
    : undefined;
}

/** An object's plain values by their keys, those of objects inside it by their own keys, lists of words as lines. */
function flat(object: JsonObject): Map<string, string> {
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(object)) {
    const inner = isObject(value) ? Object.entries(value) : [];
    const text = Array.isArray(value)
      ? value.flatMap((item) => textOf(item) ?? []).join('\n')
      : textOf(value);
    if (text) values.set(key, text);
    for (const [name, part] of inner) {
      const said = textOf(part);
      const named = name === 'name' || name === 'label' ? key : nameInside(key, name);
      if (said && !values.has(name)) values.set(named, said);
    }
  }
  return values;
}
