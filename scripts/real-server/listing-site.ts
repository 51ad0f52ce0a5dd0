import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of ads on this machine: one that sells a car, and pages that misbehave. */
export async function startListingSite(): Promise<{ origin: string; host: string; close(): Promise<void> }> {
  const server = createServer((request, answer) => {
    const [, kind, number] = (request.url ?? '').split('/');
    if (kind === 'loop') return answer.writeHead(302, { location: request.url }).end();
    if (kind === 'nothing') return answer.writeHead(404).end('<html>Not here</html>');
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    if (kind === 'slow') return setTimeout(() => answer.end(adPage(number)), 200);
    if (kind === 'huge') return answer.end(`<html><body>${'<p>a car</p>'.repeat(60_000)}</body></html>`);
    return answer.end(adPage(number));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ host, origin: `http://${host}` },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** An ad as dealers' sites have them, a different car for each number. */
function adPage(number = '0'): string {
  const mileage = 20_000 + Number(number.replace(/\D/g, '').slice(0, 6)) * 137;
  const car = {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: 'Fiat Panda 1.2 Easy',
    brand: 'Fiat',
    model: 'Panda',
    vehicleModelDate: '2019',
    fuelType: 'Benzina',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: 'KMT' },
    offers: { '@type': 'Offer', price: 8900, priceCurrency: 'EUR' },
  };
  const equipment = ['Climatizzatore', 'Bluetooth', 'Sensori di parcheggio', 'Cerchi in lega'];
  return `<!doctype html><html lang="it"><head><title>Fiat Panda 1.2 Easy</title>
<script type="application/ld+json">${JSON.stringify(car)}</script></head><body><h1>Fiat Panda 1.2 Easy</h1>
<ul>${equipment.map((item) => `<li>${item}</li>`).join('')}</ul>
<p>${'Auto in ottime condizioni, unico proprietario, tagliandata. '.repeat(40)}</p></body></html>`;
}
