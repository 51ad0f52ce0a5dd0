import { cvFromKilowatt } from '#domain/vehicles/parse-quantity.ts';
import type { Finding } from '../../listing-reading.ts';
import type { JsonObject } from '../../page/page-content.ts';
import { textOf } from '../../page/walk-json.ts';
import { stateFinding } from '../site-state.ts';

/** How far rounding may take horsepower from the kilowatts beside it. */
const rounding = 2;

/** Numbers of kilowatts were seen under the names of horsepower: those count only beside kilowatts that agree. */
export function agreedPower(car: JsonObject, hp: string, kw: string): Finding[] {
  const cv = Number(textOf(car[hp]) ?? 0);
  const kilowatt = Number(textOf(car[kw]) ?? 0);
  if (kilowatt > 0 && (!cv || Math.abs(cv - cvFromKilowatt(kilowatt)) <= rounding)) {
    return stateFinding('power', cv ? hp : kw, String(cv || kilowatt), cv ? `${cv} CV` : `${kilowatt} kW`);
  }
  return stateFinding('power', hp, textOf(car[hp]));
}
