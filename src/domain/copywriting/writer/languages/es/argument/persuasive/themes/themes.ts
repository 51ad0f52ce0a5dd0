import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';
import { roadThemes } from './road-themes.ts';

/** Clauses about all things of a theme for the reader, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  ...roadThemes,
  comfort: [
    'dentro, {things0}',
    'por dentro, {things0}',
    'onTrips & !cargo :: para las horas de viaje, {things0}',
    'commuter & !cargo :: para el rato de cada mañana, {things0}',
    'comfortable & !cargo :: de la comodidad se (encarga/encargan) {things}',
    'cargo :: en la cabina, {things0}',
    'cargo :: para la jornada al volante, {things0}',
  ],
  connected: [
    'en el salpicadero, {things0}',
    'para el camino y la música, {things0}',
    'la tecnología la (pone/ponen) {things}',
    'commuter :: el trayecto lo (acompaña/acompañan) {things}',
    'young :: para llevar tu música y tus planes, {things0}',
  ],
  looks: [
    'por fuera, {things0}',
    'a la vista (queda/quedan) {things}',
    'desde fuera se (ve/ven) {things}',
    'stylish & !cargo :: lo que se ve desde la acera: {things0}',
    'beautiful & !cargo :: la línea la (remata/rematan) {things}',
  ],
  space: [
    'para cargar, {things0}',
    'cuando toca cargar (sirve/sirven) {things}',
    'del equipaje se (ocupa/ocupan) {things}',
    'family :: para lo que arrastra una familia, {things0}',
    'onTrips & !van :: para hacer maletas sin apuros, {things0}',
    'atWork :: a la hora de cargar (ayuda/ayudan) {things}',
  ],
  protection: [
    'en seguridad, {things0}',
    'para dejarlo y llevarlo tranquilo, {things0}',
    'family :: por los que van detrás, {things0}',
  ],
  ease: [
    'para el uso diario, {things0}',
    'esas cosas que se usan a diario: {things0}',
    'el día a día lo (simplifica/simplifican) {things}',
  ],
  wheels: ['en ruedas, {things0}', 'de ruedas viene con {things0}'],
  energy: [
    'electric :: para cargar, {things0}',
    'electric :: con el coche (va/van) {things0}',
    'combustion :: en la mecánica, {things0}',
    'se (suma/suman) {things}',
  ],
  past: ['cuenta también con {things0}', 'en su haber, {things0}'],
  care: [
    'en mantenimiento, {things0}',
    'entre lo ya hecho (está/están) {things}',
    'de taller trae {things0}',
  ],
  papers: ['se entrega con {things0}', 'te lo llevas con {things0}', 'con el coche (va/van) {things0}'],
  guarantee: ['como respaldo, {things0}', 'queda cubierto con {things0}'],
};
