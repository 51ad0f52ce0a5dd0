import type { Guide } from '../guide.ts';

export const es: Guide = {
  title: 'Escribir anuncios que venden',
  lead: 'Un curso breve para quien escribe los anuncios de un concesionario: qué mira el comprador, qué datos dar, en qué orden y con qué palabras. Cada capítulo te deja algo que hacer con tu próximo coche.',
  chapters: [
    {
      title: 'Qué mira primero quien compra',
      blocks: [
        {
          kind: 'text',
          text: 'Quien busca un coche no lee: desliza. El modelo, el precio máximo y la distancia ya están en los filtros, y ante una fila de resultados decide en unos instantes cuál abrir. En esa fila se ven la primera foto, el título, el precio, el año y los kilómetros. El texto llega después, casi siempre en el móvil, y tiene que responder a tres preguntas en el orden en que nacen.',
        },
        {
          kind: 'steps',
          items: [
            '¿Es el coche que busco? Versión, motor, cambio, plazas, combustible.',
            '¿Está en orden? Procedencia, mantenimiento con fechas y kilómetros, defectos.',
            '¿Puedo fiarme de ti? Precio claro, qué incluye, cómo verlo y probarlo.',
          ],
        },
        {
          kind: 'text',
          text: 'Las dos primeras líneas cuentan más que todo lo demás, porque en el móvil solo se ve el principio. Si ahí dices quién eres y desde cuándo trabajas, quien lee todavía no sabe nada del coche. Preséntate al final.',
        },
        {
          kind: 'checklist',
          items: [
            'He abierto un anuncio mío en el móvil y he leído solo lo que se ve sin tocar nada.',
            'En las dos primeras líneas están la versión, el motor y la razón por la que este coche es distinto de otros iguales.',
          ],
        },
      ],
    },
    {
      title: 'Los datos que hay que dar, y la prueba de cada uno',
      blocks: [
        {
          kind: 'text',
          text: 'Un adjetivo pide confianza, un dato la gana. Antes de escribir reúne los papeles: permiso de circulación, facturas del taller, inspección técnica, certificado de kilómetros si lo hay. Escribe solo lo que podrías enseñar a quien entra con el anuncio en la mano.',
        },
        {
          kind: 'list',
          items: [
            'Versión y motor como en los papeles: cilindrada, potencia, combustible, cambio, tracción.',
            'Primera matriculación con el mes, kilómetros exactos, número de propietarios si consta en los papeles.',
            'Últimos trabajos: qué, cuándo, a cuántos kilómetros, quién los hizo. Correa, embrague, frenos, neumáticos.',
            'El equipamiento que cambia la vida a bordo: cinco o seis puntos, no cuarenta.',
            'Estado: neumáticos, carrocería, interior, segunda llave, libro de mantenimiento.',
            'Precio, qué incluye, régimen de IVA si puede interesar a empresas, plazo de entrega.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Excelente estado, siempre revisado, pocos kilómetros, hay que verlo.',
          after:
            'Un solo propietario. Revisado cada año, la última vez en marzo a los 58.000 km con factura; frenos delanteros nuevos en la misma visita. Dos llaves.',
          why: 'La primera frase está en miles de anuncios y no se puede comprobar. La segunda vale para un solo coche y se prueba con dos hojas.',
        },
        {
          kind: 'text',
          text: 'El equipamiento importado de una lista hay que mirarlo en el coche: las listas de fábrica y las de los portales llevan a menudo extras que esta unidad no tiene. Lo que no has visto, no lo escribas.',
        },
      ],
    },
    {
      title: 'El título, portal por portal',
      blocks: [
        {
          kind: 'text',
          text: 'El título sirve para que lo abra la persona adecuada. Primero modelo y versión, después una sola cosa que lo distinga: el cambio, un extra raro, el IVA deducible. No repitas año, precio y kilómetros donde el portal ya los muestra al lado.',
        },
        {
          kind: 'list',
          items: [
            'AutoScout24: ni direcciones web, ni correos, ni signos como < y > en el texto, porque el anuncio puede ser rechazado. La descripción tiene un límite: míralo en tu panel.',
            'Subito (Italia): el título es corto, así que palabras enteras y ninguna sigla que solo entiendas tú. Deja fuera los enlaces y las listas de palabras clave ajenas: sus normas los excluyen.',
            'mobile.de: la nota de calidad premia sobre todo las fotos, luego los campos rellenados, luego una descripción de al menos mil caracteres. Sin emojis si subes por archivo.',
            'eBay: 80 caracteres para el título y un subtítulo más corto; el móvil muestra un extracto del texto.',
          ],
        },
        {
          kind: 'comparison',
          before: 'OCASIÓN ÚNICA *** GOLF *** FULL EQUIPE PERFECTO',
          after: 'Volkswagen Golf 2.0 TDI Life DSG, enganche y faros LED Matrix',
          why: 'Quien necesita remolcar encuentra el enganche; nadie busca «ocasión única». Las mayúsculas frenan la lectura y dan a entender que no había nada más que decir.',
        },
        {
          kind: 'checklist',
          items: [
            'He releído el título junto a los diez primeros resultados de la misma búsqueda: se entiende en qué es distinto este coche.',
          ],
        },
      ],
    },
    {
      title: 'Las fotos en el orden correcto',
      blocks: [
        {
          kind: 'text',
          text: 'Las fotos dan una vuelta alrededor del coche como si el cliente fuera contigo. Coche lavado, luz suave, fondo vacío, objetivo a la altura de los faros. Da siempre la misma vuelta: después de diez coches tardas la mitad y no olvidas nada.',
        },
        {
          kind: 'steps',
          items: [
            'Tres cuartos delantero: es la portada.',
            'Lateral, tres cuartos trasero, trasera.',
            'Puesto de conducción por la puerta abierta, después volante e instrumentos encendidos con los kilómetros legibles.',
            'Pantalla central encendida, mandos, asientos delanteros y traseros.',
            'Maletero vacío, después con los asientos abatidos.',
            'Ruedas: una llanta y el dibujo de un neumático.',
            'Vano motor, segunda llave, libro de mantenimiento.',
            'Los defectos, uno por foto, con algo al lado que muestre su tamaño.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Matrícula tapada, ninguna persona ni otro coche en primer plano.',
            'Cada equipamiento nombrado en el texto se ve en una foto, si puede verse.',
            'Cada defecto nombrado en el texto tiene su foto.',
          ],
        },
      ],
    },
    {
      title: 'Los defectos, bien dichos',
      blocks: [
        {
          kind: 'text',
          text: 'Un defecto callado cuesta una visita inútil, una negociación que vuelve a empezar o una reclamación. Un defecto dicho antes elige quién viene: esa persona ya ha aceptado la marca del paragolpes y viene a comprar. Da una medida, un punto exacto y, si existe, el remedio.',
        },
        {
          kind: 'comparison',
          before: 'Algunas señales normales de uso.',
          after:
            'Arañazo de unos 4 cm en el paragolpes trasero derecho, foto 14. Una arruga en el lateral del asiento del conductor. En el resto de la carrocería no se ven marcas a un metro.',
          why: '«Normal» deja imaginar lo peor. Una medida cierra la pregunta.',
        },
        {
          kind: 'text',
          text: 'Un campo «accidentes» vacío no autoriza a escribir «nunca accidentado». Si no lo sabes con certeza, no lo digas. Si se reparó un daño, escribe cuál y quién lo hizo.',
        },
        {
          kind: 'checklist',
          items: [
            'He dado la vuelta al coche con un compañero que no lo preparó y he apuntado cada marca que vio él.',
          ],
        },
      ],
    },
    {
      title: 'La ley en breve, para vender en Italia',
      blocks: [
        {
          kind: 'list',
          items: [
            'El precio publicado incluye el IVA y los costes inevitables. Si solo vale con financiación, se dice junto al precio. De la transferencia escribe «incluida» o «no incluida».',
            'El consumidor tiene por ley la garantía legal de conformidad: dos años, que en usados solo pueden reducirse a un mínimo de un año y con su acuerdo. No es un regalo y no debe presentarse como tal. Una garantía adicional es comercial: di su duración y su contenido.',
            'Los kilómetros son los del cuadro y los de los papeles. Si son falsos, es una práctica comercial desleal. «Certificados» se escribe solo con el certificado en la mano.',
            '«Se vende en el estado en que se encuentra» no quita la garantía a un consumidor y no se escribe.',
            'Consumo y CO2 son obligatorios en la publicidad de coches nuevos; en los usados, no.',
            'Palabras como «ecológico», «verde» o «cero emisiones» piden pruebas que un anuncio no da. Un coche eléctrico es «eléctrico».',
          ],
        },
        {
          kind: 'text',
          text: 'En España los plazos son otros: la garantía legal de los bienes nuevos es de tres años, y en los usados puede pactarse un plazo menor, nunca inferior a un año. Si vendes en otro país, compruébalo antes de publicar. Esta página recuerda lo que más suele tocar a un anuncio y no sustituye el consejo de un abogado: en caso de duda, pregunta a tu asociación o a tu asesor.',
        },
        {
          kind: 'checklist',
          items: [
            'He buscado en mis anuncios «en el estado en que se encuentra», «nunca accidentado» y la garantía regalada, y he corregido lo que hacía falta.',
          ],
        },
      ],
    },
    {
      title: 'Responder al primer mensaje',
      blocks: [
        {
          kind: 'text',
          text: '«¿Sigue disponible?» quiere decir: ¿hay alguien que responda ahí? Quien te escribe ha escrito también a otros. Gana quien responde pronto y añade algo que no estaba en el anuncio.',
        },
        {
          kind: 'steps',
          items: [
            'Responde a la pregunta en la primera frase.',
            'Añade un dato nuevo: un trabajo hecho, una foto más, el estado de los neumáticos.',
            'Haz una sola pregunta: para qué quiere el coche o si entrega otro a cambio.',
            'Propón dos horas concretas para verlo.',
            'Firma con tu nombre y tu número directo.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Sí disponible, llamar en horario de oficina.',
          after:
            'Buenos días, Marta: sí, el Octavia está aquí. Los neumáticos son de 2025, le mando la foto. ¿Tiene un coche para entregar a cambio? Puedo enseñárselo el jueves a las 18 o el sábado a las 10. Paolo, con mi número directo.',
          why: 'La primera respuesta devuelve el trabajo al cliente, la segunda le deja elegir entre dos horas.',
        },
        {
          kind: 'checklist',
          items: [
            'Sabemos quién responde a los mensajes, día por día, también el sábado.',
            'Apunto cuándo llega el mensaje y cuándo sale la respuesta.',
          ],
        },
      ],
    },
    {
      title: 'Tres errores que se ven en todas partes',
      blocks: [
        {
          kind: 'comparison',
          before: 'ABS, airbags, dirección asistida, elevalunas eléctricos, cierre centralizado, radio…',
          after: 'Techo solar, asientos calefactados, cámara trasera, Apple CarPlay sin cable.',
          why: 'Lo que tienen todos tapa lo que tiene este. La lista completa va en los campos del portal.',
        },
        {
          kind: 'comparison',
          before: 'Coche ideal para jóvenes, familias, profesionales y conductores noveles.',
          after: 'Maletero de 610 litros y tres anclajes Isofix: el carrito y las maletas entran juntos.',
          why: 'Quien habla a todos no convence a nadie. Elige un comprador y dale el dato que le importa, tomado de la ficha técnica de esa versión.',
        },
        {
          kind: 'comparison',
          before: 'Date prisa, última oportunidad, precio imbatible.',
          after: 'Precio 16.900 €, transferencia no incluida. Se puede ver aquí de martes a sábado.',
          why: 'La prisa a gritos pone en guardia. Un precio completo y un horario hacen venir.',
        },
        {
          kind: 'checklist',
          items: [
            'He quitado de mi anuncio más antiguo una frase que valdría para cualquier coche y he puesto un dato en su lugar.',
          ],
        },
      ],
    },
    {
      title: 'Antes de publicar',
      blocks: [
        {
          kind: 'text',
          text: 'Léelo una vez en voz alta, como si el coche fuera de otro. Después pasa esta lista. En Autoscritto la comprobación de datos te muestra qué parte del texto viene de los datos: lo que queda sin fuente se quita o se documenta.',
        },
        {
          kind: 'checklist',
          items: [
            'Cada afirmación se puede enseñar: en el coche o en papel.',
            'Las dos primeras líneas se sostienen solas.',
            'Precio completo, con la transferencia incluida o no.',
            'Defectos nombrados y fotografiados.',
            'Ningún adjetivo sin un dato al lado.',
            'Ningún nombre, matrícula o teléfono del dueño anterior.',
            'El texto no se parece al de otro coche mío.',
            'Sé quién responde hoy y mañana.',
          ],
        },
      ],
    },
  ],
};
