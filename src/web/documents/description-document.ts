import type { DescriptionItem } from '#contract/descriptions.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Formats } from '#web/i18n/formats.ts';
import type { AppMessages } from '#web/i18n/messages/app/it.ts';

/** The texts of a description by style, those that exist. */
export function textsOf(item: DescriptionItem): Partial<Record<CopyStyle, string>> {
  const { professionalDescription, persuasiveDescription, advancedDescription } = item;
  return {
    ...(professionalDescription ? { professional: professionalDescription } : {}),
    ...(persuasiveDescription ? { persuasive: persuasiveDescription } : {}),
    ...(advancedDescription ? { advanced: advancedDescription } : {}),
  };
}

export const carNameOf = ({ make, model }: { make: string; model: string }) => `${make} ${model}`.trim();

/** A description as a text file: the car, each text under the name of its style, the date. */
export function descriptionDocument(
  item: DescriptionItem,
  words: Pick<AppMessages, 'fields' | 'styles' | 'documents' | 'optionNames'>,
  formats: Formats,
): string {
  const { mileage, fuelType } = item;
  const head = [
    [carNameOf(item), item.year].filter(Boolean).join(' '),
    ...(mileage === undefined ? [] : [`${words.fields.mileage}: ${formats.mileage(mileage)}`]),
    ...(fuelType ? [`${words.fields.fuelType}: ${words.optionNames.fuelType[fuelType]}`] : []),
  ].join('\n');
  const texts = Object.entries(textsOf(item)).map(
    ([style, text]) => `${words.styles[style as CopyStyle][0]?.toUpperCase()}\n\n${text.trim()}`,
  );
  const date = words.documents.generatedOn(formats.date(item.createdAt));
  return `${[head, ...texts, date].join('\n\n---\n\n')}\n`;
}
