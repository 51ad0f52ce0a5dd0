import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['it', 'Questa berlina è pronta per il viaggio, con il cambio automatico e una dotazione che non delude.'],
  [
    'en',
    'This saloon is ready for the road, with an automatic gearbox and equipment that does not let you down.',
  ],
  [
    'de',
    'Diese Limousine ist bereit für die Reise, mit Automatik und einer Ausstattung, die nicht enttäuscht.',
  ],
  [
    'fr',
    'Cette berline est prête pour la route, avec une boîte automatique et un équipement qui ne déçoit pas.',
  ],
  [
    'es',
    'Esta berlina está lista para el viaje, con un cambio automático y un equipamiento que no decepciona.',
  ],
  [undefined, 'Fiat Panda 1.2 Lounge, Bluetooth, ABS.'],
])('%s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});
