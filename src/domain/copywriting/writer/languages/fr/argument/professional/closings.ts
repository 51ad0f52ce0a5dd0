import type { Phrases } from '../../../voice.ts';

/** One sober invitation. */
export const closings: Phrases = [
  '{auto} est [visible|à voir] [sur rendez-vous|dans nos locaux, sur rendez-vous].',
  'Pour [une visite|{la} voir|{la} regarder de près], [il suffit de prendre rendez-vous|un simple appel suffit|il est possible d’appeler ou d’écrire].',
  'Nous [restons|sommes] à disposition pour [toute question|organiser une visite|tout complément d’information].',
  'Une visite [permet d’apprécier {auto} de près|est le meilleur moyen de se faire un avis|permet de vérifier chaque point].',
  'Pour [plus d’informations|toute autre question|plus de détails], [il suffit de nous contacter|nous restons à disposition|il est possible d’appeler ou d’écrire].',
  '[Il est possible de nous contacter|Il suffit d’appeler ou d’écrire] pour [obtenir plus de détails|fixer un rendez-vous].',
  'Les visites [se font|ont lieu] sur rendez-vous, [à convenir par téléphone ou par écrit|dans nos locaux].',
  'van :: [Il est possible de|On peut] mesurer l’espace de chargement [sur rendez-vous|lors de la visite].',
  'van & atWork :: Une visite avec les dimensions du chargement habituel est [conseillée|recommandée].',
  'pickup :: [Il est possible de|On peut] {la} voir [sur rendez-vous|dans nos locaux].',
  'classic :: [La voiture et ses documents|Les documents et la voiture] peuvent être examinés [sans hâte, sur rendez-vous|dans nos locaux].',
  'cabrio & !rough :: [Lors de la visite|Dans nos locaux], il est possible de [{la} voir toit ouvert et toit fermé|voir comment s’ouvre le toit].',
  'family & !rough & fiveDoors :: La visite [peut se faire|est possible] en famille[|, avec les sièges enfants].',
  'withFamily & !family & fiveDoors & !cargo :: La visite [permet aussi|est aussi l’occasion] d’essayer [les places arrière|les places arrière et de regarder le coffre].',
  'commuter & !rough :: [Avant la visite|À la prise de rendez-vous], il est possible [d’indiquer le trajet quotidien|de poser toute question sur l’usage quotidien].',
  'onTrips & !rough & !van :: [Lors de la visite|Sur place], [on peut vérifier|il est possible de vérifier] l’espace disponible pour les bagages.',
  'inCity & !rough & small :: [Une visite sur rendez-vous|Une visite] permet de juger [l’encombrement réel|les dimensions].',
  'electric & !rough :: Lors de la visite, [la recharge et l’usage quotidien|le fonctionnement et la recharge] sont [présentés|expliqués].',
  'thrifty & !rough :: [Chaque dépense|Toute question de budget] peut être [abordée|examinée] avant la décision.',
  'luxury :: La visite est organisée [à l’heure la plus commode|en prenant tout le temps nécessaire].',
  'defective & !rough :: Les points signalés peuvent être vérifiés [sur place|lors de la visite] avant [toute décision|l’achat].',
  'rough :: L’état [décrit|indiqué] peut être vérifié [sur place|lors de la visite], également avec [un mécanicien|un garagiste] de confiance.',
];
