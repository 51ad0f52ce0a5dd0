export const roadThemes = {
  assist: [
    'al volante te (ayuda/ayudan) {things}',
    'para conducir con más tranquilidad tienes {things0}',
    'mientras conduces cuentas con {things0}',
    'onTrips :: en los viajes largos te (ayuda/ayudan) {things}',
    'commuter :: en el tráfico de cada día te (ayuda/ayudan) {things}',
    'safe :: para tu seguridad lleva {things0}',
  ],
  parking: [
    'para aparcar tienes {things0}',
    'al aparcar te (ayuda/ayudan) {things}',
    'inCity :: en los huecos de la ciudad te (ayuda/ayudan) {things}',
    'newDriver :: para tus primeros aparcamientos tienes {things0}',
  ],
  lights: [
    'de noche te (ayuda/ayudan) {things}',
    'para ver mejor tienes {things0}',
    'con lluvia o de noche cuentas con {things0}',
  ],
  sport: [
    'si te gusta conducir, tienes {things0}',
    'del lado deportivo lleva {things0}',
    'para conducir con gusto tienes {things0}',
    'fast :: para una conducción más viva cuentas con {things0}',
  ],
  offroad: [
    'fuera del asfalto te (ayuda/ayudan) {things}',
    'para los caminos tienes {things0}',
    'inCountry :: en el campo te (sirve/sirven) {things}',
  ],
  work: [
    'para tu trabajo tienes {things0}',
    'cuando trabajas te (sirve/sirven) {things}',
    'el equipo de trabajo incluye {things0}',
  ],
  living: [
    'para tus noches de viaje tienes {things0}',
    'en las paradas te (sirve/sirven) {things}',
    'para vivir a bordo cuentas con {things0}',
  ],
};
