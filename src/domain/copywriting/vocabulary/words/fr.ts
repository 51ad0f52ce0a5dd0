import type { TermWord, TermWords, WordClass } from '../term-words.ts';

/** What is said is read again; both apostrophes are one. */
const word =
  (wordClass: WordClass) =>
  (say: string, read = ''): TermWord => [
    wordClass,
    say,
    (read === '' ? say : `${read}|${say}`).replace(/’/g, "[’']"),
  ];

const m = word('m');
const f = word('f');
const mp = word('mp');
const fp = word('fp');
const v = word('v');

/** French, as a dealer's advertisement says it in the middle of a sentence. */
export const frenchTerms: TermWords = {
  terms: {
    surroundCamera: f(
      'caméra à 360°',
      'cam[eé]ras? (?:p[eé]riph[eé]riques?|panoramiques?|(?:[àa] )?360 ?(?:°|degr[eé]s?)?)|vision (?:[àa] )?360 ?(?:°|degr[eé]s?)?|vue (?:[àa] )?360 ?(?:°|degr[eé]s?)?',
    ),
    rearCamera: f(
      'caméra de recul',
      'cam[eé]ras? (?:de )?(?:recul|marche arri[eè]re)|cam[eé]ras? arri[eè]res?|cam[eé]ra AR',
    ),
    parkAssist: f(
      'aide au stationnement',
      'aides? au (?:stationnement|parking)(?: automatique)?|park assist|assistant de stationnement|stationnement automatique|cr[eé]neau automatique|assistance au stationnement',
    ),
    parkingSensors: mp(
      'capteurs de stationnement',
      'capteurs? (?:de |d’aide au )?(?:stationnement|parking)|radars? (?:de )?(?:recul|stationnement|parking)|capteurs? de (?:recul|proximit[eé])|bips? de recul|radars?',
    ),
    adaptiveCruise: m(
      'régulateur de vitesse adaptatif',
      'r[eé]gulateurs?(?: de vitesse)? (?:adaptatif|intelligent|actif|automatique)|cruise control adaptatif|ACC|adaptive cruise(?: control)?|distronic',
    ),
    cruise: m('régulateur de vitesse', 'r[eé]gulateurs?(?: de vitesse)?|cruise control|r[eé]gul'),
    speedLimiter: m('limiteur de vitesse', 'limiteurs?(?: de vitesse)?'),
    laneAssist: f(
      'aide au maintien de voie',
      '(?:aide au |assistant de |assistance au )?maintien (?:de|dans la|sur la) (?:voie|file|trajectoire)|lane assist|alerte de franchissement(?: involontaire)?(?: de (?:ligne|voie)s?)?',
    ),
    blindSpot: f(
      'surveillance des angles morts',
      '(?:surveillance|d[eé]tecteur|d[eé]tection|alerte|capteurs?|avertisseur|moniteur)s? (?:des |d’|de l’)angles? morts?|angles? morts?|blind spot',
    ),
    emergencyBraking: m(
      'freinage automatique d’urgence',
      'freinage (?:automatique d’urgence|d’urgence(?: automatique)?|automatique|autonome(?: d’urgence)?)|AEB|front assist',
    ),
    trafficSigns: f(
      'lecture des panneaux',
      '(?:lecture|reconnaissance|d[eé]tection) (?:des |de )panneaux(?: de (?:signalisation|circulation|vitesse))?',
    ),
    driverAlert: m(
      'détecteur de fatigue',
      '(?:d[eé]tecteur|d[eé]tection|alerte|avertisseur) (?:de |du |de la )?(?:fatigue|somnolence|vigilance|baisse de vigilance)(?: du conducteur)?',
    ),
    crossTraffic: f(
      'alerte de trafic transversal',
      'alerte (?:de |du )?trafic (?:transversal|arri[eè]re)|rear cross traffic(?: alert)?',
    ),
    collisionWarning: f(
      'alerte de collision',
      '(?:alerte|avertisseur|avertissement|alarme|pr[eé]vention)s? (?:de |des |anti-?)?(?:risques? de )?collisions?(?: frontale)?|anti-?collision',
    ),
    nightVision: f('vision nocturne', 'vision (?:de nuit|nocturne)|night vision'),
    assistSystems: fp(
      'aides à la conduite',
      'aides? [àa] la conduite|assistances? [àa] la conduite|syst[eè]mes? d’(?:aide|assistance)(?: [àa] la conduite)?|ADAS|pack assistance',
    ),
    hillHold: f(
      'aide au démarrage en côte',
      'aide au d[eé]marrage en c[oô]te|assistance (?:au )?d[eé]marrage en c[oô]te|hill (?:holder|hold|assist)|d[eé]marrage en c[oô]te',
    ),
    rainSensor: m(
      'capteur de pluie',
      'capteurs? de pluie|d[eé]tecteurs? de pluie|essuie-?glaces? automatiques?',
    ),
    lightSensor: m(
      'allumage automatique des feux',
      'allumage automatique(?: des (?:feux|phares))?|capteurs? de luminosit[eé]|(?:feux|phares) automatiques|d[eé]tecteur de luminosit[eé]',
    ),
    tyrePressure: m(
      'contrôle de la pression des pneus',
      '(?:contr[oô]le|surveillance|capteurs?|d[eé]tecteurs?) (?:de |de la |du )?(?:pression|gonflage)(?: des)?(?: de)?(?: pneus| pneumatiques)?|TPMS',
    ),
    airbags: mp('airbags', 'airbags? (?:frontaux|lat[eé]raux|rideaux?|genoux)|airbags?|coussins gonflables'),
    stability: m(
      'contrôle de stabilité',
      'contr[oô]le (?:[eé]lectronique )?de (?:la )?(?:stabilit[eé]|trajectoire|traction)|antipatinage|anti-?blocage des roues|ESP|ESC|ASR|ABS',
    ),
    isofix: fp(
      'fixations Isofix',
      '(?:fixations?|attaches?|ancrages?|points?) (?:d’ancrage )?iso-?fix|iso-?fix',
    ),
    alarm: f('alarme', 'alarmes?(?: anti-?vol| anti-?effraction)?|antivol'),
    tracker: m(
      'traceur antivol',
      'traceurs?(?: gps)?(?: anti-?vol)?|trackers?|g[eé]olocalisation|balise gps',
    ),
    immobiliser: m('antidémarrage', 'anti-?d[eé]marrage|immobili[sz]er|anti-?d[eé]marreur'),
    dashcam: f('caméra embarquée', 'cam[eé]ras? embarqu[eé]es?|dash ?cam'),
    phoneLink: f(
      'connexion pour smartphone',
      '(?:connexion|int[eé]gration|connectivit[eé]|duplication|miroir) (?:pour |du |de |avec )?(?:smartphone|t[eé]l[eé]phone)|mirror ?(?:link|screen)|app connect|smartphone link',
    ),
    carPlay: m('Apple CarPlay', 'apple car ?play(?: sans fil)?|car ?play'),
    androidAuto: m('Android Auto', 'android auto'),
    navigation: m(
      'système de navigation',
      'navigateur|syst[eè]me (?:de )?navigation|navigation(?: gps)?|gps|navi|nav',
    ),
    bluetooth: m('Bluetooth', 'connexion bluetooth|bluetooth'),
    handsfree: m('kit mains libres', '(?:kit )?mains?-? ?libres?'),
    headUp: m(
      'affichage tête haute',
      'affichage t[eê]te[- ]haute|head[- ]?up(?: display)?|vision t[eê]te haute|HUD',
    ),
    digitalCockpit: m(
      'combiné numérique',
      'combin[eé] (?:d’instruments )?(?:num[eé]rique|digital)|instrumentation (?:num[eé]rique|digitale)|(?:compteurs?|tableau de bord|cockpit) (?:num[eé]riques?|digita(?:l|ux))|digital cockpit|virtual cockpit|i-cockpit',
    ),
    touchscreen: m(
      'écran tactile',
      '[eé]crans? (?:couleur )?tactiles?|grand [eé]cran|[eé]cran (?:central|multim[eé]dia)',
    ),
    infotainment: m(
      'système multimédia',
      'syst[eè]me (?:multim[eé]dia|d’infodivertissement)|infodivertissement|multim[eé]dia|infotainment|media ?nav|r-link',
    ),
    boardComputer: m('ordinateur de bord', 'ordinateur de bord|ODB'),
    audio: m(
      'système audio',
      '(?:syst[eè]me|installation|ensemble|sono|pack|son) (?:audio|hi-?fi|son(?:ore)?|premium)|audio premium|hi-?fi|haut-parleurs|sonorisation|sono',
    ),
    subwoofer: m('caisson de basses', 'caisson de basses?|subwoofer|caisson'),
    radio: m('autoradio', 'auto-?radios?|poste (?:de )?radio|radio'),
    digitalRadio: f(
      'radio numérique DAB',
      'radio (?:num[eé]rique(?: DAB\\+?)?|DAB\\+?|digitale)|DAB\\+?|tuner num[eé]rique',
    ),
    cdPlayer: m('lecteur CD', 'lecteur (?:de )?CDs?(?: MP3)?|chargeur (?:de )?CD|CD'),
    usb: f('prise USB', '(?:prises?|ports?|connexions?|entr[eé]es?) USB(?:-C)?|USB(?:-C)?'),
    socket: f(
      'prise 12 V',
      'prises? (?:12 ?V(?:olts)?|220 ?V(?:olts)?|230 ?V(?:olts)?|allume-?cigare|de courant)',
    ),
    wirelessCharging: f(
      'recharge de téléphone par induction',
      '(?:re)?charge(?:ur)? (?:de t[eé]l[eé]phone |de smartphone |du t[eé]l[eé]phone )?(?:par induction|[àa] induction|sans fil)|induction',
    ),
    voiceControl: f('commande vocale', 'commandes? vocales?|reconnaissance vocale|assistant vocal'),
    wifi: f('connexion wifi', '(?:connexion |point d’acc[eè]s |hotspot )?wi-?fi'),
    connectedServices: mp(
      'services connectés',
      'services? connect[eé]s?|car-?net|connected ?drive|appel d’urgence|e-?call',
    ),
    remoteApp: f(
      'commande à distance par application',
      '(?:commandes? [àa] distance(?: par)?|contr[oô]le par|commandes? par) (?:l’)?application|application mobile',
    ),
    rearScreens: mp(
      'écrans aux places arrière',
      '[eé]crans? (?:arri[eè]res?|aux places arri[eè]re|dans les appuie-?t[eê]tes?)|vid[eé]o arri[eè]re',
    ),
    heatedSeats: mp(
      'sièges chauffants',
      'si[eè]ges?(?: avants?| arri[eè]res?| AV| AR)?(?: [eé]lectriques)? (?:chauffants?|chauff[eé]s)',
    ),
    ventilatedSeats: mp(
      'sièges ventilés',
      'si[eè]ges?(?: avants?| arri[eè]res?)? (?:ventil[eé]s?|climatis[eé]s?|rafra[iî]chis)',
    ),
    massageSeats: mp(
      'sièges massants',
      'si[eè]ges?(?: avants?)? (?:massants?|[àa] massage)|fonction massage',
    ),
    electricSeats: mp(
      'sièges à réglage électrique',
      'si[eè]ges?(?: avants?| conducteur)? (?:[àa] r[eé]glages? [eé]lectriques?|r[eé]glables? [eé]lectriquement|[eé]lectriques?)|r[eé]glages? [eé]lectriques? des si[eè]ges',
    ),
    memorySeats: mp(
      'sièges à mémoire',
      'si[eè]ges? (?:[eé]lectriques? )?(?:avec |[àa] )m[eé]moires?(?: de position)?|m[eé]moire des si[eè]ges',
    ),
    sportSeats: mp('sièges sport', 'si[eè]ges? (?:avant )?(?:sports?|sportifs?)'),
    bucketSeats: mp('sièges baquets', '(?:si[eè]ges? )?baquets?'),
    leatherSeats: f(
      'sellerie cuir',
      'sellerie (?:en )?(?:plein )?cuir|si[eè]ges? (?:en )?cuir|garnissage cuir|plein cuir|full cuir',
    ),
    fabricSeats: f('sellerie tissu', 'sellerie (?:en )?tissu|si[eè]ges? (?:en )?tissu|int[eé]rieur tissu'),
    alcantara: f(
      'sellerie Alcantara',
      '(?:sellerie |int[eé]rieur |garnissage |si[eè]ges? )?(?:en )?alcantara',
    ),
    leather: m('intérieur cuir', 'int[eé]rieur (?:en )?(?:plein )?cuir|cuir nappa|cuir'),
    halfLeather: f(
      'sellerie mi-cuir',
      '(?:sellerie |si[eè]ges? |int[eé]rieur )?(?:semi|mi|demi|1/2)[- ]?cuir|cuir[ /-](?:et )?tissu',
    ),
    fakeLeather: f(
      'sellerie en similicuir',
      '(?:sellerie |si[eè]ges? )?(?:en )?(?:simili-? ?cuir|ska[iï]|cuir synth[eé]tique|tep)',
    ),
    woodTrim: fp(
      'inserts en bois',
      'inserts? (?:en )?bois|boiseries?|ronce de noyer|d[eé]cor(?:s)? (?:en )?bois|placage bois',
    ),
    carbonTrim: mp(
      'inserts en carbone',
      'inserts? (?:en )?(?:fibre de )?carbone|pack carbone|fibre de carbone|d[eé]cors? (?:en )?carbone',
    ),
    foldingSeats: f(
      'banquette rabattable',
      'banquettes?(?: arri[eè]re)? (?:rabattable|fractionnable|60/40|40/60|1/3[- ]2/3)s?|si[eè]ges? (?:arri[eè]re )?(?:rabattables?|escamotables?|fractionnables?)',
    ),
    slidingSeats: f(
      'banquette coulissante',
      'banquettes?(?: arri[eè]re)? coulissantes?|si[eè]ges? (?:arri[eè]re )?coulissants?',
    ),
    manySeats: fp('places assises', 'places? assises?|(?:[4-9]|cinq|six|sept|huit|neuf) places|places?'),
    thirdRow: f('troisième rangée de sièges', '(?:troisi[eè]me|3[eè](?:me)?) rang[eé]e(?: de si[eè]ges)?'),
    armrest: m('accoudoir central', 'accoudoirs?(?: central| avant| centraux)?'),
    leatherWheel: m('volant cuir', 'volant (?:gain[eé] )?(?:en |de )?cuir'),
    sportWheel: m('volant sport', 'volant (?:sport(?:if)?|m[eé]plat|[àa] m[eé]plat)'),
    heatedSteering: m('volant chauffant', 'volant (?:cuir )?chauffant'),
    steeringControls: fp('commandes au volant', 'commandes? (?:au|sur le) volant|volant multi-?fonctions?'),
    paddles: fp(
      'palettes au volant',
      'palettes?(?: (?:au|sous le|derri[eè]re le) volant| de changement de vitesses?)?',
    ),
    adjustableWheel: m(
      'volant réglable',
      'volant r[eé]glable(?: en (?:hauteur|profondeur)(?: et (?:en )?profondeur)?)?',
    ),
    ambientLight: m(
      'éclairage d’ambiance',
      '[eé]clairages? (?:d’ambiance|int[eé]rieur d’ambiance|ambiant)|ambiance lumineuse|lumi[eè]res? d’ambiance',
    ),
    floorMats: mp('tapis de sol', '(?:sur)?tapis(?: de sol)?'),
    bootMat: m('tapis de coffre', '(?:tapis|bac|protection) de coffre'),
    bootCover: m('cache-bagages', 'cache-?bagages?|tablette arri[eè]re|plage arri[eè]re'),
    largeBoot: m(
      'grand coffre',
      '(?:grand|vaste|tr[eè]s grand|gros|immense) coffre|coffre (?:spacieux|g[eé]n[eé]reux|volumineux)',
    ),
    storage: mp('rangements', '(?:nombreux |bacs? de |filets? de )?rangements?|vide-?poches'),
    tables: fp('tablettes', 'tablettes?(?: (?:aviation|arri[eè]re|au dos des si[eè]ges))?'),
    sunBlinds: mp(
      'stores pare-soleil',
      'stores? (?:pare-?soleil|arri[eè]re|lat[eé]raux)|rideaux? pare-?soleil|stores?|pare-?soleil',
    ),
    climate: f('climatisation', 'climatis(?:ation|ations|eur)|clim|air climatis[eé]|climatis[eé]e?'),
    automaticClimate: f(
      'climatisation automatique',
      'clim(?:atisation)? (?:automatique|auto|r[eé]gul[eé]e|digitale)|climatiseur automatique|clim auto',
    ),
    dualZoneClimate: f(
      'climatisation automatique bizone',
      'clim(?:atisation)? (?:automatique |auto |r[eé]gul[eé]e )?(?:bi-?zones?|double zone|2 zones)|climatiseur (?:automatique )?bi-?zones?',
    ),
    multiZoneClimate: f(
      'climatisation multizone',
      'clim(?:atisation)? (?:automatique |auto )?(?:multi-?zones?|tri-?zones?|quadri-?zones?|[34] zones|trois zones|quatre zones)',
    ),
    airConditioning: f(
      'climatisation manuelle',
      'clim(?:atisation)? manuelle|climatiseur manuel|air conditionn[eé]',
    ),
    parkingHeater: m(
      'chauffage stationnaire',
      'chauffages? (?:stationnaire|autonome|additionnel|programmable|d’appoint)|webasto|eberspacher',
    ),
    preconditioning: m(
      'préconditionnement de l’habitacle',
      'pr[eé]-?(?:conditionnement|climatisation)(?: (?:de l’habitacle|thermique))?',
    ),
    cabinFilter: m('filtre d’habitacle', 'filtre (?:d’habitacle|[àa] pollens?|habitacle)'),
    keyless: m(
      'accès mains libres',
      '(?:acc[eè]s|ouverture|entr[eé]e|d[eé]verrouillage|carte) (?:(?:et d[eé]marrage )?mains?[- ]libres?|sans cl[eé])|keyless(?: (?:entry|go|access))?|kessy|d[eé]marrage (?:mains libres|sans cl[eé])',
    ),
    startButton: m(
      'démarrage par bouton',
      'd[eé]marrage (?:par |[àa] )bouton|bouton (?:de d[eé]marrage|start)|start button',
    ),
    startStop: m(
      'système Start & Stop',
      '(?:syst[eè]me )?(?:start (?:&|and|et|/) ?stop|stop (?:&|and|et|/) ?start|start-stop|stop-start)',
    ),
    centralLocking: m(
      'verrouillage centralisé',
      '(?:verrouillage|fermeture|condamnation) (?:central(?:e|is[eé]e?)?)(?: [àa] distance)?(?: des portes)?|centralisation',
    ),
    softClose: f(
      'fermeture assistée des portes',
      '(?:fermeture|portes?) (?:[àa] fermeture )?(?:assist[eé]e|douce)(?: des portes)?|soft close',
    ),
    windows: fp(
      'vitres électriques',
      'vitres? (?:[eé]lectriques?|[ée]l[eé]c\\.?)(?: avant| arri[eè]re)?|l[eè]ve-vitres?(?: [eé]lectriques?)?',
    ),
    rearWindows: fp(
      'vitres électriques à l’arrière',
      'vitres? (?:arri[eè]re |AR )[eé]lectriques?|vitres? [eé]lectriques? (?:[àa] l’)?(?:arri[eè]re|AR)',
    ),
    mirrors: mp(
      'rétroviseurs électriques',
      'r[eé]tro(?:viseur)?s? (?:ext[eé]rieurs? )?(?:[eé]lectriques?|d[eé]givrants?|chauffants?|r[eé]glables? [eé]lectriquement)(?: et (?:d[eé]givrants|chauffants))?',
    ),
    foldingMirrors: mp(
      'rétroviseurs rabattables',
      'r[eé]tro(?:viseur)?s? (?:[eé]lectriques? )?(?:et )?(?:rabattables?|repliables?)(?: [eé]lectriquement| [eé]lectriques?)?',
    ),
    dimmingMirror: m(
      'rétroviseur intérieur électrochrome',
      'r[eé]tro(?:viseur)?s?(?: int[eé]rieur)? (?:[eé]lectrochromes?|photosensibles?|jour[ /]nuit automatique|anti-?[eé]blouissement)',
    ),
    tintedWindows: fp(
      'vitres surteintées',
      'vitres?(?: arri[eè]re)? (?:sur-?teint[eé]es?|teint[eé]es?|fum[eé]es?|assombries)|vitrage (?:sur)?teint[eé]|lunette arri[eè]re teint[eé]e',
    ),
    heatedWindscreen: m(
      'pare-brise chauffant',
      'pare-?brise (?:chauffant|d[eé]givrant|[àa] d[eé]givrage rapide)',
    ),
    acousticGlass: m(
      'vitrage acoustique',
      '(?:vitrage|pare-?brise|vitres?)(?: feuillet[eé]e?s?)? (?:acoustiques?|feuillet[eé]e?s?|insonoris[eé]e?s?)|double vitrage',
    ),
    panoramicRoof: m(
      'toit panoramique',
      'toit (?:ouvrant )?(?:panoramique|panoramic|vitr[eé]|en verre)(?: (?:ouvrant|en verre|vitr[eé]))?|pare-?brise panoramique',
    ),
    sunroof: m('toit ouvrant', 'toit ouvrant(?: [eé]lectrique)?|trappe de toit'),
    softTop: f('capote en toile', 'capotes?(?: (?:en )?toile| souple)?|toit (?:en )?toile'),
    hardTop: m('hard-top', 'hard[- ]?top|toit rigide|capote rigide'),
    electricTop: f('capote électrique', 'capote (?:en toile )?(?:[eé]lectrique|automatique)'),
    windDeflector: m(
      'filet anti-remous',
      '(?:filet|saute|d[eé]flecteur|coupe)[- ]?(?:anti-?remous|vent)|anti-?remous',
    ),
    powerTailgate: m(
      'hayon électrique',
      '(?:hayon|coffre)(?: arri[eè]re)? (?:[àa] (?:ouverture|commande) )?(?:[eé]lectrique|motoris[eé]|automatique|mains libres)|ouverture [eé]lectrique du (?:coffre|hayon)',
    ),
    slidingDoors: fp(
      'portes coulissantes',
      'portes? (?:lat[eé]rales? )?coulissantes?(?: [eé]lectriques?)?|PLC',
    ),
    roofBars: fp('barres de toit', 'barres? (?:de|sur le) toit|rails? de toit|barres? longitudinales'),
    roofBox: m('coffre de toit', 'coffre de toit'),
    bikeRack: m('porte-vélos', 'porte-?v[eé]los?'),
    ledLights: mp(
      'phares LED',
      '(?:phares?|feux|projecteurs?|optiques?|[eé]clairage) (?:avant |arri[eè]re |[àa] |full |full-)*(?:bi-?)?LEDs?|full LED|LED',
    ),
    matrixLights: mp(
      'phares Matrix LED',
      '(?:phares?|feux|projecteurs?)? ?(?:LED )?matri(?:x|ciels)(?: LED)?|(?:phares|feux) LED matriciels',
    ),
    xenonLights: mp(
      'phares au xénon',
      '(?:phares?|feux|projecteurs?)? ?(?:au |[àa] |bi-?)*x[eé]nons?|bi-?x[eé]non',
    ),
    laserLights: mp('phares laser', '(?:phares?|feux|projecteurs?) (?:au |[àa] )?laser'),
    adaptiveLights: mp(
      'phares adaptatifs',
      '(?:phares?|feux|projecteurs?|[eé]clairage) (?:LED )?(?:adaptatifs?|directionnels?|de virage|tournants|orientables)|[eé]clairage (?:statique |adaptatif )?(?:d’intersection|en virage)',
    ),
    highBeamAssist: f(
      'gestion automatique des feux de route',
      '(?:gestion|commutation|passage) automatique des? (?:feux de route|phares|feux)|feux de route (?:automatiques|intelligents)|high beam assist',
    ),
    daytimeLights: mp('feux de jour', 'feux (?:de jour|diurnes)(?: [àa] LED| LED)?'),
    fogLights: mp('antibrouillards', '(?:phares?|feux|projecteurs?)? ?anti-?brouillards?'),
    headlightWashers: mp('lave-phares', 'lave-?phares?'),
    alloyWheels: fp(
      'jantes en alliage',
      'jantes? (?:en )?(?:alliage|alu(?:minium)?|al[eé]sage)(?: l[eé]ger)?|jantes? alu|roues? alu',
    ),
    wheels: fp('jantes', 'jantes(?: sport)?|roues?'),
    winterTyres: mp('pneus hiver', 'pneu(?:matique)?s? (?:d’)?(?:hiver|neige|clout[eé]s|hivernaux)'),
    summerTyres: mp('pneus été', 'pneu(?:matique)?s? (?:d’)?[eé]t[eé]'),
    allSeasonTyres: mp(
      'pneus quatre saisons',
      'pneu(?:matique)?s? (?:toutes? saisons?|(?:4|quatre) saisons)|(?:4|quatre) saisons',
    ),
    newTyres: mp(
      'pneus neufs',
      '(?:(?:4|quatre|2|deux) )?pneu(?:matique)?s? (?:avant |arri[eè]re )?(?:neufs?|r[eé]cents?|chang[eé]s|nouveaux)|(?:4|quatre|2|deux) pneus neufs|train de pneus neufs?',
    ),
    tyres: mp('pneus', 'pneu(?:matique)?s?|gommes'),
    secondWheelSet: m(
      'second jeu de roues',
      '(?:second|deuxi[eè]me|2[eè](?:me)?|double) (?:jeu|train|monte) (?:de )?(?:roues|pneus|jantes|pneumatiques)?',
    ),
    spareWheel: f('roue de secours', 'roues? de secours'),
    spaceSaver: f('roue de secours galette', 'roue (?:de secours )?galette|galette'),
    tyreKit: m(
      'kit anticrevaison',
      'kit (?:anti-?crevaison|de r[eé]paration(?: (?:de |des )?pneus?)?|de gonflage)',
    ),
    snowChains: fp('chaînes à neige', 'cha[iî]nes?(?: [àa]| de)? neige|cha[iî]nes neige'),
    sportSuspension: f(
      'suspension sport',
      'suspensions? sport(?:ives?)?|ch[aâ]ssis sport|amortissement sport',
    ),
    airSuspension: f('suspension pneumatique', 'suspensions? (?:pneumatiques?|[àa] air)|airmatic'),
    adaptiveSuspension: f(
      'suspension pilotée',
      'suspensions? (?:pilot[eé]es?|adaptatives?|actives?)|amortisse(?:urs|ment) (?:pilot[eé]s?|adaptatifs?)|ch[aâ]ssis adaptatif',
    ),
    raisedSuspension: f(
      'suspension rehaussée',
      'suspensions? (?:re|sur)[eéh]*(?:hauss|lev)[eé]es?|kit (?:de )?r[eé]?hausse|r[eé]hauss[eé]e?',
    ),
    loweredSuspension: f(
      'suspension rabaissée',
      'suspensions? (?:ra|sur)?baiss[eé]es?|rabaiss[eé]e?|combin[eé]s filet[eé]s|ressorts courts',
    ),
    brakes: mp(
      'freins',
      'freins? (?:[àa] disques?|sport|haute performance|brembo)|freinage (?:sport|brembo)|[eé]triers? (?:de freins? )?(?:rouges?|jaunes?|peints?|brembo)|freins?',
    ),
    ceramicBrakes: mp(
      'freins carbone-céramique',
      '(?:freins?|disques?|freinage)(?: en)? (?:carbone?[- /]?)?c[eé]ramiques?|PCCB',
    ),
    sportExhaust: m(
      'échappement sport',
      '[eé]chappement (?:sport(?:if)?|inox|[àa] clapets?|libre|akrapovi[cč])|ligne (?:d’[eé]chappement )?(?:inox|sport)',
    ),
    drivingModes: mp(
      'modes de conduite',
      'modes? de conduite|s[eé]lecteur de modes?(?: de conduite)?|drive mode(?: select)?|mode sport',
    ),
    sportPackage: m('pack sport', 'packs? (?:sport|M|AMG|GT|S line|R-line|ext[eé]rieur sport)'),
    trimLine: f('finition', 'finitions?|s[eé]rie sp[eé]ciale|niveau de finition|(?:s|r|gt|st|n|amg)[- ]line'),
    fullOptions: m(
      'équipement complet',
      '[eé]quipements? (?:tr[eè]s )?complets?|full options?|toutes? (?:les )?options|full [eé]quip[eé]e?|full',
    ),
    sevenGears: f('boîte multi-rapports', 'bo[iî]te multi-?rapports'),
    gearbox: f(
      'boîte de vitesses',
      'bo[iî]te(?: de vitesses?)?(?: automatique| manuelle| auto| DSG| EDC| EAT8| EAT6| PDK| robotis[eé]e)?|BVA|BVM|DSG|PDK|S tronic|EDC|EAT8|tiptronic',
    ),
    fourWheelDrive: f(
      'transmission intégrale',
      'transmission int[eé]grale|(?:4|quatre) roues motrices|4 ?x ?4|4WD|AWD|quattro|4motion|xdrive|4matic|allgrip',
    ),
    rearSteering: fp(
      'roues arrière directrices',
      '(?:4|quatre) roues directrices|roues arri[eè]re directrices|4control',
    ),
    launchControl: m('launch control', 'launch control|d[eé]part canon'),
    tuning: f(
      'reprogrammation moteur',
      '(?:re)?programmation(?: moteur)?|stage ?[123]|puce|reprog|pr[eé]paration moteur|tuning',
    ),
    particleFilter: m('filtre à particules', 'filtre [àa] particules|FAP'),
    chainEngine: m(
      'moteur à chaîne de distribution',
      '(?:moteur|distribution) [àa] cha[iî]ne(?: de distribution)?|distribution par cha[iî]ne',
    ),
    towHook: m(
      'attelage',
      '(?:crochet|boule|attache|dispositif)s? (?:d’attelage|de remorquage|remorque)|attelages?(?: amovible| escamotable)?|attache[- ]remorque',
    ),
    winch: m('treuil', 'treuils?'),
    diffLock: m(
      'blocage de différentiel',
      'blocages? (?:de |du |des )?diff[eé]rentiels?|diff[eé]rentiel (?:autobloquant|[àa] glissement limit[eé]|bloquable)|autobloquant',
    ),
    lowRange: fp(
      'vitesses courtes',
      'vitesses? courtes?|gamme (?:courte|basse)|bo[iî]te (?:courte|de transfert)|r[eé]ducteur|r[eé]duct(?:ion|ions) courtes?',
    ),
    underbodyGuard: f(
      'protection de soubassement',
      '(?:protections?|plaques?|ski) (?:de |du |sous )?(?:soubassement|moteur|caisse|carter)|sabots?',
    ),
    snorkel: m('snorkel', 'snorkels?|schnorkels?'),
    sideSteps: mp('marchepieds', 'marche-?pieds?(?: lat[eé]raux)?'),
    powerSteering: f('direction assistée', 'direction assist[eé]e|DA'),
    chargingCable: m(
      'câble de recharge',
      'c[aâ]bles? (?:de )?(?:re)?charge(?: type ?[123])?|c[aâ]bles? (?:type 2|domestique|mode 3)|c[aâ]bles?',
    ),
    wallbox: f(
      'borne de recharge murale',
      'bornes? (?:de (?:re)?charge )?murales?|wall ?box|bornes? de (?:re)?charge|prise green.?up',
    ),
    heatPump: f('pompe à chaleur', 'pompes? [àa] chaleur|PAC'),
    fastCharging: f('recharge rapide', '(?:re)?charge (?:ultra-?)?rapide|CCS|chademo|prise combo'),
    onboardCharger: m('chargeur embarqué', 'chargeurs? embarqu[eé]s?|chargeurs?'),
    battery: f(
      'batterie de traction',
      'batteries? (?:de traction|haute tension|lithium(?:-ion)?)|batteries? (?=(?:de )?\\d+(?:[.,]\\d)? ?kwh)|^batterie$',
    ),
    batteryHealth: m(
      'état de santé de la batterie',
      '(?:[eé]tat de sant[eé]|sant[eé]|SOH|capacit[eé](?: restante)?)(?: de la| batterie| de)?(?: batterie)?|SOH',
    ),
    range: f('autonomie', 'autonomies?(?: r[eé]elle| WLTP)?'),
    plugIn: f(
      'hybridation rechargeable',
      'hybrid(?:e|ation) rechargeable|plug-?in(?: hybrid)?|PHEV|rechargeable',
    ),
    gasSystem: f(
      'installation GPL',
      '(?:installation|[eé]quipement|kit|circuit) (?:au )?(?:gaz|GPL|GNV|bi-?carburation)|bi-?carburation|GPL|GNV',
    ),
    gasTanks: mp(
      'réservoirs de gaz',
      'r[eé]servoirs? (?:de |[àa] )?(?:gaz|GPL|GNV)|bouteilles? de gaz|bonbonnes?',
    ),
    shelving: m(
      'aménagement intérieur',
      'am[eé]nagements?(?: (?:int[eé]rieur|bois|utilitaire|atelier))?|[eé]tag[eè]res?|rayonnages?|atelier',
    ),
    bulkhead: f(
      'cloison de séparation',
      'cloisons?(?: (?:de s[eé]paration|pleine|vitr[eé]e|grillag[eé]e))?|s[eé]paration de charge',
    ),
    bedCover: m(
      'couvre-benne',
      '(?:couvre|cache|b[aâ]che)[- ](?:de )?benne|hard-?top de benne|rideau (?:de )?benne|tonneau cover',
    ),
    cargoBed: f('benne', 'bennes?(?: (?:basculante|fixe|coffre))?|plateau(?: ridelles)?|ridelles'),
    bedLiner: m('bac de benne', 'bac de benne|rev[eê]tement de benne|bed-?liner'),
    rollBar: m('arceau', 'arceaux?(?: de (?:benne|s[eé]curit[eé]))?|roll-?bar'),
    ladderRack: f('galerie de toit', 'galeries?(?: (?:de toit|porte-[eé]chelles?))?|porte-[eé]chelles?'),
    cargoLining: m(
      'habillage bois de la zone de chargement',
      'habillages? (?:en )?bois(?: de la zone de chargement)?|habillage (?:int[eé]rieur|de la zone de charge(?:ment)?)|plancher (?:en )?bois',
    ),
    refrigeration: m(
      'équipement frigorifique',
      '(?:groupe|équipement) (?:frigorifique|froid)|caisse (?:frigorifique|isotherme)|frigorifique|isotherme',
    ),
    tailLift: m('hayon élévateur', 'hayon [eé]l[eé]vateur'),
    crane: f('grue', '(?:mini-?)?grues?(?: auxiliaire)?'),
    rearDoors: fp(
      'portes arrière battantes',
      'portes? (?:arri[eè]re )?battantes?|portes? arri[eè]re (?:tôl[eé]es|vitr[eé]es)',
    ),
    longWheelbase: m(
      'empattement long',
      '(?:empattement|ch[aâ]ssis) (?:long|rallong[eé])|L[234]H[123]|version longue',
    ),
    highRoof: m('toit surélevé', 'toit (?:sur[eé]lev[eé]|haut|rehauss[eé])|pavillon sur[eé]lev[eé]'),
    payload: f('charge utile', 'charges? utiles?|capacit[eé] de charge'),
    campingKit: m(
      'aménagement camping',
      'am[eé]nagement (?:camping|van|camping-?car|pour dormir)|kit (?:camping|de couchage)',
    ),
    bed: ['m', 'lit', 'lits?(?: (?:double|superpos[eé]s?|fixe|jumeaux|transversal))?|couchages?'],
    kitchen: ['f', 'cuisine', 'cuisine|coin cuisine|plaques? de cuisson|[eé]vier|r[eé]chaud'],
    shower: ['f', 'douche', 'douche(?:tte)?(?: ext[eé]rieure)?'],
    toilet: ['m', 'WC', '(?:wc|toilettes?)(?: (?:chimiques?|s[eè]ches?))?|cabinet de toilette'],
    solarPanel: ['m', 'panneau solaire', 'panneaux? (?:solaires?|photovolta[iï]ques?)'],
    waterTank: [
      'm',
      'réservoir d’eau',
      'r[eé]servoirs? d.eau(?: (?:propre|potable))?|eaux (?:propres|us[eé]es)',
    ],
    fridge: ['m', 'réfrigérateur', 'frigo|r[eé]frig[eé]rateur|glaci[eè]re'],
    inverter: ['m', 'convertisseur', 'convertisseur(?: (?:12|220|230) ?v)?'],
    electricParkingBrake: [
      'm',
      'frein de stationnement électrique',
      'frein (?:de (?:stationnement|parking) |[àa] main )(?:[eé]lectrique|[eé]lectronique)',
    ],
    adjustableSeats: [
      'mp',
      'sièges réglables en hauteur',
      'si[eè]ges?(?: (?:conducteur|avant))? r[eé]glables?(?: en hauteur)?',
    ],
    allTerrainTyres: ['mp', 'pneus tout-terrain', 'pneus (?:tout[- ]?terrain|4x4|mud|mixtes)'],
    awning: m('auvent', 'auvents?|stores? (?:ext[eé]rieurs?|banne)'),
    wheelchairRamp: f(
      'rampe d’accès pour fauteuil',
      'rampes?(?: d’acc[eè]s)?(?: pour fauteuil(?: roulant)?)?|TPMR|am[eé]nagement (?:PMR|handicap)',
    ),
    metallicPaint: f(
      'peinture métallisée',
      'peinture m[eé]tallis[eé]e|m[eé]tallis[eé]e?|teinte m[eé]tallis[eé]e|m[eé]tal',
    ),
    mattPaint: f('peinture mate', 'peinture mate?|noir mat|gris mat'),
    pearlPaint: f('peinture nacrée', 'peinture nacr[eé]e|nacr[eé]e?'),
    twoTone: f(
      'carrosserie bicolore',
      '(?:carrosserie |peinture |teinte )?(?:bi-?colore|bi-?tons?|deux tons)|toit (?:noir|contrast[eé])',
    ),
    wrap: m('covering', 'coverings?|total covering|film de covering'),
    paintProtection: m(
      'film de protection de carrosserie',
      '(?:film|traitement|protection)s? (?:de )?(?:protection )?(?:de |de la |pour )?(?:carrosserie|peinture|c[eé]ramique|PPF)|PPF|traitement c[eé]ramique',
    ),
    chromeTrim: mp('chromes', 'chromes?|(?:pack|finitions?) chrom[eé]e?s?|entourages? chrom[eé]s?'),
    spoiler: m('becquet', 'becquets?|ailerons?|spoilers?'),
    bodyKit: m('kit carrosserie', 'kit (?:de )?carrosserie|bas de caisse sport|pare-chocs sport|kit aéro'),
    keys: fp('clés', 'cl[eé]s?|clefs?|doubles? (?:des )?cl[eé]s|trousseaux?'),
    manuals: fp(
      'notices d’utilisation',
      '(?:notices?|manuels?|livrets?)(?: (?:d’utilisation|de bord|utilisateur|du v[eé]hicule))?',
    ),
    toolKit: f('trousse à outils', '(?:trousse|kit|caisse) (?:[àa] |d’)?outils?|outillage|kit de bord'),
    carCover: f(
      'housse de protection',
      'housses? (?:de protection|de voiture|de garage)|b[aâ]che de protection',
    ),
    accessories: mp('accessoires', 'accessoires?(?: divers)?|options?'),
    engine: m('moteur', 'moteurs?|bloc moteur|m[eé]canique moteur'),
    clutch: m('embrayage', 'embrayages?|kit d’embrayage|kit embrayage'),
    flywheel: m('volant moteur', 'volants? moteur|bi-?masse'),
    turbo: m('turbo', 'turbos?(?:compresseur)?'),
    injectors: mp('injecteurs', 'injecteurs?|injection'),
    pump: f(
      'pompe',
      'pompes?(?: (?:haute pression|[àa] carburant|[àa] huile|[àa] essence|[àa] injection|de direction))?',
    ),
    waterPump: f('pompe à eau', 'pompe [àa] eau'),
    timingBelt: f(
      'courroie de distribution',
      'courroies?(?: de)? distribution|kit (?:de )?distribution|distribution|distri',
    ),
    timingChain: f('chaîne de distribution', 'cha[iî]ne(?: de)? distribution|cha[iî]ne'),
    serviceBelt: f(
      'courroie d’accessoires',
      'courroies? (?:d’|de l’|des )?(?:accessoires?|alternateur|services?)|courroies?',
    ),
    headGasket: m('joint de culasse', 'joints? de culasse|culasse'),
    oilChange: f(
      'vidange',
      'vidanges?(?: (?:moteur|d’huile|bo[iî]te))?|huile (?:moteur )?(?:chang[eé]e|neuve)',
    ),
    filters: mp('filtres', 'filtres?(?: (?:[àa] huile|[àa] air|[àa] gasoil))?'),
    starter: m('démarreur', 'd[eé]marreurs?'),
    alternator: m('alternateur', 'alternateurs?'),
    glowPlugs: ['fp', 'bougies', 'bougies(?: (?:d.allumage|de pr[eé]chauffage))?'],
    starterBattery: f(
      'batterie de démarrage',
      'batteries?(?: (?:de d[eé]marrage|12 ?V|de service|auxiliaire))?',
    ),
    radiator: m('radiateur', 'radiateurs?'),
    exhaust: m('échappement', '[eé]chappements?|pot d’[eé]chappement|silencieux(?: arri[eè]re)?'),
    catalyst: m('catalyseur', 'catalyseurs?|pot catalytique'),
    egr: f('vanne EGR', 'vannes? EGR|EGR'),
    brakePads: fp('plaquettes de frein', 'plaquettes?(?: de frein)?s?(?: avant| arri[eè]re)?'),
    brakeDiscs: mp('disques de frein', 'disques?(?: de freins?)?'),
    shockAbsorbers: mp('amortisseurs', 'amortisseurs?'),
    suspension: f('suspension', 'suspensions?|trains? roulants?|triangles?|rotules?|silentblocs?'),
    steering: f('direction', 'direction|cr[eé]maill[eè]re(?: de direction)?'),
    bearings: mp('roulements', 'roulements?(?: de roues?)?'),
    mechanics: f('mécanique', 'm[eé]canique'),
    electronics: f('électronique', '[eé]lectronique|faisceau [eé]lectrique|circuit [eé]lectrique'),
    ecu: m('calculateur', 'calculateurs?|bo[iî]tier [eé]lectronique'),
    bodywork: f('carrosserie', 'carrosserie|t[oô]lerie'),
    paint: f('peinture', 'peintures?|vernis'),
    interior: m('intérieur', 'int[eé]rieurs?|habitacle'),
    upholstery: f('sellerie', 'sellerie|garnitures?|tissus?|rev[eê]tement des si[eè]ges'),
    dashboard: m('tableau de bord', 'tableau de bord|planche de bord'),
    seat: m('siège', 'si[eè]ges?|assises?'),
    headliner: m('ciel de toit', 'ciel de toit|pavillon int[eé]rieur'),
    bumper: m('pare-chocs', 'pare-?chocs?|bouclier'),
    bonnet: m('capot', 'capots?(?: moteur)?'),
    wing: f('aile', 'ailes?|passages? de roues?'),
    door: f('porte', 'portes?|porti[eè]res?'),
    sill: m('bas de caisse', 'bas de caisse|seuils? de portes?'),
    roof: m('toit', 'toits?|pavillon'),
    tailgate: m('hayon', 'hayons?|coffre|malle arri[eè]re'),
    headlight: m('phare', 'phares?|optiques?|projecteurs?'),
    tailLight: m('feu arrière', 'feux? arri[eè]res?'),
    mirror: m('rétroviseur', 'r[eé]troviseurs?|r[eé]tros?'),
    windscreen: m('pare-brise', 'pare-?brise'),
    window: f('vitre', 'vitres?|lunette arri[eè]re|custode'),
    rim: f('jante', 'jante'),
    chassis: m('châssis', 'ch[aâ]ssis|longerons?|marbre'),
    side: m('flanc', 'flancs?|c[oô]t[eé]s?(?: (?:droit|gauche))?'),
    grille: f('calandre', 'calandres?'),
    handle: f('poignée', 'poign[eé]es?(?: de porte)?'),
    sensor: m('capteur', 'capteurs?|sondes?'),
    lock: f('serrure', 'serrures?'),
    warningLamp: m('témoin', 't[eé]moins?'),
    damage: mp('dommages', 'dommages?|d[eé]g[aâ]ts?|sinistres?|endommag[eé]e?s?|ab[iî]m[eé]e?s?'),
    accidentDamage: mp(
      'dommages d’accident',
      '(?:dommages?|d[eé]g[aâ]ts?) (?:d’|suite [àa] (?:un )?|dus? [àa] un )accident|accident[eé]e?s?',
    ),
    impact: m('choc', 'chocs?|impacts? (?:de carrosserie|avant|arri[eè]re|lat[eé]ral)|coups?'),
    scratch: f('rayure', 'rayure|[eé]raflure|griffure|accroc|[eé]gratignure'),
    scratches: fp('rayures', 'rayures|[eé]raflures|griffures|accrocs|[eé]gratignures|micro-?rayures'),
    dent: f('bosse', 'bosse|enfoncement|poc|creux'),
    dents: fp('bosses', 'bosses|enfoncements|pocs'),
    hailDamage: mp(
      'impacts de grêle',
      '(?:impacts?|d[eé]g[aâ]ts?|dommages?|traces?) de gr[eê]le|gr[eê]l[eé]e?s?|gr[eê]le',
    ),
    rust: fp(
      'traces de rouille',
      '(?:traces?|points?|d[eé]buts?|taches?) de (?:rouille|corrosion)|rouille|corrosion',
    ),
    crack: f('fissure', 'fissures?|f[eê]lures?'),
    stoneChip: mp(
      'impacts de gravillons',
      '(?:impacts?|[eé]clats?) (?:de |des )?(?:gravillons?|gravier|cailloux|pare-?brise|pierres?)|gravillonnage|impacts?',
    ),
    stain: fp('taches', 'taches?|salissures?'),
    tear: f('déchirure', 'd[eé]chirures?|accroc de sellerie'),
    usageMarks: fp(
      'traces d’usage',
      '(?:traces?|marques?|signes?) (?:d’|de l’)(?:usage|utilisation)|petits? d[eé]fauts?(?: d’usage)?',
    ),
    wear: f('usure', 'usures?(?: normale)?'),
    fadedPaint: f(
      'peinture ternie',
      '(?:peinture|vernis) (?:tern(?:i|ie)|pass[eé]e?|d[eé]color[eé]e?|cuite?|qui saute|[eé]caill[eé]e?)',
    ),
    leak: f('fuite', 'fuites?'),
    oilLeak: f('fuite d’huile', '(?:fuites?|suintements?) d’huile'),
    waterLeak: f(
      'fuite de liquide de refroidissement',
      'fuites? (?:d’eau|de liquide de refroidissement|de LDR)|infiltrations? d’eau',
    ),
    oilUse: f('consommation d’huile', 'consomm(?:e|ation) (?:un peu )?(?:d’|de l’)huile'),
    noise: m('bruit', 'bruits?|claquements?|couinements?|grincements?|sifflements?'),
    vibration: fp('vibrations', 'vibrations?|vibre'),
    smoke: f(
      'fumée à l’échappement',
      '(?:fum[eé]es?|fume)(?: (?:noire|bleue|blanche))?(?: [àa] l’[eé]chappement)?',
    ),
    fault: f('panne', 'pannes?|d[eé]fauts?|d[eé]fectuosit[eé]s?|d[eé]faillances?|en panne|HS|hors service'),
    warningLight: m(
      'voyant allumé',
      'voyants?(?: (?:moteur|airbag|ABS|d’huile))?(?: allum[eé]s?)?|t[eé]moin allum[eé]',
    ),
    floodDamage: mp(
      'dommages dus à une inondation',
      '(?:dommages?|d[eé]g[aâ]ts?) (?:dus? [àa] (?:une |l’)|d’)inondation|inond[eé]e?s?|d[eé]g[aâ]ts? des eaux',
    ),
    fireDamage: mp(
      'dommages dus à un incendie',
      '(?:dommages?|d[eé]g[aâ]ts?) (?:dus? [àa] (?:un |l’)|d’)incendie|incendi[eé]e?s?|br[uû]l[eé]e?s?',
    ),
    wasCrashed: v(
      'a subi un accident par le passé',
      '(?:a [eé]t[eé] |d[eé]j[àa] |ex-?)accident[eé]e?(?: par le pass[eé])?|a eu un accident',
    ),
    wasCrashedRepaired: v(
      'a subi un accident, réparé depuis',
      'accident[eé]e?,? (?:puis |et )?r[eé]par[eé]e?|accident r[eé]par[eé]|a subi un accident, r[eé]par[eé](?: depuis)?|RSV|VEI|VGE',
    ),
    forParts: v(
      'se vend pour pièces',
      '(?:se vend |vendue? |[àa] vendre )?pour (?:les )?pi[eè]ces(?: d[eé]tach[eé]es)?|[eé]pave',
    ),
    toRestore: v(
      'demande une restauration',
      '(?:demande une |[àa] )restaur(?:er|ation)|projet de restauration',
    ),
    toRepair: v(
      'nécessite des réparations',
      'n[eé]cessite (?:des |quelques )?r[eé]parations?|[àa] r[eé]parer|r[eé]parations? [àa] pr[eé]voir|pour bricoleur',
    ),
    deregistered: v(
      'n’est plus en circulation',
      'n’est plus en circulation|radi[eé]e?(?: de la circulation)?|sans carte grise|retir[eé]e? de la circulation',
    ),
    seized: v(
      'fait l’objet d’une immobilisation',
      'fait l’objet d’une (?:saisie|immobilisation)|gag[eé]e?|saisie administrative|immobilisation administrative',
    ),
    rentedBattery: f(
      'batterie en location',
      '(?:location|batterie en location|batterie lou[eé]e|location de (?:la )?batterie)',
    ),
    inspectionExpired: m(
      'contrôle technique expiré',
      '(?:contr[oô]le technique|CT) (?:expir[eé]|p[eé]rim[eé]|d[eé]pass[eé]|[àa] (?:re)?faire|[àa] pr[eé]voir)|sans (?:contr[oô]le technique|CT)',
    ),
    roadTaxExpired: f(
      'taxe de circulation échue',
      '(?:taxe|vignette)(?: de circulation)? (?:[eé]chue|expir[eé]e|impay[eé]e|non pay[eé]e)',
    ),
    runs: v('roule', 'roul(?:e|ante?)|en [eé]tat de (?:marche|rouler)'),
    doesNotRun: v(
      'ne roule pas',
      '(?:ne|non) roul(?:e pas|ante?)|immobilis[eé]e?|pas en [eé]tat de (?:marche|rouler)',
    ),
    starts: v('démarre', 'd[eé]marre(?: (?:bien|normalement|sans probl[eè]me))?'),
    doesNotStart: v('ne démarre pas', 'ne d[eé]marre (?:pas|plus)'),
    airbagsIntact: mp(
      'airbags non déclenchés',
      'airbags? (?:non (?:d[eé]clench[eé]s?|d[eé]ploy[eé]s?|ouverts?|percut[eé]s?)|intacts?)',
    ),
    airbagsDeployed: mp(
      'airbags déclenchés',
      'airbags? (?:d[eé]clench[eé]s?|d[eé]ploy[eé]s?|ouverts?|percut[eé]s?|saut[eé]s)',
    ),
    engineWorks: m(
      'moteur en état de marche',
      'moteur (?:en (?:parfait )?[eé]tat(?: de marche)?|fonctionne|tourne(?: bien)?|ok|sain|intact)',
    ),
    chassisIntact: m(
      'châssis intact',
      '(?:ch[aâ]ssis|longerons?|marbre) (?:intacts?|droits?|non touch[eé]s?|ok|sains?)|structure (?:intacte|non touch[eé]e)',
    ),
    partsIncluded: fp(
      'pièces de rechange fournies',
      'pi[eè]ces?(?: de rechange)? (?:fournies?|incluses?|comprises?|neuves fournies)|avec (?:les )?pi[eè]ces',
    ),
    oneOwner: v(
      'n’a connu qu’un seul propriétaire',
      '(?:n’a (?:connu|eu) qu’)?un (?:seul|unique) propri[eé]taire|(?:1|un) propri[eé]taire|propri[eé]taire unique|seul propri[eé]taire',
    ),
    firstOwner: v(
      'est de première main',
      '(?:est (?:de |une ))?(?:premi[eè]re|1[eè]?re|1[eè]re) main|main unique',
    ),
    secondOwner: v(
      'est de deuxième main',
      '(?:est (?:de |une ))?(?:deuxi[eè]me|seconde|2[eè](?:me)?|2nde) main',
    ),
    twoOwners: v('a connu deux propriétaires', '(?:a (?:connu|eu) )?(?:deux|2) propri[eé]taires?'),
    threeOwners: v(
      'a connu trois propriétaires',
      '(?:a (?:connu|eu) )?(?:trois|3) propri[eé]taires?|(?:troisi[eè]me|3[eè](?:me)?) main',
    ),
    nonSmoker: v(
      'vient d’un foyer non-fumeur',
      '(?:v[eé]hicule |voiture |int[eé]rieur |propri[eé]taire )?(?:non-? ?fumeurs?)|jamais fum[eé]',
    ),
    neverCrashed: v(
      'n’a jamais eu d’accident',
      '(?:n’a )?jamais (?:eu d’accident|[eé]t[eé] accident[eé]e?|accident[eé]e?)|non accident[eé]e?|sans accident|aucun accident|pas d’accident',
    ),
    garaged: v(
      'a toujours dormi au garage',
      '(?:a |a toujours |toujours )?(?:dormi|dort|stationn[eé]e?|entrepos[eé]e?|conserv[eé]e?) (?:au|en|dans un) (?:garage|box)|(?:toujours )?(?:au|en) garage|garage ferm[eé]',
    ),
    serviced: v(
      'a suivi un entretien régulier',
      'entretien (?:suivi|r[eé]gulier|complet|[àa] jour)|(?:bien |r[eé]guli[eè]rement |toujours )?(?:entretenue?|suivie?)(?: r[eé]guli[eè]rement)?|r[eé]vis[eé]e?|r[eé]visions? (?:r[eé]guli[eè]res?|[àa] jour|faites?|effectu[eé]es?|suivies?)|r[eé]visions?|entretiens?',
    ),
    servicedByMaker: v(
      'a suivi un entretien dans le réseau de la marque',
      '(?:entretien|entretenue?|r[eé]visions?|r[eé]vis[eé]e?|suivie?) (?:complet |exclusivement |r[eé]gulier )?(?:dans le r[eé]seau(?: de la marque)?|(?:en |chez |par la |par le )?(?:concession(?:naire)?|constructeur|marque|r[eé]seau)(?: officielle?)?)',
    ),
    serviceHistory: m(
      'historique d’entretien',
      'historique (?:d’entretien|des? entretiens?|complet|limpide|connu)|suivi (?:d’entretien )?complet|historique',
    ),
    serviceBook: m(
      'carnet d’entretien',
      'carnets? (?:d’entretien|d’entretiens|de r[eé]vision|de suivi|tamponn[eé]|[àa] jour|complet)|carnet',
    ),
    digitalServiceBook: m(
      'carnet d’entretien numérique',
      'carnet d’entretien (?:num[eé]rique|digital|[eé]lectronique)|carnet num[eé]rique',
    ),
    serviceInvoices: fp(
      'factures d’entretien',
      'factures?(?: (?:d’entretien|[àa] l’appui|disponibles?|de suivi))?|toutes factures',
    ),
    lastService: f('dernière révision', 'derni[eè]re? (?:r[eé]vision|entretien|vidange)|dernier entretien'),
    serviceJustDone: f(
      'révision récente',
      'r[eé]vision (?:r[eé]cente|faite|effectu[eé]e|du jour|ok|compl[eè]te effectu[eé]e|[àa] jour)|(?:entretien|vidange) (?:r[eé]cent|fait|effectu[eé]|juste fait)e?|r[eé]vis[eé]e? r[eé]cemment',
    ),
    certifiedMileage: m(
      'kilométrage certifié',
      '(?:kilom[eé]trage|km|kilom[eè]tres) (?:certifi[eé]s?|garantis?|v[eé]rifi[eé]s?|d’origine certifi[eé])',
    ),
    realMileage: m(
      'kilométrage réel',
      '(?:kilom[eé]trage|km|kilom[eè]tres) (?:r[eé]els?|d’origine|authentiques?)',
    ),
    inspection: m(
      'contrôle technique',
      'contr[oô]les? techniques?(?: (?:ok|vierge|OK|favorable|valable|valide|en cours))?|CT(?: (?:ok|vierge))?',
    ),
    emissionClass: f(
      'norme',
      'normes?(?: (?:antipollution|euro))?|(?:norme )?euro ?[1-7](?:[ -]?d(?:[ -]?temp)?|[a-c])?|euro',
    ),
    newDriversAllowed: v(
      'convient aux jeunes conducteurs',
      '(?:convient aux |id[eé]ale? |adapt[eé]e? |accessible aux |pour )?jeunes? (?:conducteurs?|permis)|permis probatoire|A2',
    ),
    exCompany: v(
      'vient d’une flotte de société',
      '(?:ancien(?:ne)? |ex-? ?)?(?:v[eé]hicule|voiture) (?:de )?(?:soci[eé]t[eé]|fonction|direction|entreprise)',
    ),
    exRental: v(
      'vient d’une flotte de location',
      '(?:ancien(?:ne)? |ex-? ?)(?:v[eé]hicule (?:de )?|voiture (?:de )?)?(?:location|loueur|LLD|LOA)',
    ),
    exTaxi: v('a servi de taxi', '(?:ancien(?:ne)? |ex-? ?)(?:taxi|VTC)'),
    exDemo: v(
      'a servi de véhicule de démonstration',
      '(?:ancien(?:ne)? |ex-? ?)?(?:v[eé]hicule|voiture) de d[eé]mo(?:nstration)?|ex-? ?d[eé]mo',
    ),
    exGovernment: v(
      'a appartenu à une administration',
      '(?:ancien(?:ne)? |ex-? ?)(?:v[eé]hicule (?:de l’)?)?(?:administrati(?:f|on)|gendarmerie|police|mairie|collectivit[eé]|pompiers|arm[eé]e)',
    ),
    privateSeller: f(
      'vente par un particulier',
      'vente (?:par un |de |entre )?particuliers?|vends? (?:pour )?(?:un )?particulier|d[eé]p[oô]t-?vente',
    ),
    womanOwned: v(
      'n’a eu qu’une conductrice',
      '(?:n’a eu qu’)?(?:une )?(?:seule )?conductrice|voiture de (?:femme|dame)',
    ),
    imported: v(
      'vient d’une importation',
      '(?:v[eé]hicule |voiture )?(?:import[eé]e?|d’import(?:ation)?|import)(?: (?:allemagne|belgique|espagne|italie))?',
    ),
    nationalised: v(
      'a reçu sa carte grise dans le pays',
      '(?:a re[cç]u sa )?carte grise (?:fran[cç]aise|faite|[eé]tablie|dans le pays)|nationalis[eé]e?',
    ),
    domesticCar: v(
      'est d’origine nationale',
      '(?:origine|v[eé]hicule|voiture|provenance) (?:nationale?|italienn?e?)',
    ),
    classicRegistered: f(
      'inscription au registre des véhicules de collection',
      '(?:inscription au registre des |carte grise )?(?:v[eé]hicules? de )?collection|FFVE|registre (?:historique|ASI)|ASI',
    ),
    historicPlate: f(
      'carte grise de collection',
      'carte grise (?:de |en )?collection|CGC|plaques? historiques?',
    ),
    originalPlates: fp(
      'plaques d’origine',
      'plaques? (?:d’immatriculation )?(?:d’origine|noires|[àa] l’ancienne|originales?)',
    ),
    originalDocuments: mp(
      'documents d’origine',
      '(?:documents?|papiers?|livrets?|carnet|dossier) (?:d’origine|originaux)',
    ),
    certificate: m(
      'certificat',
      'certificats?(?: (?:d’authenticit[eé]|d’origine|de conformit[eé]))?|attestations?|COC',
    ),
    matchingNumbers: mp('numéros concordants', 'num[eé]ros? (?:concordants?|d’origine)|matching numbers?'),
    restored: f(
      'restauration effectuée',
      'restauration (?:effectu[eé]e|compl[eè]te|int[eé]grale|totale|r[eé]cente|int[eé]gralement r[eé]alis[eé]e)|(?:enti[eè]rement |int[eé]gralement )?restaur[eé]e?',
    ),
    conserved: m(
      'état de conservation d’origine',
      '(?:[eé]tat (?:de conservation )?d’origine|bien conserv[eé]e?|conserv[eé]e?|jus d’origine|dans son jus)',
    ),
    allOriginal: v(
      'est entièrement d’origine',
      '(?:est )?(?:enti[eè]rement|totalement|100 ?%|tout|compl[eè]tement) (?:d’origine|origine|originale?)',
    ),
    repainted: f('peinture refaite', '(?:a [eé]t[eé] )?(?:repeinte?|re-?peint)|peinture refaite'),
    perfectCondition: m(
      'état parfait',
      '(?:parfait|impeccable) [eé]tat|[eé]tat (?:parfait|impeccable|irr[eé]prochable|concours)|impeccable|irr[eé]prochable|nickel',
    ),
    excellentCondition: m(
      'excellent état',
      '(?:excellent|tr[eè]s bon|superbe) [eé]tat(?: g[eé]n[eé]ral)?|[eé]tat (?:excellent|exceptionnel)|TBE',
    ),
    goodCondition: m('bon état', 'bon [eé]tat(?: g[eé]n[eé]ral)?|[eé]tat correct|BE'),
    likeNew: m(
      'état proche du neuf',
      '(?:[eé]tat )?(?:proche du neuf|comme neu(?:f|ve)|neuf|quasi neu(?:f|ve))|pareille au neuf',
    ),
    wellKept: m(
      'entretien soigné',
      '(?:a [eé]t[eé] )?(?:tr[eè]s |bien |parfaitement |soigneusement )+(?:entretenue?|soign[eé]e?|tenue?)|soign[eé]e?',
    ),
    rustFree: v(
      'ne présente pas de rouille',
      '(?:ne pr[eé]sente )?(?:pas de|sans|aucune(?: trace de)?) (?:rouille|corrosion)|saine',
    ),
    noDamage: v(
      'ne présente aucun dommage',
      '(?:ne pr[eé]sente )?aucun (?:dommage|d[eé]faut|choc|frais [àa] pr[eé]voir)|sans (?:d[eé]faut|dommage|rayure)s?|rien [àa] pr[eé]voir|aucuns frais [àa] pr[eé]voir',
    ),
    neverTrack: v(
      'n’a jamais roulé sur circuit',
      '(?:n’a )?jamais (?:roul[eé] (?:sur|en) )?(?:circuit|piste)|pas de circuit',
    ),
    neverTowed: v('n’a jamais tracté', '(?:n’a )?jamais (?:tract[eé]|attel[eé]e?|de remorque)'),
    sanitised: m(
      'habitacle désinfecté',
      '(?:habitacle |int[eé]rieur |v[eé]hicule )?(?:d[eé]sinfect[eé]e?|assaini(?:e)?|nettoy[eé]e? [àa] l’ozone)',
    ),
    polished: f(
      'carrosserie polie',
      '(?:carrosserie |peinture )?(?:poli(?:e|ssage|sh[eé]e?)|lustr[eé]e?|lustrage)',
    ),
    checked: m(
      'contrôle effectué',
      '(?:v[eé]hicule |voiture )?(?:contr[oô]l[eé]e?|v[eé]rifi[eé]e?|inspect[eé]e?|expertis[eé]e?)(?: en atelier)?|(?:1\\d\\d|\\d\\d) points de contr[oô]le|expertise',
    ),
    noSuperTax: f(
      'exonération de surtaxe',
      'exon[eé]ration de surtaxe|(?:sans|pas de|hors) (?:malus|surtaxe|TVS)|(?:exon[eé]r[eé]e?|exempt[eé]e?) de (?:malus|surtaxe)',
    ),
    limitedEdition: f('série limitée', '(?:s[eé]rie|[eé]dition) (?:limit[eé]e|sp[eé]ciale)'),
    numbered: m('exemplaire numéroté', '(?:exemplaire |s[eé]rie |[eé]dition )?num[eé]rot[eé]e?'),
    firstRegistered: f(
      'première mise en circulation',
      '(?:premi[eè]re|1[eè]?re) (?:mise en circulation|immatriculation)|mise en circulation|MEC|immatricul[eé]e?',
    ),
    towCapacity: f(
      'capacité de remorquage',
      '(?:capacit[eé] de remorquage|poids tractable|charge remorqu(?:able|[eé]e)|PTRA|remorquage)',
    ),
    wading: f('profondeur de gué', '(?:profondeur|passage|capacit[eé]) (?:de |[àa] )gu[eé]'),
    lowMileage: m(
      'faible kilométrage',
      '(?:faible|tr[eè]s faible|petit) kilom[eé]trage|peu de (?:km|kilom[eè]tres)|peu kilom[eé]tr[eé]e?|peu roul[eé]',
    ),
    lightlyUsed: v('a peu servi', '(?:a )?(?:tr[eè]s )?peu (?:servi|utilis[eé]e?)|voiture de week-?end'),
    vatShown: f(
      'TVA récupérable',
      '(?:TVA|T\\.V\\.A\\.) (?:r[eé]cup[eé]rable|d[eé]ductible|apparente|incluse)|TVA',
    ),
    vatExcluded: m('prix hors taxes', '(?:prix )?(?:hors taxes?|HT|H\\.T\\.|\\+ ?TVA)|TVA en sus'),
    vatMargin: m('régime de la marge', '(?:r[eé]gime (?:de la marge|sur la marge)|TVA sur (?:la )?marge)'),
    negotiable: m(
      'prix négociable',
      '(?:prix |[àa] )?(?:n[eé]gociable|d[eé]battre|discutable)|prix [àa] discuter',
    ),
    notNegotiable: m('prix ferme', '(?:prix )?(?:ferme|non (?:n[eé]gociable|discutable))|prix fixe'),
    tradeIn: f(
      'reprise possible',
      '(?:reprise|[eé]change) (?:possible|accept[eé]e?|[eé]tudi[eé]e?|de votre (?:v[eé]hicule|ancien v[eé]hicule))|reprises?',
    ),
    noTradeIn: f('vente sans reprise', '(?:vente )?(?:sans|pas de|aucune) (?:reprise|[eé]change)'),
    financing: m(
      'financement possible',
      '(?:possibilit[eé] de )?(?:financement|cr[eé]dit)s?(?: possible| disponible| sur mesure)?|LOA|paiement en plusieurs fois',
    ),
    leasing: f(
      'location longue durée possible',
      '(?:location longue dur[eé]e|LLD|leasing)(?: possible)?|reprise de leasing',
    ),
    transferIncluded: mp(
      'frais de carte grise inclus',
      '(?:frais (?:de )?(?:carte grise|immatriculation|dossier)|carte grise) (?:inclus(?:e)?|compris(?:e)?|offert(?:e)?s?)',
    ),
    transferExcluded: mp(
      'frais de carte grise non inclus',
      '(?:frais (?:de )?(?:carte grise|immatriculation|dossier)|carte grise) (?:non (?:inclus(?:e)?|compris(?:e)?)|en sus|[àa] (?:la )?charge(?: de l’acheteur)?)|hors (?:frais de )?carte grise',
    ),
    delivery: f('livraison possible', 'livraison(?: (?:possible|[àa] domicile|partout|offerte|incluse))?'),
    readyNow: f(
      'disponibilité immédiate',
      '(?:disponib(?:ilit[eé]|le) (?:imm[eé]diate|imm[eé]diatement|de suite)|livraison imm[eé]diate|pr[eê]te? [àa] (?:partir|rouler)|sur parc|disponible)',
    ),
    roadTaxPaid: f(
      'taxe de circulation réglée',
      '(?:taxe|vignette)(?: de circulation)? (?:r[eé]gl[eé]e|pay[eé]e|[àa] jour)',
    ),
    makerWarrantyUntil: f(
      'garantie constructeur',
      '(?:reste de )?garantie (?:constructeur|usine|d’usine|du constructeur)|sous garantie constructeur',
    ),
    warrantyMonths: f(
      'garantie',
      'garanties?(?: (?:m[eé]canique|commerciale|incluse|pi[eè]ces et main d’œuvre))?|garantie?s?',
    ),
    warrantyExtendable: f(
      'extension de garantie possible',
      '(?:extension de garantie|garantie (?:prolongeable|extensible))(?: possible)?',
    ),
    batteryWarranty: f(
      'garantie sur la batterie',
      'garantie (?:sur la |de la |de )?batterie|batterie garantie',
    ),
    maintenanceIncluded: m(
      'entretien inclus',
      '(?:entretien|r[eé]visions?|contrat d’entretien|forfait entretien) (?:inclus(?:es?)?|compris(?:es?)?|offert(?:es?)?)',
    ),
    newInspection: m(
      'contrôle technique neuf',
      '(?:contr[oô]le technique|CT) (?:neuf|r[eé]cent|vierge|du jour|[àa] jour|fait|effectu[eé]|de moins de 6 mois)',
    ),
    testDrive: m('essai possible', 'essais?(?: (?:routier|sur route|possible|du v[eé]hicule))?'),
    openSunday: f('ouverture le dimanche', 'ouvert(?:ure)?s? (?:le |aussi le |m[eê]me le )?dimanche'),
    saleReason: m(
      'motif de la vente',
      '(?:motif|raison|cause) (?:de la |de )?vente|vends? (?:cause|pour cause)|cause (?:d[eé]part|double emploi|d[eé]m[eé]nagement)',
    ),
    giftIncluded: m('cadeau inclus', '(?:cadeau|plein d’essence|plein)(?: (?:inclus|offert|compris))?'),
    noWarranty: f(
      'vente sans garantie',
      '(?:vente |vendue? )?sans (?:aucune )?garantie|(?:aucune|pas de) garantie|vendue? en l’[eé]tat',
    ),
    forExport: f(
      'vente réservée aux professionnels ou à l’export',
      '(?:est )?(?:r[eé]serv[eé]e? |vente )?(?:aux |entre )?(?:professionnels|marchands|pros)(?: (?:ou|et|uniquement)(?: [àa] l’)?(?: ?export)?)?|(?:pour |[àa] l’)?export(?:ation)?',
    ),
  },
  modifiers: {
    front: "avants?|[àa] l[’']avant|de devant|AV|frontale?s?",
    rear: "arri[eè]res?|[àa] l[’']arri[eè]re|de derri[eè]re|AR",
    frontAndRear:
      "(?:avants?|AV|[àa] l[’']avant)(?: et | ?/ ?| ?\\+ ?| )(?:arri[eè]res?|AR|[àa] l[’']arri[eè]re)",
    left: 'gauches?|c[oô]t[eé] (?:gauche|conducteur)|G',
    right: 'droite?s?|c[oô]t[eé] (?:droit|passager)|D',
    sides: 'lat[eé]ra(?:l|le|les|ux)|sur les c[oô]t[eé]s|des deux c[oô]t[eé]s',
    driver: '(?:du |c[oô]t[eé] )?conducteur',
    passenger: '(?:du |c[oô]t[eé] )?passagers?',
    electric: '[eé]lectriques?|motoris[eé]e?s?|[eé]l[eé]c',
    automatic: 'automatiques?|auto',
    manual: 'manuel(?:le)?s?',
    heated: 'chauffante?s?|chauff[eé]e?s?|d[eé]givrante?s?',
    wireless: 'sans fil',
    original: "d[’']origine|originale?s?|originaux|constructeur",
    sport: 'sports?|sporti(?:f|ve)s?',
    leather: '(?:en |de )?cuir',
    fabric: '(?:en |de )?(?:tissu|toile)',
    led: '(?:[àa] )?LEDs?',
    black: 'noire?s?',
    white: 'blanc(?:he)?s?',
    red: 'rouges?',
    grey: 'grise?s?',
    brown: 'marrons?|brune?s?|havane|cognac',
    beige: 'beiges?|cr[eè]me',
    blue: 'bleue?s?',
    darkened: '(?:sur)?teint[eé]e?s?|fum[eé]e?s?|assombrie?s?',
    chromed: 'chrom[eé]e?s?',
    carbon: '(?:en |de )?(?:fibre de )?carbone',
    metallic: 'm[eé]tallis[eé]e?s?',
    glass: 'vitr[eé]e?s?|en verre',
    large: 'grande?s?|gros(?:se)?s?|larges?|importante?s?|vastes?',
    small: 'petite?s?|mini',
    light: 'l[eé]g(?:er|ère)s?|superficiel(?:le)?s?|mineure?s?|discr[eè]te?s?|discrets?',
    several: 'quelques|plusieurs|divers(?:es)?|multiples|nombreu(?:x|ses)',
    double: 'doubles?',
    second: 'second(?:e)?|deuxi[eè]me|2[eè](?:me)?',
    third: 'troisi[eè]me|3[eè](?:me)?',
    complete: 'compl(?:et|[eè]te)s?|int[eé]gra(?:l|le|les|ux)',
    partial: 'partiel(?:le)?s?',
    removable: 'amovibles?|d[eé]montables?|escamotables?',
    foldable: 'rabattables?|repliables?|pliables?|fractionnables?',
    new: 'neu(?:f|ve)s?|nouve(?:au|lle|aux|lles)',
    nearlyNew: '(?:quasi|presque|comme|pratiquement) neu(?:f|ve)s?',
    good: '(?:en )?bon(?:ne)?s?(?: [eé]tat)?',
    excellent: '(?:en )?(?:excellente?s?|tr[eè]s bon(?:ne)?s?)(?: [eé]tat)?',
    perfect: '(?:en )?(?:parfaite?s?|impeccables?)(?: [eé]tat)?',
    worn: 'us[eé]e?s?|fatigu[eé]e?s?|en fin de vie',
    replaced: 'remplac[eé]e?s?|chang[eé]e?s?|refaite?s?|faite?s?',
    toReplace: '[àa] (?:remplacer|changer|refaire)|[àa] pr[eé]voir',
    repaired: 'r[eé]par[eé]e?s?',
    toRepair: '[àa] r[eé]parer|[àa] reprendre|[àa] revoir|[àa] redresser',
    overhauled: 'r[eé]vis[eé]e?s?|refait [àa] neuf|reconditionn[eé]e?s?',
    toOverhaul: '[àa] r[eé]viser|[àa] reconditionner',
    broken: 'cass[eé]e?s?|bris[eé]e?s?|rompue?s?|HS|hors service|mort(?:e)?s?',
    missing: 'manquante?s?|absente?s?|manque|sans',
    notWorking:
      'ne fonctionn(?:e|ent) (?:pas|plus)|non fonctionnel(?:le)?s?|en panne|d[eé]fectueu(?:x|se|ses)',
    working: 'fonctionn(?:e|ent|el|elle|els|elles)|en [eé]tat de marche',
    scratched: 'ray[eé]e?s?|[eé]rafl[eé]e?s?|griff[eé]e?s?|frottée?s?',
    dented: 'caboss[eé]e?s?|enfonc[eé]e?s?|boss[eé]e?s?',
    cracked: 'fissur[eé]e?s?|f[eê]l[eé]e?s?|fendue?s?',
    torn: 'd[eé]chir[eé]e?s?|trou[eé]e?s?',
    stained: 't[aâ]ch[eé]e?s?',
    rusty: 'rouill[eé]e?s?|corrod[eé]e?s?|attaqu[eé]e?s? par la rouille',
    repainted: 'repeinte?s?',
    toRepaint: '[àa] repeindre',
    empty: 'vides?|d[eé]charg[eé]e?s?|à recharger',
    deployed: 'd[eé]clench[eé]e?s?|d[eé]ploy[eé]e?s?',
    hard: 'dure?s?|qui accroche|qui force',
    noisy: 'bruyante?s?|qui (?:fait du bruit|claque|grince)',
    faded: 'ternie?s?|d[eé]color[eé]e?s?|pass[eé]e?s?|d[eé]lav[eé]e?s?',
    certified: 'certifi[eé]e?s?',
    documented: 'document[eé]e?s?|justifi[eé]e?s?|tra[cç]able',
    withInvoice: "(?:avec |sur )factures?|factures? [àa] l[’']appui",
    recent: 'r[eé]cente?s?|r[eé]cemment',
    official: 'officiel(?:le)?s?|agr[eé][eé]e?s?',
    regular: 'r[eé]guli(?:er|[eè]re)s?|r[eé]guli[eè]rement|suivie?s?',
    included: 'inclus(?:e|es)?|compris(?:e|es)?|fournie?s?|offerte?s?',
    notIncluded: 'non (?:inclus(?:e|es)?|compris(?:e|es)?|fournie?s?)|en sus',
    optional: 'en option|en suppl[eé]ment',
    possible: 'possibles?',
    paid: 'pay[eé]e?s?|r[eé]gl[eé]e?s?',
    expired: 'expir[eé]e?s?|p[eé]rim[eé]e?s?|[eé]chue?s?|d[eé]pass[eé]e?s?',
    checked: 'contr[oô]l[eé]e?s?|v[eé]rifi[eé]e?s?',
  },
  fillers:
    "le|la|les|un|une|des|du|de|d[’']|l[’']|[àa]|au|aux|en|et|avec|pour|sur|sous|dans|par|son|sa|ses|est|sont|[eé]t[eé]|a|ont|tr[eè]s|plus|il|elle|y|ainsi que|pouces?|jusqu[’']en|jusqu[’'](?:à|au)|à jour|chez|valable",
  negations: "sans|pas de|pas d[’']|aucune?|jamais|non|ni|ne|n[’']",
};
