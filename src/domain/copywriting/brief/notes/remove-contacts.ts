import { damageStart } from './lexicon/damage.ts';

const invitation =
  /(?:(?:^|(?<=[\s,;.!?-]))(?:e|ed|o|per)\s+)?(?<!\p{L})(?:(?<!(?:si|ci|mi) )chiama(?:re|te|mi|ci|temi|teci)?|contatta(?:re|te|mi|ci|temi|teci)?|contatti|telefona(?:re|te|mi|ci|temi|teci)?|whats ?app|info(?:rmazioni)?|tel(?!\.? ?360)|cell|rivolgersi|chiedere di|scriv(?:ere|ete|imi|eteci|etemi|i) (?:a|al|su|per)|visita(?:te)? (?:il|la|lo) |visibile (?:a|in|presso)|vieni a|venite a|passa(?:te)? (?:a (?:trovar|veder|visitar|provar)\p{L}*|in (?:sede|salone|concessionaria|via|officina|autosalone)|da (?:noi|me))|vi aspettiamo)(?!\p{L})(?:(?![,;!?\n]|\.(?:\s|$)).)*/giu;

/**
 * Returns notes without the seller's own invitations: "… e chiama 333 …", "info al …", "visibile a …".
 * A damage that an invitation names stays. `replace` says what stands in its place.
 */
export function removeContacts(text: string, replace = (_invitation: string) => ' '): string {
  return text.replace(invitation, (whole: string) => {
    const damage = damageStart(whole);
    return damage < 0 ? replace(whole) : `${replace(whole.slice(0, damage))} ${whole.slice(damage)}`;
  });
}
