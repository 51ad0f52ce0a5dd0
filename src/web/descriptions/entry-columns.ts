/** The columns of the history on a desk, the same in its head and in every line. */
export const entryColumns =
  'lg:grid lg:grid-cols-[1.25rem_minmax(0,1fr)_7.5rem_6rem_18rem_8.25rem] xl:grid-cols-[1.25rem_minmax(0,1fr)_10.5rem_6rem_23.5rem_8.25rem] lg:items-center lg:gap-x-3';
