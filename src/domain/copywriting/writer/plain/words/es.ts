import { optionNames } from '../../../vocabulary/options/es.ts';
import type { PlainWords } from '../plain-words.ts';

export const spanishPlain: PlainWords = {
  fields: {
    year: 'año {}',
    mileage: '{} km',
    fuelType: 'combustible: {}',
    color: 'color: {}',
    transmission: 'cambio: {}',
    power: '{} CV',
    price: 'precio: {} €',
    driveType: 'tracción: {}',
    displacement: '{} cc',
    doors: '{} puertas',
    category: 'carrocería: {}',
    condition: 'estado: {}',
    warranty: 'garantía: {}',
  },
  options: optionNames,
  headings: {
    equipment: 'Equipamiento',
    history: 'Historial y estado',
    damage: 'A tener en cuenta',
    deal: 'Condiciones de venta',
  },
  closing: 'Contacte con nosotros para más información o para concertar una visita.',
};
