import type { WholeDescription } from '#contract/texts.ts';

type Making = NonNullable<WholeDescription['making'][keyof WholeDescription['making']]>;

/** Returns what was left out of any of the texts, each note once. */
export function joinMakings(makings: readonly Making[]): Pick<Making, 'leftOut' | 'setAside'> {
  const setAside = new Map(makings.flatMap((making) => making.setAside ?? []).map((one) => [one.note, one]));
  return {
    leftOut: [...new Set(makings.flatMap((making) => making.leftOut))],
    setAside: [...setAside.values()],
  };
}
