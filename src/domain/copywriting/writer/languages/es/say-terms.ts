/** What stands beside the price itself: "17.900 € + IVA", "2.300 € negociables"; in this order, at most one of a row. */
const besidePrice: readonly (readonly [RegExp, string])[] = [
  [/^IVA no incluido$/u, ' + IVA'],
  [/^IVA incluido$/u, ' (IVA incluido)'],
  [/^transferencia no incluida$/u, ' más transferencia'],
  [/^transferencia incluida$/u, ' (transferencia incluida)'],
  [/^precio negociable$/u, ' negociables'],
  [/^precio ligeramente negociable$/u, ' ligeramente negociables'],
  [/^precio cerrado$/u, ' (precio cerrado)'],
];

/** Returns the words for terms of sale that stand right after the figure; undefined for those that want a sentence. */
export const afterPrice = (text: string): string | undefined =>
  besidePrice.find(([pattern]) => pattern.test(text))?.[1];

/** Where a term stands among those beside the price. */
export const placeAfterPrice = (text: string): number =>
  besidePrice.findIndex(([pattern]) => pattern.test(text));

/** Returns a term of sale as a sentence as dealers say it, capital first, without a stop: "Te lo entregamos en 5 días". */
export function termSentence(text: string): string {
  for (const [pattern, said] of sentences) if (pattern.test(text)) return text.replace(pattern, said);
  const possible = /^posibilidad de (.+)$/u.exec(text) ?? /^(.+) posible$/u.exec(text);
  if (possible) return `Hay posibilidad de ${possible[1]}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const sentences: readonly (readonly [RegExp, string])[] = [
  [/^IVA deducible$/u, 'El IVA es deducible'],
  [/^IVA no deducible$/u, 'El IVA no es deducible'],
  [/^IVA en régimen/u, 'Se vende en régimen'],
  [/^IVA no incluido/u, 'El IVA va aparte'],
  [/^IVA incluido/u, 'El IVA va incluido'],
  [/^venta con factura/u, 'Se vende con factura'],
  [/^precio negociable/u, 'El precio es negociable'],
  [/^precio ligeramente negociable/u, 'El precio es ligeramente negociable'],
  [/^precio cerrado/u, 'El precio es cerrado'],
  [/^precio (promocional|rebajado)/u, 'Es un precio $1'],
  [/^precio a consultar/u, 'El precio, a consultar'],
  [/^descuento por pago al contado/u, 'Si pagas al contado hay descuento'],
  [/^sin negociación por teléfono/u, 'Por teléfono no se negocia'],
  [/^negociación solo en persona/u, 'Se negocia solo en persona'],
  [/^posibilidad de entregar un coche como parte del pago/u, 'Aceptamos tu coche como parte del pago'],
  [/^recogida de su coche incluso/u, 'Recogemos tu coche, incluso'],
  [
    /^precio con entrega de otro coche o achatarramiento/u,
    'Es el precio si entregas otro coche o uno para achatarrar',
  ],
  [/^precio con entrega de otro coche/u, 'Es el precio si entregas otro coche'],
  [/^precio con achatarramiento/u, 'Es el precio si entregas un coche para achatarrar'],
  [/^precio con ayudas estatales/u, 'El precio ya cuenta con las ayudas estatales'],
  [/^ayudas estatales no incluidas/u, 'Las ayudas estatales no están incluidas en el precio'],
  [/^ayudas estatales/u, 'Puede acogerse a ayudas estatales'],
  [/^ayuda por achatarramiento/u, 'Hay ayuda por achatarramiento'],
  [/^venta sin permuta/u, 'No se aceptan cambios'],
  [/^venta sin financiación/u, 'No se financia'],
  [/^financiación /u, 'Se financia '],
  [/^posibilidad de financiación/u, 'Se puede financiar'],
  [/^posibilidad de leasing/u, 'Se puede contratar en leasing'],
  [/^renting posible/u, 'Se puede contratar en renting'],
  [/^subrogación de leasing posible/u, 'El leasing se puede subrogar'],
  [/^leasing también para particulares/u, 'El leasing está abierto también a particulares'],
  [/^precio con financiación/u, 'Es el precio financiado'],
  [/^precio sin financiación \((.+)\)/u, 'Sin financiar, el precio es de $1'],
  [/^precio sin financiación/u, 'Es el precio sin financiar'],
  [/^precio sin obligación de financiar/u, 'El precio no obliga a financiar'],
  [/^precio llave en mano/u, 'El precio es llave en mano'],
  [/^transferencia (no )?incluida/u, 'La transferencia $1está incluida'],
  [
    /^transferencia entre profesionales (no )?incluida/u,
    'La transferencia entre profesionales $1está incluida',
  ],
  [/^sin gastos adicionales/u, 'No hay gastos adicionales'],
  [/^gestiones de transferencia en el concesionario/u, 'La transferencia la gestionamos aquí mismo'],
  [/^gastos de puesta en carretera (no )?incluidos/u, 'Los gastos de puesta en carretera $1están incluidos'],
  [/^impuesto de matriculación IPT no incluido/u, 'El impuesto de matriculación IPT no está incluido'],
  [/^servicio de entrega/u, 'Te lo podemos llevar a casa'],
  [/^entrega en toda Italia/u, 'Se entrega en toda Italia'],
  [/^entrega inmediata/u, 'La entrega es inmediata'],
  [/^plazo de entrega de (.+)$/u, 'Te lo entregamos en $1'],
  [/^test de la batería a petición/u, 'Hacemos el test de la batería a petición'],
  [/^caja negra del seguro por desmontar/u, 'La caja negra del seguro está por desmontar'],
  [/^compra de la batería incluida/u, 'La compra de la batería está incluida'],
  [
    /^alquiler de la batería a subrogar por el comprador/u,
    'El comprador se subroga en el alquiler de la batería',
  ],
  [/^Supercharger gratuito no transferible/u, 'El Supercharger gratuito no es transferible'],
  [/^entrega con la batería cargada/u, 'Se entrega con la batería cargada'],
  [/^gastos de las bombonas a cargo/u, 'Los gastos de las bombonas corren a cargo'],
  [/^peritaje a cargo/u, 'El peritaje corre a cargo'],
  [/^transporte a cargo del comprador/u, 'El transporte corre a cargo del comprador'],
  [/^impuesto de circulación pagado/u, 'El impuesto de circulación está pagado'],
  [/^impuesto de circulación reducido/u, 'Paga un impuesto de circulación reducido'],
  [/^impuesto de lujo pagado/u, 'El impuesto de lujo está pagado'],
  [/^exención del impuesto de circulación/u, 'Está exento del impuesto de circulación'],
  [/^recargo por potencia a cargo del comprador/u, 'El recargo por potencia corre a cargo del comprador'],
  [/^garantía del fabricante de (.+)$/u, 'La garantía del fabricante es de $1'],
  [/^garantía del fabricante hasta (.+)$/u, 'La garantía del fabricante llega hasta $1'],
  [/^garantía de la batería (.+)$/u, 'La garantía de la batería es $1'],
  [/^garantía ampliable/u, 'La garantía se puede ampliar'],
  [/^garantía legal/u, 'Se vende con la garantía legal'],
  [/^garantía /u, 'Incluye garantía '],
  [/^asistencia en carretera/u, 'Incluye asistencia en carretera'],
  [/^mantenimiento incluido/u, 'El mantenimiento está incluido'],
  [/^revisión incluida en el precio/u, 'La revisión está incluida en el precio'],
  [/^revisión antes de la entrega/u, 'Se entrega revisado'],
  [/^(?!ITV )(.+) antes de la entrega$/u, 'Se entrega con $1'],
  [/^ITV antes de la entrega/u, 'Se entrega con la ITV pasada'],
  [/^impuesto de circulación suspendido/u, 'El impuesto de circulación está suspendido'],
  [
    /^impuestos de circulación pendientes a nuestro cargo/u,
    'Los impuestos de circulación pendientes corren de nuestra cuenta',
  ],
  [/^transferencia entre profesionales ya hecha/u, 'La transferencia entre profesionales ya está hecha'],
  [/^descuento por los trabajos por hacer/u, 'Hay descuento por los trabajos por hacer'],
  [/^pulido incluido/u, 'El pulido está incluido'],
  [/^prueba con cita previa/u, 'Puedes probarlo con cita previa'],
  [/^prueba de conducción/u, 'Puedes probarlo en carretera'],
  [/^visita con cita previa/u, 'Se enseña con cita previa'],
  [/^más fotos a petición/u, 'Te enviamos más fotos si las pides'],
  [/^vídeo a petición/u, 'Te enviamos un vídeo si lo pides'],
  [/^videollamada posible/u, 'Te lo enseñamos también por videollamada'],
  [/^revisión por su mecánico de confianza posible/u, 'Puede revisarlo tu mecánico de confianza'],
  [/^medidor de pintura a su disposición/u, 'Tienes un medidor de pintura a tu disposición'],
  [/^presupuesto de reparación disponible/u, 'Tenemos el presupuesto de reparación'],
  [/^(.+) no incluid([oa]s?)(?: en el precio)?$/u, 'No incluye $1'],
];
