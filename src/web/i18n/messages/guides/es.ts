import type { GuidesMessages } from '../../guides-messages.ts';

export const es: GuidesMessages = {
  titles: {
    training: 'Escribir anuncios que venden',
    strategy: 'Guía de estrategia de marketing',
  },
  back: 'Volver al panel',
  contents: 'Contenido',
  print: 'Imprimir',
  before: 'Antes',
  after: 'Después',
  toDo: 'Por hacer',
  progress: (done, all) => `${done} de ${all} cosas hechas`,
  keptHere: 'Las marcas se quedan en este dispositivo.',
  readOther: 'Lee también',
  failed: 'No se ha podido cargar la guía',
  upsell: {
    badge: 'Plan ELITE',
    training:
      'Qué mira el comprador, qué datos dar y con qué palabras: títulos portal por portal, fotos en orden, defectos bien contados, la ley en pocas palabras, la respuesta al primer mensaje.',
    strategy:
      'Qué coche impulsar y dónde, cuándo mover el precio, qué hacer cada semana y un plan de noventa días, medido con las cifras de tu concesionario.',
    inBoth: 'Nueve capítulos con ejemplos de antes y después y listas para marcar, para leer o imprimir.',
    withElite:
      'Esta guía forma parte del plan ELITE, junto con los tres estilos de texto y hasta cinco cuentas.',
    ofOwner: 'El plan de tu equipo lo elige el titular: pídele que pase a ELITE.',
    button: 'Ver los planes',
  },
};
