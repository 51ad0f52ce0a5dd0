/** A field of a page's form that text can be typed into. */
export interface Control {
  /** Its place among the fields of the page. */
  index: number;
  /** One line, several, or a part of the page that is edited in place. */
  kind: 'line' | 'area' | 'rich';
  /** What the page calls it, as people read it; empty where it says nothing. */
  label: string;
  /** What its program calls it: name, id and the like. */
  names: string;
  /** As it is seen, in CSS pixels. */
  width: number;
  height: number;
  /** The most characters it takes, where it says so. */
  most?: number;
  /** How many characters stand in it. */
  length: number;
}
