import { z } from 'zod';

/** The advertisement of a car, as the editor shows it for a marketplace. */
export const shownCarSchema = z.object({
  /** Make and model. */
  name: z.string(),
  /** The marketplace it is written for. */
  place: z.string(),
  title: z.string(),
  /** For a form that has a field for the title. */
  belowTitle: z.string(),
  /** All of it, title first. */
  whole: z.string(),
  /** Wordings that contradict the car's data. */
  against: z.array(z.string()),
});

export type ShownCar = z.infer<typeof shownCarSchema>;
