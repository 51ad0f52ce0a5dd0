import type { AimWords } from './aim-words.ts';

const adult =
  /expérience|depuis des années|années de (?:conduite|volant)|sait ce qu|savez ce que|idées claires|plusieurs (?:voitures|autos)|beaucoup (?:de voitures|roulé|conduit)|goût|juger|fond|mode|prouver|exigean|connaisseu|mûr|convaincre/i;

const young =
  /journées (?:pleines|bien remplies|chargées)|agenda|programme|indépendan|amis|dernière minute|jeune|premier (?:emploi|job|appartement)|rythme|autonomie|imprév|énergie|improvis|week-end|spontan|projets|bouge|propre (?:chemin|route)/i;

export const frenchAims: AimWords = {
  targetCustomers: {
    'Famiglia con bambini': /famill|enfant|parents/i,
    'Uomo 40+': adult,
    'Donna 40+': adult,
    'Giovane donna (≤35)': young,
    'Giovane uomo (≤35)': young,
    Neopatentato:
      /permis|début|premi(?:er|ère)s? (?:voiture|auto|kilomètres|mois|trajets|tours)|apprendre|confiance|apprivois/i,
    Pendolare:
      /domicile|chaque (?:jour|matin)|tous les (?:jours|matins)|quotidien|trajet|même route|bureau|navette|aller(?:s)?[- ]retour/i,
    'Attento allo stile': /style|lignes?|dessin|forme|yeux|œil|regard|silhouette|proportion|goût|allure/i,
    'Attento al budget': /budget|dépens|coût|coût|prix|argent|compte|euro|portefeuille|raisonn/i,
  },
  vehicleTypes: {
    Compatta: /compact|gabarit|dimension|encombrement|petit/i,
    Citycar: /citadine/i,
    SUV: /SUV/,
    'Station wagon': /break/i,
    Crossover: /crossover/i,
    Sportiva: /sporti/i,
    Fuoristrada: /tout-terrain|franchiss|bitume|goudron|boue|chemin/i,
    Monovolume: /monospace/i,
    Supercar: /supercar/i,
    'Auto di lusso': /luxe|classe|standing|haut de gamme|élégan|raffin|prestige/i,
  },
  intendedUse: {
    Città: /ville|urbain|circulation|embouteill|centre|feux?\b|rues?\b/i,
    'Viaggi lunghi':
      /long(?:s|ue|ues)? (?:trajets?|voyages?|route|parcours|distances?)|autoroute|voyage|distance/i,
    Campagna: /campagne|village|petites routes|routes secondaires|chemins?|départementale|virages/i,
    Lavoro: /travail|métier|bureau|client|chantier|professionnel|rendez-vous|livr|tournée/i,
    'Uso familiare': /famill|enfant|parents/i,
    'Uso misto':
      /tous les jours|chaque jour|quotidien|semaine|polyvalen|un peu de tout|mixte|week-end|deux|varié/i,
  },
  sellingPoints: {
    Sicurezza: /sécurit|sûr|rassur|prévisible|confiance|surprise|serein|sérén/i,
    'Bassi consumi': /consomm|sobr|économ|plein|pompe|carburant|énergie|appétit|gaspill|réservoir|frugal/i,
    'Performance / Sportività':
      /performan|sporti|puissan|vif|vive|reprise|accélér|répond|réactif|nerveu|virage|poussée|allant|dépass|plaisir de conduire|tempérament/i,
    'Comfort / Silenziosità': /confort|silen|calme|repos|bruit|douceur|sérén|quiét|feutr/i,
    'Design / Stile': /design|lignes?|style|forme|dessin|silhouette|allure|proportion|regard/i,
    'Caratteristiche esclusive':
      /exclusi|différen|particul|rare|peu (?:commun|courant)|singul|caractère|détail|hors du commun|originale/i,
    'Rapporto qualità-prezzo': /prix|coût|compte|euro|somme|rapport|payer|paie|dépens/i,
    'Edizione limitata / Rarità':
      /rare|rareté|rarement|peu (?:commun|courant|d)|pas tous les jours|peu nombreu|croise/i,
    'Facile parcheggio': /gar(?:er|e|ez)\b|stationn|créneau|place|manœuvr|manoeuvr/i,
    'Valore a lungo termine': /dur(?:e|er|able|ée)|longtemps|années|long terme|garder|garde|temps/i,
    'Perfetta per donna':
      /facile|facilité|simple|léger|légère|intuiti|visibilité|maniab|naturel|pratique|agréable|évident/i,
    'Perfetta per single':
      /seul|libre|liberté|envie|quand vous|propre|indépend|spontan|personne|dernière minute|vous décidez|improvis/i,
    'Perfetta per over 70':
      /confort|monter|descendre|accès|calme|serein|sérén|clair|simple|facile|sans hâte|sans se presser|command|visibilité|douceur|tranquill/i,
  },
};
