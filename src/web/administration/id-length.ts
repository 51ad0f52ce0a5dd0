/** As much of an id as is shown; the whole stands in its title. */
export const idLength = 8;
