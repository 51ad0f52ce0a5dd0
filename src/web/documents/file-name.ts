export interface NamedCar {
  make: string;
  model: string;
  year?: number | undefined;
}

/** `make_model_year.txt`, with the style behind the year where one text goes alone. */
export function fileNameOf({ make, model, year }: NamedCar, style?: string): string {
  const parts = [make, model, year, style].filter((part) => part !== undefined && part !== '');
  return `${parts.map((part) => safe(String(part))).join('_')}.txt`;
}

/** Without what some file system refuses. */
const safe = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
