import type { GdprText } from './gdpr-text.ts';

export const es: GdprText = {
  title: 'RGPD y tus derechos',
  lead: 'Cómo ejercer tus derechos sobre los datos personales, en cuánto tiempo respondemos y qué hacemos si algo sale mal. Qué datos tratamos lo encuentras en la política de privacidad.',
  sections: {
    roles: {
      title: 'Quién responde de qué',
      blocks: [
        'De los datos de tu cuenta, de la facturación y de los mensajes que nos envías, el responsable del tratamiento es la empresa que gestiona Autoscritto:',
        { insert: 'operator' },
        'Si en los datos de un vehículo o en las notas pones datos de otras personas, por ejemplo de un cliente, el responsable eres tú y nosotros somos el encargado que los trata por tu cuenta. Para ese caso vale el apartado [Acuerdo para concesionarios](#processing).',
      ],
    },
    principles: {
      title: 'Cómo está hecho el producto',
      blocks: [
        {
          list: [
            'Pocos datos: para un texto hacen falta los del vehículo, no los de las personas.',
            'Contactos fuera: de los anuncios leídos y de las notas enviadas a un modelo de lenguaje quitamos los nombres, teléfonos, correos y matrículas que el programa reconoce.',
            'Sin rastreo: solo cookies técnicas, ningún servicio de estadística o publicidad.',
            'Las tarjetas nunca con nosotros: el número lo ve solo el proveedor de pagos.',
            'Plazos ciertos: cada dato tiene el suyo, escrito en la [política de privacidad](/privacy-policy#retention).',
          ],
        },
      ],
    },
    rights: {
      title: 'Tus derechos',
      blocks: [
        {
          list: [
            'Acceso (art. 15): saber qué datos tuyos tratamos y tener copia.',
            'Rectificación (art. 16): hacer corregir los falsos o incompletos.',
            'Supresión (art. 17): hacer eliminar la cuenta y los datos que la ley no nos obliga a guardar.',
            'Limitación (art. 18): hacer suspender el uso de un dato mientras se discute.',
            'Notificación (art. 19): hacer saber una corrección o un borrado a quien recibió el dato.',
            'Portabilidad (art. 20): recibir los datos que nos has dado en un formato legible por una máquina, o hacerlos pasar a otro servicio.',
            'Oposición (art. 21): decir no a un tratamiento basado en nuestro interés legítimo.',
            'Decisiones automatizadas (art. 22): no tomamos ninguna sobre ti. El programa escribe textos sobre vehículos, no juzga a personas.',
          ],
        },
      ],
    },
    yourself: {
      title: 'Lo que puedes hacer enseguida',
      blocks: [
        'Mucho se hace sin escribirnos:',
        {
          list: [
            'corregir el nombre y los datos de facturación en el panel;',
            'cambiar la contraseña y cerrar las sesiones abiertas en otros dispositivos;',
            'copiar, descargar y eliminar cada descripción del historial;',
            'descargar recibos y facturas;',
            'dejar un equipo, o quitar a alguien del tuyo;',
            'descargar todos tus datos en un archivo, y eliminar la cuenta, desde tu perfil.',
          ],
        },
      ],
    },
    requests: {
      title: 'Cómo pedir lo demás',
      blocks: [
        'Escribe al correo de arriba en esta página, mejor desde la dirección de tu cuenta, y di qué derecho quieres ejercer. No hace falta un formulario y no cuesta nada.',
        'Respondemos en 30 días desde que recibimos la solicitud. Si es compleja, o si son muchas, podemos llegar a 90 días: en ese caso te lo decimos, con el motivo, dentro de los primeros 30.',
        'Si no estamos seguros de que seas tú, te pedimos una confirmación desde el correo de la cuenta. Solo podemos rechazar una solicitud si es claramente infundada o excesiva, y te explicamos por qué.',
      ],
    },
    deletion: {
      title: 'Qué pasa si eliminas tu cuenta',
      blocks: [
        {
          list: [
            'Descripciones, traducciones, versiones, notas y sesiones se eliminan con la cuenta.',
            'Si lo pides, la cuenta se elimina al cabo de 30 días: hasta entonces puedes cambiar de idea en tu perfil.',
            'Una cuenta sin plan de pago en la que nadie entra durante 2 años se elimina, con un aviso por correo 30 días antes.',
            'El proveedor de pagos también borra al cliente y su tarjeta; quedan los pagos hechos.',
            'Recibos, notas de abono y datos de facturación quedan 10 años, porque lo exige la ley (art. 2220 del código civil italiano).',
            'Los registros de acceso se borran a los 12 meses.',
          ],
        },
        'Un plan de pago ya no se renueva desde que pides la eliminación: mira las [condiciones del servicio](/terms-of-service#cancellation).',
      ],
    },
    processing: {
      title: 'Acuerdo para concesionarios',
      blocks: [
        'Cuando tratamos por tu cuenta datos personales que introduces tú (art. 28 del RGPD), estos son los compromisos. Valen mientras dura el contrato y forman parte de él.',
        {
          list: [
            'Objeto: conservar y elaborar los datos de los vehículos, las notas y los textos que introduces. Afecta a las personas que nombras en las notas.',
            'Instrucciones: los tratamos solo para darte el servicio y según tu instrucción documentada, que son las órdenes que das en el producto.',
            'Confidencialidad: accede solo quien debe, y está obligado al secreto.',
            'Seguridad: aplicamos las medidas del art. 32 descritas en la [política de privacidad](/privacy-policy#security).',
            'Otros encargados: autorizas los citados aquí abajo. Te avisamos de cada cambio con 30 días de preaviso, y puedes oponerte.',
            'Ayuda: te asistimos en las solicitudes de las personas afectadas, en las violaciones y en las evaluaciones de impacto.',
            'Fin: al cerrar la cuenta los datos se eliminan; antes puedes descargarlos.',
            'Controles: te damos la información que demuestra que cumplimos estos compromisos.',
          ],
        },
      ],
    },
    recipients: {
      title: 'Quién trabaja para nosotros',
      blocks: [
        'Pueden tratar datos por nuestra cuenta el proveedor de pagos, el servidor de correo, quien aloja nuestros servidores y, solo si está activo, el proveedor de un modelo de lenguaje.',
        { insert: 'recipients' },
        'Qué recibe cada uno está escrito en la [política de privacidad](/privacy-policy#recipients).',
      ],
    },
    breaches: {
      title: 'Si hay una violación de datos',
      blocks: [
        {
          list: [
            'En las 24 horas desde que se detecta un incidente evaluamos qué ha pasado, qué datos y a cuántas personas afecta, y paramos el daño.',
            'En las 72 horas desde que tenemos constancia notificamos la violación a la autoridad italiana de protección de datos, salvo que sea improbable un riesgo para las personas (art. 33).',
            'Si el riesgo para ti es alto te lo decimos sin demora, con palabras sencillas: qué ha pasado, qué puede derivarse, qué hacemos nosotros y qué te conviene hacer a ti (art. 34).',
            'Si tratamos los datos por tu cuenta te avisamos sin demora, para que puedas cumplir tus plazos.',
            'Cada violación se anota en un registro, aunque no haya que notificarla.',
          ],
        },
        'Si notas algo raro, escribe enseguida al correo de arriba en esta página.',
      ],
    },
    complaint: {
      title: 'Si no quedas satisfecho',
      blocks: [
        'Puedes reclamar ante la autoridad italiana, el Garante per la protezione dei dati personali (garanteprivacy.it), o ante la autoridad del país en que vives, trabajas o donde ocurrió la violación (art. 77), y puedes acudir a un juez (art. 79). Te pedimos que nos escribas antes: a menudo basta.',
      ],
    },
    changes: {
      title: 'Cambios',
      blocks: [
        'Cuando cambiamos esta página lo decimos aquí y por correo a quien tiene una cuenta, con 30 días de preaviso. Arriba están siempre la versión y la fecha.',
      ],
    },
  },
};
