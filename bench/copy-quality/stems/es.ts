import type { Stems } from './stems.ts';

const front = /tracción delantera|ruedas delanteras|delantera/i;
const rear = /tracción trasera|propulsión|ruedas traseras|trasera/i;
const all = /tracción total|tracción integral|cuatro ruedas|4x4|integral/i;
const adult =
  /experienc|años (?:al volante|conduciendo|de)|sabe(?:s|n)? (?:lo que|qué)|ideas claras|muchos coches|otros coches|gusto|juzgar|esencia|fondo|moda|demostrar|exigent|madur|impresionar|criterio|convencer/i;
const young =
  /días (?:llenos|intensos|sin parar)|agenda|planes|independen|amigos|último (?:minuto|momento)|joven|primer (?:trabajo|empleo|piso)|ritmo|autonomía|improvis|energía|escapad|propio camino|cambia(?:n)? de plan|fin de semana|espontán/i;

export const spanishStems: Stems = {
  fuelType: {
    Benzina: /gasolina/i,
    Diesel: /di[ée]sel|gasóleo/i,
    Elettrico: /eléctric/i,
    Ibrido: /híbrid/i,
    GPL: /GLP|autogas/i,
    Metano: /GNC|gas natural|metano/i,
    Idrogeno: /hidrógeno/i,
  },
  color: {
    Bianco: /blanc/i,
    Nero: /negr/i,
    Grigio: /gris/i,
    Rosso: /roj/i,
    Blu: /azul/i,
    Verde: /verde/i,
    Giallo: /amarill/i,
    Arancione: /naranja/i,
    Marrone: /marrón/i,
    Viola: /morad|violeta/i,
    Argento: /plata|platead/i,
    Oro: /dorad|\boro\b/i,
    Beige: /beis|beige/i,
    Bordeaux: /burdeos|granate/i,
  },
  transmission: {
    Manuale: /manual/i,
    Automatica: /automátic/i,
    Robotizzata: /robotizad/i,
    CVT: /CVT|variador/i,
    Sequenziale: /secuencial/i,
  },
  driveType: {
    Anteriore: front,
    FWD: front,
    Posteriore: rear,
    RWD: rear,
    Integrale: all,
    AWD: all,
    '4x4': all,
  },
  category: {
    Berlina: /berlina|sedán/i,
    SUV: /SUV/,
    Crossover: /crossover/i,
    Hatchback: /compacto|hatchback|dos volúmenes|utilitario/i,
    'Station Wagon': /familiar|ranchera/i,
    Coupé: /cup[eé]|coup[eé]/i,
    Cabrio: /cabrio|descapotable|roadster/i,
    Monovolume: /monovolumen/i,
    Pickup: /pick-?up/i,
    Furgone: /furgon|furgón/i,
    Sportiva: /deportivo/i,
    Citycar: /urbano|citycar/i,
  },
  condition: {
    Nuovo: /nuev/i,
    Usato: /usad|segunda mano|ocasión/i,
    'Km 0': /kilómetro cero|km 0/i,
    Aziendale: /empresa|flota/i,
    Semicollisione: /siniestr|accident|golpe|daño/i,
  },
  warranty: {
    'Nessuna garanzia':
      /sin garantía|no (?:tiene|incluye|lleva|hay|se)[^.]{0,30}garantía|garantía[^.]{0,30}no\b|ninguna garantía/i,
    '6 mesi': /(?:6|seis) meses/i,
    '12 mesi': /(?:12|doce) meses|un año/i,
    '18 mesi': /(?:18|dieciocho) meses/i,
    '24 mesi': /(?:24|veinticuatro) meses|dos años/i,
    '36 mesi': /(?:36|treinta y seis) meses|tres años/i,
    'Garanzia casa madre': /fabricante|oficial|marca/i,
    'Garanzia estesa': /ampliada|extendida|extensión/i,
  },
  doors: {
    2: /dos puertas|2 puertas/i,
    3: /tres puertas|3 puertas/i,
    4: /cuatro puertas|4 puertas/i,
    5: /cinco puertas|5 puertas/i,
  },
  power: [{ perCv: 1 }, { perCv: 0.7355 }],
  targetCustomers: {
    'Famiglia con bambini': /famili|niñ|hij/i,
    'Uomo 40+': adult,
    'Donna 40+': adult,
    'Giovane donna (≤35)': young,
    'Giovane uomo (≤35)': young,
    Neopatentato:
      /carn[eé]t|primer(?:o|os|as|a)? (?:coche|kilómetros|meses|viajes|vez|volante|semanas)|empez|empieza|novel|aprend|confianza|estren/i,
    Pendolare:
      /cada (?:día|mañana)|todos los días|a diario|diario|trayecto|ida y vuelta|casa (?:y|al) (?:el )?trabajo|misma carretera|mismo (?:camino|trayecto)|oficina/i,
    'Attento allo stile': /estilo|líneas?|diseño|forma|ojo|mirad|perfil|proporcion|gusto|estétic/i,
    'Attento al budget': /presupuesto|gast|cost|coste|cuesta|precio|dinero|cuentas|euro|bolsillo/i,
  },
  vehicleTypes: {
    Compatta: /compact|tamaño|medidas|dimension|pequeñ/i,
    Citycar: /urban|citycar|ciudad/i,
    SUV: /SUV/,
    'Station wagon': /familiar|ranchera/i,
    Crossover: /crossover/i,
    Sportiva: /deportiv/i,
    Fuoristrada: /todoterreno|asfalto|barro|pista/i,
    Monovolume: /monovolumen/i,
    Supercar: /superdeportivo|supercar/i,
    'Auto di lusso': /lujo|clase|categoría|elegan|refinad|distinci/i,
  },
  intendedUse: {
    Città: /ciudad|urban|tráfico|centro|semáforo|calle/i,
    'Viaggi lunghi': /viajes? largos?|largo|autopista|autovía|viaj|distancia/i,
    Campagna: /campo|pueblo|rural|carreteras? secundarias?|caminos?|curvas/i,
    Lavoro: /trabaj|oficina|cliente|reparto|obra|negocio|profesional|entrega/i,
    'Uso familiare': /famili|niñ|hij/i,
    'Uso misto':
      /cada día|día a día|todos los días|a diario|semana|versátil|polivalen|un poco de todo|mixto|ambos|de todo/i,
  },
  sellingPoints: {
    Sicurezza: /segur|tranquil|previsible|confianza|sorpresas/i,
    'Bassi consumi':
      /consum|gast|ahorr|depósito|repostar|surtidor|energía|moderad|combustible|sobri|eficien/i,
    'Performance / Sportività':
      /prestacion|deportiv|potencia|empuje|respuesta|acelera|viv[oa]|ágil|nervio|curvas|adelant|divert|brío|carácter/i,
    'Comfort / Silenziosità': /confort|cómod|comodidad|silenc|calma|descans|ruido|suav|tranquil/i,
    'Design / Stile': /diseño|líneas?|estilo|forma|proporcion|mirad|perfil|estétic/i,
    'Caratteristiche esclusive':
      /exclusiv|diferente|distint|particular|poco (?:común|habitual)|rar|especial|personalidad|detalles|propi/i,
    'Rapporto qualità-prezzo': /precio|cost|cuesta|cuentas|euro|cifra|pag|calidad/i,
    'Edizione limitata / Rarità':
      /rar|rareza|poco (?:común|habitual|frecuente)|pocas veces|no (?:se ve|es fácil|abunda)|pocos|apenas/i,
    'Facile parcheggio': /aparc|estacion|hueco|plaza|maniobr|sitio/i,
    'Valore a lungo termine': /dur(?:a|ar|adero)|largo plazo|años|tiempo|conservar|mantener|quedar/i,
    'Perfetta per donna':
      /fácil|facilidad|sencill|intuitiv|ligero|visibilidad|manejable|natural|práctic|cómod|agradable/i,
    'Perfetta per single':
      /propi|libertad|libre|cuando quieras|cuando se quiere|sin esperar|espontán|último (?:momento|minuto)|nadie|a su aire|a tu aire|decides|decide|solo/i,
    'Perfetta per over 70':
      /cómod|subir|bajar|acceso|calma|tranquil|sin prisa|claros?|mandos|fácil|sencill|visibilidad|seren|suav/i,
  },
};
