import { pluralOf } from '../../formats.ts';
import type { DemoDashboardMessages } from './it.ts';

const left = pluralOf('es', { one: 'descripción restante', other: 'descripciones restantes' });

export const es: DemoDashboardMessages = {
  documentTitle: 'Panel de demostración',
  failed: 'No se han podido cargar los datos de la demo.',
  bar: {
    title: 'Modo demo',
    text: 'Datos de ejemplo: nada se guarda ni se cuenta.',
    plans: 'Plan mostrado',
    testAi: 'Probar la IA',
    testing: 'Prueba en curso',
  },
  answer: { title: 'Respuesta de la prueba de IA', close: 'Cerrar' },
  styles: {
    title: 'Estilos disponibles',
    included: 'incluido',
    missing: 'no incluido',
    unlimited: 'Descripciones ilimitadas',
    limit: (count) => `Límite: ${count} ${left(count)}`,
    failed: 'No se han podido cargar los estilos del plan.',
  },
  read: (car) => `Leer el texto de ${car}`,
  cancel: {
    title: 'Cancelar suscripción',
    description:
      'En tu cuenta la cancelación detiene la renovación, y soporte responde a tus dudas. Esto es una demo: no cambia nada.',
  },
  simulated: 'Datos de ejemplo. En la demo, guardar es una simulación.',
  login: {
    title: 'Acceso de prueba',
    text: 'Este es un sistema de prueba. En producción se entra por la página de acceso externa de la plataforma.',
    submit: 'Entrar',
    pending: 'Entrando',
    offline: 'Error de conexión',
    elsewhere: '¿Solo quieres mirar?',
    dashboard: 'Abrir el panel de demostración',
  },
};
