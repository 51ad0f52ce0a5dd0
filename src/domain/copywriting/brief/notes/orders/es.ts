import { before, type OrderWords, roles } from './order-words.ts';

const words = '(?:frases?|palabras?|línea|texto|enlace|hashtag|emoji|url|prompt)';

export const spanishOrders: OrderWords = {
  discard: [
    '(?<!no )(?:ignor(?:a|e|ad|en|ar)|olvid(?:a|e|ad|en|ar)|omite)',
    'no (?:sigas|siga|cumplas|respetes|tengas en cuenta)',
  ],
  rules: [
    'instrucci(?:ón|ones)|reglas?|indicaci(?:ón|ones)|órdenes|prompts?|normas?|lo anterior',
    `tod[oa]s?${before}`,
  ],
  say: ['escrib(?:e|a|id)|reescribe|traduce|traduzca|repite|repita'],
  sayFirst: ['di|diga|decir|escribir|responde|responda|responder|menciona|indica|afirma'],
  said: [
    `que|${words}|todo|gratis|instrucciones`,
    'en (?:inglés|español|italiano|francés|alemán|chino|ruso|mayúsculas|verso)',
  ],
  add: ['añad(?:e|a|ir)|agrega|inserta|incluye|muestra|revela|imprime|usa|utiliza|termina|empieza|concluye'],
  added: [`(?:(?:el|la|las|los|tu|tus|con|esta|este|siempre) )*(?:${words}|instrucciones|clave api)`],
  whole: [
    'notas? (?:para|al) (?:el |la |quien )?(?:redactora?|redacción|autora?|escrib[ea])',
    '(?:el título|el titular|el final|la (?:primera|última) frase) (?:debe|deberá|tiene que)',
    '(?:acuérdate de|acuérdese de|recuerda|asegúrate de|asegúrese de|no (?:olvides|te olvides de)|se ruega|hay que) (?:mencionar|decir|escribir|indicar|poner|destacar) (?:que|la frase)',
    '(?:descríbel[oa]|preséntal[oa]|descríbalo|preséntelo) como',
    `(?:ahora|tú) eres un|eres (?:ahora|una? ${roles})|actúa como|compórtate como|finge|haz como si`,
    'a partir de ahora,? (?:eres|escrib|respond|debes|tú)',
    '(?:el texto|el anuncio|la descripción|la respuesta) (?:debe|deberá|tiene que)',
    'nuevas? (?:reglas?|instrucci(?:ón|ones))|(?:instrucciones|reglas) (?:anteriores|previas|del sistema)',
    'prompt del sistema|modelo de lenguaje',
    'no (?:menciones|mencione|digas|diga|hables|escribas|reveles)',
  ],
  wholeFirst: [
    '(?:destaca|subraya|recalca|resalta|recuerda|deja claro|haz (?:saber|notar)) que',
    '(?:termina|acaba|empieza|concluye|cierra) siempre (?:con|por)',
    '(?:termina|acaba|empieza|concluye|cierra) (?:el texto|el anuncio|con (?:la frase|las palabras))',
    'oculta |esconde |disimula ',
  ],
  hide: ['ignora|olvida|omite'],
};
