import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

/** Sober clauses about all things of a theme, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  assist: [
    'alla guida {auto} offre l’aiuto {di things}',
    'per la sicurezza di marcia (c’è/ci sono) {things}',
    'chi guida può contare {su things}',
    'safe :: sul piano della sicurezza {auto} ha {things}',
    'onTrips :: nei viaggi lunghi (aiuta/aiutano) {things}',
    'commuter :: nel traffico di ogni giorno (aiuta/aiutano) {things}',
  ],
  parking: [
    'nelle manovre (aiuta/aiutano) {things}',
    'inCity :: nei parcheggi di città (aiuta/aiutano) {things}',
    'easyParking :: per i posti stretti {auto} ha {things}',
    'per le manovre {auto} dispone {di things}',
  ],
  comfort: [
    'per il comfort {auto} ha {things}',
    'l’abitacolo offre {things}',
    'onTrips :: al comfort dei viaggi lunghi (contribuisce/contribuiscono) {things}',
    'comfortable :: il comfort è completato {da things}',
    'van :: in cabina {auto} ha {things}',
  ],
  connected: [
    'per la connettività {auto} dispone {di things}',
    'a bordo si (trova/trovano) {things}',
    'commuter :: nel tragitto quotidiano (è utile/sono utili) {things}',
  ],
  lights: [
    'per la visibilità (c’è/ci sono) {things}',
    'l’illuminazione è affidata {a things}',
    'di notte e con la pioggia (è utile/sono utili) {things}',
  ],
  looks: [
    'all’esterno si (nota/notano) {things}',
    'l’estetica comprende {things}',
    'beautiful :: la linea è valorizzata {da things}',
    'stylish :: l’aspetto è curato, con {things}',
  ],
  space: [
    'per persone e bagagli {auto} ha {things}',
    'alla praticità (contribuisce/contribuiscono) {things}',
    'family :: alle esigenze della famiglia (risponde/rispondono) {things}',
    'atWork :: per chi carica spesso (è utile/sono utili) {things}',
  ],
  protection: [
    'per la protezione {auto} dispone {di things}',
    'family :: per la sicurezza della famiglia (c’è/ci sono) {things}',
    'la sicurezza comprende {things}',
  ],
  ease: ['nell’uso quotidiano (è utile/sono utili) {things}', 'la praticità è completata {da things}'],
  sport: [
    'il carattere sportivo è sottolineato {da things}',
    'chi ama guidare apprezzerà {things}',
    'l’impostazione è sportiva, con {things}',
  ],
  offroad: [
    'per i fondi difficili {auto} dispone {di things}',
    'inCountry :: sulle strade di campagna (è utile/sono utili) {things}',
    'al fuoristrada (serve/servono) {things}',
  ],
  work: [
    'l’allestimento comprende {things}',
    'per il lavoro {auto} dispone {di things}',
    'all’attività (serve/servono) {things}',
  ],
  living: [
    'per vivere a bordo {auto} ha {things}',
    'l’allestimento interno comprende {things}',
    'alle soste (provvede/provvedono) {things}',
  ],
  energy: [
    'per chi fa molta strada (conta/contano) {things}',
    'per i rifornimenti {auto} dispone {di things}',
  ],
  wheels: ['{auto} monta {things}', 'quanto a ruote e gomme, {auto} ha {things}'],
  past: ['{auto} ha anche {things}', '{auto} dispone anche {di things}'],
  care: [
    'fra i lavori eseguiti (c’è/ci sono) {things}',
    'alla manutenzione si (aggiunge/aggiungono) {things}',
  ],
  papers: ['con {auto} si (riceve/ricevono) {things}', 'ai documenti si (aggiunge/aggiungono) {things}'],
  guarantee: ['la copertura comprende {things}', 'a tutela dell’acquisto (c’è/ci sono) {things}'],
};
