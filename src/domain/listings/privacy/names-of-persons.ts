/** Words a seller's name stands behind. */
const roles = [
  'contatto|referente|chiedere di|rivolgersi a|venditore|consulente',
  'ansprechpartnerin|ansprechpartner|kontakt|verkäufer|verkäuferin',
  'vendeuse|vendeur|contact|interlocuteur|interlocutrice|votre conseiller',
  'persona de contacto|contacto|vendedora|vendedor',
  'seller|salesperson|ask for',
].flatMap((line) => line.split('|'));

const cases = (role: string) => [role, role.charAt(0).toUpperCase() + role.slice(1), role.toUpperCase()];
const name = String.raw`\p{Lu}[\p{L}'’.]+(?:-\p{Lu}\p{L}+)?`;

/** A role and the one to three capitalised words behind it: `Ansprechpartner: Herr Müller`. */
export const namesOfPersons = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]hre?\s)?(?:${roles.flatMap(cases).join('|')})(?!\p{L})\s{0,2}:?\s{1,3}(?:(?:Herrn?|Frau|Sig\.(?:ra)?|Mr|Mrs|Ms|Mme|M\.|Sr\.?|Sra\.?)\s)?${name}(?:\s(?:de|di|del|van|von)?\s?${name}){0,2}`,
  'gu',
);
