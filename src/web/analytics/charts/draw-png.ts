import type { Series } from './chart-sheet.ts';

export interface PictureFrame {
  title: string;
  legend: readonly Series[];
  footer: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const fonts = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const space = 24;
const line = 22;
/** Pixels across, so that it is sharp in a document also when it was drawn on a phone. */
const leastWidth = 1400;

/** A drawn chart with its title, legend and days as PNG, in the colours one sees. */
export async function drawPng(chart: SVGSVGElement, frame: PictureFrame): Promise<Blob> {
  const picture = frameChart(chart, frame);
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))];
  const scale = Math.max(2, leastWidth / width);
  const image = new Image(width, height);
  // A blob would not pass our content security policy.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The canvas gave no picture'))), 'image/png');
  });
}

function frameChart(chart: SVGSVGElement, { title, legend, footer }: PictureFrame): SVGElement {
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(`--color-${name}`).trim();
  const { width, height } = chart.getBoundingClientRect();
  const top = space + line + legend.length * line + 12;
  const whole = { width: width + 2 * space, height: top + height + line + space };
  const picture = element('svg', { ...whole, 'font-family': fonts });
  const legendPattern = element('pattern', {
    ...{ id: 'legend-hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
    patternTransform: 'rotate(45)',
  });
  legendPattern.append(
    element('rect', { width: 6, height: 6, fill: colour('sheet') }),
    element('line', { x1: 0, y1: 0, x2: 0, y2: 6, stroke: colour('listing'), 'stroke-width': 4 }),
  );
  picture.append(legendPattern, element('rect', { ...whole, fill: colour('sheet') }));
  const write = (text: string, at: Record<string, string | number>) => {
    const written = element('text', at);
    written.textContent = text;
    picture.append(written);
  };
  write(title, { x: space, y: space + 14, 'font-size': 17, 'font-weight': 600, fill: colour('ink') });
  for (const [index, { name, look }] of legend.entries()) {
    const y = space + line + index * line + 4;
    const isSolid = look === 'solid';
    picture.append(
      element('rect', {
        ...{ x: space, y, width: 14, height: 14, rx: 3 },
        fill: isSolid ? colour('ink') : 'url(#legend-hatch)',
        stroke: isSolid ? colour('ink') : colour('listing'),
      }),
    );
    write(name, { x: space + 22, y: y + 12, 'font-size': 13, fill: colour('muted') });
  }
  const copy = copyAsSeen(chart);
  for (const [name, value] of Object.entries({ x: space, y: top, width, height })) {
    copy.setAttribute(name, String(value));
  }
  picture.append(copy);
  write(footer, { x: space, y: top + height + line, 'font-size': 12, fill: colour('muted') });
  return picture;
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** What style sheets say of an element, which a picture standing alone does not have. */
const seen = [
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

function copyAsSeen(original: SVGSVGElement): SVGSVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, one] of [original, ...original.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(one);
    const target = copies[index];
    target?.removeAttribute('style');
    target?.removeAttribute('class');
    for (const property of seen) target?.setAttribute(property, style.getPropertyValue(property));
  }
  return copy;
}
