import type { AimWords } from './aim-words.ts';

const adult =
  /experienc|años (?:al volante|conduciendo|de)|sabe(?:s|n)? (?:lo que|qué)|ideas claras|muchos coches|otros coches|gusto|juzgar|esencia|fondo|moda|demostrar|exigent|madur|impresionar|criterio|convencer/i;

const young =
  /días (?:llenos|intensos|sin parar)|agenda|planes|independen|amigos|último (?:minuto|momento)|joven|primer (?:trabajo|empleo|piso)|ritmo|autonomía|improvis|energía|escapad|propio camino|cambia(?:n)? de plan|fin de semana|espontán/i;

export const spanishAims: AimWords = {
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
