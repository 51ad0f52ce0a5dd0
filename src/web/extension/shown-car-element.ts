/** The element in which a page of ours tells the extension which car's text it shows. */
export const shownCarId = 'autoscritto-shown-car';

/** What that element hears when the extension has taken the text along. */
export const takenEvent = 'autoscritto-taken';
