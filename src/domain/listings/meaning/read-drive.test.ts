import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each<[string, string]>([
  ['anteriore', 'Anteriore'],
  ['Trazione anteriore', 'Anteriore'],
  ['Front', 'Anteriore'],
  ['Front Wheel Drive', 'Anteriore'],
  ['Front-wheel drive', 'Anteriore'],
  ['FWD', 'Anteriore'],
  ['Frontantrieb', 'Anteriore'],
  ['Vorderradantrieb', 'Anteriore'],
  ['Traction', 'Anteriore'],
  ['Traction avant', 'Anteriore'],
  ['Voor', 'Anteriore'],
  ['Delantera', 'Anteriore'],
  ['Na przednie koła', 'Anteriore'],
  ['Față', 'Anteriore'],
  ['Dianteira', 'Anteriore'],
  ['FrontWheelDriveConfiguration', 'Anteriore'],
  ['https://schema.org/FrontWheelDriveConfiguration', 'Anteriore'],
  ['posteriore', 'Posteriore'],
  ['Trazione posteriore', 'Posteriore'],
  ['RWD', 'Posteriore'],
  ['Rear', 'Posteriore'],
  ['Rear-wheel drive', 'Posteriore'],
  ['Heckantrieb', 'Posteriore'],
  ['Hinterrad', 'Posteriore'],
  ['Propulsion', 'Posteriore'],
  ['Achter', 'Posteriore'],
  ['Spate', 'Posteriore'],
  ['Trasera', 'Posteriore'],
  ['Integrale', 'Integrale'],
  ['Trazione integrale', 'Integrale'],
  ['Integrale permanente', 'Integrale'],
  ['AWD', 'Integrale'],
  ['All-wheel drive', 'Integrale'],
  ['Allrad', 'Integrale'],
  ['Allradantrieb', 'Integrale'],
  ['quattro', 'Integrale'],
  ['xDrive', 'Integrale'],
  ['4MATIC', 'Integrale'],
  ['4Motion', 'Integrale'],
  ['Transmission intégrale', 'Integrale'],
  ['Tracción total', 'Integrale'],
  ['4 roues motrices', 'Integrale'],
  ['Quattro ruote motrici', 'Integrale'],
  ['ALL4', 'Integrale'],
  ['4x4', '4x4'],
  ['4X4', '4x4'],
  ['4WD', '4x4'],
  ['Trazione 4x4', '4x4'],
])('%s is drive %s', (text, value) => {
  expect(understand('driveType', text)).toEqual({ value });
});

test.each(['2WD', 'Altro', 'Catena', 'Benzin', 'Otto', 'n.d.', 'Anteriore o integrale', 'sinistra'])(
  '%s is no drive',
  (text) => {
    expect(understand('driveType', text) ?? {}).not.toHaveProperty('value');
  },
);
