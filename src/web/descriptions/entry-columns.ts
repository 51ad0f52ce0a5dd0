/** The columns of the history on a desk, the same in its head and in every line. */
export const entryColumns =
  'lg:grid lg:grid-cols-[1.25rem_minmax(0,1fr)_3.5rem_6.5rem_8.5rem_7rem_8.25rem] lg:items-center lg:gap-x-5';
