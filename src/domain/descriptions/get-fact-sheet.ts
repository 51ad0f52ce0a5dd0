import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import type { FactSheet } from '../copywriting/fact-sheet.ts';
import { listFacts } from '../copywriting/writer/plain/list-facts.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import type { DescriptionStore } from './description.ts';
import { getDescription } from './get-description.ts';

interface FactSheetDeps {
  descriptions: DescriptionStore;
  now(): Date;
}

/** What is stated of a car as its data are now, as lists in any language; `not-found` for another user's. */
export async function getFactSheet(
  { descriptions, now }: FactSheetDeps,
  user: User,
  { id, language }: { id: string; language: Language },
): Promise<FactSheet> {
  const { brief } = await getDescription(descriptions, user, id);
  return listFacts(stateDetails(brief), language, now().getFullYear());
}
