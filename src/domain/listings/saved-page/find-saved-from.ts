const reach = 2000;

/** The address browsers note at the top of a page they save: `<!-- saved from url=(0042)https://… -->`. */
export const findSavedFrom = (html: string): string | undefined =>
  /<!-- saved from url=\(\d{1,5}\)(https?:\/\/[^\s<>"]{1,1500}) ?-->/i.exec(html.slice(0, reach))?.[1];
