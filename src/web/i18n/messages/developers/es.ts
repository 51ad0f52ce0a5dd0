import type { DevelopersMessages } from '../../developers-messages.ts';

export const es: DevelopersMessages = {
  documentTitle: 'API para programas',
  title: 'La API para tu programa de gestión',
  intro:
    'Tu programa importa un anuncio, encarga los textos, los vuelve a leer y cambia los datos del coche: lo que hace la web, en JSON. Incluida en los planes PRO y ELITE.',
  key: {
    title: 'La clave',
    text: 'Se crea en el perfil y se envía con cada petición en la cabecera `Authorization`. No debe estar nunca en una página web ni en una aplicación.',
  },
  profile: 'Crear una clave en el perfil',
  limits: {
    title: 'Cuántas peticiones',
    text: (pro: number, elite: number) =>
      `${pro} por minuto y clave con PRO, ${elite} con ELITE. \`RateLimit-Remaining\` dice cuántas quedan; con 429, \`Retry-After\` dice dentro de cuántos segundos reintentarlo.`,
  },
  once: {
    title: 'Nada dos veces',
    text: 'Da a cada petición que escribe una `Idempotency-Key`: si la repites en 24 horas recibes la misma respuesta y nada se cuenta dos veces. Con otros datos la respuesta es 422; mientras la primera está en curso, 409.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Registra en el perfil una dirección https: recibe `description.written` cuando un texto está listo y `stock_job.finished` cuando un trabajo de stock ha terminado. Cada envío va firmado como pide Standard Webhooks: quita `whsec_` del secreto, decodifica el resto de base64 y calcula con esa clave HMAC-SHA256 de `webhook-id.webhook-timestamp.cuerpo`. Responde 2xx en 15 segundos; si no, lo reintentamos durante dos días. El mismo `webhook-id` puede llegar varias veces.',
  },
  errors: {
    title: 'Los errores',
    text: 'Cada error lleva en `error` un nombre fijo para los programas y en `message` una frase para las personas, en el idioma de `Accept-Language`.',
    status: 'Código',
    name: 'Nombre',
  },
  calls: 'Las peticiones',
  summaries: {
    generateDescriptions: 'Escribe y guarda las descripciones de un coche; cuenta una en el plan.',
    findDescriptions: 'Lista tus descripciones, la más reciente primero, por páginas.',
    getDescription: 'Una descripción con datos, textos y traducciones; `current` es la más reciente.',
    changeVehicle: 'Cambia los datos del coche y las cifras de sus textos.',
    translate: 'Vuelve a escribir un texto en otro idioma.',
    extractUrl: 'Lee el coche de un anuncio, por su enlace.',
    importStock: 'Lee un archivo de coches en el borrador de un trabajo; todavía no escribe ni cuenta nada.',
    findStockJobs: 'Enumera los trabajos sobre el stock y cómo van.',
    moveStockJob: 'Inicia el trabajo, lo pausa, lo reanuda, lo cancela o reintenta los coches fallidos.',
    findStockCars:
      'Los coches de un trabajo con textos, avisos y errores, en el orden del archivo, por páginas.',
    mendStockCar: 'Corrige los datos de un coche que aún no se ha escrito.',
    approveStockCars: 'Aprueba coches escritos; sin `carIds`, todos los que no tienen avisos.',
    exportStockCars: 'Los coches aprobados en CSV para un portal.',
  },
  scope: { read: 'permiso: consultar', write: 'permiso: escribir' },
  fields: 'Campos',
  required: 'obligatorio',
  document: 'Documento OpenAPI, en JSON',
  failed: 'La lista de peticiones no se ha podido cargar.',
};
