import type { Modifier } from '../../../../vocabulary/meaning.ts';

/** An adjective in its four forms, or a phrase that never changes; some stand before the noun. */
export interface ModifierWord {
  m: string;
  f: string;
  mp: string;
  fp: string;
  before?: boolean;
}

const fixed = (text: string): ModifierWord => ({ m: text, f: text, mp: text, fp: text });
const adjective = (m: string, f = `${m}e`, mp = `${m}s`, fp = `${f}s`): ModifierWord => ({ m, f, mp, fp });
/** One form for both genders: "électrique". */
const common = (text: string): ModifierWord => adjective(text, text);
const before = (word: ModifierWord): ModifierWord => ({ ...word, before: true });

/** Modifiers in the order they stand after a noun: kind, place, state. */
export const modifierWords: Record<Modifier, ModifierWord> = {
  front: fixed('avant'),
  rear: fixed('arrière'),
  frontAndRear: fixed('avant et arrière'),
  left: common('gauche'),
  right: adjective('droit'),
  sides: adjective('latéral', 'latérale', 'latéraux', 'latérales'),
  driver: fixed('conducteur'),
  passenger: fixed('passager'),
  electric: common('électrique'),
  automatic: common('automatique'),
  manual: adjective('manuel', 'manuelle'),
  heated: adjective('chauffant'),
  wireless: fixed('sans fil'),
  original: fixed('d’origine'),
  sport: fixed('sport'),
  leather: fixed('en cuir'),
  fabric: fixed('en tissu'),
  led: fixed('LED'),
  black: adjective('noir'),
  white: adjective('blanc', 'blanche'),
  red: common('rouge'),
  grey: adjective('gris', 'grise', 'gris'),
  brown: fixed('marron'),
  beige: common('beige'),
  blue: adjective('bleu'),
  darkened: adjective('surteinté'),
  chromed: adjective('chromé'),
  carbon: fixed('en carbone'),
  metallic: adjective('métallisé'),
  glass: adjective('vitré'),
  large: before(adjective('grand')),
  small: before(adjective('petit')),
  light: before(adjective('léger', 'légère')),
  several: before({ m: '', f: '', mp: 'quelques', fp: 'quelques' }),
  double: before(common('double')),
  second: before(adjective('second')),
  third: before(common('troisième')),
  complete: adjective('complet', 'complète'),
  partial: adjective('partiel', 'partielle'),
  removable: common('amovible'),
  foldable: common('rabattable'),
  new: adjective('neuf', 'neuve'),
  nearlyNew: fixed('presque à l’état neuf'),
  good: fixed('en bon état'),
  excellent: fixed('en excellent état'),
  perfect: fixed('en parfait état'),
  worn: adjective('usé'),
  replaced: adjective('remplacé'),
  toReplace: fixed('à remplacer'),
  repaired: adjective('réparé'),
  toRepair: fixed('à réparer'),
  overhauled: adjective('révisé'),
  toOverhaul: fixed('à refaire'),
  broken: adjective('cassé'),
  missing: adjective('manquant'),
  notWorking: fixed('hors service'),
  working: fixed('en état de marche'),
  scratched: adjective('rayé'),
  dented: adjective('enfoncé'),
  cracked: adjective('fissuré'),
  torn: adjective('déchiré'),
  stained: adjective('taché'),
  rusty: adjective('rouillé'),
  repainted: adjective('repeint'),
  toRepaint: fixed('à repeindre'),
  empty: adjective('déchargé'),
  deployed: adjective('déclenché'),
  hard: fixed('qui accroche'),
  noisy: adjective('bruyant'),
  faded: adjective('terni'),
  certified: adjective('certifié'),
  documented: fixed('avec justificatifs'),
  withInvoice: fixed('sur facture'),
  recent: adjective('récent'),
  official: adjective('officiel', 'officielle'),
  regular: adjective('régulier', 'régulière'),
  included: adjective('inclus', 'incluse', 'inclus'),
  notIncluded: adjective('non inclus', 'non incluse', 'non inclus'),
  optional: fixed('en option'),
  possible: common('possible'),
  paid: adjective('réglé'),
  expired: adjective('expiré'),
  checked: adjective('contrôlé'),
};
