import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';
import { roadThemes } from './road-themes.ts';

/** Clauses about all things of a theme for the reader, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  ...roadThemes,
  comfort: [
    'para ir cómodo tienes {things0}',
    'a bordo vas más cómodo con {things0}',
    'en el interior encuentras {un things}',
    'la comodidad aumenta con {things0}',
    'onTrips :: en los viajes largos agradeces {things}',
    'commuter :: en el camino de cada día agradeces {things}',
    'cargo :: en la cabina tienes {things0}',
  ],
  connected: [
    'para la música, el móvil y el camino tienes {things0}',
    'al volante tienes a mano {things}',
    'en el salpicadero encuentras {un things}',
    'commuter :: en el trayecto diario te (acompaña/acompañan) {things}',
    'young :: para conectarte tienes {things0}',
  ],
  looks: [
    'por fuera verás {un things}',
    'en el aspecto se (nota/notan) {things}',
    'la línea se completa con {things0}',
    'stylish & !cargo :: si te fijas en los detalles, verás {un things}',
    'beautiful & !cargo :: en el diseño (destaca/destacan) {things}',
  ],
  space: [
    'cuando tienes que cargar te (sirve/sirven) {things}',
    'para llevar personas y equipaje tienes {things0}',
    'a la hora de cargar cuentas con {things0}',
    'family :: con la familia te (resulta útil/resultan útiles) {things}',
    'onTrips & !van :: para preparar un viaje cuentas con {things0}',
    'atWork :: cuando cargas por trabajo te (ayuda/ayudan) {things}',
  ],
  protection: [
    'para ir más seguro tienes {things0}',
    'en cuanto a seguridad, lleva {things0}',
    'family :: para proteger a los tuyos hay {things0}',
  ],
  ease: [
    'en el día a día te (ahorra/ahorran) trabajo {things}',
    'para el uso diario tienes {things0}',
    'cada día usarás {things}',
  ],
  wheels: [
    'en cuanto a ruedas, lleva {things0}',
    'para las ruedas cuentas con {things0}',
    'thrifty :: en tus cuentas de ruedas entra que lleva {things0}',
  ],
  energy: [
    'electric :: para la batería y la recarga tienes {things0}',
    'combustion :: en la parte mecánica cuentas también con {things0}',
    'en la parte de energía tienes {things0}',
  ],
  past: ['{auto} cuenta también con {things0}', 'a lo que sabes de él se (suma/suman) {things}'],
  care: [
    'en el mantenimiento (cuenta/cuentan) también {things}',
    'entre lo que ya está hecho (está/están) {things}',
    'del cuidado que ha recibido (habla/hablan) {things}',
  ],
  papers: ['con el coche recibes {un things}', 'con la compra te entregamos {things}'],
  guarantee: ['después de la compra cuentas con {things0}', 'como respaldo tienes {things0}'],
};
