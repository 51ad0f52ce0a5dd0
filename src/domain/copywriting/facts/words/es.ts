import type { FactWords } from '../fact-words.ts';

const car =
  '(?:auto|automóvil|coche|vehículo|modelo|ejemplar|unidad|versión|berlina|sedán|suv|todocamino|todoterreno|crossover|compacto|utilitario|urbano|familiar|ranchera|coupé|coupe|cupé|cabrio|descapotable|roadster|monovolumen|pick up|pickup|furgoneta|furgón|deportivo|§+)';
const part =
  '(?:cuero|piel|alcantara|alcántara|tela|asientos?|tapicería|interior(?:es)?|habitáculo|llantas|pinzas|techo|capota|retrovisores?|costuras|salpicadero|moqueta|inserciones|franjas|cristales|lunas|paragolpes|barras|detalles|molduras|volante)';

/** Spanish words for the facts of a car. */
export const spanishFacts: FactWords = {
  numbers: {
    un: 1,
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veinti: 20,
    veintidós: 22,
    veintitrés: 23,
    veintiséis: 26,
    treinta: 30,
    'treinta y': 30,
    cuarenta: 40,
    'cuarenta y': 40,
    cincuenta: 50,
    'cincuenta y': 50,
    sesenta: 60,
    'sesenta y': 60,
    setenta: 70,
    'setenta y': 70,
    ochenta: 80,
    'ochenta y': 80,
    noventa: 90,
    'noventa y': 90,
    cien: 100,
    ciento: 100,
    cientos: 100,
    quinientos: 500,
    setecientos: 700,
    novecientos: 900,
    mil: 1000,
    cientas: 100,
    quinientas: 500,
  },
  thousand: 'mil|k(?=€)',
  units: {
    perMonth: '(?:€|euros?|eur)?\\s?(?:/\\s?mes|al mes|mensuales|por mes)',
    euro: '(?:[.,][-–—]+\\s?)?(?:€|euros?|eur)',
    consumption:
      '(?:l|litros)\\s?(?:/|a los|cada|por)\\s?(?:100|cien)(?:\\s?(?:km|kilómetros))?|kwh\\s?/\\s?100\\s?km|km/l',
    emission: '(?:g|gramos)\\s?(?:/|por|de co2)\\s?(?:km|kilómetro)?',
    speed: 'km\\s?/\\s?h|kilómetros por hora|km hora',
    km: 'km|kms|kilómetros?|kilometros',
    miles: 'millas',
    kWh: 'kwh',
    kW: 'kw|kilovatios',
    horsepower: 'cv|caballos|hp|ps',
    cc: 'cc|cm³|cm3|c\\.c\\.?|centímetros cúbicos',
    litres: 'l|litros?',
    doors: 'puertas|ptas\\.?',
    seats: 'plazas|asientos',
    months: 'mes(?:es)?',
    years: 'años?',
    owners: '(?:únicos? |solos? |anteriores )?(?:propietarios?|dueños?|manos|titulares)',
    gears: 'velocidades|marchas|relaciones',
    keys: 'llaves',
    inches: 'pulgadas|"|”|″',
    percent: '%|por ciento',
    torque: 'nm|newton metro',
    seconds: 's|seg|segundos?',
    minutes: 'min|minutos?|horas?|días?|semanas?',
    stars: 'estrellas?',
    cylinders: 'cilindros?',
    kilos: 'kg|kilos?|kilogramos?',
    tonnes: 'toneladas?',
    quintals: 'quintales',
    other:
      'airbags?|cm|mm|m|metros?|altavoces|vatios|w|v|zonas?|llaves|ejemplares|unidades|personas|pasajeros|puntos',
  },
  leads: {
    km: 'km|kilómetros|kilometraje|kilometraje (?:de|es de)|cuentakilómetros',
    euro: 'precio|precio (?:de|es de)|pvp',
    horsepower: 'potencia',
    doors: 'puertas',
    seats: 'plazas',
  },
  half: 'y medi[ao]',
  bounds: {
    less: '(?:menos de|por debajo de(?: los)?|como máximo|no (?:llega|supera|alcanza)(?: a)?(?: los)?|hasta|inferior a|ni siquiera)(?:\\s€)?',
    more: '(?:más de|por encima de(?: los)?|al menos|superior a|supera(?: los)?|pasa de(?: los)?)(?:\\s€)?',
    about:
      '(?:unos|cerca de|alrededor de|aproximadamente|casi|en torno a|poco (?:más|menos) de|apenas|aprox\\.?)(?:\\s€)?',
  },
  cues: {
    range: 'autonomía|con un depósito|con una carga|por carga|entre cargas',
    warranty: 'garantía@|garantizad@|cobertura',
    financing: 'cuotas?|mensual@|entrada|financi@|tae|tin|interés|intereses|al mes|renting|leasing',
    service:
      'revisi@|mantenimiento@|correa|cadena|distribución|embrague|aceite|neumáticos|frenos|pastillas|discos|cambiad@|sustituid@|batería|amortiguadores',
    inspection: 'itv|inspección|impuesto@|circulación',
    charging: 'carga|recarga@|cargador|wallbox|punto|rápida|corriente|batería',
    age: 'edad|tiene|antigüedad|apenas|viejo',
    hours: 'abiert@|horario@|domingo@|sábado@|abrimos',
    otherSum:
      'descuento|ahorr@|en lugar de|extras?|valor|catálogo|nuevo|cost@|gastos|transferencia|bonificación|tasa@|neumáticos|entrada|menos|prima|plan',
    otherDistance: 'otros|más|de casa|del centro|al día|cada|de aquí|próximos|distancia',
    engine:
      'motor|cilindrada|litros?|turbo|tdi|tsi|tfsi|hdi|bluehdi|dci|tdci|cdi|gdi|gasolina|diésel|diesel|híbrido|glp|mpi|crdi|ecoboost|puretech|propulsor|cuatro cilindros|tres cilindros|v6|v8|bajo el capó|l',
    since: 'desde|fundad@|nacid@ en',
    sprint: '(?:cero )?a cien|a 100|0 100|acelera@',
    load: 'remolc@|carga@|tara|pesa|peso|arrastra|tira de|lleva',
  },
  clock: 'las|a las|de las|hacia las',
  fuel: {
    Benzina: '(?:motor |versión |de |a )?gasolina(?! (?:a precio))',
    Diesel: 'turbodiésel|turbodiesel|diésel|diesel|gasóleo|gasoil',
    Elettrico:
      '(?:100 ?%|totalmente|completamente|enteramente|puramente|full) eléctric[oa]s?|(?:motor|propulsión|propulsor|tracción|berlina|sedán|suv|crossover|utilitario|urbano|compacto|coche|vehículo|automóvil|monovolumen|furgoneta|furgón|movilidad|conducción|familiar|todocamino|§+) (?:100 ?% |totalmente )?eléctric[oa]|un eléctrico|el eléctrico|es eléctric[oa]|(?<=(?:^|[,.:;!?\\n])\\s?)eléctric[oa](?=,)',
    Ibrido: 'híbrid[oa]s?|hibrid[oa]|microhíbrid[oa]|mild hybrid|enchufable|phev|mhev',
    GPL: 'glp|gas licuado|autogás',
    Metano: 'gnc|gas natural|metano',
    Idrogeno: 'hidrógeno|pila de combustible',
  },
  transmission: {
    Manuale:
      '(?:cambio|transmisión|caja),?(?: (?:de cambios|es|de \\S+ (?:velocidades|marchas)))* manual|manual de (?:cinco|seis|5|6) (?:velocidades|marchas)|caja mecánica|cambio mecánico|pedal de embrague',
    Automatica:
      '(?:cambio|transmisión|caja),?(?: (?:de cambios|es|de \\S+ (?:velocidades|marchas)))* automátic[oa]|automático de \\S+ (?:velocidades|marchas)|(?:coche|berlina|suv|utilitario|compacto|urbano|§+) automátic[oa]|convertidor de par|sin (?:pedal de )?embrague',
    Robotizzata:
      '(?:cambio |transmisión |caja )?(?:robotizad[oa]|pilotad[oa])|doble embrague|dsg|s tronic|dct|pdk|edc',
    CVT: 'cvt|e cvt|variador(?: continuo)?|variación continua|multitronic|xtronic',
    Sequenziale: '(?:cambio |caja )?secuencial',
  },
  drive: {
    front: 'tracción delantera|ruedas delanteras|fwd|2wd|tracción a las ruedas delanteras',
    rear: 'tracción trasera|propulsión(?! (?:eléctrica|híbrida))(?: trasera)?|ruedas traseras|rwd',
    all: 'tracción (?:integral|total|a las cuatro ruedas|4x4|permanente)|integral|cuatro ruedas motrices|(?:a|entre|mueven?|muevan|empuje[n]?|impulsan?|tracción está en|tiran? de) las cuatro ruedas|4x4|4wd|awd|xdrive|4matic|4motion|quattro',
  },
  body: {
    Berlina: 'sedán|berlina(?! compacta)|tres volúmenes',
    SUV: 'suv|todocamino',
    Crossover: 'crossover',
    Hatchback: 'hatchback|dos volúmenes|berlina compacta|compacto de (?:cinco|5|tres|3) puertas',
    'Station Wagon':
      'ranchera|station wagon|carrocería familiar|familiar (?:de (?:cinco|5) puertas|diésel|amplio)|sw|break',
    Coupé: 'coup[eé]|cupé',
    Cabrio: 'cabrio|cabriolet|descapotable|roadster|spider',
    Monovolume: 'monovolumen|mpv',
    Pickup: 'pick up|pickup',
    Furgone: 'furgoneta|furgón|vehículo comercial',
    Sportiva: 'coche deportivo|un deportivo',
    Citycar: 'utilitario|coche urbano|urbanita|citycar',
  },
  condition: {
    Nuovo:
      '(?:coche|vehículo|automóvil|§+) nuevo(?! (?:para|en tu))|nuev[oa] (?:a estrenar|de fábrica|sin matricular)|a estrenar|sin matricular|recién salid[oa] de fábrica|(?:nunca|jamás) matriculad[oa]',
    Usato:
      '(?:coche|vehículo|automóvil|berlina|suv|§+) (?:usad[oa]|de ocasión|de segunda mano|seminuev[oa])|de ocasión|de segunda mano|es usad[oa]|usad[oa],|seminuev[oa]',
    'Km 0': 'kilómetro (?:0|cero)|km (?:0|cero)|0 km|automatriculad[oa]|prematriculad[oa]',
    Aziendale:
      '(?:coche|vehículo|§+) de (?:empresa|dirección|gerencia|flota)|de empresa|viene de una empresa|ex flota|de gerencia|de demostración',
    Semicollisione: 'accidentad[oa]|siniestrad[oa]|con golpe|golpead[oa]',
  },
  color: {
    Bianco: 'blanc[oa]s?',
    Nero: 'negr[oa]s?',
    Grigio: 'gris(?:es)?|antracita',
    Rosso: 'roj[oa]s?',
    Blu: 'azul(?:es)?',
    Verde: 'verdes?',
    Giallo: 'amarill[oa]s?',
    Arancione: 'naranjas?|anaranjad[oa]',
    Marrone: 'marr[oó]n(?:es)?|bronce',
    Viola: 'violeta|morad[oa]|lila',
    Argento: 'platead[oa]s?|plata',
    Oro: 'dorad[oa]s?|oro',
    Beige: 'beige|beis|marfil|arena|champán',
    Bordeaux: 'burdeos|granate|rojo oscuro',
  },
  colorOfCar: {
    before: `color[^.;!?\\n]{0,14}|(?:color|tono|pintura|pintad[oa]|carrocería|acabad[oa]|vestid[oa]|librea|tinte)(?: (?:en|de|es|exterior|color|un|una|el|elegante|clásico|intenso|profundo|discreto|sobrio))*|${car}(?: (?:en|de|color|es|todo|elegante|compacto|eléctric[oa]|híbrid[oa]|diésel|gasolina|familiar)){0,2}|(?:^|[.:!?\\n]\\s*)(?:es |de color |en )?|(?:19|20)\\d\\d,? (?:es |y |de color )?`,
    after: ' (?:metalizad@|perlad@|mate|metálic[oa]|nacarad@)',
  },
  colorOfPart: {
    before: `${part}(?: (?:en|de|color|cuero|piel|tela|deportivos|son|es|a contraste|perforad[oa])){0,2}`,
    after: ' (?:de los asientos|de la tapicería)',
  },
  presenting:
    '(?:^|[.:;,!?(–—\\n]\\s*)(?:(?:es|he aquí|un|una|el|la|este|esta|gran|buen|buena|elegante|amplio|amplia|pequeñ[oa]|§+)\\s*)*|nuestr[oa]|est[ea](?: \\S+)?|(?:es|sigue siendo|resulta)(?: también| realmente)? (?:un|una|el|la)(?: \\S+){0,2}|(?:ofrecemos|vendemos|vendo|presentamos|vende)(?: aquí)? (?:un|una|este|esta)(?: \\S+)?|§+',
  comparing:
    '(?:(?:como|que|más|no|ni|entre|otr[oa]s?|cada|cualquier|ningún|ninguna|en lugar de|del?|al?|tant[oa]s?|frente a|muchos|la típica|el típico|lo que)(?: (?:un|una|el|la|los|las|otr[oa]|gran|pequeñ[oa]|verdader[oa]|clásic[oa]|simple|auténtic[oa]|en))*)',
  warranty:
    'garantía(?! (?:de (?:estilo|confort|calidad|tranquilidad|éxito|diversión)|legal))s?|garantizad[oa] (?:\\d|doce|dos|un año|durante|hasta)@',
  noWarranty:
    'garantía:? ninguna|(?:sin|ninguna|carece de|no hay|excluida la|tampoco)(?: (?:ninguna|otra|la))? garantía|(?:no (?:tiene|incluye|dispone de|ofrece|cuenta con|lleva|va con|existe|está cubiert[oa] por))(?: (?:ninguna|la|una|alguna))? garantía|garantía (?:no (?:incluida|prevista|está incluida|hay)|excluida)|no (?:está )?en garantía',
  makerWarranty:
    'garantía (?:oficial |original |del |de )*(?:fabricante|fábrica|marca|oficial|§+)|aún en garantía|todavía en garantía|en garantía oficial',
  extendedWarranty:
    'garantía (?:extendida|ampliada|prolongada)|extensión de (?:la )?garantía|ampliación de (?:la )?garantía',
  statements: {
    neverCrashed:
      '(?:nunca|jamás|no)(?: (?:ha|sido|tenido|sufrido|conocido|estado|un|ningún|el menor|un solo|visto))* (?:accidentes?|accidentad[oa]|siniestr[oa]d?[oa]?s?|golpes?|colisi[oó]n(?:es)?|choques?)|(?:sin|ningún|cero|libre de|exento de)(?: (?:ningún|un solo|el menor|haber tenido|haber sufrido))* (?:accidentes?|golpes?|siniestros?|colisiones?|choques?)|(?:accidentes?|golpes?): (?:no|ninguno)',
    crashed:
      '(?:ha (?:tenido|sufrido)|tuvo|sufrió) (?:un|algún|varios) (?:accidentes?|golpes?|siniestros?|choque)|accidentad[oa]|siniestrad[oa]',
    noDamage:
      '(?:sin|ningún|ninguna|ni|cero|libre de|no (?:tiene|presenta|hay|muestra))(?: (?:un|una|solo|sola|ningún|ninguna|el menor|la menor|rastro de|señales de|el más mínimo|la más mínima|signos de|marcas de))* (?:arañazos?|rayas?|rayones|golpecitos?|abolladuras?|daños?|óxido|desperfectos?|desgastes?|rasguños?|rozaduras?|bollos?|roces)',
    scratched: 'arañazos?|rayad[oa]|rayones|rozaduras?',
    dented: 'abolladuras?|bollos?|abollad[oa]',
    rusty: 'óxido|oxidad[oa]',
    hailDamaged: 'granizo|granizada',
    leaking: 'fugas? de aceite|pierde aceite|quema aceite|gasta aceite',
    oneOwner:
      '(?:un |el )?(?:único|solo|mismo|primer) (?:y único )?(?:propietario|dueño|titular)|(?:de |en )?(?:primera|una sola|única) mano|propietario único|dueño único|un solo dueño|siempre el mismo dueño|1 ?er dueño',
    secondOwner: '(?:dos|2) (?:propietarios|dueños|titulares)|segundo (?:dueño|propietario|titular)',
    womanOwned: '(?:conducid[oa] por una |coche de )(?:mujer|señora|chica)',
    nonSmoker: 'no fumadore?s?|(?:nunca|jamás|nadie) (?:se )?(?:ha )?fumado|libre de humos',
    garaged:
      'siempre (?:\\S+ ){0,2}bajo techo|(?:siempre |guardad[oa] |dormid[oa] |aparcad[oa] )+en (?:un )?(?:garaje|cochera)|duerme en garaje|(?:guardad|aparcad|conservad)[oa] en (?:garaje|cochera)|siempre en garaje',
    servicedByMaker:
      '(?:mantenimiento@|revision@|revisad[oa]|mantenid[oa]|cuidad[oa])[^.;]{0,40}(?:casa oficial|taller(?:es)? oficial(?:es)?|servicio oficial|concesionario|red oficial|en la casa|en la marca|la propia marca|§+ oficial)|taller oficial',
    serviceJustDone:
      'pas(?:ó|ada|ado) (?:la|su) (?:última )?revisión|(?:recién|recientemente|acabad[oa] de) (?:revisad[oa]|revisar|mantenid[oa])|(?:revisión|mantenimiento) (?:recién|reciente|recientemente|al día|hech[oa]|acabad[oa])@|última revisión|revisión (?:completa )?(?:hecha|pasada|reciente)|todas las revisiones al día',
    serviced:
      'libro de (?:mantenimiento|revisiones)|(?:revisiones|mantenimientos?) (?:al día|periódic[oa]s|completos?|regulares|oficiales?|documentad[oa]s?|sellad[oa]s|selladas|en regla)|historial (?:de (?:mantenimiento|revisiones)|completo)|(?:siempre |bien |perfectamente |regularmente |escrupulosamente )(?:mantenid|revisad)[oa]|facturas de (?:mantenimiento|taller|todo)|libro sellado|con todas (?:las|sus) revisiones|(?:siempre|recién|coche|§+|está|ha sido|completamente) revisad[oa]',
    partsRenewed:
      '(?:distribución|correa|embrague|frenos|pastillas|discos|batería|amortiguadores|turbo|neumáticos) (?:es|son|acaba|acaban) (?:de (?:ser )?)?(?:nuev[oa]s?|cambiad[oa]s?|sustituid[oa]s?|cambiar|sustituir|poner)|(?:distribución|correa|embrague|frenos|pastillas|discos|batería|amortiguadores|turbo|bomba de agua|motor|bimasa|caja|neumáticos)(?: (?:de distribución|está|están|ha sido|han sido|recién|todo|todos|ya|completa|y \\S+)){0,4} (?:nuev[oa]s?|cambiad[oa]s?|sustituid[oa]s?|reparad[oa]s?|rehech[oa]s?|hech[oa]s?|renovad[oa]s?|reconstruid[oa]s?)',
    topCondition:
      '(?:como|casi|prácticamente) nuev[oa]s|(?:interior|habitáculo|asientos|tapicería|carrocería|pintura|cuero) (?:(?:está|están|sigue|siguen|aún) )*(?:impolut|inmaculad|impecabl|intact)@|(?:excelente|perfecto|impecable|inmejorable|magnífico|óptimo|espectacular|muy buen|estupendo|extraordinario) estado|estado (?:general )?(?:realmente |absolutamente |verdaderamente )?(?:excelente|perfecto|impecable|inmejorable|magnífico|óptimo|de concurso|de exposición|extraordinario)|(?:como|casi|prácticamente|igual que|cercano a) nuev[oa]|en perfectas condiciones|perfectas condiciones|excelentes condiciones|impecable (?:por dentro|por fuera|de chapa|de pintura)|inmaculad[oa]',
    goodCondition:
      'buen estado|estado (?:general )?(?:bueno|correcto)|bien (?:cuidad|conservad|tratad)[oa]|buenas condiciones|muy cuidad[oa]|(?:mimad|cuidad)[oa] (?:con|por|al)|muy mimad[oa]|cuidadosamente (?:conservad|mantenid)[oa]',
    certifiedMileage:
      '(?:kilómetros|kilometraje|km) (?:están? |es )?(?:certificad|garantizad|verificad|demostrable|comprobad|documentad|acreditad)[oae]?s?',
    realMileage: '(?:kilómetros|kilometraje|km) (?:real(?:es)?|original(?:es)?|auténticos)',
    inspection:
      'itv(?: (?:recién|pasada|al día|hasta|en vigor|nueva|vigente|ok|favorable|válida|hecha))?|inspección técnica@|inspección (?:hasta|en vigor|pasada|al día)',
    certificate:
      '(?:vehículo |coche |ocasión |§+ )?certificad[oa](?! (?:por su|de))s?|certificado (?:de|por|oficial)|revisión de \\d+ puntos|\\d+ puntos de control|peritad[oa]|informe (?:pericial|dgt|de la dgt)|peritaje|inspeccionad[oa] en \\d+ puntos',
    financing:
      'financi(?:ación|amos|able|ar|ado|ada)@|cuotas?|a plazos|en cómodos plazos|tae|tin|sin entrada|entrada(?= (?:de \\d|cero|mínima|inicial))|sin intereses|crédito|pago aplazado|desde \\d+ ?€? ?(?:al|/) ?mes',
    leasing: 'leasing|renting',
    vatShown:
      'iva (?:(?:es|está|totalmente|íntegramente|completamente) )+(?:deducible|desgravable|incluido|desglosado|recuperable)|iva (?:deducible|desgravable|incluido|desglosado|recuperable|no incluido|aparte|desglosable)|(?:más|\\+|con|sin) iva|deducir(?:te|se)? el iva|recuperar el iva',
    vatMargin: 'rebu|régimen (?:especial )?de bienes usados|régimen de margen',
    roadTax:
      'impuesto (?:de circulación|de matriculación|reducido|municipal)@|ivtm|exent[oa] de|bonificación del|numerito',
    emissionClass: 'euro ?[1-7](?: ?d (?:temp|isc|fcm|temp evap)|[a-e])?',
    sticker:
      '(?:etiqueta|distintivo|pegatina) (?:medioambiental |ambiental |de la dgt |dgt )?(?:eco|cero|0|c|b|verde|azul)?(?: emisiones)?|zbe|zona de bajas emisiones',
    lowEmission:
      'días de (?:restricci@|protocolo|alta contaminación)|protocolo anticontaminación|(?:libre|exento) de restricciones|sin restricciones de (?:acceso|circulación)|(?:acceso|entra|circula)@ (?:libre|sin límites) (?:al|por el) centro|madrid central',
    rating:
      'euro ?ncap|ncap|coche del año|premiad[oa]|galardonad[oa]|(?:cinco|5|cuatro|4) estrellas|mejor de su (?:clase|segmento|categoría)|ganador@ de|elegido (?:coche|mejor)',
    newDriversAllowed: 'permitid[oa] a noveles',
    newDrivers:
      '(?:conductor@ )?novel(?:es)?|primer coche|recién sacado el carné|carné recién|(?:conductores|quien es) principiantes?|conductor@ primeriz[oa]s?',
    testDrive:
      'pruebas? de (?:conducción|carretera)|prueba (?:dinámica|en carretera|gratuita|sin compromiso)|test drive|probar(?:lo|la) (?:en carretera|sin compromiso)|conducción de prueba',
    tradeIn:
      '(?:aceptamos|recogemos|tasamos|compramos|valoramos|cogemos|tasación de) (?:tu|su|vuestro|el) (?:coche|vehículo|usado|actual|antiguo)@|(?:tu|su) (?:coche|vehículo) (?:usado|actual|antiguo|viejo) (?:como|a cuenta|en)@|parte de(?:l)? pago|a cuenta|tasamos|permuta|tasación|cambio por tu',
    delivery:
      'entrega (?:a domicilio|en|inmediata|gratuita|incluida|rápida)|envío@|enviamos|(?:te|se) lo (?:llevamos|entregamos|enviamos|llevan)|a domicilio|transporte (?:incluido|gratuito|a toda)|entregamos',
    openingHours:
      '(?:estamos|esperamos|abiertos?|abrimos|atendemos|atención|llámanos|visítanos|disponibles)(?: [^.;:!?,]{0,40})? de lunes a (?:viernes|sábado)|de lunes a (?:viernes|sábado)(?=[^.;!?]{0,24}(?: abiert| abrimos| estamos| atendemos))|(?:estamos )?abiertos? (?:los|todos|también|de|el|hasta|domingos?|sábados?|a diario|7)@|horario (?:de apertura|continuo|ininterrumpido|comercial)|abrimos (?:los|también|de|hasta|sábados?|domingos?|a diario|todos)|de lunes a (?:sábado|viernes|domingo)[^.]{0,15}\\d+',
    transferIncluded:
      '(?:transferencia|cambio de (?:nombre|titular)|gestoría)(?: \\S+){0,2} (?:está|están|va|van) (?:incluid|comprendid)@|(?:transferencia|cambio de (?:nombre|titular)|matriculación|gestoría|gastos)(?: \\S+){0,2} (?:incluid|gratis|gratuit|a nuestro cargo|pagad)@|gastos incluidos|transferencia gratis',
    gift: 'de regalo|regalo|regalamos|gratis|gratuit[oa]s?(?:mente)?|obsequi[oa]@|(?:mantenimiento|primera revisión) (?:incluid|gratuit)[oa]|sin coste adicional|de obsequio',
    negotiable: 'negociable|a convenir|se escuchan ofertas|precio discutible|abierto a ofertas',
    returns:
      'devolución|te devolvemos|devolver(?:lo|la) (?:en|dentro|antes|sin|si)|derecho de desistimiento|(?:\\d+|quince|catorce|treinta) días (?:para|de) (?:prueba|devol@|cambi@)|reembols@|satisfech[oa] o',
    readyNow:
      '(?:disponible|listo|lista|disponibilidad|entrega) (?:inmediata@|ya|de inmediato|hoy mismo|desde ya|al momento|para entregar)|entrega inmediata|en stock|listo para (?:llevar|rodar hoy)|disponibilidad inmediata',
    scarcity:
      '(?:el |la |una de las |uno de los )?últim[oa]s? (?:unidad(?:es)?|disponibles?|ejemplar(?:es)?|oportunidad|piezas?|días?|horas|en stock|que (?:queda|nos queda)|plazas?)|(?:solo|sólo|únicamente) (?:hasta|hoy|esta semana|este fin|este mes|por unos días|por tiempo|queda)@|hasta (?:el )?(?:domingo|sábado|lunes|viernes|fin de (?:mes|existencias|semana)|agotar)|oferta (?:válida|limitada|termina|acaba|por tiempo|caduca|hasta)@|(?:date|daos|dense|dese) prisa|aprisa|corre,|no (?:esperes|espere|lo dejes|tardes|te lo pierdas)|antes de que (?:sea tarde|se|otro|alguien|vuele)@|(?:no durará|volará|se irá|no va a durar|se venderá) ?(?:mucho|pronto|rápido|enseguida)?|muy (?:demandad|buscad|solicitad)[oa]|otros (?:interesados|compradores)|gran demanda|alta demanda|tiempo limitado|únicas? unidad(?:es)?|queda (?:solo|sólo) un[oa]|plazas limitadas',
    keepsValue:
      '(?:mantien|conserv|retien|guard|mantendr|conservar)@(?: \\S+){0,3} (?:su )?valor|(?:gana|aumenta|sube|crece|ganar|revaloriz|revalúa|ganará|subirá)@(?: \\S+){0,2} (?:de |en |su )?(?:valor|precio|cotización)|(?:se )?revaloriz@|valor (?:seguro|en alza|de reventa|residual|estable|refugio|que (?:sube|no baja|crece|aumenta|se mantiene)|a largo plazo asegurado)|inversión|(?:no (?:pierde|perderá|se devalúa|se deprecia)[^.]{0,12}(?:valor)?)|reventa|apenas (?:pierde|se deprecia)[^.]{0,10}(?:valor)?|depreciación|futuro clásico|se deprecia',
    discount:
      'descuento|rebajad[oa]|rebaja|precio (?:rebajado|especial|reducido|promocional|de derribo|inmejorable|imbatible|de liquidación)|por debajo (?:de|del) (?:mercado|valor|precio)@|mejor precio@|precio más bajo|más barato de|en oferta|en promoción|antes \\d|liquidación|chollo|ganga',
    lowMileage:
      '(?<!(?:a|por|en|tras|los|unos) )poc[oa]s (?:kilómetros|km)|poquísimos (?:kilómetros|km)|(?:bajo|escaso|reducido) kilometraje|kilometraje (?:muy )?(?:bajo|reducido|contenido|escaso)|(?:kilómetros|km) (?:muy )?(?:bajos|contenidos)|poco (?:rodado|usado|kilometraje|uso)|apenas (?:rodado|usado|estrenado)',
    limitedEdition:
      '(?:fabricad|producid|hech|construid)[oa]s? (?:solo )?en (?:muy )?(?:pocas unidades|pocos ejemplares|serie corta|tirada corta)|(?:edición|serie|tirada) (?:limitada|especial|numerada)|numerad[oa]|una de (?:solo |las )?\\d+ unidades|uno de (?:solo |los )?\\d+',
    bestSeller:
      'más vendid[oa]s?(?= (?:de|del|en|entre)|[.,])|superventas|best ?seller|líder (?:de ventas|de su segmento|de su categoría|del mercado)',
    maintained:
      'mantenimientos? (?:\\S+ )?(?:siempre )?(?:se )?(?:ha|han|está|fue) (?:(?:siempre|sido) )*(?:hecho|realizado|llevado|cuidado|efectuado)s?|siempre (?:bien )?(?:mantenid|cuidad)[oa]',
    neverRepaired:
      '(?:ni una|nunca|jamás|ninguna|sin|cero)(?: (?:una|sola|ha|tenido|necesitado|haber))* (?:reparación|reparaciones|avería|averías)|nunca (?:se ha )?(?:averiado|reparado)',
    previousOwner:
      '(?:anterior|antiguo|último|primer|antigua) (?:propietari[oa]|dueñ[oa]|titular)(?= (?:era|fue|ha|lo|la))|(?:propietari[oa]|dueñ[oa]) anterior(?= (?:era|fue|lo|la))|pertenec(?:ió|ía) a (?:un|una)|(?:ha pertenecido|perteneciente) a (?:un|una)',
    slidingDoors: 'puertas?(?: \\S+){0,2} correderas?',
    pluggedIn:
      '(?:enchuf@|recarg\\S*(?: \\S+){0,3} (?:toma|wallbox|cargador|punto de carga|en casa)|wallbox|puntos? de (?:re)?carga)(?<!(?:móvil|teléfono|tableta)[^.;!?]{0,80})(?! (?:el |tu |la )?(?:móvil|teléfono|tableta))',
    audioBrand:
      'bose|harman ?/? ?kardon|bang (?:&|and|e|und|et|y) olufsen|b&o|burmester|jbl|mark levinson|bowers (?:&|and|e|und|et|y) wilkins|dynaudio|(?:beats|focal|fender) audio',
  },
  negations:
    'ausencia de@|no(?! falt@| solo| sólo| únicamente)|sin|ningún|ninguna|nunca|jamás|ni|tampoco|cero|en lugar de|en vez de|nada de|libre de|exento de|carece de',
  connectors:
    'renunci@|sacrific@|falt@|olvid@|con|pero|sino|y (?:tiene|es|está|con|un|una|el|la)|solo|sólo|más que|que|porque|ya que|pues|así que',
  hypotheses:
    'si (?:buscas|busca|buscáis|quieres|quiere|prefieres|necesitas|necesita|te gusta|sueñas|andas buscando)|para quien (?:busca|quiere|prefiere|necesita)|quien (?:busca|quiere|prefiere)|en busca de',
  plainWords:
    'alfombra|cadenas|elevad[oa]|camas?|cocina|rar[oa]s?|luz|luces|mesas?|rampa|llaves?|toma|tomas|tienda|cable|espejos?|ventanas?|carga|grúa|barras?|volante',
  idioms:
    '(?:gps|navegador|navegación) (?:del|de tu|en el) (?:móvil|teléfono)|las dos manos|(?:preguntar|mirar|soñar|verlo) es gratis|mentiras? blancas?|noches? (?:en blanco|blancas?|negra)|en blanco(?: y negro)?|blanco y negro|carta blanca|caminos? blancos?|pueblos? blancos?|paredes? blancas?|vino (?:blanco|tinto)|página en blanco|negro sobre blanco|oveja negra|humor negro|caja negra|mercado negro|punto negro|asfalto negro|agujero negro|números (?:rojos|negros)|alfombra roja|semáforos? (?:en )?(?:rojo|verde|ámbar|rojos|verdes)|en rojo|en verde|luz (?:verde|roja)|línea roja|líneas rojas|hilo rojo|zona (?:roja|verde|azul|gris)|zonas verdes|vía verde|idea verde|alma verde|viejo verde|chiste verde|campos verdes|prados verdes|horizonte azul|príncipe azul|hora azul|cielo azul|mar azul|sangre azul|días? gris(?:es)?|materia gris|cielo gris|prensa (?:amarilla|rosa)|páginas amarillas|media naranja|zumo de naranja|naranja entera|de oro|regla de oro|edad de oro|oro (?:negro|puro|molido)|vale su peso en oro|como oro|bodas de (?:oro|plata)|plata de ley|hablando en plata|en bandeja de plata|medalla|24/7|24 horas|las 24 horas|7 días|a 360 grados|360°|360 grados|al 100 ?%|100 ?% (?:seguro|tuyo|convencido)|número (?:1|uno)|n\\.º\\s?1|de cero|desde cero|a cero|partir de cero|cero (?:dramas|estrés|preocupaciones|problemas|complicaciones)|a dos pasos|dos pasos|en dos minutos|dos minutos|cinco minutos|diez minutos|cuatro (?:estaciones|paredes|vientos|gatos)|a los cuatro vientos|en un abrir|dos palabras|mil (?:gracias|razones|veces|y una|maneras|cosas|detalles)|a mil por hora|un solo (?:vistazo|gesto|golpe de vista|pedal|día)|una sola (?:mirada|vez|palabra|mano al volante)|golpe de (?:vista|volante|suerte|efecto|gas)|de golpe|al primer golpe|primera vista|a primera vista|primera (?:vez|impresión|cita|curva)|de primera|de segunda a tercera|garantía (?:legal|de acierto)(?: de conformidad)?|legal de conformidad|piloto automático|gesto automático|en automático|automáticamente|manual de (?:instrucciones|usuario|uso)|trabajo manual|una nueva (?:vida|aventura|etapa|ruta|idea)|nuevo (?:capítulo|dueño|hogar|comienzo)|próximo dueño|nuevo dueño|futuro dueño|nuevos dueños|orgulloso dueño|gasolinera|precio de la gasolina|echar gasolina|menos gasolina|inversión de tiempo|con valor|valor añadido|valor sentimental|poner en valor|sin valor|valores|valora|valor y|a tu servicio|a su servicio|servicio postventa|área de servicio|al servicio|accidentes? geográficos?|por accidente|no es un accidente|no es casualidad|accidente feliz|estado de ánimo|en estado puro|estado puro|estado civil|estrellas? (?:fugaces|del)|bajo las estrellas|hotel de (?:cinco|cuatro) estrellas|noche estrellada|premio gordo|sin premio|precio a pagar|no tiene precio|a cualquier precio|crédito (?:a|de confianza)|digno de crédito|dar crédito|regalo (?:del cielo|de la vida|para los (?:sentidos|ojos))|ni regalado|último (?:detalle|minuto|momento|kilómetro|tramo|viaje|año)|última (?:palabra|curva|hora|noche|vez|milla)|en familia|vida familiar|coche familiar de siempre|plaza (?:de (?:garaje|parking|aparcamiento)|mayor)|plazas de (?:garaje|parking|aparcamiento)|(?<!de )marcha atrás|en marcha|puesta en marcha|a toda marcha|sobre la marcha|a toda velocidad|golpes? de gas|a cuenta gotas|darse cuenta|cuenta con|te das cuenta|tener en cuenta|en cuenta|por cuenta|dar cuenta|corre por|de corre',
};
