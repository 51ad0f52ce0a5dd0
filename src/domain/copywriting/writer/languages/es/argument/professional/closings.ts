import type { Phrases } from '../../../voice.ts';

/** One sober invitation. */
export const closings: Phrases = [
  '{auto} se puede [ver|visitar] [con cita previa|en nuestras instalaciones, con cita previa].',
  'Para [verlo|una visita|ver el coche de cerca] [basta con concertar una cita|basta una llamada|se puede escribir o llamar].',
  '[Estamos|Quedamos] a su disposición para [enseñarlo|cualquier pregunta|concertar una visita].',
  'Una visita [es la mejor forma de valorarlo|permite valorarlo de cerca|aclara cualquier duda].',
  'Para [más información|otras preguntas|más detalles] [estamos a su disposición|basta con ponerse en contacto con nosotros|se puede llamar o escribir].',
  '[Contacte con nosotros|Escríbanos|Llámenos] para [conocer más detalles|concertar una visita].',
  'van :: [Es posible|Se puede] medir la zona de carga [con cita previa|durante la visita].',
  'van & atWork :: [Se recomienda una visita|Conviene una visita] con las medidas de la carga habitual.',
  'pickup :: [Se puede|Es posible] verlo [con cita previa|en nuestras instalaciones].',
  'classic :: [El coche y su documentación|La documentación y el coche] se examinan [con calma, con cita previa|en nuestras instalaciones, sin prisa].',
  'cabrio & !rough :: [Durante la visita|En nuestras instalaciones] se [puede ver|muestra] [con el techo abierto y cerrado|cómo se abre el techo].',
  'family & !rough & fiveDoors :: [La visita se puede hacer|Se puede venir a verlo] con toda la familia[| y con las sillas infantiles].',
  'withFamily & !family & fiveDoors & !cargo :: La visita es [el momento adecuado|una buena ocasión] para [sentarse también detrás|ver las plazas traseras y el maletero].',
  'commuter & !rough :: [Antes de la visita|Al pedir cita] se puede [indicar el trayecto diario|consultar cualquier duda sobre el uso diario].',
  'onTrips & !rough & !van :: [Durante la visita|En nuestras instalaciones] se [puede comprobar|ve] cuánto equipaje [cabe|admite el maletero].',
  'inCity & !rough & small :: [Con cita previa se puede ver|En una visita se aprecia] [lo que ocupa|su tamaño].',
  'electric & !rough :: En la visita se [muestran|explican] [la recarga y el uso diario|el manejo y la recarga].',
  'thrifty & !rough :: [Cada gasto|Cualquier coste] se puede [consultar|aclarar] antes de decidir.',
  'luxury :: La visita se concierta [a la hora que resulte más cómoda|con todo el tiempo necesario].',
  'defective & !rough :: Lo indicado se puede comprobar [en persona|durante la visita] antes de [tomar una decisión|decidir].',
  'rough :: [El estado del vehículo|Lo descrito] se puede comprobar [en persona|durante la visita], también con [un mecánico|un taller] de confianza.',
];
