import type { Finding } from '../../listing-reading.ts';
import type { JsonObject } from '../../page/page-content.ts';
import { textOf } from '../../page/walk-json.ts';
import { stateFinding } from '../site-state.ts';

/** How far rounding may take horsepower from the kilowatts beside it. */
const rounding = 2;
const cvPerKilowatt = 1.359_62;

/** Numbers of kilowatts were seen under the names of horsepower: those count only beside kilowatts that agree. */
export function agreedPower(car: JsonObject, hp: string, kw: string): Finding[] {
  const [cv, kilowatt] = [Number(car[hp]), Number(car[kw])];
  if (kilowatt > 0 && (!cv || Math.abs(cv - kilowatt * cvPerKilowatt) <= rounding)) {
    return stateFinding('power', cv ? hp : kw, String(cv || kilowatt), cv ? `${cv} CV` : `${kilowatt} kW`);
  }
  return stateFinding('power', hp, textOf(car[hp]));
}
