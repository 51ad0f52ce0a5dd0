import { writeXml, type XmlElement } from '#domain/shared/write-xml.ts';
import { copyStyles } from '../../copywriting/copy.ts';
import type { ReviewedCar } from '../stock-job.ts';
import { type FeedCar, feedCar } from './feed-car.ts';
import type { FeedFormat } from './stock-feed.ts';

/** Returns cars as a feed, a piece at a time. */
export async function* writeFeed(
  cars: AsyncIterable<ReviewedCar>,
  format: FeedFormat,
): AsyncIterable<string> {
  const { begin, between, end, write } = formats[format];
  yield begin;
  let isFirst = true;
  for await (const one of cars) {
    const car = feedCar(one);
    if (!car) continue;
    yield (isFirst ? '' : between) + write(car);
    isFirst = false;
  }
  yield end;
}

interface Format {
  begin: string;
  between: string;
  end: string;
  write(car: FeedCar): string;
}

const formats: Record<FeedFormat, Format> = {
  json: {
    begin: '{"cars":[\n',
    between: ',\n',
    end: '\n]}\n',
    write: ({ data, id, ...car }) => JSON.stringify({ id, ...Object.fromEntries(data), ...car }),
  },
  xml: {
    begin: '<?xml version="1.0" encoding="UTF-8"?>\n<cars>\n',
    between: '',
    end: '</cars>\n',
    write: ({ id, data, title, language, texts }) =>
      writeXml(
        [
          'car',
          [
            ['id', id],
            ...data.map(([field, value]): XmlElement => [field, String(value)]),
            ['title', title],
            ['language', language],
            ['texts', copyStyles.map((style): XmlElement | undefined => ofStyle(style, texts[style]))],
          ],
        ],
        '',
        '  ',
      ),
  },
};

const ofStyle = (style: string, text: string | undefined): XmlElement | undefined =>
  text === undefined ? undefined : [style, text];
