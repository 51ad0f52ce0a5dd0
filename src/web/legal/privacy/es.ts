import type { PrivacyText } from './privacy-text.ts';

export const es: PrivacyText = {
  title: 'Política de privacidad',
  lead: 'Qué datos tratamos cuando usas Autoscritto, por qué, durante cuánto tiempo y quién más los ve. No hacemos publicidad, no rastreamos a nadie y no vendemos datos.',
  sections: {
    controller: {
      title: 'Quién trata tus datos',
      blocks: [
        'El responsable del tratamiento según el Reglamento (UE) 2016/679 (RGPD) es la empresa con sede en Bari, Italia, que gestiona Autoscritto. Estos son sus datos, tal como constan en la configuración de este sitio.',
        { insert: 'operator' },
        'Para cualquier pregunta sobre tus datos, escribe al correo de aquí arriba.',
      ],
    },
    data: {
      title: 'Qué datos tratamos',
      blocks: [
        'Tratamos solo lo que hace falta para que el servicio funcione. Casi todo nos lo das tú.',
        {
          list: [
            'Cuenta: nombre, apellidos, correo, idioma, plan, función. La contraseña la guardamos solo como huella (scrypt): nadie puede leerla.',
            'Acceso con otro servicio, si lo eliges: el identificador que ese servicio te asigna, el correo verificado y el nombre.',
            'Sesiones: dirección IP, tipo de navegador, inicio y fin. Las ves en tu perfil y puedes cerrarlas.',
            'Facturación: razón social, número de IVA, código fiscal italiano, código SDI o PEC, dirección, teléfono.',
            'Pagos: plan, importes, fechas, estado y los identificadores que el proveedor de pagos da al cliente y a la suscripción. El número de la tarjeta nunca nos llega.',
            'Trabajo: los datos de los vehículos, lo que eliges y las notas que escribes, los textos, las traducciones, las versiones anteriores, las frases fijas y recordadas y cuántas descripciones has usado en el mes.',
            'Equipo: quién trabaja con qué plan y los correos de las personas invitadas.',
            'Mensajes: lo que nos escribes desde el formulario de contacto (nombre, correo, teléfono si lo indicas, asunto, texto) y los correos que te enviamos.',
            'Consentimientos: qué versión de las condiciones y de esta política has aceptado o leído, en qué idioma y cuándo.',
          ],
        },
        'No pedimos datos de categorías especiales (art. 9 del RGPD): no los escribas en las notas ni en los mensajes.',
      ],
    },
    purposes: {
      title: 'Por qué los tratamos',
      blocks: [
        {
          head: ['Finalidad', 'Base jurídica'],
          rows: [
            [
              'Abrir la cuenta, darte acceso, escribir y guardar los textos, gestionar plan y equipo',
              'Contrato: art. 6, apdo. 1, letra b',
            ],
            ['Cobrar, reembolsar, emitir recibos y facturas', 'Contrato: art. 6, apdo. 1, letra b'],
            ['Conservar los documentos fiscales', 'Obligación legal: art. 6, apdo. 1, letra c'],
            [
              'Responder a quien nos escribe',
              'Medidas previas al contrato y contrato: art. 6, apdo. 1, letra b',
            ],
            [
              'Proteger el servicio: límites a los intentos, registros de acceso, defensa contra abusos',
              'Interés legítimo en la seguridad: art. 6, apdo. 1, letra f',
            ],
            [
              'Formular o defender un derecho tras el fin del contrato',
              'Interés legítimo en proteger nuestros derechos: art. 6, apdo. 1, letra f',
            ],
          ],
        },
        'El correo y los datos de acceso hacen falta para tener una cuenta, los de facturación para tener una factura: sin ellos no podemos dártelas. Lo demás es voluntario. No enviamos publicidad ni tomamos decisiones automatizadas sobre ti.',
      ],
    },
    listings: {
      title: 'Los anuncios que nos haces leer',
      blocks: [
        'Cuando indicas el enlace de un anuncio, nuestro servidor pide esa página una vez, sin enviar nada tuyo. Si traes tú la página (pegada, guardada o con el botón del navegador), leemos solo esa.',
        'De la página tomamos los datos del vehículo. Los nombres de personas, teléfonos, correos, direcciones web y matrículas que el programa reconoce se quitan antes de mostrarte el resultado. La página no se archiva: el servidor la tiene en memoria 10 minutos como máximo, y después queda solo lo que confirmas en el formulario.',
        'Si en las notas escribes datos de otras personas, el responsable eres tú: escribe solo lo que sirve para describir el vehículo.',
      ],
    },
    writing: {
      title: 'Cómo nacen los textos',
      blocks: [
        'Los textos los escribe nuestro programa, en nuestro servidor. Si el gestor ha activado también un modelo de lenguaje, los datos del vehículo, lo elegido y las notas se envían a su proveedor, y también las frases que hay que traducir o reescribir. Antes quitamos de las notas los datos de contacto que reconocemos. Los datos de cuenta, facturación y pago no se envían nunca.',
      ],
    },
    recipients: {
      title: 'Quién más recibe datos',
      blocks: [
        'Nadie, salvo quien hace falta para que el servicio funcione, y cada uno solo en su parte:',
        {
          list: [
            'el proveedor de pagos (Stripe, cuando los pagos están activos): correo, plan, importes y la tarjeta, que le das directamente;',
            'el servidor de correo que entrega nuestros mensajes: tu dirección y el mensaje;',
            'el proveedor del modelo de lenguaje, solo si está activo: lo descrito en [Cómo nacen los textos](#writing);',
            'Google u otro servicio de acceso, solo si entras por ahí: sabe que accedes a Autoscritto;',
            'quien aloja nuestros servidores, siguiendo nuestras instrucciones;',
            'asesoría fiscal, intermediario de facturas electrónicas y agencia tributaria italiana: los documentos fiscales;',
            'el titular de tu equipo: los textos escritos con su plan, tu nombre y tu correo;',
            'las autoridades, cuando la ley lo exige.',
          ],
        },
        { insert: 'recipients' },
        'Quien trata datos por cuenta nuestra lo hace con un contrato según el art. 28 del RGPD.',
      ],
    },
    transfers: {
      title: 'Datos fuera de Europa',
      blocks: [
        'Si uno de estos proveedores trata datos fuera del Espacio Económico Europeo, lo hace solo sobre la base de una decisión de adecuación (art. 45) o de cláusulas contractuales tipo (art. 46 del RGPD). Escríbenos para tener copia.',
      ],
    },
    retention: {
      title: 'Cuánto tiempo los conservamos',
      blocks: [
        {
          head: ['Datos', 'Plazo'],
          rows: [
            ['Datos de la cuenta', 'Duración del contrato más 2 años; 30 días si pides la eliminación'],
            [
              'Descripciones, traducciones, versiones, notas',
              'Hasta que se elimine la cuenta, o antes si las eliminas tú',
            ],
            ['Datos de facturación, recibos y notas de abono', '10 años'],
            ['Registros de acceso', '12 meses'],
            ['Sesiones', 'Hasta que salgas, como máximo 30 días, 14 sin uso'],
            ['Enlaces para abrir la cuenta', '24 horas, o hasta que se usen'],
            ['Enlaces para una contraseña nueva', '2 horas, o hasta que se usen'],
            ['Correos que te enviamos', 'El texto se borra tras el envío, el resto a los 30 días'],
            ['Mensajes del formulario de contacto', '2 años; menos si lo pides y nada lo impide'],
            ['Consentimientos', 'Hasta que se elimine la cuenta'],
            ['Pedidos nunca pagados', '30 días'],
            ['Registro de lo que hacen los administradores', '10 años'],
          ],
        },
        'Acabado el plazo, los datos se borran o se vuelven anónimos. Solo quedan más tiempo los que hacen falta en un litigio ya abierto.',
      ],
    },
    cookies: {
      title: 'Cookies y memoria del navegador',
      blocks: [
        'Usamos solo cookies técnicas, las que sirven para darte acceso. Ninguna cookie de estadística, publicidad o perfiles, ningún rastreo: por eso no hay un aviso que aceptar. Con https los nombres de las cookies empiezan por `__Host-`.',
        {
          head: ['Cookie', 'Para qué sirve', 'Duración'],
          rows: [
            [
              '`autoscritto.session_token`',
              'Te reconoce después de entrar',
              'Hasta que salgas, como máximo 30 días',
            ],
            [
              '`autoscritto.browser`',
              'Une un acceso con Google u otro servicio al navegador en el que empezó',
              '30 minutos',
            ],
            [
              '`autoscritto.language`',
              'Permite al servidor responderte en el idioma que elegiste',
              '12 meses',
            ],
          ],
        },
        'En la página de pago, y solo allí, el programa de Stripe puede poner cookies propias contra el fraude: `__stripe_mid` (1 año) y `__stripe_sid` (30 minutos). En la demostración con pagos simulados no las hay.',
        'En la memoria de tu navegador (no en nuestro servidor) quedan estas entradas, que puedes borrar cuando quieras:',
        {
          head: ['Entrada', 'Para qué sirve', 'Duración'],
          rows: [
            ['`autoscritto-language`', 'El idioma elegido', 'Hasta que la borres'],
            ['`autoscritto-fonts`', 'Qué tipos de letra tiene ya el navegador', 'Hasta que la borres'],
            ['`autoscritto.channel`', 'El portal en el que publicas', 'Hasta que la borres'],
            ['`autoscritto.ticks`', 'Lo que has marcado en las guías', 'Hasta que la borres'],
            ['`autoscritto-draft`', 'El vehículo que estás introduciendo', 'Hasta que cierres la pestaña'],
            [
              '`autoscritto-first-car`',
              'El coche escrito en la página de inicio antes de registrarte',
              'Hasta que se abre el generador por primera vez, un día como máximo',
            ],
            ['`autoscritto-pasted`', 'El texto pegado para leer', 'Hasta que cierres la pestaña'],
            [
              '`autoscritto-handed-page`',
              'La página traída con el botón del navegador',
              'Hasta que cierres la pestaña',
            ],
            ['`autoscritto-unsaved`', 'Correcciones aún sin guardar', 'Hasta que cierres la pestaña'],
            [
              '`autoscritto-billing-draft`',
              'Los datos de facturación que estás escribiendo',
              'Hasta que cierres la pestaña',
            ],
            [
              '`autoscritto-profile-draft`',
              'El nombre y los apellidos que estás escribiendo en el perfil',
              'Hasta que cierres la pestaña',
            ],
            [
              '`autoscritto-checkout-email`',
              'El correo escrito para el pago',
              'Hasta que cierres la pestaña',
            ],
            [
              '`autoscritto-checkout-attempt`',
              'Evita que un doble clic pague dos veces',
              'Hasta que cierres la pestaña',
            ],
            [
              '`autoscritto-return-path`',
              'La página a la que volver después de entrar',
              'Hasta que cierres la pestaña',
            ],
            [
              '`autoscritto-translation-test`',
              'El texto de la prueba de traducción',
              'Hasta que cierres la pestaña',
            ],
          ],
        },
      ],
    },
    security: {
      title: 'Cómo los protegemos',
      blocks: [
        'Cada petición se comprueba en el servidor: ves solo tus datos y los de tu equipo. Las contraseñas son huellas que no se pueden leer, los enlaces que te enviamos valen una sola vez, una contraseña nueva cierra todas las sesiones. Los programas de la página no pueden leer la cookie de acceso. En los registros de errores no escribimos contraseñas, códigos ni números de tarjeta.',
      ],
    },
    rights: {
      title: 'Tus derechos',
      blocks: [
        'Puedes pedirnos ver tus datos, corregirlos, borrarlos, limitar su uso, recibirlos en un formato legible por una máquina, y puedes oponerte a los tratamientos basados en el interés legítimo (arts. 15 a 22 del RGPD). Respondemos en 30 días, ampliables a 90 para solicitudes complejas. Cómo hacerlo, paso a paso: [RGPD y tus derechos](/gdpr).',
        'Si crees que tratamos mal tus datos, puedes reclamar ante la autoridad italiana, el Garante per la protezione dei dati personali (garanteprivacy.it), o ante la autoridad del país en que vives.',
      ],
    },
    changes: {
      title: 'Cambios',
      blocks: [
        'Cuando cambiamos esta política lo decimos aquí y por correo a quien tiene una cuenta, con 30 días de preaviso. Arriba en la página están siempre la versión y la fecha.',
      ],
    },
  },
};
