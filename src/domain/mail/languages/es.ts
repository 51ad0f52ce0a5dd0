import type { MailLanguage } from '../mail-content.ts';
import { mailFormats } from '../mail-formats.ts';

const { money, day, month, number } = mailFormats('es-ES');
const hello = (firstName: string) => (firstName ? `Hola, ${firstName}:` : 'Hola:');
const hoursOf = (hours: number) => (hours === 1 ? '1 hora' : `${hours} horas`);
const daysOf = (days: number) => (days === 1 ? '1 día' : `${days} días`);
const cycles = { monthly: 'mensual', annual: 'anual' };

export const es = {
  messages: {
    'finish-sign-up': ({ firstName, link, hours }) => ({
      subject: 'Confirma tu dirección de correo y elige una contraseña',
      parts: [
        hello(firstName),
        'Falta un paso para abrir tu cuenta: elige una contraseña.',
        { label: 'Elegir contraseña', link },
        `El enlace es válido durante ${hoursOf(hours)} y solo funciona una vez.`,
        'Si no has pedido una cuenta, ignora este correo: sin el enlace no se abre nada.',
      ],
    }),
    'already-registered': ({ firstName, signInLink, newPasswordLink }) => ({
      subject: 'Ya tienes una cuenta en Autoscritto',
      parts: [
        hello(firstName),
        'Alguien, quizá tú, ha intentado registrarse con esta dirección. La cuenta ya existe: entra con tu contraseña.',
        { label: 'Entrar', link: signInLink },
        'Si no la recuerdas, elige una nueva.',
        { label: 'Elegir una contraseña nueva', link: newPasswordLink },
        'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual.',
      ],
    }),
    'choose-new-password': ({ firstName, link, hours }) => ({
      subject: 'Elige una contraseña nueva',
      parts: [
        hello(firstName),
        'Has pedido cambiar la contraseña de tu cuenta.',
        { label: 'Elegir la contraseña nueva', link },
        `El enlace es válido durante ${hoursOf(hours)} y solo funciona una vez. Con la contraseña nueva se cierran todas las sesiones abiertas.`,
        'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
      ],
    }),
    'no-account': ({ link }) => ({
      subject: 'No hay ninguna cuenta con esta dirección',
      parts: [
        'Hola:',
        'Se ha pedido una contraseña nueva para esta dirección, pero aquí no hay ninguna cuenta con ella. Quizá te registraste con otro correo.',
        'Si quieres, abre una cuenta ahora.',
        { label: 'Registrarse', link },
        'Si no la has pedido tú, ignora este correo.',
      ],
    }),
    'password-changed': ({ firstName, link }) => ({
      subject: 'Tu contraseña ha cambiado',
      parts: [
        hello(firstName),
        'La contraseña de tu cuenta acaba de cambiar. Si has sido tú, todo está bien.',
        'Si no, elige enseguida una nueva: así se cierran también las sesiones abiertas por otros.',
        { label: 'Elegir una contraseña nueva', link },
      ],
    }),
    'way-linked': ({ firstName, provider, link }) => ({
      subject: `Ahora también puedes entrar en tu cuenta con ${provider}`,
      parts: [
        hello(firstName),
        `Alguien ha entrado con ${provider}, que ha confirmado tu correo: desde ahora también se puede entrar así en tu cuenta. Si has sido tú, todo está bien.`,
        'Si no, quita esta forma de entrar en tu perfil y elige una contraseña nueva: así se cierran también las sesiones abiertas por otros.',
        { label: 'Abrir el perfil', link },
      ],
    }),
    'api-key-created': ({ firstName, name, lastCharacters, link }) => ({
      subject: 'Una nueva clave de API da acceso a tu cuenta',
      parts: [
        hello(firstName),
        `En tu cuenta se ha creado la clave de API «${name}», que termina en ${lastCharacters}: el programa que la tiene lee o escribe textos en tu nombre. Si has sido tú, todo está bien.`,
        'Si no, revoca la clave en tu perfil y elige una contraseña nueva: así se cierran también las sesiones abiertas por otros.',
        { label: 'Abrir el perfil', link },
      ],
    }),
    'webhook-paused': ({ firstName, host, link }) => ({
      subject: 'Un programa ya no recibe nuestros avisos',
      parts: [
        hello(firstName),
        `Los avisos (webhooks) a ${host} no llegan desde hace un tiempo: por ahora no enviamos más.`,
        'En el perfil ves qué ha respondido el programa. Cuando vuelva a funcionar, reactiva la dirección: también salen los avisos que esperan, durante dos semanas como mucho.',
        { label: 'Abrir el perfil', link },
      ],
    }),
    'deletion-planned': ({ firstName, on, link }) => ({
      subject: 'Tu cuenta se va a eliminar',
      parts: [
        hello(firstName),
        `Has pedido eliminar tu cuenta. Ocurrirá el ${day(on)}: desde ese día no se podrán recuperar textos, equipo ni datos. Los recibos y facturas se guardan 10 años, como exige la ley.`,
        'Desde ahora no se cobra ninguna renovación. Hasta ese día puedes entrar, descargar tus datos y cambiar de idea.',
        { label: 'Conservar mi cuenta', link },
        'Si no has sido tú, entra, conserva la cuenta y cambia la contraseña enseguida.',
      ],
    }),
    'absence-warning': ({ firstName, on, link }) => ({
      subject: '¿Quieres conservar tu cuenta?',
      parts: [
        hello(firstName),
        `Llevas casi dos años sin entrar en Autoscritto. No guardamos datos que nadie necesita: el ${day(on)} se eliminarán tu cuenta y tus textos.`,
        'Para conservarlos basta con entrar una vez antes de ese día.',
        { label: 'Entrar', link },
        'Si ya no necesitas la cuenta, no tienes que hacer nada.',
      ],
    }),
    'team-invitation': ({ from, companyName, link, days }) => ({
      subject: `${from} te invita a su equipo en Autoscritto`,
      parts: [
        'Hola:',
        companyName
          ? `${from} (${companyName}) te invita a escribir con su plan ELITE: los mismos coches, los mismos textos y tu propia cuenta.`
          : `${from} te invita a escribir con su plan ELITE: los mismos coches, los mismos textos y tu propia cuenta.`,
        { label: 'Ver la invitación', link },
        `Entra o regístrate con la dirección que ha recibido este correo. La invitación es válida durante ${daysOf(days)}.`,
        'Si no conoces a quien te invita, ignora este correo.',
      ],
    }),
    'left-team': ({ from }) => ({
      subject: 'Ya no estás en el equipo',
      parts: [
        'Hola:',
        `Tu cuenta ya no está en el equipo de ${from}. Desde ahora trabajas con tu propio plan y vuelves a ver los textos que habías escrito antes.`,
        `Lo que has escrito en el equipo se queda con ${from}.`,
      ],
    }),
    'member-left': ({ name }) => ({
      subject: `${name} ya no está en tu equipo`,
      parts: [
        'Hola:',
        `${name} ha dejado tu equipo. Lo que ha escrito se queda en tu historial y su plaza está libre: puedes invitar a otra persona.`,
      ],
    }),
    'payment-received': ({ plan, billingCycle, totalCents, hasVat, hasAccount, link }) => ({
      subject: `Pago recibido: plan ${plan}, ${money(totalCents)}`,
      parts: [
        'Hola:',
        `Hemos recibido tu pago de ${money(totalCents)}${hasVat ? ', IVA incluido,' : ''} por el plan ${plan} ${cycles[billingCycle]}. Gracias.`,
        hasAccount
          ? 'El recibo está en tu cuenta.'
          : 'Para usar el plan y ver el recibo, elige la contraseña: la cuenta tiene esta dirección de correo.',
        { label: hasAccount ? 'Ver el recibo' : 'Elegir la contraseña', link },
      ],
    }),
    'billing-details-wanted': ({ firstName, documents, since, hasAccount, link }) => ({
      subject: 'Los datos para tu factura',
      parts: [
        hello(firstName),
        documents === 1
          ? `El documento de tu pago del ${day(since)} está listo, pero sin tus datos no podemos emitir la factura.`
          : `${documents} documentos, desde el ${day(since)}, están listos, pero sin tus datos no podemos emitir las facturas.`,
        hasAccount
          ? 'Bastan razón social o nombre, número de IVA o codice fiscale y dirección: un minuto, una sola vez.'
          : 'Elige la contraseña de tu cuenta, que tiene esta dirección de correo. Después bastan razón social o nombre, número de IVA o codice fiscale y dirección.',
        { label: hasAccount ? 'Rellenar los datos' : 'Elegir la contraseña', link },
        'Hacienda italiana quiere la factura en los doce días siguientes al pago. Después de tres recordatorios no escribimos más.',
      ],
    }),
    'order-paid': ({ plan, hasAccount, link }) => ({
      subject: hasAccount ? `Plan ${plan} pagado` : 'Pagado. Elige la contraseña',
      parts: [
        'Hola:',
        hasAccount
          ? `El plan ${plan} está pagado y en tu cuenta.`
          : `El plan ${plan} está pagado. Para usarlo, elige la contraseña: la cuenta tiene esta dirección.`,
        { label: hasAccount ? 'Ver tu plan' : 'Elegir la contraseña', link },
      ],
    }),
    'payment-disputed': ({ plan, link }) => ({
      subject: `Pago del plan ${plan} en disputa`,
      parts: [
        'Hola:',
        `Tu banco ha abierto una disputa por el pago del plan ${plan}: mientras esté abierta, el plan no está activo. Tus textos siguen en tu cuenta.`,
        'Si al final el pago se mantiene, el plan se reactiva automáticamente. Si es un error, habla con tu banco o responde a este correo.',
        { label: 'Ver tu plan', link },
      ],
    }),
    'payment-refunded': ({ plan, link }) => ({
      subject: `Reembolso del plan ${plan}`,
      parts: [
        'Hola:',
        `Te hemos devuelto el pago del plan ${plan}, así que el plan ya no está activo. Tus textos siguen en tu cuenta.`,
        'El reembolso puede tardar unos días en aparecer en tu tarjeta. Los documentos están aquí.',
        { label: 'Ver los documentos', link },
      ],
    }),
    'renewal-failed': ({ plan, link }) => ({
      subject: `No se ha podido renovar el plan ${plan}`,
      parts: [
        'Hola:',
        `Tu banco no ha aceptado el pago para renovar el plan ${plan}. Hasta que se complete, el plan queda en pausa.`,
        'Revisa tu tarjeta y paga desde tu cuenta: el plan se reactiva al momento.',
        { label: 'Pagar ahora', link },
      ],
    }),
    'plan-cancelled': ({ plan, endsOn, link }) => ({
      subject: `Baja confirmada: plan ${plan}`,
      parts: endsOn
        ? [
            'Hola:',
            `La baja está confirmada. El plan ${plan} sigue activo hasta el ${day(endsOn)} y después no se renueva: no te cobramos nada más por él.`,
            'Tus textos siguen en tu cuenta, también con el plan gratuito.',
            '¿Has cambiado de idea? Hasta ese día puedes retomar el plan con un clic.',
            { label: 'Retomar el plan', link },
            'Si no has sido tú, retoma el plan y cambia tu contraseña cuanto antes.',
          ]
        : [
            'Hola:',
            `La baja está confirmada. La renovación pendiente queda anulada y el plan ${plan} ha terminado: no te cobramos nada más por él.`,
            'Tus textos siguen en tu cuenta, también con el plan gratuito.',
            { label: 'Ver tu plan', link },
            'Si no has sido tú, cambia tu contraseña cuanto antes.',
          ],
    }),
    'plan-resumed': ({ plan, on, amountCents, link }) => ({
      subject: `Tu plan ${plan} continúa`,
      parts: [
        'Hola:',
        `Tu plan ${plan} ya no termina: se renueva automáticamente.`,
        amountCents > 0
          ? `Próximo pago: ${money(amountCents)}, IVA incluido, el ${day(on)}.`
          : `Se renueva el ${day(on)} y lo paga tu saldo: ese día no te cobramos nada.`,
        { label: 'Ver tu plan', link },
        '¿No lo quieres? Puedes cancelarlo de nuevo en la misma página, hasta el día antes de la renovación.',
      ],
    }),
    'plan-change-planned': ({ plan, next, on, amountCents, link }) => ({
      subject: `Desde el ${day(on)} pasas a ${next.plan}`,
      parts: [
        'Hola:',
        `Hasta el ${day(on)} sigues con el plan ${plan} y todo lo que incluye. Desde ese día tienes el plan ${next.plan} ${cycles[next.billingCycle]}.`,
        amountCents > 0
          ? `Ese día pagas ${money(amountCents)}, IVA incluido.`
          : 'Ese día lo paga tu saldo: no te cobramos nada.',
        '¿Has cambiado de idea? Hasta ese día puedes anular el cambio con un clic.',
        { label: 'Ver tu plan', link },
        'Si no has sido tú, anula el cambio y modifica enseguida la contraseña.',
      ],
    }),
    'plan-change-taken-back': ({ plan, on, amountCents, link }) => ({
      subject: `Sigues con el plan ${plan}`,
      parts: [
        'Hola:',
        `El cambio que pediste queda anulado: el plan ${plan} continúa y se renueva automáticamente.`,
        amountCents > 0
          ? `Próximo pago: ${money(amountCents)}, IVA incluido, el ${day(on)}.`
          : `Se renueva el ${day(on)} y lo paga tu saldo: ese día no te cobramos nada.`,
        { label: 'Ver tu plan', link },
      ],
    }),
    'monthly-report': ({ month: of, reportLink, markLink, stopLink, ...figures }) => ({
      subject: `Tu informe de ${month(of)}`,
      parts: [
        'Hola:',
        `Este ha sido tu mes en Autoscritto (${month(of)}): descripciones creadas ${figures.descriptions}, coches publicados ${figures.published}, coches con una primera consulta ${figures.leads}, coches vendidos ${figures.sold}.`,
        figures.avgSaleTime === null
          ? 'Para un tiempo medio de venta hacen falta al menos tres coches vendidos cuyo día de publicación se conozca.'
          : `Tiempo medio de la publicación a la venta, en días: ${number(figures.avgSaleTime)}.`,
        `Coches publicados que siguen a la venta: ${figures.standing}. Si alguno se ha vendido, márcalo: así tus cifras siguen siendo correctas.`,
        { label: 'Marcar los coches vendidos', link: markLink },
        'El informe completo en PDF está en la página de análisis.',
        { label: 'Abrir el informe', link: reportLink },
        ...(stopLink
          ? [
              {
                aside:
                  '¿Ya no quieres recibir este informe cada mes? Puedes cancelarlo aquí, sin iniciar sesión:',
                link: stopLink,
              },
            ]
          : []),
      ],
    }),
    contact: ({ name, email, phone, subject, text, priority }) => ({
      subject: `${priority ? `[${priority}] ` : ''}Mensaje: ${subject}`,
      parts: [
        phone ? `De ${name}, ${email}, teléfono ${phone}.` : `De ${name}, ${email}.`,
        { quote: text },
        'Responde a este correo: la respuesta llegará a quien lo ha escrito.',
      ],
    }),
  },
  linkInWords: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: 'Correo enviado automáticamente por Autoscritto.',
} satisfies MailLanguage;
