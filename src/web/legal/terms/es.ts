import type { TermsText } from './terms-text.ts';

export const es: TermsText = {
  title: 'Condiciones del servicio',
  lead: 'Las condiciones con las que usas Autoscritto: qué te damos, cuánto cuesta, cómo se cancela y qué esperamos de ti.',
  sections: {
    operator: {
      title: 'Con quién haces el contrato',
      blocks: [
        'Autoscritto lo gestiona una empresa con sede en Bari, Italia. Estos son sus datos, tal como constan en la configuración de este sitio.',
        { insert: 'operator' },
        'El contrato nace cuando abres la cuenta o, si pagas antes de tenerla, cuando el pago sale bien. Al usar el servicio aceptas estas condiciones. Cómo tratamos los datos lo encuentras en la [política de privacidad](/privacy-policy).',
      ],
    },
    service: {
      title: 'Qué hace el servicio',
      blocks: [
        'Autoscritto escribe textos de venta para vehículos, a partir de un anuncio que nos indicas o de los datos que introduces. Se dirige a concesionarios, exposiciones y vendedores, también particulares.',
        'Los textos se generan de forma automática. Autoscritto une las afirmaciones a los datos de los que salen y señala las que no encuentra en ellos, pero no conoce el vehículo: lee y comprueba antes de publicar. No prometemos un número de contactos ni de ventas.',
      ],
    },
    account: {
      title: 'Tu cuenta',
      blocks: [
        'Abres la cuenta con un enlace que te enviamos por correo, o entrando con un servicio que confirma tu correo. Los datos que indicas tienen que ser verdaderos y tuyos. Guarda en secreto la contraseña: respondes de lo que se hace con tu cuenta, salvo que nos hayas avisado de que la usa otra persona.',
        'Quien abre una cuenta para una empresa declara que puede obligarla.',
      ],
    },
    plans: {
      title: 'Planes y precios',
      blocks: [
        'Qué incluye cada plan y cuánto cuesta, al mes o al año, está en la [página de planes](/subscribe). El plan gratuito no pide tarjeta. El límite mensual se cuenta por mes natural; lo que no usas no pasa al mes siguiente.',
        'Los precios son en euros e incluyen el IVA donde corresponde. De cada pago encuentras un recibo en el panel; la factura sigue los datos de facturación que introduces.',
        'Un precio nuevo vale para quien ya tiene un plan solo tras 30 días de preaviso, y desde la renovación siguiente.',
      ],
    },
    payment: {
      title: 'Pago y renovación',
      blocks: [
        'Pagas por adelantado, con tarjeta, a través de un proveedor de pagos. El número de la tarjeta lo ve solo él.',
        'El plan se renueva solo, cada mes o cada año según hayas elegido, hasta que lo canceles. Si una renovación falla te lo decimos: hasta que se pague valen los límites del plan gratuito, y tus textos siguen donde están.',
        'Si impugnas un pago ante tu banco, los derechos de ese pago quedan suspendidos mientras la impugnación esté abierta.',
      ],
    },
    switching: {
      title: 'Cambiar de plan',
      blocks: [
        'Puedes cambiar de plan o pasar de mensual a anual cuando quieras. Antes de confirmar ves cuánto pagas: el tiempo no usado del plan anterior se descuenta, y lo que sobra vale para los pagos siguientes. Un plan inferior vale desde que termina el tiempo ya pagado, salvo que lo pidas desde ya; hasta entonces puedes cambiar de idea.',
      ],
    },
    cancellation: {
      title: 'Cancelación',
      blocks: [
        'Cancelas cuando quieras, sin motivo y sin coste: en el panel con «Cancelar suscripción», que detiene la renovación al momento, o escribiéndonos. Te confirmamos por correo hasta cuándo sigue el plan.',
        'Hasta el final del periodo ya pagado lo usas todo y puedes retomar el plan; después pasas al plan gratuito y no pagas nada más. Si antes eliges otro plan, ese se renueva. Si cancelas con una renovación pendiente, ya no se cobra y el plan termina al momento. Tus textos siguen en tu cuenta.',
      ],
    },
    refunds: {
      title: 'Garantía de 30 días y reembolsos',
      blocks: [
        'En los primeros 30 días desde tu primer pago de un plan puedes pedirnos la devolución de lo que has pagado. Basta con escribirnos en ese plazo. No tienes que decir por qué, y no importa si ya has usado el servicio: te devolvemos todo en la misma tarjeta y el plan se cierra.',
        'Pasados esos 30 días, los servicios ya usados no se reembolsan. Vale para el periodo en curso y para los pasados, renovaciones incluidas: quien cancela usa el plan hasta el final de lo pagado.',
        'Siempre se deben los reembolsos que la ley impone, los de un cargo equivocado y el del tiempo no disfrutado si somos nosotros quienes cerramos el servicio.',
      ],
    },
    consumers: {
      title: 'Si compras como particular',
      blocks: [
        'Si eres consumidor tienes 14 días desde la celebración del contrato para desistir sin motivo (arts. 52 a 59 del decreto legislativo italiano 206/2005). La garantía de 30 días es más amplia e incluye este derecho: usa esa, y te devolvemos todo.',
        'Nada en estas condiciones quita los derechos que la ley da a los consumidores, incluida la garantía legal de conformidad de los servicios digitales.',
      ],
    },
    data: {
      title: 'Tus datos y los anuncios que importas',
      blocks: [
        'Lo que introduces sigue siendo tuyo. Nos permites conservarlo y elaborarlo en lo necesario para darte el servicio, y nada más.',
        'Importa solo anuncios tuyos o que tengas derecho a usar, y respeta las condiciones de los sitios de los que los tomas. No introduzcas datos de otras personas si no hacen falta.',
        'De los textos que publicas respondes tú: los datos del vehículo, el precio y las indicaciones que la ley exige en los anuncios tienen que ser correctos.',
      ],
    },
    texts: {
      title: 'De quién son los textos',
      blocks: [
        'Los textos que generas puedes usarlos, cambiarlos y publicarlos libremente, también con fines comerciales y también tras el fin del contrato. Para vehículos parecidos otros pueden recibir frases parecidas. El programa, la marca, el diseño y las guías siguen siendo nuestros.',
      ],
    },
    conduct: {
      title: 'Qué no se puede hacer',
      blocks: [
        {
          list: [
            'usar el servicio para anuncios falsos, engañosos o ilegales;',
            'saltarse los límites del plan o compartir una cuenta entre varias personas fuera de un equipo;',
            'consultar el servicio con programas, salvo para los propios anuncios y en medida razonable;',
            'intentar llegar a los datos de otros, o perturbar el servicio;',
            'revender el servicio como propio sin un acuerdo con nosotros.',
          ],
        },
      ],
    },
    team: {
      title: 'Equipos',
      blocks: [
        'Con el plan ELITE trabajan hasta 5 cuentas, incluida la tuya. Plan, recuento y textos son del titular del equipo, que responde de lo que hacen los miembros. Quien deja el equipo vuelve a su propio plan; los textos escritos con el equipo se quedan en el equipo.',
      ],
    },
    availability: {
      title: 'Funcionamiento y soporte',
      blocks: [
        'Hacemos lo posible para que el servicio funcione siempre, pero no podemos garantizarlo sin interrupciones: el mantenimiento, las averías y los sitios de otros pueden parar una parte. Si un sitio no nos deja leer un anuncio puedes traer tú la página o escribir los datos.',
        'El soporte responde por correo, con la prioridad que prevé tu plan.',
      ],
    },
    liability: {
      title: 'Responsabilidad',
      blocks: [
        'Nuestra responsabilidad total ante ti se limita al importe que nos has pagado en los últimos 12 meses antes del hecho. No respondemos de ventas perdidas, ganancias dejadas de obtener y daños indirectos, ni de lo que decidan los sitios en los que publicas.',
        'Estos límites no valen en caso de dolo y culpa grave (art. 1229 del código civil italiano), de daños a las personas y donde la ley no los admite, en particular ante los consumidores.',
      ],
    },
    ending: {
      title: 'Suspensión y fin',
      blocks: [
        'Puedes cerrar la cuenta cuando quieras, desde tu perfil o escribiéndonos. Podemos suspenderla si incumples estas condiciones o pones en peligro el servicio o a otros; te decimos el motivo y, si se puede remediar, te damos tiempo para hacerlo. Podemos cerrar el servicio con 30 días de preaviso, devolviendo el tiempo pagado y no disfrutado.',
        'Qué queda de los datos tras el cierre está escrito en [RGPD y tus derechos](/gdpr#deletion).',
      ],
    },
    changes: {
      title: 'Cambios en las condiciones',
      blocks: [
        'Podemos cambiar estas condiciones por motivos serios: una ley, la seguridad, un servicio nuevo o modificado. Te lo decimos por correo y aquí con 30 días de preaviso. Si no estás de acuerdo puedes terminar el contrato antes de que valgan, sin coste y con el reembolso del tiempo pagado y no disfrutado. Si sigues usando el servicio, pasado ese plazo valen.',
      ],
    },
    law: {
      title: 'Ley y tribunal',
      blocks: [
        'Se aplica la ley italiana. De cualquier conflicto conoce el tribunal de Bari. Si eres consumidor es competente el juez del lugar en que vives, y queda la protección obligatoria de tu país.',
        'Antes de un pleito escríbenos: buscamos una solución.',
      ],
    },
    language: {
      title: 'Idioma y validez',
      blocks: [
        'Estas condiciones están escritas en italiano; los demás idiomas son traducciones para mayor comodidad. Si dicen cosas distintas vale el texto italiano. Si una cláusula no es válida, las demás siguen.',
      ],
    },
  },
};
