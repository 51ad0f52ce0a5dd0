import type { Term } from '../../../../vocabulary/terms.ts';

/** What a damaged car can still do or has kept, as a clause with its own subject. */
export const stateClauses: Partial<Record<Term, string>> = {
  airbagsIntact: 'les airbags ne se sont pas déclenchés',
  airbagsDeployed: 'les airbags se sont déclenchés',
  engineWorks: 'le moteur est en état de marche',
  chassisIntact: 'le châssis est intact',
  sideMembersIntact: 'les longerons sont intacts',
  partsIncluded: 'les pièces de rechange sont fournies',
};
