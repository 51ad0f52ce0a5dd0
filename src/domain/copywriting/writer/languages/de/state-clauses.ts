import type { Term } from '../../../vocabulary/terms.ts';

/** The state of a damaged car in sentences of its own. */
export const stateClauses: Partial<Record<Term, string>> = {
  runs: 'das Auto ist fahrbereit',
  doesNotRun: 'das Auto ist nicht fahrbereit',
  starts: 'der Motor springt an',
  doesNotStart: 'der Motor springt nicht an',
  airbagsIntact: 'die Airbags haben nicht ausgelöst',
  airbagsDeployed: 'die Airbags haben ausgelöst',
  engineWorks: 'der Motor läuft',
  chassisIntact: 'der Rahmen ist unbeschädigt',
  sideMembersIntact: 'die Längsträger sind unbeschädigt',
  partsIncluded: 'Ersatzteile werden mitgeliefert',
};
