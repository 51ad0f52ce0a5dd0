import { runsOf } from './measure-sameness.ts';

/** Another text that a text is alike. */
export interface Neighbour {
  /** Its place in the order in which the texts were added. */
  index: number;
  /** As `measureSameness` tells it, 0 to 1. */
  share: number;
}

export interface TextComparison {
  /** Adds a masked text. */
  add(text: string): void;
  /** The nearest neighbour of one of the texts; undefined where it has no run in common with another. */
  nearestOf(index: number): Neighbour | undefined;
  /** The texts that another masked text is most alike, the most alike first. */
  nearestTo(text: string, most: number): Neighbour[];
}

/**
 * Returns a comparison of texts with each other by `measureSameness`. A text looks up only the runs it has, so the work
 * grows with what the texts have in common and not with the number of pairs.
 */
export function compareTexts(): TextComparison {
  const holders = new Map<string, number[]>();
  /** The runs of each text, as the lists of the texts that have them. */
  const texts: (readonly number[])[][] = [];
  let common = new Uint32Array(1024);

  /** All that have a run in common with these, in no order. */
  const neighboursOf = (
    runs: readonly (readonly number[])[],
    count: number,
    except?: number,
  ): Neighbour[] => {
    const met: number[] = [];
    for (const others of runs) {
      for (const index of others) {
        if (common[index] === 0) met.push(index);
        common[index] = (common[index] ?? 0) + 1;
      }
    }
    const found = met
      .filter((index) => index !== except)
      .map((index) => ({ index, share: (common[index] ?? 0) / Math.min(count, texts[index]?.length ?? 0) }));
    for (const index of met) common[index] = 0;
    return found;
  };

  return {
    add(text) {
      const index = texts.length;
      if (index >= common.length) common = new Uint32Array(2 * common.length);
      texts.push(
        [...runsOf(text)].map((run) => {
          const others = holders.get(run) ?? [];
          if (others.length === 0) holders.set(run, others);
          others.push(index);
          return others;
        }),
      );
    },
    nearestOf(index) {
      const runs = texts[index] ?? [];
      return neighboursOf(runs, runs.length, index).reduce<Neighbour | undefined>(
        (best, next) => (best && best.share >= next.share ? best : next),
        undefined,
      );
    },
    nearestTo(text, most) {
      const runs = [...runsOf(text)];
      const known = runs.flatMap((run) => {
        const others = holders.get(run);
        return others ? [others] : [];
      });
      return neighboursOf(known, runs.length)
        .toSorted((a, b) => b.share - a.share)
        .slice(0, most);
    },
  };
}
