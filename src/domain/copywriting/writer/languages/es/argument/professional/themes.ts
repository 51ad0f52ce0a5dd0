import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

/** Sober clauses about all things of a theme, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  assist: [
    'para ayudar al conductor hay {things0}',
    'en la conducción (ayuda/ayudan) {things}',
    'como ayuda a la conducción lleva {things0}',
    'safe :: en materia de seguridad {auto} lleva {things0}',
    'onTrips :: en los viajes largos (ayuda/ayudan) {things}',
    'commuter :: en el tráfico diario (ayuda/ayudan) {things}',
  ],
  parking: [
    'en las maniobras (ayuda/ayudan) {things}',
    'para aparcar hay {things0}',
    'inCity :: en los aparcamientos de la ciudad (ayuda/ayudan) {things}',
    'easyParking :: el aparcamiento se facilita con {things0}',
    'para las maniobras {auto} dispone de {things0}',
  ],
  comfort: [
    'para la comodidad a bordo hay {things0}',
    'el habitáculo ofrece {things0}',
    'el confort se completa con {things0}',
    'onTrips :: la comodidad en los viajes largos aumenta con {things0}',
    'comfortable :: el confort de marcha se apoya en {things}',
    'van :: en la cabina hay {things0}',
  ],
  connected: [
    'para la conexión y la información hay {things0}',
    'en el puesto de conducción se (encuentra/encuentran) {things}',
    'la parte multimedia incluye {things0}',
    'commuter :: en el trayecto diario (resulta útil/resultan útiles) {things}',
  ],
  lights: [
    'para ver y ser visto hay {things0}',
    'la visibilidad se apoya en {things}',
    'de noche y con lluvia (resulta útil/resultan útiles) {things}',
  ],
  looks: [
    'por fuera se (distingue/distinguen) {things}',
    'el aspecto se completa con {things0}',
    'en la parte estética hay {things0}',
    'beautiful :: en la línea (destaca/destacan) {things}',
    'stylish :: la estética está cuidada, con {things0}',
  ],
  space: [
    'para pasajeros y equipaje hay {things0}',
    'en el aspecto práctico (cuenta/cuentan) {things}',
    'para cargar y transportar {auto} dispone de {things0}',
    'family :: a las necesidades de la familia (responde/responden) {things}',
    'atWork :: para quien carga a menudo (resulta útil/resultan útiles) {things}',
  ],
  protection: [
    'la parte de seguridad incluye {things0}',
    'para la seguridad a bordo hay {things0}',
    'family :: para la seguridad de la familia hay {things0}',
  ],
  ease: [
    'en el uso diario (resulta práctico/resultan prácticos) {things}',
    'el manejo se simplifica con {things0}',
    'para el uso diario hay {things0}',
  ],
  sport: [
    'el carácter deportivo se apoya en {things}',
    'para una conducción más deportiva hay {things0}',
    'en el apartado deportivo {auto} lleva {things0}',
  ],
  offroad: [
    'para los terrenos difíciles {auto} dispone de {things0}',
    'fuera del asfalto (ayuda/ayudan) {things}',
    'inCountry :: en los caminos (resulta útil/resultan útiles) {things}',
  ],
  work: [
    'el equipo de trabajo incluye {things0}',
    'para el trabajo {auto} dispone de {things0}',
    'a la actividad profesional (sirve/sirven) {things}',
  ],
  living: [
    'para vivir a bordo hay {things0}',
    'el equipo interior incluye {things0}',
    'en las paradas (resulta útil/resultan útiles) {things}',
  ],
  energy: [
    'en lo relativo a la energía, {auto} dispone de {things0}',
    'electric :: para la batería y la recarga hay {things0}',
    'combustion :: del apartado mecánico (forma/forman) parte también {things}',
  ],
  wheels: [
    'en cuanto a ruedas, {auto} lleva {things0}',
    'para las ruedas hay {things0}',
    'el apartado de ruedas incluye {things0}',
  ],
  past: ['{auto} cuenta también con {things0}', 'a su historial se (añade/añaden) {things}'],
  care: [
    'en el mantenimiento (figura/figuran) {things}',
    'al cuidado recibido se (añade/añaden) {things}',
    'entre lo ya revisado o renovado (está/están) {things}',
  ],
  papers: ['con {auto} se (entrega/entregan) {things}', 'en la entrega se (incluye/incluyen) {things}'],
  guarantee: ['la cobertura incluye {things0}', 'como respaldo de la compra hay {things0}'],
};
