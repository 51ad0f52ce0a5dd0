import type { Gender } from '../grammar/nouns.ts';

/** Cars are masculine in German ("der Golf", "der Fiat") save for a few names. */
const feminineModels =
  /(?:^|[\s-])(?:giulia|giulietta|alfetta|isetta|isabella|ente|déesse|fulvia|flavia|flaminia|appia|aurelia|barchetta|corvette|viper|cobra|alpine|a110|ami|dyane|ape|[abcegrstvx]-?klasse|klasse)(?![\p{L}\d])/iu;
const neuterModels = /^model [3sxy](?![\p{L}\d])|(?:^|\s)(?:auto|goggomobil|cabrio(?:let)?|coup[eé])$/iu;

/** The gender the name of a car has in a sentence: "dieser Panda", "diese Giulia", "dieser Tesla Model Y". */
export function genderOf(model: string): Gender {
  if (feminineModels.test(model)) return 'f';
  return neuterModels.test(model) ? 'n' : 'm';
}
