const invitation =
  /(?:(?:^|(?<=[\s,;.!?-]))(?:e|ed|o|per)\s+)?(?<!\p{L})(?:chiama(?:re|te|mi|ci)?|contatta(?:re|te|mi|ci|temi)?|contatti|telefona(?:re|te|mi|ci)?|whats ?app|info(?:rmazioni)?|tel|cell|rivolgersi|chiedere di|scriv(?:ere|ete|imi|eteci|i) (?:a|al|su|per)|visita(?:te)? (?:il|la|lo) |visibile (?:a|in|presso)|vieni a|venite a|passa(?:te)? (?:a|in|da)|vi aspettiamo)(?!\p{L})(?:(?![,;!?\n]|\.(?:\s|$)).)*/giu;

/** Notes without the seller's own invitations: "… e chiama 333 …", "info al …", "visibile a …". */
export function removeContacts(text: string): string {
  return text.replace(invitation, ' ');
}
