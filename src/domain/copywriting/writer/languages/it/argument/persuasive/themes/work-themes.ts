import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const workThemes = {
  work: [
    'nel lavoro di ogni giorno (torna utile/tornano utili) {things}',
    'per lavorare hai {things}',
    'chi carica e scarica ogni giorno apprezza {things}',
    'per il carico (c’è/ci sono) {things}',
    'a un artigiano (interessa/interessano) subito {things}',
    'i trasporti si organizzano meglio grazie {a things}',
    'atWork :: per il tuo lavoro (conta/contano) {things}',
    'atWork :: nella tua giornata di lavoro (fa/fanno) comodo {things}',
    'pickup :: tra strada e cantiere (torna utile/tornano utili) {things}',
    'inCountry :: per i lavori in campagna (fa/fanno) comodo {things}',
  ],
  offroad: [
    'sullo sterrato ti (aiuta/aiutano) {things}',
    'fuori dall’asfalto puoi contare {su things}',
    'per le strade sconnesse hai {things}',
    'quando il fondo diventa difficile (entra/entrano) in gioco {things}',
    'chi va spesso fuori strada apprezza {things}',
    '{things} (dà/danno) una mano dove finisce l’asfalto',
    'su neve, fango o ghiaia (torna utile/tornano utili) {things}',
    'inCountry :: sulla strada bianca che porta a casa ti (aiuta/aiutano) {things}',
    'atWork :: nel lavoro lontano dall’asfalto (fa/fanno) comodo {things}',
    'onTrips :: nei viaggi lontano dall’asfalto (torna utile/tornano utili) {things}',
  ],
  living: [
    'per le notti fuori casa hai {things}',
    'quando ti fermi trovi a bordo {things}',
    'le soste sono più comode grazie {a things}',
    'per stare fuori qualche giorno (torna utile/tornano utili) {things}',
    '{things} (rende/rendono) più comoda la vita a bordo',
    'in vacanza viaggi con un po’ di casa grazie {a things}',
    'chi dorme a bordo apprezza {things}',
    'family :: in vacanza con i bambini (fa/fanno) comodo {things}',
    'onTrips :: nei viaggi di più giorni si (apprezza/apprezzano) {things}',
    'quando piove e si resta dentro (fa/fanno) comodo {things}',
  ],
} satisfies Partial<Record<Theme, Phrases>>;
