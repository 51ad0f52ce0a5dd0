import type { TermWords } from '../term-words.ts';

/** Italian, as dealers type it and as the writer says it; `@` is the ending that agrees with the car. */
export const italianTerms: TermWords = {
  terms: {
    // seeing, parking, assisting
    surroundCamera: [
      'f',
      'telecamera a 360°',
      "(?:video|retro)?(?:tele)?camer[ae] (?:a )?360(?: ?°| gradi)?|(?:vista|visione|camera|view) (?:a )?360(?: ?°| gradi)?|360(?: ?°| gradi)? camera|surround view|(?:sistema )?around view(?: monitor)?|telecamere perimetrali|vista (?:dall'alto|panoramica)|bird'?s? eye(?: view)?",
    ],
    rearCamera: [
      'f',
      'retrocamera',
      'retro ?-?camera|(?:tele|video)?camera (?:di )?(?:posteriore|post\\.?|retromarcia|parcheggio|dietro|di parcheggio)|telecamer[ae]|videocamer[ae]|telecamera di retro|rear (?:view )?camera',
    ],
    parkAssist: [
      'm',
      'assistente di parcheggio',
      'park(?:ing)? ?-?(?:assist|pilot)(?: plus)?|parcheggio (?:automatico|assistito|autonomo)|(?:assistente|assistenza) (?:di |al |per il )?parcheggio|park ?& ?go|self parking|ausilio (?:al |di )?parcheggio',
    ],
    parkingSensors: [
      'mp',
      'sensori di parcheggio',
      'sensor[ei] (?:di |del |x |per il )?(?:parcheggio|park(?:ing)?|manovra|retromarcia|retro|distanza|prossimità)|sensori (?=ant|post)|parktronic|park ?distance(?: control)?|pdc|sens\\.? (?:parc?h?|park|parcheggio)\\.?',
    ],
    adaptiveCruise: [
      'm',
      'cruise control adattivo',
      'cruise (?:control )?(?:adattivo|adaptive|attivo|intelligente|predittivo|radar)(?: \\(?acc\\)?)?(?: stop ?(?:&|and|e) ?go)?|adaptive cruise(?: control)?|acc|distronic(?: plus)?|(?:regolatore|controllo) (?:di |della )?velocità adattivo|cruise control acc|radar (?:di )?distanza',
    ],
    cruise: [
      'm',
      'cruise control',
      'cruise(?: ?-?control)?|regolatore (?:di |della )?velocità|controllo (?:automatico )?(?:di |della )?(?:velocità|crociera)|tempomat',
    ],
    speedLimiter: [
      'm',
      'limitatore di velocità',
      'limitatore(?: (?:di |della )?velocità)?|speed limit(?:er)?',
    ],
    laneAssist: [
      'm',
      'assistente al mantenimento di corsia',
      '(?:assistente|assistenza|avviso|sistema|allarme|sensore|controllo) (?:(?:per )?(?:al |di |il |del )?(?:mantenimento|cambio|superamento|abbandono|uscita|invasione) )?(?:(?:nella |in |di |della |dalla |involontario )*)corsia|mantenimento (?:(?:nella |in |di |della )*)corsia|lane (?:keep(?:ing)?|assist|departure|change|centering|tracing)(?: (?:assist|warning|alert|system|plus))*|avviso (?:di )?(?:cambio|superamento) corsia',
    ],
    blindSpot: [
      'm',
      'controllo dell’angolo cieco',
      "(?:(?:monitor(?:aggio)?|sensor[ei]|controllo|avviso|assistente|assistenza|rilevatore|rilevamento|sistema|allarme) )?(?:(?:per |di |del(?:l')?|degli |anti )*)(?:l' ?)?angol[oi] (?:cieco|ciechi|morto|morti)|blind ?-?spot(?: (?:monitor(?:ing)?|assist|detection|warning|information))?|side assist|blis",
    ],
    emergencyBraking: [
      'f',
      'frenata automatica d’emergenza',
      "(?:sistema di )?(?:frenata|frenatura|freno)(?: (?:automatic[ao]|autonom[ao]|assistit[ao]|attiv[ao]))? (?:di |d' ?)?emergenza(?: city)?|frenata (?:automatica|autonoma|assistita|attiva)|(?:active )?(?:city )?brake assist|(?:city|front) (?:assist|safety|brake)|aeb|active brake(?: assist)?|assistenza alla frenata",
    ],
    trafficSigns: [
      'm',
      'riconoscimento della segnaletica stradale',
      '(?:riconoscimento|lettura|lettore|rilevamento) (?:(?:della |dei |di )?(?:segnaletica|segnali|cartelli|limiti)(?: stradal[ei])?(?: di velocità)?)|segnaletica stradale|traffic sign(?: (?:recognition|assist))?',
    ],
    driverAlert: [
      'm',
      'rilevatore di stanchezza',
      '(?:rilevatore|rilevamento|sensore|avviso|rilevazione|monitoraggio) (?:di |della )?(?:stanchezza|attenzione|sonnolenza)(?: (?:del )?(?:conducente|guidatore))?|driver (?:alert|attention)(?: (?:assist|control|monitor|warning))?|attention assist|anti ?-?(?:colpo di )?sonno',
    ],
    crossTraffic: [
      'm',
      'avviso di traffico trasversale',
      '(?:(?:avviso|allarme|controllo|monitoraggio|rilevamento) )?(?:del |di )?traffico (?:posteriore )?(?:trasversale|in retromarcia)(?: posteriore)?|(?:rear )?cross[- ]?traffic(?: (?:alert|assist|warning))?',
    ],
    collisionWarning: [
      'm',
      'avviso di collisione',
      '(?:avviso|allarme|sistema|allerta|prevenzione|avvisatore) (?:(?:di |della |delle |anti ?-?)?(?:rischio )?)collision[ei](?: frontale)?|anti ?-?collisione|(?:forward |front )?collision (?:warning|alert|avoidance)|pre[- ]?(?:safe|sense|collision)',
    ],
    nightVision: [
      'f',
      'visione notturna',
      '(?:visione|vista|telecamera|visore) notturn[ao]|night ?(?:vision|view)',
    ],
    assistSystems: [
      'mp',
      'sistemi di assistenza alla guida',
      '(?:sistem[ai]|pacchett[oi]|dispositivi|pack) (?:(?:di |avanzati )*)(?:assistenza|ausilio|aiuto|sicurezza|safety)(?: (?:alla |di )?(?:guida|attiva|avanzati))?|adas(?: (?:livello|liv\\.?) ?\\d)?|(?:assistenza|ausili|aiuti|assistente) (?:alla )?guida|guida (?:autonoma|assistita)(?: (?:di )?(?:livello|liv\\.?) ?\\d)?|safety (?:sense|pack)|eyesight|autopilot|full self driving|fsd|travel assist|pilot assist|pro ?pilot|co-?pilot|driv(?:ing|er) assist(?:ance)?(?: (?:pack(?:age)?|pro|plus))*|traffic jam assist',
    ],
    hillHold: [
      'm',
      'assistente alle partenze in salita',
      'hill[- ]?(?:hold(?:er)?|start|descent|assist)(?: (?:assist|control|system))*|(?:assistente|assistenza|ausilio|aiuto) (?:(?:alla |alle |per )?partenz[ae] )?(?:in )?(?:salita|discesa)|partenza (?:assistita )?in salita|auto ?hold',
    ],
    rainSensor: [
      'm',
      'sensore pioggia',
      'sensor[ei] (?:di |della |luci? (?:e|/) ?|crepuscolare e )?pioggia|tergi(?:cristalli)? automatic[oi]',
    ],
    lightSensor: [
      'm',
      'sensore luci',
      'sensor[ei] (?:di |delle |della )?(?:luc[ei]|crepuscolar[ei])|(?<=pioggia e )luc[ei]|(?:fari|luci|accensione) (?:fari |luci )?automatic[aio](?: (?:dei |delle )?(?:fari|luci))?|crepuscolare',
    ],
    tyrePressure: [
      'm',
      'controllo pressione pneumatici',
      '(?:sensor[ei]|controllo|monitoraggio|spia|indicatore|rilevatore|sistema) (?:(?:di |della |controllo |monitoraggio )*)pressione(?: (?:delle |degli |dei )?(?:gomme|pneumatici|ruote))?|pressione (?:gomme|pneumatici)|tpms|rdc',
    ],
    airbags: [
      'mp',
      'airbag',
      '(?:doppio )?air ?-?bags?(?: (?:guida|guidatore|conducente|passeggero|laterali|laterale|frontali|frontale|ginocchia|a tendina|tendina|testa|anteriori|posteriori|e laterali|e passeggero|/ ?passeggero|e a tendina|per le ginocchia))*',
    ],
    stability: [
      'm',
      'controllo elettronico della stabilità',
      'controllo (?:elettronico )?(?:di |della )?(?:stabilità|trazione)|abs|esp|asr|vdc|dsc|tcs|esc|ebd|antislittamento|antibloccaggio',
    ],
    isofix: [
      'mp',
      'attacchi Isofix',
      '(?:attacc(?:hi|o)|predisposizione|aggancio|ganci|sistema) (?:per )?(?:seggiolin[oi] )?isofix|isofix',
    ],
    alarm: [
      'm',
      'antifurto',
      'anti ?-?furto(?: (?:satellitare|meccanico|elettronico|volumetrico|perimetrale|con allarme))?|(?:sistema di )?allarme(?: (?:antifurto|volumetrico|perimetrale))?|alarm',
    ],
    tracker: [
      'm',
      'localizzatore satellitare',
      '(?:localizzatore|tracker|rilevatore)(?: (?:satellitare|gps))?|gps tracker|black ?box|scatola nera|antifurto satellitare',
    ],
    immobiliser: ['m', 'immobilizer', 'immobili[sz]er|immobilizzatore(?: elettronico)?|blocca ?sterzo'],
    dashcam: ['f', 'dash cam', 'dash ?-?cam(?:era)?s?'],
    // screen, sound, telephone
    phoneLink: [
      'm',
      'collegamento per smartphone',
      '(?:collegamento|integrazione|connessione|connettività|interfaccia) (?:(?:per |con |lo |il )*)(?:smartphone|telefono|cellulare)|mirror ?-?(?:link|screen(?:ing)?)|app ?-?connect|full link|smartlink|car ?link',
    ],
    carPlay: ['m', 'Apple CarPlay', '(?:apple )?car ?-?play'],
    androidAuto: ['m', 'Android Auto', 'android ?auto|android'],
    navigation: [
      'm',
      'navigatore satellitare',
      'navigator[ei](?: (?:satellitar[ei]|integrat[oi]|gps|touch|di bordo|cartografico|3d|hd|pro|plus|maxi))*|navi(?: (?:plus|pro|professional|touch))?|(?:sistema|sist\\.?) (?:di )?navigazione(?: satellitare| gps)?|navigazione(?: satellitare)?|gps|sat ?nav|discover (?:pro|media)',
    ],
    bluetooth: [
      'm',
      'Bluetooth',
      '(?:(?:vivavoce|connessione|connettività|collegamento|interfaccia|modulo|telefono|streaming) )?blue ?tooth(?: (?:audio|vivavoce|streaming))?|bt',
    ],
    handsfree: ['m', 'vivavoce', 'viva ?voce|kit vivavoce|hands? ?-?free|predisposizione telefono'],
    headUp: [
      'm',
      'head-up display',
      'head ?-?up(?: ?-?display)?|hud|display (?:a )?(?:proiezione|testa alta)',
    ],
    digitalCockpit: [
      'f',
      'strumentazione digitale',
      '(?:strumentazione|quadro(?: strumenti)?|cruscotto|display strumenti|contachilometri|tachimetro) (?:completamente |full |virtuale |totalmente |strumenti )?(?:digital[ei]|virtual[ei]|i-?cockpit|lcd|tft)(?: i-?cockpit| personalizzabile)?|(?:virtual|digital|live|active|wide|i-?|audi virtual) ?-?(?:cockpit|display|info display)(?: (?:3d|pro|plus|professional|digitale))*|active info display',
    ],
    touchscreen: [
      'm',
      'schermo touchscreen',
      '(?:schermo|display|monitor|radio)? ?touch ?-?(?:screen|pad)?(?: display)?|(?:schermo|display|monitor|touch)(?: (?:centrale|touch|a colori|multifunzione|tft|lcd|hd|grande))*',
    ],
    infotainment: [
      'm',
      'sistema di infotainment',
      '(?:sistema|impianto|modulo)? ?(?:(?:di |multimediale )*)(?:info|multi)tainment|(?:sistema|impianto|centro|modulo|pacchetto|radio) multimedial[ei]|multimedia|(?:sistema )?(?:mbux|uconnect|r-?link|sensus|idrive|i-?drive|mmi(?: (?:plus|touch))*|mylink|intellilink|smeg|easy ?link|command|comand)(?: \\d)?',
    ],
    boardComputer: [
      'm',
      'computer di bordo',
      '(?:computer|comp\\.?) (?:di )?bordo|pc di bordo|trip computer|board computer',
    ],
    audio: [
      'm',
      'impianto audio',
      '(?:impianto|sistema|stereo) (?:audio|hi-?fi|stereo|acustico|sound)(?: (?:premium|hi-?fi|surround|stereo|sound(?: system)?|potenziato|maggiorato|di qualità|high end))*|^impianto$|(?:audio|hi-?fi|stereo)(?: (?:system|premium|surround|hi-?fi))*|sound system|sound (?=bose|harman|jbl)|(?:casse|altoparlanti)(?: (?:audio|acustiche))?|(?:(?:impianto|audio|sistema) )*(?:bose|harman(?:[ /]?k(?:ardon)?)?|h/k|burmester|jbl|bang (?:e|and|&) olufsen|b&o|meridian|beats|bowers (?:and|e|&) wilkins|mark levinson|focal|dynaudio|rockford fosgate)(?: (?:premium|surround|sound(?: system)?|audio|hi-?fi|system))*',
    ],
    subwoofer: ['m', 'subwoofer', 'sub ?-?woofer|sub'],
    radio: ['f', 'radio', '(?:auto ?)?radio(?: (?:fm|am|originale|con comandi|mp3))*|stereo'],
    digitalRadio: ['f', 'radio digitale DAB', '(?:(?:auto)?radio )?(?:digitale )?dab ?\\+?|radio digitale'],
    cdPlayer: [
      'm',
      'lettore CD',
      '(?:(?:lettore|caricatore|radio|autoradio|cambia) )*(?:cd|dvd|mp3)(?:[ /-]?(?:cd|dvd|mp3))*|cambia ?cd',
    ],
    usb: [
      'f',
      'presa USB',
      '(?:(?:pres[ae]|port[ae]|ingress[oi]|attacc(?:o|hi)|connessione|connettore) )?usb(?:[- ]?c)?(?: ?(?:/|e) ?aux(?:-?in)?)?|aux(?:-?in)?|(?:presa|ingresso) aux',
    ],
    socket: [
      'f',
      'presa di corrente',
      'pres[ae] (?:(?:di |da )?(?:corrente|(?:12|220|230) ?(?:v|volt))|accendisigari|elettrica)(?: (?:12|220|230) ?(?:v|volt))?',
    ],
    wirelessCharging: [
      'f',
      'ricarica wireless per smartphone',
      '(?:ricarica|caricatore|caricabatterie|carica|piastra|base|caricamento)(?: (?:di )?ricarica)? (?:(?:per |lo |del )*(?:smartphone|telefono|cellulare) )?(?:wireless|a induzione|ad induzione|senza fili|induttiv[ao])(?: (?:(?:per |lo |del )*)(?:smartphone|telefono|cellulare))?|wireless (?:charging|charger)',
    ],
    voiceControl: ['mp', 'comandi vocali', '(?:comand[oi]|controllo|assistente|riconoscimento) vocal[ei]'],
    wifi: ['f', 'connessione Wi-Fi', '(?:connessione |hotspot |rete )?wi-?fi(?: hot-?spot)?|hot-?spot'],
    connectedServices: [
      'mp',
      'servizi connessi',
      "(?:servizi|funzioni|pacchetto|pack) (?:online|connessi|connettività|connect(?:ed)?|telematici|remoti)|connettività|connect(?:ed)?(?: drive| services| plus)?|chiamata (?:di |d' ?)?emergenza|e-?call|sos",
    ],
    remoteApp: [
      'f',
      'app per il controllo a distanza',
      '(?:controllo|gestione|comando) (?:da|a|via|con|tramite) (?:distanza|remoto|smartphone|app)(?: (?:via|con|tramite|da) app)?|app(?: (?:per (?:il )?(?:controllo|comando|gestione))?(?: (?:a distanza|remot[ao]|da remoto|dedicata))?)?|apertura (?:da|con) (?:smartphone|app)',
    ],
    rearScreens: [
      'mp',
      'schermi posteriori',
      '(?:schermi|monitor|display|tv|dvd) (?:posteriori|poggiatesta|ai sedili posteriori|nei poggiatesta|sui poggiatesta)|rear (?:seat )?entertainment',
    ],
    // seats and cabin
    heatedSeats: [
      'mp',
      'sedili riscaldati',
      'sedil[ei] (?:(?:anteriori|posteriori|ant\\.?|post\\.?|e|sportivi|elettrici|in|pelle|regolabili|ventilati) )*?(?:riscaldat[ie]|risc\\.?|riscaldabili)|riscaldamento (?:dei |ai )?sedili(?: (?:anteriori|posteriori))?|sedute riscaldate',
    ],
    ventilatedSeats: [
      'mp',
      'sedili ventilati',
      'sedil[ei] (?:(?:anteriori|posteriori|ant\\.?|post\\.?|e|riscaldati) )*?(?:ventilat[ie]|climatizzat[ie]|raffreddat[ie]|rinfrescat[ie])|ventilazione (?:dei )?sedili',
    ],
    massageSeats: [
      'mp',
      'sedili con massaggio',
      'sedil[ei] (?:(?:anteriori|posteriori|guida|con|funzione) )*massagg(?:io|iant[ie])|^massaggiant[ie]|massaggio (?:ai |dei |al )?(?:sedil[ei])(?: guida)?|massaggio',
    ],
    electricSeats: [
      'mp',
      'sedili elettrici',
      'sedil[ei] (?:(?:anteriori|posteriori|guida|ant\\.?|in|pelle|sportivi|a|regolabili|con|regolazione) )*?(?:elettric[oaie]|elettricamente|elettr\\.?)(?: e memoria)?|regolazione elettrica (?:dei |del )?sedil[ei]|sedil[ei] (?:a )?\\d+ vie',
    ],
    memorySeats: [
      'mp',
      'sedili con memoria',
      'sedil[ei] (?:(?:anteriori|guida|elettric[oi]|con|a|e) )*memori[ae]|memori[ae] (?:(?:dei |del |per |il |i )*)sedil[ei](?: guida)?|sedile guida (?:con )?memoria',
    ],
    sportSeats: [
      'mp',
      'sedili sportivi',
      'sedil[ei] (?:(?:anteriori|ant\\.?|elettrici) )*(?:sportiv[io]|sport|avvolgenti|contenitivi|racing|recaro|sabelt|sparco)|recaro',
    ],
    bucketSeats: ['mp', 'sedili a guscio', 'sedil[ei] (?:a )?guscio|gusci|bucket seats?'],
    leatherSeats: [
      'mp',
      'sedili in pelle',
      'sedil[ei] (?:(?:anteriori|posteriori|sportivi|elettrici) )*(?:in |di )?(?:vera )?(?:pelle|cuoio|nappa)(?: (?:totale|integrale|nappa|pieno fiore|traforata))?|divano (?:in )?pelle',
    ],
    fabricSeats: [
      'mp',
      'sedili in tessuto',
      '(?:sedil[ei]|intern[oi]|tappezzeria|selleria|rivestiment[oi]) (?:in |di )?(?:tessuto|stoffa|velluto|cotone|tela)|^(?:tessuto|stoffa|velluto)',
    ],
    alcantara: [
      'f',
      'Alcantara',
      '(?:(?:sedil[ei]|intern[oi]|selleria|rivestiment[oi]|inserti|padiglione|cielo|volante) )?(?:in |di )?alcantara|microfibra|dinamica',
    ],
    leather: [
      'mp',
      'interni in pelle',
      '(?:intern[oi]|selleria|rivestiment[oi]|abitacolo|tappezzeria)(?: sedili)? (?:in |di )?(?:vera |full )?(?:pelle|cuoio|nappa)(?: (?:totale|integrale|nappa|pieno fiore|frau|traforata|naturale))?|full leather|^(?:vera )?pelle(?: (?:totale|integrale|nappa|pieno fiore|frau|traforata|naturale))?|nappa|selleria',
    ],
    halfLeather: [
      'mp',
      'interni in mezza pelle',
      '(?:(?:sedil[ei]|intern[oi]|selleria) )?(?:in )?(?:mezza|semi|parziale) ?-?pelle(?:[ /]+tessuto)?|(?:(?:sedil[ei]|intern[oi]|selleria) )?(?:in )?(?:misto )?pelle ?(?:/|e|-|misto) ?(?:tessuto|stoffa|alcantara|microfibra)|(?:(?:sedil[ei]|intern[oi]|selleria) )?(?:in )?(?:tessuto|stoffa|alcantara) ?(?:/|e|-) ?pelle',
    ],
    fakeLeather: [
      'mp',
      'interni in ecopelle',
      '(?:(?:sedil[ei]|intern[oi]|selleria|rivestiment[oi]) )?(?:in )?(?:eco ?-?pelle|similpelle|finta pelle|pelle (?:ecologica|sintetica|vegana)|skai|sky|artico|sensatec|tep)',
    ],
    woodTrim: [
      'mp',
      'inserti in legno',
      '(?:(?:inserti|finiture|plancia|volante|pomello|modanature) )?(?:in |di )?(?:legno|radica)(?: (?:di noce|pregiato))?',
    ],
    carbonTrim: [
      'mp',
      'inserti in carbonio',
      '(?:(?:allestimento|inserti|finiture|pacchetto|pack|dettagli|specchi|plancia|modanature|diffusore|alettone) )?(?:(?:full|in|look|effetto|fibra di) )*(?:carbonio|carbon)(?: (?:look|pack|interni))?|fibra di carbonio',
    ],
    foldingSeats: [
      'mp',
      'sedili posteriori abbattibili',
      '(?:sedil[ei]|divan(?:o|etto)|panca|schienal[ei]|seduta)(?: (?:posterior[ei]|post\\.?|e))* (?:(?:abbattibil|ribaltabil|frazionabil|sdoppiabil|reclinabil)[ei]|(?:sdoppiat|frazionat|ribaltat)[oiae])(?: (?:60/40|40/20/40|40/60))?|60/40|40/20/40|sdoppiato',
    ],
    slidingSeats: [
      'mp',
      'sedili scorrevoli',
      '(?:sedil[ei]|divan(?:o|etto)|panca)(?: posterior[ei])? scorrevol[ei]',
    ],
    manySeats: [
      'mp',
      'posti',
      '(?:[2-9]|due|tre|quattro|cinque|sei|sette|otto|nove)(?: ?\\+ ?1)? posti(?! letto)(?: (?:comodi|reali|omologati|a sedere|effettivi))?|posti a sedere|^posti$|omologata (?:per )?[4-9] posti',
    ],
    thirdRow: ['f', 'terza fila di sedili', '(?:terza|3a|3[°ªa]) fila(?: (?:di )?(?:sedili|posti))?'],
    armrest: [
      'm',
      'bracciolo',
      'bracciol[oi](?: (?:centrale|refrigerato|con (?:vano|portabicchieri)))*|appoggia ?braccia?',
    ],
    leatherWheel: [
      'm',
      'volante in pelle',
      'volante (?:(?:sportivo|multifunzione|multif\\.?|regolabile) )*(?:in |rivestito in |e pomello (?:in )?|e cambio in )?(?:vera )?(?:pelle|cuoio|nappa|alcantara)(?: (?:multifunzione|multif\\.?|traforata|regolabile|sportivo))*',
    ],
    sportWheel: [
      'm',
      'volante sportivo',
      'volante (?:(?:multifunzione|in|pelle) )*(?:sportivo|sport|a tre razze|3 razze|tagliato|schiacciato|racing|amg|m sport|momo|nardi)(?: (?:multifunzione|in pelle))*',
    ],
    heatedSteering: [
      'm',
      'volante riscaldato',
      'volante (?:(?:in|pelle|multifunzione|sportivo) )*?(?:riscaldat[oa]|riscaldabile|risc\\.?)',
    ],
    steeringControls: [
      'mp',
      'comandi al volante',
      'comandi (?:(?:radio|audio|vocali|e|telefono|stereo) )*(?:al |sul )volante|volante (?:multifunzione|multifunzionale|multif\\.?|con comandi(?: radio| audio)?)',
    ],
    paddles: [
      'fp',
      'palette al volante',
      '(?:palett[ae]|leve|levette|paddles?|bilancieri)(?: (?:(?:del |di )?cambi(?:o|ata)))?(?: (?:al |dietro al |sul )volante)?|cambio (?:con palette )?al volante|paddle ?-?shift|shift paddles|f1',
    ],
    adjustableWheel: [
      'm',
      'volante regolabile',
      '(?:volante|sterzo|piantone) regolabile(?: in altezza(?: e (?:in )?profondità)?)?|regolazione volante',
    ],
    ambientLight: [
      'fp',
      'luci d’ambiente',
      "(?:luc[ei]|illuminazione|pacchetto luci) (?:led )?(?:(?:di |d' ?|d')?ambiente|ambient(?:al[ei])?|intern[aei]|abitacolo|soffuse)(?: (?:led|interna|\\d+ colori|a \\d+ colori))*|ambient light(?:ing|s)?|(?:pack|pacchetto) luci",
    ],
    floorMats: ['mp', 'tappetini', 'tappet(?:i|ini|ino|o)(?: (?:in )?(?:gomma|moquette|velluto|originali))*'],
    bootMat: [
      'm',
      'tappeto del bagagliaio',
      '(?:tappet(?:o|ino)|vasca|fondo|rivestimento|protezione|telo) (?:(?:del |per |il |di )*)(?:bagagliaio|baule|portabagagli|vano bagagli)|vasca (?:baule|bagagliaio)',
    ],
    bootCover: [
      'f',
      'cappelliera',
      'cappelliera|tend(?:ina|alino) (?:copri)?(?:bagagliaio|bagagli|baule)|copri ?-?bagagli(?:aio)?|telo copribagagli',
    ],
    largeBoot: [
      'm',
      'bagagliaio ampio',
      '(?:bagagliaio|baule|vano (?:di )?carico|portabagagli|capacità (?:di )?carico)(?: (?:molto )?(?:ampi[oa]|grande|capiente|spazioso|enorme))+|(?:bagagliaio|baule|vano (?:di )?carico) (?=da \\d|di \\d|\\d)|(?:ampio|grande|capiente|spazioso|enorme) (?:bagagliaio|baule|vano (?:di )?carico)',
    ],
    storage: [
      'mp',
      'vani portaoggetti',
      '(?:van[oi]|cassett[oi]|tasche|reti|rete|scomparti?)(?: (?:porta ?-?oggetti|refrigerat[oi]|sotto i sedili|a scomparsa|fermacarico|ferma carico|bagagliaio))+|porta ?-?(?:oggetti|bicchieri|occhiali|bottiglie)|rete (?:divisoria|fermacarico|divisori)|doppio fondo|doppiofondo',
    ],
    tables: [
      'mp',
      'tavolini',
      'tavolin[oi](?: (?:(?:sui|dietro i|ai|negli) (?:sedili(?: anteriori)?|schienali)|pieghevoli|posteriori|dietro i sedili|ribaltabil[ei]|schienali))*|tavol[oi](?: ribaltabil[ei])?',
    ],
    sunBlinds: [
      'fp',
      'tendine parasole',
      'tendin[ae](?: (?:parasole|posteriori|laterali|lunotto|elettrica|elettriche|avvolgibili|oscuranti))*|parasole|oscuranti(?: (?:interni|termici))?',
    ],
    climate: ['m', 'climatizzatore', 'clima(?:tizzatore|tizzazione)?'],
    automaticClimate: [
      'm',
      'climatizzatore automatico',
      'clima(?:tizzatore)? (?:auto(?:matico|m\\.?)?|digitale|elettronico|monozona)|climatronic|clima(?:tizzatore)? automatico monozona|clima auto|climatic',
    ],
    dualZoneClimate: [
      'm',
      'climatizzatore bizona',
      '(?:clima(?:tizzatore|tronic)?|aria condizionata|condizionatore)(?: (?:auto(?:matico|m\\.?)?|digitale|elettronico))* (?:bi-?zona|dual ?-?zone|(?:a )?(?:2|due) zone|doppia zona|zone)|bi-?zona',
    ],
    multiZoneClimate: [
      'm',
      'climatizzatore a più zone',
      'clima(?:tizzatore|tronic)?(?: (?:auto(?:matico|m\\.?)?|digitale|elettronico))* (?:tri-?zona|quadri-?zona|multi-?zona|(?:a )?(?:3|4|tre|quattro|più) zone|quad ?-?zone|posteriore)|tri-?zona|quadri-?zona',
    ],
    airConditioning: [
      'f',
      'aria condizionata',
      "aria ?-?cond(?:izionata|\\.?)|a/c|ac|condizionatore(?: (?:d' ?)?aria)?|clima(?:tizzatore)? manuale|a\\.c\\.|aria (?:fredda|cond)",
    ],
    parkingHeater: [
      'm',
      'riscaldamento autonomo',
      '(?:riscaldamento|riscaldatore) (?:webasto|autonomo|supplementare|ausiliario|stazionario|da fermo|a gasolio|cabina|abitacolo)|webasto|eberspächer|stufa(?: (?:a gasolio|truma|combi|webasto|a gas))*|truma(?: combi)?',
    ],
    preconditioning: [
      'm',
      'preriscaldamento dell’abitacolo',
      "(?:pre-?(?:riscaldamento|climatizzazione|condizionamento|clima)|climatizzazione)(?: (?:abitacolo|dell' ?abitacolo|da remoto|anticipata|programmabile))*",
    ],
    cabinFilter: [
      'm',
      'filtro abitacolo',
      "filtro (?:antipolline|abitacolo|aria abitacolo|antiparticolato abitacolo|hepa|polline)|purificatore(?: d' ?aria)?|ionizzatore|filtro anti ?polline",
    ],
    // doors, glass, roof, light
    keyless: [
      'm',
      'accesso keyless',
      '(?:accesso |apertura |sistema |avviamento )?key ?-?less(?:[- ]?(?:entry|access|go|start|system|open(?:ing)?|advanced))*|(?:accesso|apertura|chiave|avviamento|accensione)(?: (?:porte|auto|e (?:avviamento|accensione|chiusura)))* (?:senza chiav[ei]|intelligente|elettronica|hands free)|easy ?entry|comfort access|advanced key|kessy|smart (?:key|entry)|(?:start|stop) ?(?:&|and) ?go|hands ?free access|senza chiave',
    ],
    startButton: [
      'f',
      'accensione a pulsante',
      '(?:accensione|avviamento|messa in moto|partenza|start) (?:motore )?(?:a |con |tramite )?(?:pulsante|bottone|tasto)|(?:pulsante|tasto|bottone|start) (?:(?:di )?(?:accensione|avviamento|start(?: ?(?:&|/|and)? ?stop)?|button))|push start|start (?:engine|button)',
    ],
    startStop: ['m', 'sistema start&stop', '(?:sistema )?(?:start|stop) ?(?:&|/|e|and|-)? ?(?:stop|start)'],
    centralLocking: [
      'f',
      'chiusura centralizzata',
      'chiusur[ae] central(?:izzat[ae]|\\.?)?(?: (?:con telecomando|a distanza))*|telecomando(?: (?:apertura|porte|a distanza))*',
    ],
    softClose: [
      'f',
      'chiusura soft close',
      '(?:(?:chiusur[ae]|port[ae]|portier[ae]|sistema) )?(?:servoassistit[ae] )?soft ?-?clos(?:e|ing)(?: (?:porte|portiere))?|portiere servoassistite',
    ],
    windows: [
      'mp',
      'alzacristalli elettrici',
      '(?:alza ?-?(?:cristall[oi]|vetr[oi])|vetri|finestrini|cristalli)(?: (?:anteriori e posteriori|anteriori|ant\\.?))? (?:elettric[io]|elettr\\.?)(?: (?:anteriori e posteriori|anteriori|ant\\.?|x ?4|x ?2|4|2))?|alza ?-?(?:cristall[oi]|vetr[oi])',
    ],
    rearWindows: [
      'mp',
      'alzacristalli elettrici posteriori',
      '(?:alza ?-?(?:cristalli|vetri)|vetri|finestrini) (?:elettrici )?(?:posteriori|post\\.?)(?: elettrici)?|alza ?-?(?:cristalli|vetri)(?: elettrici)? (?:posteriori|post\\.?)',
    ],
    mirrors: [
      'mp',
      'specchietti elettrici',
      '(?:specch(?:i|ietti|io|ietto)|retrovisor[ei])(?: (?:retrovisor[ei]|estern[io]|laterali|regolabili))* (?:elettric[io]|elettricamente|elettr\\.?|riscaldat[io]|riscaldabili|termici)(?: (?:e )?(?:riscaldat[io]|riscaldabili|regolabili|termici))*|specchi (?:elettrici|riscaldati)',
    ],
    foldingMirrors: [
      'mp',
      'specchietti ripiegabili elettricamente',
      '(?:specch(?:i|ietti)|retrovisori)(?: (?:retrovisori|esterni|laterali|elettrici|e|riscaldati|regolabili))* (?:ripiegabili|richiudibili|abbattibili|reclinabili|a chiusura)(?: (?:elettric(?:amente|i|a)|automatica(?:mente)?))*',
    ],
    dimmingMirror: [
      'm',
      'specchietto fotocromatico',
      '(?:specchi(?:o|etto)?|retrovisore|specchietti)(?: (?:retrovisore|interno|centrale|esterni))* (?:(?:foto|elettro)cromatic[oi]|(?:auto)?anabbagliant[ei]|antiabbagliant[ei]|schermabil[ei])(?: automatic[oi])?|fotocromatico',
    ],
    tintedWindows: [
      'mp',
      'vetri oscurati',
      '(?:vetri|cristalli|finestrini|lunotto|vetratura)(?: (?:posteriori|laterali|post\\.?|e|lunotto))* (?:oscurat[io]|scuri|scurit[io]|fum[eé]|privacy|neri|brunit[io]|colorati)(?: (?:posteriori|omologati|post\\.?|privacy))*|privacy(?: (?:glass|vetri))?|pellicole (?:oscuranti|vetri)|vetri privacy',
    ],
    heatedWindscreen: [
      'm',
      'parabrezza riscaldato',
      'parabrezza (?:anteriore )?(?:riscaldat[oa]|riscaldabile|termico|sbrinabile)',
    ],
    acousticGlass: [
      'mp',
      'vetri acustici',
      '(?:vetri|cristalli|vetratura|parabrezza) (?:acustic[io]|insonorizzat[io]|fonoassorbent[ie]|stratificat[io]|doppi)|doppi vetri',
    ],
    panoramicRoof: [
      'm',
      'tetto panoramico',
      '(?:tetto|tettuccio)(?: (?:apribile|elettrico))* (?:panoramico|panorama|in vetro|in cristallo|vetrato|panor\\.?)(?: (?:apribile|elettrico|in vetro|fisso|in cristallo))*|panoramico|skydome|sky ?view|glass ?roof',
    ],
    sunroof: [
      'm',
      'tetto apribile',
      '(?:tetto|tettuccio) (?:elettrico )?(?:apribile|scorrevole|elettrico)(?: elettric(?:o|amente))?|tettuccio|sunroof',
    ],
    softTop: [
      'f',
      'capote in tela',
      'capot(?:e|ta)(?: (?:in |di )?(?:tela|tessuto|pvc))?|soft ?top|tetto in tela|^tela$',
    ],
    hardTop: ['m', 'hard top', 'hard ?-?top|tetto rigido'],
    electricTop: [
      'f',
      'capote elettrica',
      'capot(?:e|ta) (?:in tela )?(?:elettrica|elettrico|ad? apertura elettrica|automatica)|(?:tetto|hard ?top) (?:rigido )?(?:ripiegabile|elettrico ripiegabile|retrattile)',
    ],
    windDeflector: [
      'm',
      'frangivento',
      'frangi ?vento|para ?vento|deflettor[ei](?: (?:antivento|aria|vento))?|wind ?stop',
    ],
    powerTailgate: [
      'm',
      'portellone elettrico',
      '(?:portellone|bagagliaio|baule|portabagagli|apertura (?:portellone|bagagliaio|baule))(?: posteriore)? (?:(?:ad? )?apertura )?(?:elettric[oa]|automatic[oa]|motorizzato|elettricamente|hands free)|hands ?free tailgate',
    ],
    slidingDoors: [
      'fp',
      'porte scorrevoli',
      '(?:doppia |due |2 )?port[ae](?: (?:laterale|laterali|lat\\.?|posteriori|dx|sx))* scorrevol[ei](?: (?:laterale|laterali|elettric[ahe]+|lat\\.?|dx|destra|sx|sinistra))*',
    ],
    roofBars: [
      'fp',
      'barre sul tetto',
      'barre (?:(?:al |sul |da |porta)?tetto|portatutto|longitudinali|portapacchi|portasci|da tetto|al tetto|trasversali)|^barre$|mancorrenti|porta ?pacchi|portatutto',
    ],
    roofBox: [
      'm',
      'box da tetto',
      'box (?:auto )?(?:da |sul |portabagagli )?tetto|box (?:auto )?(?:portatutto|portasci|thule)|baule da tetto|porta ?sci',
    ],
    bikeRack: ['m', 'portabici', 'porta ?-?bici(?:clette)?(?: (?:posteriore|da gancio|fiamma))*'],
    ledLights: [
      'mp',
      'fari a LED',
      '(?:(?:fari|luci|fanali|proiettori|gruppi ottici|anabbaglianti)(?: (?:anteriori|ant\\.?|posteriori|e))* )?(?:a |in )?(?:full |bi-?|tutto )?led(?: (?:anteriori e posteriori|anteriori|posteriori))?|full ?-?led|luci (?:anteriori e posteriori )?(?:a )?led',
    ],
    matrixLights: [
      'mp',
      'fari Matrix LED',
      '(?:fari|luci|proiettori)? ?(?:led )?(?:a )?(?:full )?(?:led )?matri(?:x|ce)(?: (?:hd|led|full led|iq\\.?light))*|intelli ?lux|multibeam(?: led)?|iq\\.?light|pixel led|digital light',
    ],
    xenonLights: [
      'mp',
      'fari allo xeno',
      '(?:(?:fari|luci|proiettori)(?: anteriori)? )?(?:(?:allo |a |bi-?)*)x[eè]no(?:n)?',
    ],
    laserLights: ['mp', 'fari laser', '(?:fari |luci |proiettori )?(?:a )?laser(?: ?light)?'],
    adaptiveLights: [
      'mp',
      'fari adattivi',
      '(?:fari|luci|proiettori)(?: (?:led|xeno|bixeno))? (?:adattiv[ie]|orientabili|direzional[ie]|sterzant[ie]|autoadattiv[ie]|di svolta|curva|cornering)|adaptive (?:light|head ?light)s?|cornering(?: light)?s?|afs',
    ],
    highBeamAssist: [
      'mp',
      'abbaglianti automatici',
      '(?:assistente|assistenza|commutazione|gestione)? ?(?:automatica )?(?:agli |degli |fari )?abbagliant[ie](?: automatic[io])?|high ?beam(?: assist)?',
    ],
    daytimeLights: [
      'fp',
      'luci diurne',
      'luci (?:(?:di )?marcia )?diurn[ae](?: (?:a )?led)?|(?:luci )?drl|led diurn[ie]',
    ],
    fogLights: ['mp', 'fendinebbia', '(?:fari |luci )?fendi ?-?nebbia|retronebbia'],
    headlightWashers: ['mp', 'lavafari', 'lava ?-?fari'],
    // wheels, chassis, engine
    alloyWheels: [
      'mp',
      'cerchi in lega',
      'cerch(?:i|io|ioni)(?: (?:originali|sportivi|diamantati|bruniti|neri))* (?:in |di )?(?:lega|alluminio)(?: (?:leggera|diamantati|bruniti|bicolore|forgiati))*|cerchi (?:sportivi|diamantati|bruniti|bicolore|forgiati|scomponibili|amg|borbet|bbs|oz|a razze)|cerchi|cerchioni|ruote in lega|^lega$',
    ],
    wheels: [
      'fp',
      'ruote',
      '^ruot[ae]|(?:(?:set|treno|4|quattro) (?:di )?)ruote(?! motrici| sterzanti)|cerchi (?:in )?(?:ferro|acciaio|lamiera)',
    ],
    winterTyres: [
      'mp',
      'pneumatici invernali',
      '(?:(?:set|treno|treni|kit|4|quattro) )?(?:(?:di |completo di )*)(?:gomm[ae]|pneumatic[io]|ruote|copertoni|treno|cerchi e gomme|cerchi con gomme)(?: (?:nuov[ei]|complet[ei]|da))* (?:invernal[ei]|termic(?:he|i)|neve|m\\+s|antineve)|invernali|termiche|gomme da neve',
    ],
    summerTyres: [
      'mp',
      'pneumatici estivi',
      '(?:(?:set|treno|treni|kit|4|quattro) )?(?:(?:di |completo di )*)(?:gomm[ae]|pneumatic[io]|ruote|copertoni|treno)(?: (?:nuov[ei]|complet[ei]))* estiv[ei]|estive',
    ],
    allSeasonTyres: [
      'mp',
      'pneumatici quattro stagioni',
      '(?:(?:set|treno|treni|4|quattro) )?(?:(?:di |completo di )*)(?:(?:gomm[ae]|pneumatic[io]|ruote|copertoni|treno)(?: nuov[ei])* )?(?:(?:4|quattro) ?-?stagioni|all ?-?season|all ?-?weather|crossclimate|m\\+s)',
    ],
    newTyres: [
      'mp',
      'pneumatici nuovi',
      '(?:(?:4|quattro|treno|set|treno di) )?(?:gomm[ae]|pneumatic[io]|copertoni)(?: (?:anteriori|posteriori|tutte|tutti|appena|praticamente))* (?:nuov[ei]|appena (?:montat|sostituit|cambiat|messe|fatt)[eai]+|seminuov[ei]|sostituit[ie]|montat[ie] da poco)|(?:nuov[ei]|4 nuov[ei]) (?:gomme|pneumatici|copertoni)|gommat[ao] (?:a )?nuov[ao]|treno (?:di )?gomme nuov[oe]',
    ],
    tyres: ['mp', 'pneumatici', '(?:treno (?:di )?)?(?:gomm[ae]|pneumatic[io]|copertoni|battistrada)'],
    secondWheelSet: [
      'm',
      'secondo treno di ruote',
      '(?:(?:secondo|doppio|2°|ulteriore|2) )(?:treno|set|treni) ?(?:(?:di |completo |da )*)(?:gomme|pneumatici|ruote|cerchi)?(?: (?:invernali|estive|estivi|complete))?|doppi[oe] (?:gomme|cerchi|ruote)|(?:treno|set) (?:(?:di |completo )*)(?:ruote|cerchi)(?: (?:invernali|aggiuntivo|complete))*',
    ],
    spareWheel: [
      'f',
      'ruota di scorta',
      'ruota (?:di )?scorta(?: (?:originale|normale|vera|uguale|di dimensioni normali))*|5[aª] ruota',
    ],
    spaceSaver: ['m', 'ruotino di scorta', 'ruotino(?: (?:di )?scorta)?'],
    tyreKit: [
      'm',
      'kit di riparazione pneumatici',
      'kit (?:di |per )?(?:gonfiaggio|riparazione|foratura|antiforatura|ripara)(?: (?:delle |degli |per |dei )?(?:gomme|pneumatici|ruota))?|fix ?&? ?go|kit gomme|bomboletta',
    ],
    snowChains: ['fp', 'catene da neve', 'catene(?: (?:da |per la )?neve)?'],
    sportSuspension: [
      'm',
      'assetto sportivo',
      '(?:assetto|sospensioni|ammortizzatori|molle) (?:(?:m |s )?sport(?:iv[oi])?|bilstein|öhlins|ohlins|kw|h&r|koni|irrigidito|regolabile|regolabili)|ammortizzatori sportivi|coilover|ghiera|assetto a ghiera|^assetto$',
    ],
    airSuspension: [
      'fp',
      'sospensioni pneumatiche',
      '(?:sospension[ei]|ammortizzatori|assetto) (?:pneumatic(?:he|o|a|i)|ad aria|ad? aria|air|airmatic|autolivellant[ei]|idrauliche|idropneumatiche)|airmatic|air ?suspension',
    ],
    adaptiveSuspension: [
      'fp',
      'sospensioni adattive',
      '(?:sospension[ei]|ammortizzatori|assetto) (?:pasm|adattiv[eio]|attiv[eio]|magnetic[heio]+|elettronic[heio]+|a controllo elettronico|regolabili elettronicamente|dcc|magnetic ride)|dcc|pasm|magnetic ride|dynamic ride',
    ],
    raisedSuspension: [
      'm',
      'assetto rialzato',
      '(?:assetto|sospensioni|kit)(?: (?:di|old man emu))? (?:rialzat[oe]|rialzo|maggiorat[oe])|rialz[oa](?:t[oa])?',
    ],
    loweredSuspension: [
      'm',
      'assetto ribassato',
      '(?:assetto|sospensioni|molle) (?:ribassat[oei]|abbassat[oe])|ribassat[oa]|abbassat[oa]|assettat[oa]|molle (?:eibach|h&r)',
    ],
    brakes: [
      'm',
      'impianto frenante',
      '(?:impianto|sistema) frenante(?: (?:sportivo|maggiorato|brembo))*|fren[io](?: (?:brembo|sportivi|maggiorati|a disco|(?:a )?(?:4|quattro) (?:dischi|pistoncini)|a tamburo))*|brembo|pinze(?: (?:freno|rosse|brembo|colorate|sportive))*',
    ],
    ceramicBrakes: [
      'mp',
      'freni carboceramici',
      '(?:freni )?(?:carbo-?ceramic[io]|ceramic[io]|pccb)|carboceramica',
    ],
    sportExhaust: [
      'm',
      'scarico sportivo',
      '(?:scaric(?:o|hi)|marmitta|terminal[ei])(?: (?:di scarico|con valvole))* (?:sportiv[oaei]|sport|racing|attivo|akrapovi[cč]|capristo|remus|supersprint|ragazzon|milltek|record monza|inox|pse|doppio|doppi|valvolato|con valvole|monza|centrale|omologat[oa])|(?:scarico )?(?:akrapovi[cč]|capristo|supersprint|ragazzon)|record monza|doppio (?:scarico|terminale)|scarichi cromati|downpipe',
    ],
    drivingModes: [
      'fp',
      'modalità di guida selezionabili',
      '(?:(?:modalità|selettore|selezione|programmi|profili)(?: di)? (?:(?:modalità |stile |di )*)guida(?: (?:selezionabil[ei]|sport|eco|manettino))*)|drive ?(?:mode|select)(?: select)?|manettino|terrain response(?: 2)?|dna|driving (?:mode|experience)|modalità (?:sport|eco|race|off-?road)',
    ],
    sportPackage: [
      'm',
      'pacchetto sportivo',
      '(?:pacchetto|pack|kit|allestimento|pack estetico) (?:sport(?:ivo)?|m sport|performance|dynamic|racing|competizione|competition|sport chrono)|sport (?:pack|package|chrono)|m ?sport ?pack(?:age)?|performance pack(?:age)?',
    ],
    trimLine: [
      'm',
      'allestimento',
      'allestimento(?: (?:completo|top|estetico|esterno|interno|full))*|^versione|^pacchetto|^pack|s[- ]?line|m[- ]sport|amg line|r[- ]line|gt[- ]line|st[- ]line|n[- ]line|f[- ]sport|r[- ]design|rs line|^amg$|(?:(?:allestimento|versione) |^)(?:lounge|allure|business(?: edition)?|titanium|avantgarde|executive|exclusive|ambition|ambiente|attraction|highline|comfortline|trendline|inscription|momentum|elegance|advanced|premium|luxury|feel|shine|active|tekna|acenta|n-?connecta|prestige|excellence|intens|zen|icon|style|xcellence|fr|sport|urban|pop|easy|dynamic|longitude|limited|sahara|rubicon|overland|trailhawk|wildtrak|vignale)$|sport line|black (?:pack|edition|line)|nero lucido pack|night pack(?:age)?|pacchetto (?:tech|tecnologico|comfort|business|inverno|invernale|premium|estetico|nero|night|luci|visibilità|fumatori|sicurezza)|(?:winter|comfort|tech|city|premium|business) pack',
    ],
    fullOptions: [
      'm',
      'equipaggiamento completo',
      'full ?-?optionals?|tutti gli optionals?|super ?accessoriat[oa]|accessoriatissim[oa]|full|equipaggiamento completo|completa di tutto|ricca dotazione|iper ?accessoriata',
    ],
    sevenGears: [
      'm',
      'cambio a sette marce',
      'cambio (?:(?:automatico|dsg|manuale|robotizzato|a) )*(?:7|sette|8|otto|9|nove|10) (?:marce|rapporti)|(?:7|8|9|10) (?:marce|rapporti)|[789]g-?tronic|eat8',
    ],
    gearbox: [
      'm',
      'cambio',
      'cambio(?: (?:pdk|dsg|dct|edc|tct|cvt|zf|automatizzato|sequenziale|robotizzato|doppia frizione|a doppia frizione|tiptronic|steptronic|s[- ]?tronic|eat[68]|e-cvt|powershift|xtronic|multitronic|selespeed|f1|eat|corto|meccanico|a))*|pdk|dsg|dct|edc|tct|cvt|tip-?tronic|steptronic|s[- ]?tronic|eat6|powershift|selespeed|doppia frizione|automatizzato|(?:5|6|cinque|sei) marce|robotizzato|sequenziale',
    ],
    fourWheelDrive: [
      'f',
      'trazione integrale',
      '(?:trazione )?(?:integrale(?: permanente)?|4 ?x ?4|4motion|x-?drive|4matic\\+?|quattro|q4|awd|4wd|all ?grip|haldex|4 ?x ?4 inseribile|intelligente)|trazione integrale(?: permanente| inseribile)?|quattro ruote motrici|4 ruote motrici',
    ],
    rearSteering: [
      'fp',
      'ruote posteriori sterzanti',
      '(?:(?:quattro|4) )?ruote (?:posteriori )?sterzanti|asse posteriore sterzante|sterzo integrale|4control|sterzata posteriore|retrotreno sterzante',
    ],
    launchControl: ['m', 'launch control', 'launch control|partenza assistita race'],
    tuning: [
      'f',
      'rimappatura della centralina',
      '(?:rimappatura|mappa(?:tura)?|rimappa(?:ta|to)|preparazione|elaborazione|elaborat[ao]|modulo aggiuntivo)(?: (?:(?:della |di |a )*)(?:centralina|motore|banco|potenza|aggiuntivo))*|stage ?[123]|chip ?tuning|centralina (?:rimappata|aggiuntiva|mappata)|^software|tuning|^preparat[ao]',
    ],
    particleFilter: [
      'm',
      'filtro antiparticolato',
      '(?:filtro )?(?:anti ?-?particolato|fap|dpf|gpf)|filtro (?:fap|dpf)',
    ],
    chainEngine: [
      'm',
      'motore a catena',
      'motore (?:con |a )?(?:distribuzione a )?catena|distribuzione a catena|^catena distribuzione$|a catena',
    ],
    towHook: [
      'm',
      'gancio di traino',
      'gancio(?: (?:(?:di |da |del |per )*)(?:traino|rimorchio))?(?: (?:a sfera|ad? scomparsa|elettrico))*|traino',
    ],
    winch: ['m', 'verricello', 'verricello(?: (?:elettrico|anteriore|warn))*|argano'],
    diffLock: [
      'm',
      'bloccaggio del differenziale',
      '(?:blocc(?:o|aggio|hi|aggi))(?: (?:(?:del |dei |al )?differenzial[ei]))(?: (?:posteriore|centrale|anteriore))*|differenzial[ei] (?:posteriore |centrale |elettronico )?(?:bloccabil[ei]|autobloccant[ei]|sportivo|elettronico|posteriore)|autobloccante|differenziale',
    ],
    lowRange: ['fp', 'marce ridotte', 'marce ridotte|marcia ridotta|^ridott[ae]$|riduttore'],
    underbodyGuard: [
      'f',
      'protezione sottoscocca',
      '(?:protezion[ei]|piastr[ae]|paracolpi|slitta)(?: (?:(?:di |del |anteriore )*))?(?:sottoscocca|sotto ?motore|paramotore|sotto ?scocca|paracoppa)|paramotore|piastre? (?:paramotore|di protezione)|bull ?bar',
    ],
    snorkel: ['m', 'snorkel', "snorkel|presa d' ?aria rialzata"],
    sideSteps: [
      'fp',
      'pedane laterali',
      'pedan[ae](?: (?:laterali|sottoporta|elettriche|cromate|retrattili))*|predellini|minigonne',
    ],
    powerSteering: ['m', 'servosterzo', 'servo ?-?sterzo(?: (?:elettrico|city|idraulico))*|idroguida'],
    // electric, hybrid, gas
    chargingCable: [
      'm',
      'cavo di ricarica',
      'cav[oi](?: (?:(?:di |da |per |la )*)(?:ricarica|domestic[oi]|rapida|colonnina|pubblic[oi]))*(?: (?:tipo|type|di tipo) ?[123](?: e tipo \\d)?)?(?: (?:domestico|schuko|mode ?[23]|per colonnina|e schuko))*|caricatore(?: (?:domestico|portatile|da casa|schuko|di bordo portatile))*|cavo mennekes|carichino',
    ],
    wallbox: ['f', 'wallbox', 'wall ?-?box|colonnina(?: (?:di ricarica|domestica))*|stazione di ricarica'],
    heatPump: ['f', 'pompa di calore', 'pompa (?:di )?calore'],
    fastCharging: [
      'f',
      'ricarica rapida',
      '(?:ricarica|carica|presa|attacco|porta) (?:ultra)?(?:rapida|veloce|fast|dc|ccs|chademo|combo|in corrente continua)(?: (?:dc|ccs|combo|fino a|chademo|in corrente continua))*|fast charg(?:e|ing)|supercharger|ccs(?: combo)?|quick charge',
    ],
    onboardCharger: [
      'm',
      'caricatore di bordo',
      'caricatore (?:di |a )?bordo|caricabatterie (?:di bordo|trifase|monofase)|on-?board charger|(?:ricarica|carica) (?:ac|trifase|monofase)|caricatore (?=(?:da )?\\d+ ?kw)',
    ],
    battery: [
      'f',
      'batteria di trazione',
      'batteri[ae](?: (?:di trazione|hv|agli? ioni(?: di litio)?|al litio|lfp|litio|capiente|alta tensione|ibrida))+|batteri[ae] (?=(?:da )?\\d+(?:[.,]\\d)? ?kwh|al \\d)|pacco batteri[ae]|accumulatori',
    ],
    batteryHealth: [
      'm',
      'stato di salute della batteria',
      '(?:stato|certificato|test)? ?(?:(?:di |dello stato di )*)salute (?:(?:della )?batteria)?|(?:stato|degrado|efficienza|condizioni?) (?:(?:della )?batteria)|soh|certificato (?:della )?batteria|batteria (?:con )?(?:soh|certificata)',
    ],
    range: [
      'f',
      'autonomia',
      'autonomia(?: (?:reale|dichiarata|wltp|elettrica|effettiva|in elettrico|oltre|circa))*|percorrenza (?:elettrica)?',
    ],
    plugIn: [
      'm',
      'sistema ibrido plug-in',
      '(?:sistema |motore |motorizzazione )?(?:ibrid[oa] )?plug ?-?in(?: hybrid)?|phev|ibrid[oa] ricaricabile',
    ],
    gasSystem: [
      'm',
      'impianto a gas',
      '(?:impianto |alimentazione )?(?:a |di |benzina ?[/-] ?)?(?:gas|gpl|metano)(?: (?:di serie|landi(?: renzo)?|brc|originale|lovato|prins|installato|di fabbrica|della casa))*|impianto (?:landi(?: renzo)?|brc)|bi-?fuel',
    ],
    gasTanks: [
      'fp',
      'bombole del gas',
      'bombol[ae](?: (?:(?:del |di |a |della )*)(?:metano|gpl|gas))?|serbatoio (?:gpl|gas|metano|del gas)|bombol[ae] (?:toroidale )?(?:nel vano (?:ruota|scorta))|bombola toroidale',
    ],
    // work
    shelving: [
      'f',
      'scaffalatura',
      'scaffal(?:atura|ature|i|e)(?: (?:interna|laterale|officina|metallica))*|allestimento (?:interno |da )?(?:officina|furgone|scaffali)|arredo officina|cassettiera|officina mobile',
    ],
    bulkhead: [
      'f',
      'paratia divisoria',
      'paratia(?: (?:divisoria|fissa|piena|lamierata|vetrata|completa|con finestrino|separatoria))*|divisori[oa]',
    ],
    bedCover: [
      'f',
      'copertura del cassone',
      '(?:copertura|telo|telone|tonneau|roll|serranda|copri)[ -]?(?:(?:copri|del |di |per )*)(?:cassone|roll|cover|rigida)|telone|hard ?top cassone|copri ?cassone|roll cover|tendalino cassone|centina(?:to|tura)?(?: (?:e )?telonat[oa])?',
    ],
    cargoBed: [
      'm',
      'cassone',
      'cassone(?: (?:fisso|ribaltabile|trilaterale|in alluminio|con sponde|aperto))*|pianale|ribaltabile(?: trilaterale)?|trilaterale|sponde(?: (?:in )?(?:alluminio|alte|laterali))*',
    ],
    bedLiner: [
      'f',
      'vasca del cassone',
      '(?:vasca|rivestimento|fondo|protezione)(?: (?:(?:del |di |per )*)(?:cassone|pianale))|bed ?liner',
    ],
    rollBar: ['m', 'roll bar', 'roll ?-?bar|roll ?cage'],
    ladderRack: [
      'm',
      'portascale',
      'porta ?-?scale|porta ?-?pacchi (?:da lavoro|portatubi)|portatubi|scaletta',
    ],
    cargoLining: [
      'm',
      'rivestimento del vano di carico',
      '(?:rivestiment[oi]|pannell(?:atura|i)|fodera|fodero)(?: (?:(?:in |del |di |interno |vano |legno |multistrato )*))(?:vano|carico|furgone|legno|multistrato|cassone interno|interno)(?: (?:in legno|di carico|carico))*|pianale in legno',
    ],
    refrigeration: [
      'f',
      'cella frigorifera',
      '(?:cella |gruppo |furgone |cassa )?(?:(?<=(?:gruppo|furgone|cassone) )frigorifero|frigorifera|frigo (?:atp|-?20|0)|isotermic[oa]|coibentat[oa]|refrigerat[oa]|thermo ?king|carrier)(?: (?:atp|frcx?|-?20|fnax?))*|atp',
    ],
    tailLift: [
      'f',
      'sponda idraulica',
      'spond[ae] (?:(?:posteriore |caricatrice )*)(?:idraulic[ae]|caricatric[ei]|montacarichi|elettrica)(?: (?:dhollandia|posteriore))*|pedana (?:idraulica|caricatrice)',
    ],
    crane: ['f', 'gru', 'gru(?: (?:idraulica|retrocabina|fassi|hiab|pm|con telecomando))*'],
    rearDoors: [
      'fp',
      'porte posteriori a battente',
      'port[ae] (?:posterior[ei] )?(?:a )?(?:battent[ei]|doppio battente|due battenti)(?: posterior[ei])?|ante (?:posteriori|a 270|a battente)|(?:doppia|due|2) port[ae] posterior[ei]|porte 270',
    ],
    longWheelbase: [
      'm',
      'passo lungo',
      'passo (?:lungo|extra ?lungo|lunghissimo)|l[34] ?h[1-3]|^l[34]$|^long$',
    ],
    highRoof: ['m', 'tetto alto', 'tetto (?:alto|rialzato|sopraelevato)|^h[23]$'],
    payload: [
      'f',
      'portata',
      '^portata|portata(?: (?:utile|massima|a pieno carico))+|portata (?=di \\d|\\d)|una portata (?=di \\d|\\d)|ptt|p\\.t\\.t\\.?|massa complessiva|pieno carico',
    ],
    campingKit: [
      'm',
      'allestimento camper',
      '(?:allestimento|kit|arredo|trasformazione|omologat[oa]|modulo) (?:da )?(?:camper(?:izzat[oa])?|campeggio|autocaravan|camping)|camperizzat[oa]',
    ],
    bed: [
      'm',
      'letto',
      'lett[oi](?: (?:matrimoniale|basculante|nautico|alla francese|trasversale|a castello|gemelli|singol[oi]|fisso|estraibile|abbattibile|posteriore))*|^posti letto|(?:[2-7]|due|tre|quattro|cinque|sei) posti letto|mansarda(?: letto)?',
    ],
    kitchen: [
      'f',
      'cucina',
      'cucin(?:a|ino|otto)(?: (?:interna|completa|con (?:due |tre )?(?:fornelli|fuochi|lavello)))*|(?:due |2 |tre |3 )?fornelli|piano cottura|lavello|lavandino',
    ],
    shower: ['f', 'doccia', 'docc(?:ia|etta)(?: (?:esterna|interna|separata))?'],
    toilet: ['m', 'WC', 'wc(?: (?:chimico|nautico|cassetta))?|^bagno|gabinetto|thetford'],
    solarPanel: ['m', 'pannello solare', 'pannell[oi] (?:solar[ei]|fotovoltaic[oi])|fotovoltaico'],
    waterTank: [
      'm',
      'serbatoio dell’acqua',
      "serbatoi?o? (?:(?:dell' ?|d' ?)?acqu[ae])(?: (?:chiare|grigie|potabile|pulita))?|acque (?:chiare|grigie)|boiler",
    ],
    fridge: [
      'm',
      'frigorifero',
      'frigo(?:rifero|bar)?(?: (?:trivalente|a compressore|da viaggio|portatile))?|box frigo',
    ],
    inverter: ['m', 'inverter', 'inverter'],
    electricParkingBrake: [
      'm',
      'freno di stazionamento elettrico',
      'freno (?:(?:a mano|di stazionamento|di parcheggio|stazionamento|parcheggio) (?:elettric[oi]|elettronico|automatico)|elettrico)|(?:electronic |electric )?parking brake',
    ],
    adjustableSeats: [
      'mp',
      'sedili regolabili in altezza',
      '(?:sedil[ei]|seduta)(?: (?:guida|anterior[ei]|conducente|guidatore))* (?:regolabil[ei])(?: (?:in altezza|in profondità))?|regolazione (?:in )?altezza (?:del )?sedile(?: guida)?',
    ],
    allTerrainTyres: [
      'mp',
      'pneumatici da fuoristrada',
      '(?:gomm[ae]|pneumatic[io]|copertoni) (?:tassellat[ei]|da fuoristrada|off-?road|all terrain|m/t|a/t)|tassellate',
    ],
    awning: [
      'f',
      'veranda',
      'veranda(?: (?:esterna|fiamma|thule|omnistor))*|tendalino|tenda (?:laterale|da tetto)',
    ],
    wheelchairRamp: [
      'f',
      'pedana per carrozzine',
      '(?:pedana|rampa|elevatore|sollevatore|allestimento|trasporto)(?: (?:(?:per |di |il )*)(?:carrozzin[ae]|disabil[ei]))|comandi disabili|(?:ribassamento|pianale ribassato) disabili',
    ],
    // looks and keys
    metallicPaint: [
      'f',
      'vernice metallizzata',
      '(?:(?:vernice|colore|tinta|verniciatura) )?metalli[zc]zat[ao]|met\\.|metal',
    ],
    mattPaint: [
      'f',
      'vernice opaca',
      '(?:vernice|colore|verniciatura|tinta) (?:opac[ao]|satinat[ao]|matt)|(?:nero|grigio|blu|bianco|verde|rosso) (?:opaco|satinato|matt)',
    ],
    pearlPaint: [
      'f',
      'vernice perlata',
      '(?:(?:vernice|colore|verniciatura|tinta|bianco) )?(?:perlat[ao]|micalizzat[ao]|pastello|tri-?strato)',
    ],
    twoTone: [
      'f',
      'carrozzeria bicolore',
      '(?:(?:carrozzeria|vernice|verniciatura|colore|tinta) )?(?:bi-?colore|bi-?color|bi-?tono)|tetto (?:nero|bianco|a contrasto|in contrasto|grigio|rosso)',
    ],
    wrap: [
      'm',
      'wrapping',
      '(?:car )?wrap(?:ping|pata|pato)?(?: (?:completo|totale|integrale|opaco|satinato|lucido))*|pellicolat[oa]|^grafica|adesivi|^livrea|decalcomanie',
    ],
    paintProtection: [
      'f',
      'pellicola protettiva',
      '(?:pellicola|protezione)(?: (?:(?:di |della )?(?:protettiva|ppf|trasparente|protezione|vernice|carrozzeria|paint|anti ?sassi)))+|ppf|(?:trattamento )?(?:nano ?)?ceramic[ao](?: (?:carrozzeria|vernice|protettivo))?|trattamento (?:ceramico|nanotecnologico|protettivo|vernice)|pellicola|nanotecnologia',
    ],
    chromeTrim: [
      'fp',
      'finiture cromate',
      '(?:finiture|modanature|profili|cromature|inserti|pacchetto|pack|dettagli|maniglie|griglia) (?:cromat[eoia]|cromo|lucid[oaie])|cromature',
    ],
    spoiler: [
      'm',
      'spoiler',
      'spoiler(?: (?:al tetto|posteriore|anteriore|in tinta|in carbonio))*|alettone(?: (?:posteriore|fisso|in carbonio))*|ala posteriore|estrattore',
    ],
    bodyKit: [
      'm',
      'kit estetico',
      'kit (?:estetico|carrozzeria|aerodinamico|esterno|amg|m sport)|body ?-?kit|minigonne|appendici aerodinamiche|wide ?body|allargamenti|codolini',
    ],
    keys: [
      'fp',
      'chiavi',
      '(?<!in )chiav[ei](?! di lettura| in mano| di volta)(?: (?:originali|con telecomando|codificate|di scorta|elettroniche|di riserva|disponibili|complete|master))*|telecomandi|(?:entrambe le|set completo) chiavi',
    ],
    manuals: [
      'mp',
      'manuali',
      "(?:manual[ei]|libretto|libretti)(?: (?:(?:d' ?|d'|di |dell' ?)?(?:uso|istruzioni|istruzione|d'uso e manutenzione|e manutenzione|in italiano|completi)))+|manual[ei]|(?:tutti i |due |2 )?libretti",
    ],
    toolKit: [
      'fp',
      'attrezzi di bordo',
      '(?:attrezz[io]|borsa attrezzi|kit attrezzi|utensili|cric|triangolo)(?: (?:di bordo|originali|e attrezzi|e chiave))*|crick',
    ],
    carCover: [
      'm',
      'telo copriauto',
      '(?:telo|copertura|copri ?-?auto)(?: (?:copri ?-?auto|coprivettura|su misura|originale|protettivo))*',
    ],
    accessories: [
      'mp',
      'accessori',
      '(?:(?:numerosi|tanti|molti|altri|vari|tutti gli) )?accessori(?: (?:originali|vari|mopar|aftermarket|di serie))*|optionals?(?: (?:originali|vari))*|(?:tanti|molti|vari|altri|numerosi) (?:extra|optionals?)',
    ],
    // parts, for what happened to them
    engine: [
      'm',
      'motore',
      'motor[ei](?: (?:benzina|diesel|termico|elettrico|originale|multijet|jtd|tdi|hdi|boxer|v[68]|v1[02]|aspirato|turbo|a benzina))*|propulsore|monoblocco',
    ],
    clutch: ['f', 'frizione', '(?:kit )?frizion[ei](?: (?:completa|rinforzata))*'],
    flywheel: ['m', 'volano', 'volan[oi](?: bimassa)?|bimassa'],
    turbo: ['m', 'turbocompressore', 'turbo(?:compressore)?|turbin[ae]|gruppo turbo'],
    injectors: ['mp', 'iniettori', 'iniettor[ei]|iniezione'],
    pump: [
      'f',
      'pompa del carburante',
      "pomp[ae](?: (?:(?:del |della |di |ad? |d')*)(?:carburante|gasolio|benzina|alta pressione|iniezione|olio|freni|idroguida|sterzo))*",
    ],
    waterPump: ['f', 'pompa dell’acqua', "pompa (?:(?:dell' ?|d' ?)?acqua)"],
    timingBelt: [
      'f',
      'cinghia di distribuzione',
      '(?:kit )?(?:cinghi[ae] )?(?:(?:di |della )?distribuzion[ei])(?: (?:completa|completo))?(?: (?:kit )?completa)?|kit distribuzione|cinghia(?: dentata)?',
    ],
    timingChain: [
      'f',
      'catena di distribuzione',
      '(?:kit )?catena (?:di |della )?distribuzione|^catena(?! (?:da|di) neve)',
    ],
    serviceBelt: [
      'f',
      'cinghia dei servizi',
      "cinghi[ae] (?:dei |dell' ?|di )?(?:servizi|alternatore|poly-?v)",
    ],
    headGasket: [
      'f',
      'guarnizione della testata',
      '(?:guarnizione )?(?:della |di )?(?:testata|testa)(?: (?:del )?motore)?',
    ],
    oilChange: [
      'm',
      'cambio olio',
      "(?:(?:cambio|sostituzione|cambi) )(?:dell' ?|d' ?)?(?:olio|oli)(?: (?:motore|cambio|e filtri|filtri|differenziale))*|olio(?: (?:motore|cambio(?: automatico)?|e filtri|filtri|differenziale))*",
    ],
    filters: ['mp', 'filtri', 'filtr[io](?: (?:aria|olio|abitacolo|gasolio|carburante))*'],
    starter: ['m', 'motorino di avviamento', "motorino (?:(?:d' ?|di )?avviamento)"],
    alternator: ['m', 'alternatore', 'alternatore'],
    glowPlugs: ['fp', 'candele', 'candel(?:e|ette)(?: (?:di (?:accensione|preriscaldo)|preriscaldo))?'],
    starterBattery: [
      'f',
      'batteria d’avviamento',
      "batteri[ae](?: (?:(?:d' ?|di )?avviamento|auto|12 ?v|motore|start))?|batteria da \\d+ ?ah",
    ],
    radiator: [
      'm',
      'radiatore',
      'radiator[ei](?: (?:acqua|clima|olio))*|intercooler|condensatore(?: clima)?|raffreddamento|manicott[oi]|termostato',
    ],
    exhaust: [
      'm',
      'impianto di scarico',
      '(?:impianto di |linea di |tubo di )?scaric(?:o|hi)(?: (?:completo|originale))*|marmitt[ae]|terminal[ei](?: di scarico)?|silenziatore|collettor[ei](?: di scarico)?',
    ],
    catalyst: ['m', 'catalizzatore', 'catalizzator[ei]|kat'],
    egr: ['f', 'valvola EGR', '(?:valvola )?egr'],
    brakePads: [
      'fp',
      'pastiglie dei freni',
      '(?:pastiglie|pasticche|ganasce)(?: (?:(?:dei |di )?fren[io]))?',
    ],
    brakeDiscs: [
      'mp',
      'dischi dei freni',
      'disc(?:hi|o)(?: (?:(?:dei |di )?fren[io]|baffati|forati|autoventilati))*|tambur[io]',
    ],
    shockAbsorbers: ['mp', 'ammortizzatori', 'ammortizzator[ei](?: koni(?: \\w+)?)?|molle'],
    suspension: [
      'fp',
      'sospensioni',
      'sospension[ei]|bracc(?:io|i|etti|etto)(?: (?:oscillant[ei]|sospensione))*|testin[ae]|silent ?block|boccole|barra stabilizzatrice|avantreno|retrotreno|biellette|balestr[ae]|assal[ei]|convergenza',
    ],
    steering: ['m', 'sterzo', 'sterzo|scatola (?:dello |di |guida |sterzo)+|cremagliera|piantone|volante'],
    bearings: ['mp', 'cuscinetti', 'cuscinett[io](?: (?:ruot[ae]|mozzo))*|mozz[io]'],
    mechanics: ['f', 'meccanica', '(?:parte )?meccanic[ao]|meccanicamente'],
    electronics: [
      'f',
      'elettronica',
      '(?:parte |impianto )?(?:elettronica|elettrico|elettronico)|elettronica|elettricamente',
    ],
    ecu: ['f', 'centralina', 'centralin[ae](?: (?:motore|abs|airbag))*'],
    bodywork: [
      'f',
      'carrozzeria',
      'carrozzeria|lamiera(?:ti)?|esterni|scocca|lamier[ae]|parte esterna|esternamente',
    ],
    paint: ['f', 'vernice', 'vernice|verniciatura|trasparente|colore|tinta'],
    interior: [
      'mp',
      'interni',
      'intern[io]|abitacolo|plastiche(?: interne)?|internamente|moquette|pannell[io](?: port[ae])?',
    ],
    upholstery: ['f', 'tappezzeria', 'tappezzeria|rivestiment[io]|imbottitur[ae]|cucitur[ae]'],
    dashboard: [
      'f',
      'plancia',
      'plancia|cruscotto|quadro strumenti|quadro|strumentazione|contachilometri|contagiri',
    ],
    seat: [
      'm',
      'sedile',
      'sedil[ei](?: (?:guida|guidatore|conducente))?|divan(?:o|etto)|sedut[ae]|poggiatesta|schienale|panca',
    ],
    headliner: [
      'm',
      'cielo',
      'cielo(?: (?:abitacolo|del tetto|interno))*|padiglione|imperiale|tettuccio interno',
    ],
    bumper: ['m', 'paraurti', 'para ?-?urti'],
    bonnet: ['m', 'cofano', 'cofano(?: (?:motore|anteriore))*'],
    wing: ['m', 'parafango', 'parafang(?:o|hi)|passaruot[ae]|codolino'],
    door: ['f', 'portiera', 'portier[ae]|sportell[oi]|port[ae]|porta(?: (?:laterale))?'],
    sill: ['m', 'sottoporta', 'sotto ?-?port[ae]|brancard[oi]|longherin[ae]|battitacco|soglia'],
    roof: ['m', 'tetto', 'tetto'],
    tailgate: [
      'm',
      'portellone',
      'portellone|baule|bagagliaio|cofano posteriore|sponda(?: posteriore)?|ribalta',
    ],
    headlight: ['m', 'faro', '(?:far[io]|fanal[ei]|proiettor[ei]|grupp[oi] ottic[oi])(?: anterior[ei])?'],
    tailLight: [
      'm',
      'fanale posteriore',
      '(?:fanal[ei]|far[io]|fanalin[oi]|stop|grupp[oi] ottic[oi]|luc[ei])(?: (?:posterior[ei]|post\\.?))|fanalin[oi]|stop',
    ],
    mirror: [
      'm',
      'specchietto',
      'specchiett[oi](?: (?:retrovisor[ei]|estern[oi]|laterale))*|specch(?:io|i)|retrovisor[ei]|calotta(?: specchio)?',
    ],
    windscreen: ['m', 'parabrezza', 'para ?-?brezza|cristallo anteriore'],
    window: ['m', 'vetro', 'vetr[oi]|finestrin[oi]|cristall[oi]|lunotto|deflettore vetro'],
    rim: ['m', 'cerchio', 'cerchio(?:ne)?|copricerchi(?:o)?|borchie|copriruota'],
    chassis: [
      'm',
      'telaio',
      'telaio|longheron[ei]|montant[ei]|pianale scocca|fondo|sottoscocca|traversa|crash ?box|autotelaio|sottofondo|fondi|sottoporte',
    ],
    side: ['f', 'fiancata', 'fiancat[ae]|fianc(?:o|hi)|lato|lati|muso|frontale|laterale|spigolo|angolo'],
    grille: ['f', 'griglia', 'grigli[ae]|mascherin[ae]|calandra'],
    handle: ['f', 'maniglia', 'manigli[ae]'],
    sensor: ['m', 'sensore', 'sensor[ei]|sond[ae](?: lambda)?|debimetro|valvola'],
    lock: ['f', 'serratura', 'serratur[ae]|cilindretto|nottolino'],
    warningLamp: ['f', 'spia', 'spi[ae]'],
    // damage
    damage: [
      'm',
      'danno',
      'dann[oi]|danneggiat[oaie]|danneggiament[oi]|lesion[ei]|lesionat[oaie]|difett(?:o|i|ucci)(?: estetic[oi])?|imperfezion[ei](?: estetiche)?|deformat[oaie]|piegat[oaie]|rottur[ae]|danni (?:di )?carrozzeria',
    ],
    accidentDamage: [
      'm',
      'danno da incidente',
      'dann[oi] (?:da |di )?(?:incidente|sinistro)|semi ?-?incidentat[oa]|semi ?-?collision[ei]|incidente|^sinistro$|tamponament[oi]|tamponat[oa]',
    ],
    impact: [
      'm',
      'urto',
      'urt[oi]|^colp[oi]|(?:piccol[oi]|legger[oi]|liev[ei]|qualche|forte) colp[oi]|colp[oi] (?=al |alla |sul|su |anterior|posterior|lateral|laterale)|bott[ae]|impatto (?=anterior|posterior|lateral|su|al|con)',
    ],
    scratch: [
      'm',
      'graffio',
      'graffi(?:o|etto)|rigatura|^riga|striscio|strisciata|^segno|(?:piccolo|leggero|lieve|qualche|minimo|evidente) segno|striatura|grafio|grafietto|abrasione|sverniciatura|graffiatura',
    ],
    scratches: [
      'mp',
      'graffi',
      'graffi(?:etti)?|(?:qualche|vari[oe]?|alcuni) graffi(?:o|etto)?|rigature|^righe|striscate|strisciate|^strisci|^segni|(?:piccoli|leggeri|lievi|alcuni|qualche|vari|minimi|evidenti) segni|micrograffi|graffiature|sverniciature|abrasioni|grafi',
    ],
    dent: [
      'f',
      'ammaccatura',
      'ammacc(?:atura|o|aturina)|bolletto|(?:piccolo|leggero|lieve|qualche|un) bollo|bollo (?=sul|sulla|su |al |alla |cofano|port|parafang|tetto|fiancat|paraurti|carrozzeria|laterale|anteriore|posteriore)|bozz(?:o|a|etto|etta)|bugna',
    ],
    dents: [
      'fp',
      'ammaccature',
      'ammaccature|bolletti|^bolli|(?:piccoli|leggeri|lievi|alcuni|qualche|vari) bolli|bolli (?=sul|sulla|su |al |alla |cofano|port|parafang|tetto|fiancat|paraurti|carrozzeria|da grandine)|bozz(?:i|e|etti|ette)|bugne|ammacchi',
    ],
    hailDamage: [
      'mp',
      'danni da grandine',
      '(?:dann[oi] )?(?:(?:da |di |della )?grandine)|grandinat[oa]|chicchi|bolli (?:da |di )?grandine|grandinata leggera',
    ],
    rust: [
      'f',
      'ruggine',
      '(?:(?:punt[oi]|inizi[oi]?|traccia|tracce|principio|bolle) (?:di )?)?ruggine(?: superficiale| passante)?|bollicine(?: di ruggine)?|corrosion[ei]|ossid(?:o|azione)|marciume',
    ],
    crack: ['f', 'crepa', 'crep[ae]|incrinatur[ae]|fessur[ae]|spaccatur[ae]|screpolatur[ae]|filatur[ae]'],
    stoneChip: [
      'f',
      'scheggiatura',
      'scheggiatur[ae]|scheggi[ae]|sassat[ae]|sass(?:o|i)|colp[oi] (?:di |da )?(?:sass[oi]|pietra|ghiaia)|scheggiat[oa]',
    ],
    stain: ['f', 'macchia', 'macchi(?:a|e|olina|oline|etta)|alon[ei]'],
    tear: [
      'm',
      'strappo',
      'strapp(?:o|i|etto)|^tagli?(?:o|i|etto)|tagli?(?:o|i|etto) (?=su|al|nel)|piccol[oi] (?:tagli|taglio|buco|buchi)|scucitur[ae]|^buc(?:o|hi)|buc(?:o|hi) (?=su|al|nel|di sigaretta)|bruciatur[ae]|bruciatura di sigaretta|lacerazion[ei]',
    ],
    usageMarks: [
      'mp',
      'segni di usura',
      "(?:normali |lievi |leggeri |piccoli |evidenti |i )*segni (?:(?:di |d' ?|del |dell' ?)?(?:usura|uso|tempo|vissuto|età|utilizzo|invecchiamento))|segni del tempo|normale usura|normali segni|^vissut[oa]$",
    ],
    wear: [
      'f',
      'usura',
      '^usura|usura (?=su|dei|delle|del|al|a )|(?:legger[ao]|normale|evidente|con) usura|consumo anomalo|^logori[oa]|logorament[oi]',
    ],
    fadedPaint: [
      'f',
      'vernice scolorita',
      '(?:vernice|trasparente|carrozzeria|colore|tinta|verniciatura) (?:scolorit[oa]|opac[oa]|opacizzat[oa]|spent[oa]|bruciat[oa]|rovinat[oa]|sbiadit[oa]|saltat[oa]|stanc[oa]|che si (?:sfoglia|spella)|screpolat[oa]|cotta)|trasparente (?:saltato|che si spella)|sole ha rovinato la vernice',
    ],
    leak: [
      'f',
      'perdita',
      '^perdit[ae]|perdit[ae] (?:(?:di )?(?:liquid[oi]|carburante|gasolio|benzina|gas|aria|pressione))|(?:legger[ae]|liev[ei]|piccol[ae]|con|presenta|qualche) perdit[ae]|perdit[ae] (?=dal|dalla|dallo|al |alla |cambio|motore|idroguida|radiatore)|trafilament[oi]|^perde|perde (?:liquido|gas|gasolio)|trasud(?:a|o|amento|azione)',
    ],
    oilLeak: [
      'f',
      'perdita d’olio',
      "(?:(?:lieve|leggera|piccola) )?(?:perdit[ae]|trafilament[oi]|trasudament[oi]|trasudazione) (?:(?:d' ?|di |dell' ?)?olio)|perde(?: un po'?)? (?:(?:d' ?)?olio)|(?:trasuda|gocciola|suda) olio",
    ],
    waterLeak: [
      'f',
      'perdita d’acqua',
      "(?:perdit[ae]|infiltrazion[ei]) (?:(?:d' ?|di |dell' ?)?(?:acqua|umidità|antigelo|liquido refrigerante|refrigerante|liquido radiatore))|perde (?:(?:d' ?)?acqua|antigelo|refrigerante)|infiltrazion[ei]|entra acqua|umidità",
    ],
    oilUse: [
      'v',
      'consuma olio',
      "(?:consum[ao]|mangia|brucia)(?: (?:un po'?|molto|poco|eccessivo|anomalo|leggermente))? (?:(?:d' ?|di )?olio)",
    ],
    noise: [
      'm',
      'rumore',
      "^rumor(?:e|i|ino|osità)|(?:legger[oi]|liev[ei]|piccol[oi]|qualche|fa|strano|strani|con|presenta|c'è(?: un)?) rumor(?:e|i|ino)|rumor[ei] (?:(?:strano|strani|anomalo|anomali|metallico|sospetto|meccanico) ?)+|rumor[ei] (?=al |alla |allo |ai |all'|frizione|cambio|cuscinetto|cinghia|distribuzione|sospension|turbina|avantreno|ammortizzator)|^rumoreggia|^fischi[oa]|^cigolii?o?|ticchettio|^battito|battito (?=motore|in testa)|scricchiolii?o?",
    ],
    vibration: [
      'f',
      'vibrazione',
      "^vibrazion[ei]|(?:legger[ae]|liev[ei]|con|qualche|presenta) vibrazion[ei]|vibrazion[ei] (?=al |alla |allo |ai |all'|oltre|volante|sterzo|in frenata)|^vibra(?:no)?|tremolio|sfarfallamento|^strappa|^strattona",
    ],
    smoke: [
      'm',
      'fumo',
      'fumo (?:bianco|nero|blu|azzurro|eccessivo)(?: (?:allo scarico|dallo scarico))?|fumo (?:allo scarico|dallo scarico)|^fum(?:o|a|osità)(?: (?:bianco|nero|blu|azzurro))?',
    ],
    fault: [
      'm',
      'guasto',
      "guast[oi]|avari[ae]|anomali[ae] (?=al|cent|elett|mot|cam)|^anomali[ae]|^problem(?:a|i|ino|ini)|(?:piccol[oi]|con|qualche|presenta) problem(?:a|i|ino|ini)|problem(?:a|i|ino|ini) (?=al |alla |allo |ai |all'|elettric|meccanic|di |cambio|motore|frizione|turbina)|malfunzionament[oi]|^error[ei]|error[ei] (?=centralina|abs|esp|airbag|motore|in centralina)|difetto meccanico",
    ],
    warningLight: [
      'f',
      'spia accesa',
      'spi[ae] acces[ae]|spi[ae](?= [a-zà-ù ]{1,30} acces[ae])|acces[ae] (?:la )?spi[ae]|check engine|spia avaria(?: motore)?(?: accesa)?',
    ],
    floodDamage: [
      'm',
      'danno da allagamento',
      "(?:(?:è |e' )?stat[oa] )?(?:alluvionat[oa]|allagat[oa])|dann[oi] (?:da |di |per )?(?:alluvione|allagamento|acqua)|alluvione",
    ],
    fireDamage: [
      'm',
      'danno da incendio',
      'dann[oi] (?:da |di |per )?(?:incendio|fuoco)|incendiat[oa]|bruciat[oa]|incendio',
    ],
    wasCrashed: [
      'v',
      'è stat@ incidentat@',
      "(?:è |e' )?(?:stat[oa] )?(?:incidentat[oa]|sinistrat[oa])(?: (?:anteriormente|posteriormente|lateralmente))?|colpit[oa](?: (?:lateralmente|anteriormente|posteriormente))?",
    ],
    wasCrashedRepaired: [
      'v',
      'è stat@ incidentat@ e riparat@',
      "(?:è |e' )?(?:stat[oa] )?(?:incidentat[oa]|sinistrat[oa])(?:,| e| ma| già| poi)* (?:riparat[oa]|ripristinat[oa]|sistemat[oa])(?: (?:a regola d'arte|perfettamente))?",
    ],
    forParts: [
      'v',
      'è adatt@ a ricambi',
      "(?:è |e' )?(?:(?:ottim[oa]|ideale|buon[oa]|adatt[oa]|solo|vend(?:o|uta|esi)|si vende|in vendita|destinata) )*(?:per |a |come |x |in )?(?:pezzi (?:di )?ricambio|ricambi|rottame|demolizione|pezzi|rottamazione|recupero pezzi)(?: o (?:per )?riparazione)?",
    ],
    toRestore: [
      'v',
      'è da restaurare',
      "(?:è |e' )?(?:da |progetto di |base per |necessita (?:di )?)(?:restaur(?:are|o)|ultimare|finire il restauro|ripristinare|ultimare il restauro)|restauro (?:da ultimare|da finire|incompleto|iniziato)|^progetto$",
    ],
    toRepair: [
      'v',
      'è da riparare',
      "(?:è |e' )?(?:da (?:riparare|sistemare|rimettere (?:a posto|in moto)|aggiustare|rivedere|ripristinare|fare)|necessita (?:di )?(?:riparazion[ei]|lavori|intervent[oi]|manutenzione)|con lavori da fare|lavori da fare|ha bisogno di (?:lavori|riparazioni)|per riparazione)(?: di carrozzeria)?|intasat[oaie]",
    ],
    deregistered: [
      'v',
      'è radiat@',
      "(?:è |e' )?(?:stat[oa] )?(?:radiat[oa]|demolit[oa] (?:d'ufficio)?|da (?:re)?immatricolare|senza (?:documenti|targa|targhe))(?: (?:d'ufficio|per esportazione))?",
    ],
    seized: [
      'v',
      'è sottopost@ a fermo amministrativo',
      "(?:è |e' )?(?:sottopost[oa] a |con )?(?:fermo amministrativo|ipoteca|sequestro)",
    ],
    rentedBattery: [
      'f',
      'batteria a noleggio',
      'batteri[ae] (?:a |in )?(?:noleggio|affitto)|noleggio (?:della )?batteri[ae]|canone batteria',
    ],
    inspectionExpired: [
      'f',
      'revisione scaduta',
      'revision[ei] (?:scadut[ae]|da (?:fare|rifare|rinnovare|effettuare))|senza revisione|da (?:revisionare|collaudare)',
    ],
    roadTaxExpired: [
      'm',
      'bollo scaduto',
      'boll[oi] (?:scadut[oi]|non pagat[oi]|arretrat[oi]|da pagare|in scadenza)',
    ],
    // state of a damaged car
    runs: [
      'v',
      'è marciante',
      "(?:è |e' )?marciante|^marcia$|^(?:va|cammina|si muove|viaggia)(?: (?:regolarmente|bene))?$|parte e cammina|marcia regolarmente|circolante",
    ],
    doesNotRun: [
      'v',
      'non è marciante',
      '(?:non (?:è )?(?:marciante|marcia|cammina|circolante|si muove)|ferm[oa] (?:da )?(?:tempo|anni|molto)|è ferm[oa])|^ferm[oa](?! restando)',
    ],
    starts: [
      'v',
      'si mette in moto',
      '(?:(?:si )?(?:ri)?mette in moto|si accende|parte (?:al primo colpo|subito|regolarmente)|^parte$|va in moto|si avvia(?: (?:regolarmente|subito))?|in moto|motore si accende)',
    ],
    doesNotStart: [
      'v',
      'non si mette in moto',
      'non (?:(?:si )?(?:ri)?mette in moto|si accende|parte|va in moto|si avvia)',
    ],
    airbagsIntact: [
      'v',
      'ha gli airbag integri',
      '(?:ha )?(?:gli )?air ?-?bags?(?: (?:tutti|sono|frontali))* (?:non (?:sono )?(?:esplos[oi]|scoppiat[oi]|partiti|aperti|attivati|intervenuti)|integr[oi]|intatt[oi]|ok|buoni|inesplosi|chiusi)|nessun airbag (?:esploso|scoppiato)',
    ],
    airbagsDeployed: [
      'v',
      'ha gli airbag esplosi',
      "(?:ha )?(?:gli |l' ?)?air ?-?bags?(?: (?:guida|passeggero|lato|laterale|laterali|frontale|frontali|è|sono|anteriori|a tendina|tendina|guidatore|conducente|e|destro|sinistro|ginocchia))* (?:esplos[oi]|scoppiat[oi]|apert[oi]|attivat[oi]|partit[oi])",
    ],
    engineWorks: [
      'v',
      'ha il motore funzionante',
      '(?:ha )?(?:il )?motore (?:è |gira )?(?:perfettamente )?(?:funzionante|ok|perfetto|buono|sano|bene|a posto|in ordine|funziona|parte)|^(?:ottimo|buon) motore|motore gira bene',
    ],
    chassisIntact: [
      'v',
      'ha il telaio integro',
      '(?:ha )?(?:il |i )?(?:telaio|longheroni|scocca) (?:è |sono |non )?(?:integr[oi]|intatt[oi]|toccat[oi]|ok|dritt[oi]|san[oi]|non toccat[oi]|in ordine|perfett[oi])',
    ],
    partsIncluded: [
      'mp',
      'ricambi inclusi',
      '(?:ricambi|pezzi(?: di ricambio)?|parti)(?: (?:già|nuovi|originali|necessari|disponibili|di carrozzeria))* (?:inclus[ie]|compres[ie]|disponibil[ie]|acquistat[ie]|fornit[ie])|con ricambi',
    ],
    // owners, services, papers
    oneOwner: [
      'v',
      'ha avuto un unico proprietario',
      '(?:ha avuto )?(?:un )?(?:(?:unic[oa]|sol[oa]|1|uno?) (?:sol[oa] )?(?:proprietari[oa]|padrone|intestatari[oa]|mano))|(?:uni|mono) ?-?proprietari[oa]|(?:una )?sola mano|unico pro\\.?',
    ],
    firstOwner: [
      'v',
      'è di primo proprietario',
      "(?:è |e' )?(?:di )?(?:prim[oa] (?:proprietari[oa]|mano|intestazione)|1[°ªa]? ?(?:proprietari[oa]|mano))",
    ],
    secondOwner: [
      'v',
      'è di secondo proprietario',
      "(?:è |e' )?(?:di )?(?:second[oa] (?:proprietari[oa]|mano)|2[°ª] ?(?:proprietari[oa]|mano))",
    ],
    twoOwners: [
      'v',
      'ha avuto due proprietari',
      '(?:ha avuto )?(?:(?:due|2|soli due|solo 2|solo due) proprietari)',
    ],
    threeOwners: ['v', 'ha avuto tre proprietari', '(?:ha avuto )?(?:(?:tre|3) proprietari)'],
    nonSmoker: [
      'v',
      'è stat@ usat@ da non fumatori',
      "(?:è |e' )?(?:stat[oa] )?(?:(?:usat[oa] |di |da |auto |macchina )*)(?:(?:persona|proprietario|guidatore|conducente|gente) )?(?:non ?-?fumator[ei]|mai fumato)(?: (?:in auto|dentro|all'interno))?|nessuno ha mai fumato",
    ],
    neverCrashed: [
      'v',
      'non è mai stat@ incidentat@',
      '(?:non (?:è )?)?(?:mai |non )(?:stat[oa] )?(?:incidentat[oa]|sinistrat[oa]|avuto incidenti|subito incidenti|incidenti)|(?:nessun|senza|zero|no) (?:incident[ei]|sinistr[oi])',
    ],
    garaged: [
      'v',
      'è stat@ sempre in garage',
      "(?:è |e' )?(?:sempre )?(?:stat[oa] )?(?:sempre )?(?:(?:tenut|custodit|parcheggiat|conservat|ricoverat|rimessat)[oa] )?(?:sempre )?(?:in|al|nel) (?:garage|box(?: (?:privato|chiuso|auto))?|coperto|rimessa|autorimessa)(?: (?:privato|riscaldato|chiuso|coperto))?|(?:sempre )?garage (?:privato|chiuso|riscaldato)|^sempre garage",
    ],
    serviced: [
      'v',
      'è stat@ tagliandat@ regolarmente',
      "(?:è |e' )?(?:sempre |regolarmente )?(?:stat[oa] )?(?:sempre |regolarmente )*tagliandat[oa](?: (?:regolarmente|sempre|con fatture|alle scadenze))*|(?:tagliand[io]|manutenzion[ei])(?: (?:sempre|tutti|tutte))* (?:regolar[ei]|eseguit[ie]|effettuat[ie]|fatt[iea]|in regola|ok|curata|scrupolosa|maniacale|puntual[ei])|^tagliandi$",
    ],
    servicedByMaker: [
      'v',
      'è stat@ tagliandat@ dalla rete ufficiale',
      "(?:(?:è |e' )?(?:stat[oa] )?(?:sempre |regolarmente )*(?:stat[oa] )?tagliandat[oa]|tagliandi?(?: (?:tutti|sempre|eseguiti|fatti|effettuati|regolari))*|manutenzione(?: (?:sempre|eseguita|fatta|effettuata))*|service|assistenza)(?: sempre)? (?:(?:in |presso |dalla |da |alla |nella |di |c/o )?(?:la |il )?(?:rete |concessionari[oa] |officin[ae] |assistenza |casa |service |centro )*(?:ufficial[ei]|madre|autorizzat[ae]|in concessionaria|in casa|della casa|casa|concessionaria|rete)|(?:in |presso |da |dalla )?(?:audi|bmw|mercedes|volkswagen|vw|fiat|ford|opel|renault|peugeot|citroen|citroën|toyota|porsche|ferrari|maserati|lancia|alfa(?: romeo)?|jeep|volvo|mini|smart|nissan|hyundai|kia|skoda|seat|tesla|land rover|lamborghini|suzuki|honda|mazda|dacia))(?: (?:service|italia))?",
    ],
    serviceHistory: [
      'f',
      'storia di manutenzione documentata',
      '(?:storia|storico|cronologia|documentazione)(?: (?:(?:di |della |dei |completo |completa )*)(?:manutenzion[ei]|tagliandi|service|interventi|officina))?(?: (?:complet[oa]|documentat[oa]|certificat[oa]|tracciabile|dimostrabile|verificabile))*|(?:tagliandi|manutenzion[ei]|storia)(?: (?:tutti|tutte|sempre))? (?:certificat[ie]|documentat[iea]|dimostrabil[ie]|comprovat[ie]|complet[ai]|tracciat[ie])|storico',
    ],
    serviceBook: [
      'm',
      'libretto dei tagliandi',
      '(?:libr(?:etto|etti|i|o)) (?:(?:dei |di |della )?(?:tagliand[oi]|service|manutenzion[ei]|assistenza|garanzia))(?: (?:timbrato|completo|originale|certificato))*|book service|service book|libretta service',
    ],
    digitalServiceBook: [
      'm',
      'libretto dei tagliandi digitale',
      '(?:libretto|registro|storico)(?: (?:(?:dei |di )?(?:tagliandi|service|manutenzione)))? (?:digitale|elettronico|online)',
    ],
    serviceInvoices: [
      'fp',
      'fatture dei tagliandi',
      '(?:(?:tutte le |con )?fattur[ae]|ricevut[ae]|scontrini)(?: (?:(?:(?:di |dei |degli |delle |per |della |tutti |tutte |i |le )*)(?:manutenzion[ei]|tagliand[oi]|lavori|spese|interventi|officina|acquisto))(?: (?:eseguiti|svolti|effettuati|fatti))?)*(?: (?:disponibili|alla mano|dimostrabili|in possesso|presenti))?',
    ],
    lastService: [
      'm',
      'ultimo tagliando',
      '(?:ultim[oa] )?(?:tagliando|service)(?: (?:completo|generale))?(?: (?:eseguito|fatto|effettuato))?|ultima manutenzione(?: (?:eseguita|fatta|effettuata))?',
    ],
    serviceJustDone: [
      'm',
      'tagliando appena eseguito',
      '(?:(?:grosso |grande )?(?:tagliando|service|manutenzione)(?: (?:completo|generale|completa|ordinaria|straordinaria|completo di filtri|motore))*)(?: (?:appena|recente|recentemente|nuovo))+(?: (?:eseguit[oa]|fatt[oa]|effettuat[oa]|svolto))?|(?:appena|recentemente|fresca di|fresco di|già) tagliandat[oa]|fresca di tagliando|tagliando (?:nuovo|recente)|(?:appena|recentemente) tagliandat[oa] con (?:filtri(?: e olio)?|olio e filtri|cambio olio(?: e filtri)?)',
    ],
    certifiedMileage: [
      'mp',
      'chilometri certificati',
      '(?:km|chilometr(?:i|aggio))(?: (?:reali|originali|e|tutti|percorsi))* (?:certificat[io](?:bili)?|documentat[io](?:bili)?|garantit[io]|dimostrabil[ei]|verificat[io]|comprovat[io]|tracciat[io])(?: (?:e (?:certificati|garantiti|documentati)|cronotachigrafo))*|(?:km|chilometri) \\d{1,3}[.]?\\d{3} (?:certificat|documentat|garantit|real|original)[iae]|\\d{1,3}[.]?\\d{3} (?:km|chilometri) (?:certificat|documentat|garantit|real|original)[iae]',
    ],
    realMileage: [
      'mp',
      'chilometri reali',
      '(?:km|chilometr(?:i|aggio)) (?:real[ie]|original[ie]|effettiv[io]|ver[io])',
    ],
    inspection: [
      'f',
      'revisione',
      'revision[ei](?: (?:valid[ae]|scadenza|regolare|ok|fino|superata|in corso|ministeriale|in regola|in corso di validità))*|collaudo(?: (?:valido|fino))*|scadenza revisione',
    ],
    emissionClass: [
      'm',
      'standard Euro',
      '(?:(?:classe |normativa |omologat[oa] |standard |categoria )?euro ?[0-7](?:[ -]?(?:d(?:[ -]?(?:temp|isc(?:-fcm)?|final|full))?|[abc]|e))?)(?![\\d.])|standard euro|classe (?:ambientale|emission[ie]|inquinamento)',
    ],
    newDriversAllowed: [
      'v',
      'può essere guidat@ anche dai neopatentati',
      '(?:può essere guidat[oa] anche |adatt[oa] |guidabile |ok |ideale |va bene |idone[oa] |omologat[oa] |perfett[oa] )*(?:anche )?(?:da |dai |a |ai |per |per i )?neo ?-?patentat[ioae](?: (?:ok|sì|si))?',
    ],
    exCompany: [
      'v',
      'è un’ex aziendale',
      "(?:è |e' )?(?:un' ?)?(?:(?:ex|già|auto|vettura|macchina) )*aziendale|(?:ex )?(?:flotta|auto di servizio)",
    ],
    exRental: [
      'v',
      'viene dal noleggio',
      '(?:viene dal |da |provenienza |ex |ex auto |già )(?:noleggio|nlt|rent|lungo termine)(?: (?:a )?(?:lungo|breve) termine)?',
    ],
    exTaxi: [
      'v',
      'è stat@ usat@ come taxi',
      "(?:(?:è |e' )?(?:stat[oa] )?usat[oa] come )(?:taxi|ncc)|(?:ex|già)(?: (?:auto|macchina))? (?:taxi|ncc)",
    ],
    exDemo: [
      'v',
      'è stat@ usat@ per dimostrazioni',
      "(?:è |e' )?(?:stat[oa] )?(?:usat[oa] )?(?:per )?dimostrazioni|(?:(?:auto|vettura|ex|veicolo) )*(?:demo|dimostrativ[ao]|da esposizione|show ?room)(?: (?:car|auto))?",
    ],
    exGovernment: [
      'v',
      'è stat@ in servizio pubblico',
      "(?:è |e' )?(?:stat[oa] )?in servizio pubblico|ex (?:polizia|carabinieri|esercito|militare|vigili(?: del fuoco)?|ambulanza|protezione civile|comune|ente pubblico|enel|poste|forze dell'ordine|pubblica amministrazione)",
    ],
    privateSeller: [
      'v',
      'è vendut@ da un privato',
      "(?:è |e' )?(?:vend(?:ut[oa]|o|e|ita|esi) )?(?:da )?(?:un )?privat[oi](?: (?:vende|a privato))?|no (?:rivenditori|commercianti|concessionari)",
    ],
    womanOwned: [
      'v',
      'ha avuto una proprietaria',
      '(?:ha avuto una )(?:proprietaria)|(?:usata|guidata|tenuta|proprietà) (?:(?:solo |sempre )*)(?:(?:da |di )?(?:una |unica )*(?:donna|signora))|unica proprietaria donna|proprietaria donna',
    ],
    imported: [
      'v',
      'è importat@',
      "(?:è |e' )?(?:stat[oa] )?(?:(?:di |auto |veicolo |parallela |auto di )*)(?:importat[oa]|importazione|import|provenienza estera|estera)(?: (?:dalla|da|ufficiale|parallela))*|(?:è |e' )?(?:di |con )?(?:provenienza )(?:svizzera|tedesca|francese|belga|austriaca|americana|olandese|germania|svizzera|usa|estera)|(?:auto|macchina|targa|targata) (?:svizzera|tedesca|francese|belga|austriaca|americana|olandese|estera)",
    ],
    nationalised: [
      'v',
      'è nazionalizzat@',
      "(?:è |e' )?(?:stat[oa] )?(?:già )?(?:nazionalizzat[oa]|sdoganat[oa]|già immatricolat[oa] (?:in )?italia)|(?:targhe|immatricolazione) italian[ae](?: (?:già )?inclus[ae])?",
    ],
    domesticCar: [
      'v',
      'è di provenienza italiana',
      "(?:è |e' )?(?:di )?(?:provenienza|origine) italiana|(?:(?:auto|macchina|vettura|veicolo|ufficiale|targa|sempre) )+italian[oa](?: (?:da sempre|ufficiale|dalla nascita|di nascita))?|^italian[oa](?: (?:da sempre|ufficiale|dalla nascita|di nascita))?$|prima immatricolazione italiana|ufficiale italia",
    ],
    classicRegistered: [
      'v',
      'è iscritt@ ASI',
      "(?:è |e' )?(?:iscritt[oa] |certificat[oa] |omologat[oa] |targa )?(?:(?:all' ?|al |alla )?(?:registro )?(?:asi|fiva|rivs|registro storico(?: (?:asi|fiat|alfa romeo|lancia))?|aci storico))|interesse storico|crs|certificato (?:di )?rilevanza storica",
    ],
    historicPlate: ['f', 'targa d’epoca', "targ(?:a|he) (?:d' ?epoca|storic(?:a|he)|oro(?: asi)?)"],
    originalPlates: [
      'fp',
      'targhe originali',
      "targ(?:a|he)(?: (?:e (?:libretto|documenti)))? (?:(?:nera|nere|prima) )?(?:original[ei]|ner[ae]|prima immatricolazione|dell'epoca|quadrata)|prima targa",
    ],
    originalDocuments: [
      'mp',
      'documenti originali',
      "(?:document[io]|librett[io]|carte|documentazione|libretto di circolazione)(?: (?:e (?:targhe|libretto)))? (?:original[ei]|in regola|complet[io]|(?:dell' ?|d' ?)epoca|ok|in ordine)",
    ],
    certificate: [
      'm',
      'certificato',
      '(?:certificato|certificazione|attestato|perizia|certificato di (?:proprietà|origine|conformità|autenticità))(?: (?:(?:di |della )?(?:proprietà|origine|conformità|autenticità|qualità|casa|coc|ferrari classiche|storicità)))*|coc|perizia',
    ],
    matchingNumbers: [
      'mp',
      'numeri di motore e telaio originali',
      'numeri (?:(?:di )?(?:motore|telaio)(?: e (?:di )?(?:motore|telaio))? )?(?:corrispondenti|originali)|matching ?-?numbers?',
    ],
    restored: [
      'v',
      'è stat@ restaurat@',
      "(?:è |e' )?(?:stat[oa] )?(?:appena |completamente |totalmente |interamente |integralmente )?restaurat[oa](?: (?:completamente|totalmente|integralmente|a regola d'arte|da poco))?|restauro(?: (?:completo|conservativo|totale|integrale|professionale|appena (?:terminato|finito)|recente|documentato|eseguito))*",
    ],
    conserved: [
      'v',
      'è conservat@',
      "(?:è |e' )?(?:stat[oa] )?(?:(?:ben |perfettamente |ottimamente |auto |vettura |mai restaurat[oa] )*)conservat[oa](?: (?:originale|bene|perfettamente))*|conservativ[oa]|mai restaurat[oa]",
    ],
    allOriginal: [
      'v',
      'è tutt@ originale',
      "(?:è |e' )?(?:tutt[oa] |completamente |totalmente |rigorosamente |100 ?% |interamente |mai modificat[oa] )+original[ei]|mai modificat[oa]|tutto di serie|(?:condizioni )?originali al 100 ?%|originale in ogni (?:sua parte|dettaglio)",
    ],
    repainted: [
      'v',
      'è stat@ riverniciat@',
      "(?:è |e' )?(?:stat[oa] )?(?:appena |completamente |interamente |totalmente |tutta )*(?:ri)verniciat[oa](?: (?:completamente|totalmente|a nuovo|di recente|interamente|per intero))?|(?:ri)?verniciatura (?:nuova|completa|totale|recente|appena (?:fatta|rifatta)|rifatta|rinnovata)|vernice (?:nuova|rifatta)",
    ],
    perfectCondition: [
      'v',
      'è in condizioni perfette',
      "(?:è |e' )?(?:(?:auto|macchina|vettura|si presenta|tenut[oa]|in) )*(?:perfett[oaie] (?:stato|condizion[ei])|condizion[ei] (?:perfett[ea]|impeccabil[ie]|maniacal[ie]|da vetrina|da concorso)|stato (?:perfetto|impeccabile)|perfett[ao] (?:in tutto|in ogni particolare|in ogni sua parte))(?: (?:di (?:meccanica|carrozzeria|interni)|sia di [a-zà-ù ]{3,40}))?|^(?:perfett[oa]|impeccabile|immacolat[oa]|maniacale)$",
    ],
    excellentCondition: [
      'v',
      'è in ottime condizioni',
      "(?:è |e' )?(?:(?:auto|macchina|vettura|si presenta|tenut[oa]|in) )*(?:(?:ottim[oaie]|eccellent[ei]|splendid[oaie]|stupend[oaie]|bellissim[oaie]|eccezional[ei]) (?:stato|condizion[ei])|condizion[ei] (?:ottim[ea]|eccellent[ei]|splendid[ea]|pari al nuovo quasi)|stato (?:ottimo|eccellente))(?: (?:generali|d'uso|di conservazione|generale))*",
    ],
    goodCondition: [
      'v',
      'è in buone condizioni',
      "(?:è |e' )?(?:(?:auto|macchina|vettura|si presenta|tenut[oa]|in) )*(?:(?:buon[oae]?|discret[oaie]|belle|discrete) (?:stato|condizion[ei])|condizion[ei] (?:buone|discrete|normali|d'uso normali)|stato (?:buono|discreto|d'uso normale)|si presenta bene)(?: (?:generali|d'uso|di conservazione|generale|di tutto))*",
    ],
    likeNew: [
      'v',
      'è come nuov@',
      "(?:è |e' )?(?:in condizioni )?(?:come |pari al |pari a |praticamente |quasi )nuov[oa]|semi ?-?nuov[oa]|condizioni pari al nuovo|da vetrina",
    ],
    wellKept: [
      'v',
      'è tenut@ bene',
      "(?:è |e' )?(?:stat[oa] )?(?:sempre )?(?:ben |molto |maniacalmente |perfettamente |veramente )*(?:tenut[oa]|mantenut[oa]|ben curat[oa]|molto curat[oa])(?: (?:molto |veramente |sempre )?(?:bene|maniacalmente|benissimo|in modo maniacale|con cura|perfettamente|in maniera (?:maniacale|impeccabile)|da appassionat[oi]))?|curatissim[oa]|tenutissim[oa]|^da amatore$|^curat[oa]$|^trattat[oa] bene$",
    ],
    rustFree: [
      'v',
      'è senza ruggine',
      "(?:è |e' )?(?:senza |priv[oa] di |esente da |no |zero |nessuna |niente |assenza di )+(?:traccia di |tracce di |punti di |segni di )?ruggine",
    ],
    noDamage: [
      'v',
      'è senza danni',
      "(?:è |e' )?(?:(?:senza|priv[oa] di|esente da|no|zero|nessun[oa]?|niente|assenza di) )+(?:dann[oi]|difett[oi])(?: (?:di alcun tipo|da segnalare))?",
    ],
    neverTrack: [
      'v',
      'non è mai stat@ usat@ in pista',
      '(?:non (?:è )?)?(?:mai |no |niente )(?:stat[oa] )?(?:usat[oa] |portat[oa] |utilizzat[oa] )?(?:in |su )?pista|mai pistat[oa]|mai track ?days?',
    ],
    neverTowed: [
      'v',
      'non è mai stat@ usat@ per il traino',
      '(?:non (?:è )?)?mai (?:stat[oa] )?(?:usat[oa] |utilizzat[oa] )?(?:per |al )?(?:il )?(?:traino|trainare|rimorchio)|gancio mai usato|mai trainato',
    ],
    sanitised: [
      'v',
      'è sanificat@',
      "(?:è |e' )?(?:stat[oa] )?(?:appena )?(?:(?:igienizzat|sanificat|disinfettat)[oaie])(?: (?:con ozono|a fondo))?|(?:sanificazione|igienizzazione)(?: (?:completa|interni|con ozono|abitacolo))*",
    ],
    polished: [
      'v',
      'è stat@ lucidat@',
      "(?:è |e' )?(?:stat[oa] )?(?:appena )?lucidat[oa](?: a nuovo)?|lucidatura(?: (?:completa|carrozzeria|professionale|appena fatta))*|detailing(?: completo)?",
    ],
    checked: [
      'v',
      'è stat@ controllat@',
      "(?:è |e' )?(?:stat[oa] )?(?:appena )?(?:controllat|ispezionat|collaudat|periziat)[oa](?: (?:dalla nostra officina|in officina|a fondo|in ogni parte))*|(?:controll[oi]|check-?up|ispezione|diagnosi)(?: (?:completo|dekra|elettronica|(?:su |di |in )?\\d+ punti|generale|\\w+ approved))*|dekra|approved|\\d+ controlli",
    ],
    noSuperTax: [
      'v',
      'non è soggett@ a superbollo',
      '(?:non (?:è )?soggett[oa] a|superbollo no|(?:no|niente|senza|esente|esente da|non paga)(?: il)?) ?superbollo|superbollo (?:no|esente|non dovuto)',
    ],
    limitedEdition: [
      'v',
      'è in edizione limitata',
      "(?:è |e' )?(?:in |un' ?)?(?:edizione|serie|versione|limited|special|tiratura) (?:(?:limitata|speciale|numerata|rara|edition)(?: e numerata)?)|^limited$",
    ],
    numbered: [
      'v',
      'è numerat@',
      "(?:è |e' )?numerat[oa]|(?:esemplare |numero |n\\.? ?|uno di )\\d+(?: (?:di|/|su) ?\\d+)?(?: esemplari)?|(?:uno dei |solo )?\\d+ esemplari|targhetta numerata",
    ],
    firstRegistered: [
      'v',
      'è stat@ immatricolat@',
      "(?:è |e' )?(?:stat[oa] )?(?:prima )?immatricola(?:t[oa]|zione)(?: (?:nel|il|a|in|italia))*|prima immatricolazione|targat[oa]|imm\\.?|immat\\.?",
    ],
    towCapacity: [
      'f',
      'capacità di traino',
      '(?:capacità|massa|portata|peso|carico) (?:(?:di |a |massim[ao] |rimorchiabile )*)(?:traino|rimorchiabile|rimorchio)|massa rimorchiabile|traina(?: fino a)?',
    ],
    wading: ['f', 'profondità di guado', '(?:profondità (?:di )?guado|guad[oi](?: fino a)?|affronta guadi)'],
    lowMileage: [
      'v',
      'ha percorso pochi chilometri',
      '(?:ha )?(?:percorso )?(?:(?:pochi|pochissimi|solo|bassi) (?:km|chilometri)|chilometraggio (?:basso|contenuto)|pochi km)',
    ],
    lightlyUsed: [
      'v',
      'è stat@ usat@ poco',
      "(?:è |e' )?(?:stat[oa] )?(?:usat[oa]|utilizzat[oa]) (?:(?:molto |pochissimo|pochi|davvero )?poco|pochissimo|raramente|saltuariamente|solo (?:la domenica|nel weekend|in estate|d'estate))|poco (?:usat[oa]|utilizzat[oa]|sfruttat[oa])|usat[oa] (?:solo )?(?:nei|nel) (?:fine settimana|weekend|we)|^seconda (?:auto|macchina)$|uso (?:solo )?(?:saltuario|domenicale|occasionale)",
    ],
    // price and terms
    vatShown: [
      'f',
      'IVA esposta',
      '(?:fattura(?:bile)? )?(?:con )?(?:prezzo )?(?:iva) (?:esp(?:osta|\\.)?|detraibile|deducibile|recuperabile|scaricabile|esposta e detraibile)|fatturabile|fattura deducibile|deducibile',
    ],
    vatExcluded: [
      'f',
      'IVA esclusa',
      '(?:prezzo )?(?:\\+ ?iva|(?:più |oltre )iva|iva (?:escl(?:usa|\\.)?|esente|da aggiungere)|netto iva|senza iva)',
    ],
    vatMargin: [
      'm',
      'regime del margine',
      '(?:iva )?(?:(?:in |a )?regime (?:del |di )?margine|a margine|iva (?:a )?margine|iva non esposta|no iva)',
    ],
    negotiable: [
      'm',
      'prezzo trattabile',
      '(?:prezzo )?(?:(?:poco |leggermente |minimamente )?trattabil[ei]|trattabili|discutibile|tratt\\.?)',
    ],
    notNegotiable: [
      'm',
      'prezzo non trattabile',
      '(?:prezzo )?(?:non trattabil[ei]|fisso|intrattabile|no trattativ[ae]|ultimo prezzo)|prezzo fisso',
    ],
    tradeIn: [
      'f',
      'permuta possibile',
      '(?:(?:possibilità (?:di )?|(?:si )?(?:valut|accett)(?:o|iamo|ano|asi|a|ano)(?: anche| eventuali)? |possibile |eventuale )?permut[ae](?: (?:possibil[ei]|accettat[ae]|valutat[ae]|gradita|usato|con usato|del tuo usato|auto|inferiore|superiore))*)|ritir(?:o|iamo)(?: (?:il |tuo |vostro |del )*usato)?|valutazione (?:del )?(?:tuo |vostro )?usato|rottamazione inclusa|(?:accetto|valuto|accettiamo|valutiamo|possibile) permut[ae] con (?:auto|moto|usato)(?: di (?:minor|maggior) valore)?',
    ],
    noTradeIn: [
      'fp',
      'permute escluse',
      '(?:no|niente|non si accettano|non accetto|senza) (?:permut[ae]|scamb[io]|scambi)(?: (?:e|o|né|nè) (?:permut[ae]|scambi))?|permut[ae] (?:esclus[ae]|non accettat[ae])',
    ],
    financing: [
      'm',
      'finanziamento possibile',
      '(?:possibilità (?:di |anche di )?|disponibile |possibile )?(?:finanziament[oi]|finanziabil[ei]|finanziamo|rate|rateizzabile|rateizzazione|pagamento rateale|pagamento a rate)(?: (?:possibil[ei]|disponibil[ei]|personalizzat[oi]|anche|totale|in sede|a tasso (?:zero|agevolato)|senza anticipo|fino))*|(?:possibile )?acquisto a rate|anticipo zero|zero anticipo',
    ],
    leasing: [
      'm',
      'leasing possibile',
      '(?:possibilità (?:di )?|subentro )?(?:leasing|noleggio a lungo termine|nlt)(?: (?:possibile|disponibile|in corso|subentro))*',
    ],
    transferIncluded: [
      'm',
      'passaggio di proprietà incluso',
      '(?:(?:prezzo )?(?:con )?(?:passaggio|passaggi|trapasso|voltura)(?: (?:di )?proprietà)?) (?:incluso|compreso|gratuito|omaggio|gratis|a carico nostro)|(?:incluso|compreso) (?:di )?passaggio(?: di proprietà)?|prezzo (?:incluso|comprensivo di|compreso) passaggio',
    ],
    transferExcluded: [
      'm',
      'passaggio di proprietà escluso',
      "(?:(?:prezzo )?(?:\\+|più |oltre )?(?:passaggio|trapasso|voltura)(?: (?:di )?proprietà)?)(?: (?:escluso|non incluso|non compreso|a carico (?:dell' ?)?acquirente|a parte|da aggiungere))|(?:escluso|più|\\+|oltre) (?:il )?passaggio(?: di proprietà)?",
    ],
    delivery: [
      'f',
      'consegna a domicilio',
      '^consegn[ae]$|consegn[ae](?: (?:a domicilio|in tutta italia|ovunque|a casa|possibile|inclusa|su tutto il territorio(?: nazionale)?|in tutto il territorio|gratuita))+|spedizione(?: (?:in tutta italia|possibile))*|trasporto (?:incluso|possibile|in tutta italia)',
    ],
    readyNow: [
      'f',
      'pronta consegna',
      "(?:in )?pront[ao] (?:per (?:la )?)?(?:consegna|all' ?uso|subito)|consegna (?:immediata|rapida|in \\d+ (?:ore|giorni))|subito disponibile|disponibil(?:e|ità) (?:subito|da subito|immediata(?:mente)?|pronta)|^pronta$|^disponibile$",
    ],
    roadTaxPaid: [
      'm',
      'bollo pagato',
      'boll[oi] (?:(?:auto |in )*)(?:pagat[oi]|assolto|regola|valido|incluso|compreso|in regola|ok)(?: fino)?|bollo (?:fino|scadenza)(?= )',
    ],
    makerWarrantyUntil: [
      'f',
      'garanzia della casa madre',
      '(?:ancora in )?garanzia (?:(?:ufficiale|residua|ancora) )*(?:(?:della |di |dalla )?casa(?: (?:madre|costruttrice))?|(?:del )?costruttore|ufficiale|originale|di fabbrica|residua|europea|fiat|ford|audi|bmw|mercedes|volkswagen|vw|toyota|kia|hyundai|tesla|peugeot|renault|opel|jeep|volvo|porsche|premium selection|spoticar|das welt ?auto)(?: (?:residua|ancora attiva|attiva|valida|ufficiale|madre))*|(?:ancora )?in garanzia(?: (?:casa madre|ufficiale|della casa|di fabbrica))?',
    ],
    warrantyMonths: [
      'f',
      'garanzia',
      '(?:con )?garanzia(?: (?:legale|convenzionale|di conformità|(?:di )?legge|usato|inclusa|completa|nazionale|europea|full|a norma di legge|commerciale|concessionaria|rilasciata|ulteriore|valida))*|garantit[oa]|assicurazione guasti|\\d+ (?:mesi|anni) (?:di )?garanzia',
    ],
    warrantyExtendable: [
      'f',
      'garanzia estendibile',
      '(?:garanzia (?:estendibile|prolungabile|estesa)|estensione (?:di |della )?garanzia(?: (?:possibile|disponibile|inclusa|acquistabile))*|possibilità (?:di )?(?:estensione|estendere) (?:della |la )?garanzia)',
    ],
    batteryWarranty: [
      'f',
      'garanzia sulla batteria',
      '(?:batteri[ae] (?:(?:ancora )?(?:in |con )?garan(?:zia|tita)(?: (?:ufficiale))?)|garanzia (?:(?:sulla |della |della casa sulla |residua )*)batteri[ae])',
    ],
    maintenanceIncluded: [
      'f',
      'manutenzione inclusa',
      '(?:(?:tagliand[oi]|manutenzione|service)(?: (?:programmata|ordinaria|già|gratuit[ao]))* (?:inclus[aoi]|compres[aoi]|gratis|gratuit[ao]|prepagat[aoi]))(?: fino)?|pacchetto manutenzione|service plan|piano (?:di )?manutenzione',
    ],
    newInspection: [
      'f',
      'revisione nuova',
      'revisione (?:nuova|appena (?:fatta|effettuata|passata|eseguita)|fresca|recente|fatta|effettuata|eseguita)|(?:appena |nuova )(?:revisionat[oa]|revisione)|collaudo (?:nuovo|appena fatto|fatto)|^revisionat[oa]|fresca di revisione',
    ],
    testDrive: [
      'f',
      'prova su strada possibile',
      '(?:possibilità (?:di )?)?(?:prova|provabile|test) (?:su )?(?:strada|drive)(?: possibile)?|qualsiasi prova',
    ],
    openSunday: [
      'v',
      'è visibile anche di domenica',
      "(?:è |e' )?(?:(?:visibile|apert[oi])(?: anche)? (?:la |di |il )?(?:domenica|sabato|domeniche|festivi|7 giorni su 7))",
    ],
    saleReason: [
      'm',
      'motivo della vendita',
      "(?:motivo (?:della |di )?vendita|vend(?:o|esi|ita|uta|iamo)(?: (?:per|causa|a causa di))+(?: [a-zà-ù']+){1,6}|(?:è )?in vendita per(?: [a-zà-ù']+){1,6}|causa (?:inutilizzo|trasferimento|cambio auto|nuovo acquisto|doppia auto|passaggio a)(?: [a-zà-ù]+){0,2})",
    ],
    giftIncluded: ['m', 'omaggio', 'in (?:regalo|omaggio)|omaggio|^regal(?:o|ati|ate|ato|ata)|omaggi'],
    noWarranty: [
      'v',
      'è in vendita senza garanzia',
      "(?:è )?(?:in vendita )?(?:senza|no|nessuna|priv[oa] di|non c'è) (?:alcuna )?garanzia|vist[ao] e piaciut[ao]",
    ],
    forExport: [
      'v',
      'è destinat@ all’esportazione',
      "(?:è )?(?:(?:destinat[oa]|vendit[ao]|vend(?:o|iamo|esi)|solo|prezzo) )*(?:(?:per |all' ?|ad? )?(?:export|esportazione))(?: (?:o commercianti|e operatori(?: del settore)?))?|solo (?:commercianti|operatori(?: del settore)?)",
    ],
  },
  modifiers: {
    front: 'anterior[ei]|anteriormente|ant\\.?|davanti|avanti|frontal[ei]',
    rear: 'posterior[ei]|posteriormente|post\\.?|dietro|retro',
    frontAndRear:
      'anterior[ei] e posterior[ei]|ant\\.? ?(?:e|/|\\+|-) ?post\\.?|davanti e dietro|avanti e dietro|fronte e retro|anteriori/posteriori|posterior[ei] e anterior[ei]',
    left: 'sinistr[oaie]|sx\\.?|sin\\.|lato (?:sinistro|sx|guida sinistra)',
    right: 'destr[oaie]|dx\\.?|des\\.|lato (?:destro|dx)',
    sides:
      'lateral[ei]|lateralmente|lat\\.?|ai lati|su entrambi i lati|entrambi i lati|perimetrali|dx e sx|sx e dx|destro e sinistro',
    driver: '(?:lato )?(?:guida|guidatore|conducente)|del guidatore|del conducente',
    passenger: '(?:lato )?passegger[oi]|del passeggero',
    electric: 'elettric[oaie]|elettriche|elettricamente|elettr\\.?|motorizzat[oa]|a comando elettrico',
    automatic: 'automatic[oaie]|automatiche|automaticamente|autom\\.?',
    manual: 'manual[ei]|meccanic[oi]',
    heated: 'riscaldat[oaie]|riscaldabil[ei]|risc\\.?',
    wireless: 'wireless|senza fili|senza cavo|a induzione',
    original:
      'original[ei]|orig\\.?|di fabbrica|della casa|di serie|oem|di prima dotazione|prima dotazione|mopar|^prima(?= vernice)',
    sport: 'sportiv[oaie]|sport|racing',
    leather: '(?:in |di )?(?:vera )?(?:pelle|cuoio)',
    fabric: '(?:in |di )?(?:tessuto|stoffa|tela)',
    led: '(?:a |full |tutti )*led',
    black: 'ner[oaie]|total black|neri lucidi|nero lucido',
    white: 'bianc[oa]|bianchi|bianche|avorio|panna',
    red: 'ross[oaie]|bordeaux',
    grey: 'grigi[oae]?|antracite|titanio',
    brown: 'marron[ei]|cuoio|cognac|tabacco|testa di moro',
    beige: 'beige|sabbia|crema|tortora|champagne',
    blue: 'blu|azzurr[oaie]|celeste',
    darkened: 'oscurat[oaie]|scur[oaie]|brunit[oaie]|fum[eé]',
    chromed: 'cromat[oaie]',
    carbon: '(?:in |di )?(?:carbonio|carbon)|fibra di carbonio',
    metallic: 'metallizzat[oaie]',
    glass: '(?:in |di )?(?:vetro|cristallo)',
    large:
      'grand[ei]|ampi[oae]?|maggiorat[oaie]|maxi|enorm[ei]|capient[ei]|spazios[oa]|vistos[oaie]|profond[oaie]|lung[oa]|molto grande',
    small: 'piccol[oaie]|piccolissim[oaie]|minuscol[oaie]|mini|ridott[oi]|cort[oa]',
    light:
      'legger[oaie]|liev[ei]|lievissim[oaie]|superficial[ei]|minim[oaie]|trascurabil[ei]|non profond[oaie]|estetic[oaie]|solo estetic[oi]|insignificant[ei]|leggermente|lievemente|un po',
    several:
      'alcun[ie]|vari|varie|qualche|divers[ie]|numeros[ie]|parecch[ie]|molt[ie]|tant[ie]|pochi|poche|un paio di',
    double: 'doppi[oae]?|dupl[oe]x|bi',
    second: 'second[oaie]|2[°ªa]|ulterior[ei]|aggiuntiv[oaie]|supplementar[ei]|di scorta|di riserva',
    third: 'terz[oaie]|3[°ªa]',
    complete:
      'complet[oaie]|completamente|total[ei]|totalmente|integral[ei]|inter[oaie]|interamente|tutt[oaie]|general[ei]|full',
    partial: 'parzial[ei]|parzialmente|in parte|mezz[ao]',
    removable: 'estraibil[ei]|smontabil[ei]|rimovibil[ei]|amovibil[ei]|staccabil[ei]|a scomparsa',
    foldable:
      'ripiegabil[ei]|pieghevol[ei]|abbattibil[ei]|ribaltabil[ei]|richiudibil[ei]|reclinabil[ei]|retrattil[ei]',
    new: 'nuov[oaie]|nuovissim[oaie]|mai usat[oaie]|mai montat[oaie]|appena montat[oaie]|montat[oaie] nuov[oaie]|a nuovo|nuov[oaie] di zecca',
    nearlyNew:
      'semi ?-?nuov[oaie]|quasi nuov[oaie]|praticamente nuov[oaie]|come nuov[oaie]|seminuov[oaie]|pari al nuovo|pochi km',
    good: 'buon[oaie]?|discret[oaie]|in buono stato|in buone condizioni|ok|in ordine|a posto|ben tenut[oaie]|bell[oaie]|in regola|bene|san[oaie]|curat[oaie]',
    excellent:
      'ottim[oaie]|in ottim[oe] (?:stato|condizioni)|eccellent[ei]|in eccellenti condizioni|(?:tenut[oaie] )?benissimo|splendid[oaie]|bellissim[oaie]',
    perfect:
      'perfett[oaie]|perfettamente|in perfett[oe] (?:stato|condizioni)|impeccabil[ei]|immacolat[oaie]|intatt[oaie]|integr[oaie]|perfettamente funzionant[ei]|senza difetti',
    worn: 'usurat[oaie]|consumat[oaie]|logor[oaie]|lis[oaie]|vecchi[oae]?|rovinat[oaie]|stanc[oa]|stanchi|vissut[oaie]|sciupat[oaie]|a fine vita|alla frutta|finit[oaie]|malconci[oae]?|mal ridott[oaie]|che slitta|slitta',
    replaced:
      '(?:appena |già |recentemente |è stat[oa] |sono stat[ie] )*(?:sostituit[oaie]|cambiat[oaie]|rimpiazzat[oaie]|rinnovat[oaie]|montat[oaie]|fatt[oaie]|rifatt[oaie] nuov[oaie])(?: (?:di recente|recentemente|da poco))?|sostituzione',
    toReplace:
      'da (?:sostituire|cambiare|rimpiazzare|rinnovare|montare)|vicin[oaie] alla sostituzione|prossim[oaie] alla sostituzione',
    repaired:
      'riparat[oaie]|sistemat[oaie]|aggiustat[oaie]|ripristinat[oaie]|raddrizzat[oaie]|stuccat[oaie]|riparazione',
    toRepair:
      'da (?:riparare|sistemare|aggiustare|rivedere|ripristinare|fare|raddrizzare|saldare|stuccare|rimettere a posto)|scollat[oaie]|staccat[oaie]|divelt[oaie]|deformat[oaie]|piegat[oaie]|stort[oaie]|danneggiat[oaie]|lesionat[oaie]|necessit(?:a|ano) (?:di )?(?:riparazione|sistemazione|manutenzione)',
    overhauled:
      'revisionat[oaie]|rifatt[oaie]|rigenerat[oaie]|ricondizionat[oaie]|ricostruit[oaie]|restaurat[oaie]|rettificat[oaie]|ritappezzat[oaie]',
    toOverhaul:
      'da (?:revisionare|rifare|restaurare|ricondizionare|ricostruire|rettificare|tagliandare|ultimare|completare)',
    broken:
      'rott[oaie]|spaccat[oaie]|spezzat[oaie]|fus[oaie]|grippat[oaie]|ceduto|ceduta|distrutt[oaie]|scassat[oaie]|bruciat[oaie]|sfondat[oaie]|bucat[oaie]|forat[oaie]',
    missing: 'mancant[ei]|assent[ei]|manca(?:no)?|non present[ei]|smarrit[oaie]|pers[oaie]',
    notWorking:
      '(?:che )?non (?:va(?:nno)?|funziona(?:no|nte|nti)?|si apr[eo](?:no)?|si alza(?:no)?|raffredda|scende|sale|si chiud[eo](?:no)?|si muov[eo](?:no)?)|(?:è )?guast[oaie]|in avaria|difettos[oaie]|mort[oaie]|fuori uso|k\\.?o\\.?|bloccat[oaie]|che non (?:va|funziona)',
    working:
      'funzionant[ei]|funziona(?:no)?|efficient[ei]|perfettamente funzionant[ei]|funzionant[ei] (?:al 100 ?%|perfettamente)',
    scratched:
      'graffiat[oaie]|rigat[oaie]|strisciat[oaie]|segnat[oaie]|sverniciat[oaie]|abras[oaie]|grattugiat[oaie]|piallat[oaie]|scrostat[oaie]',
    dented: 'ammaccat[oaie]|bollat[oaie]|bozzat[oaie]|schiacciat[oaie]|bugnat[oaie]|accartocciat[oaie]',
    cracked:
      'crepat[oaie]|incrinat[oaie]|scheggiat[oaie]|fessurat[oaie]|filat[oaie]|screpolat[oaie]|lesionat[oaie]',
    torn: 'strappat[oaie]|scucit[oaie]|lacerat[oaie]|tagliat[oaie]|sfilacciat[oaie]|usurat[oaie] e strappat[oaie]',
    stained: 'macchiat[oaie]|sporc[oaie]|sporchi|ingiallit[oaie] di fumo',
    rusty: 'arrugginit[oaie]|ruggin[oe]s[oaie]|corros[oaie]|marci[oae]?|ossidat[oaie]',
    repainted: '(?:ri)?verniciat[oaie]|ritoccat[oaie]|riverniciat[oaie]',
    toRepaint: 'da (?:ri)?verniciare',
    empty: 'scaric[oa]|scarichi|scariche|vuot[oaie]|a terra|senza gas|da ricaricare',
    deployed: 'esplos[oi]|scoppiat[oi]|apert[oi]',
    hard: 'dur[oaie]|dura da schiacciare|pesant[ei]|ruvid[oaie]|impuntat[oaie]|contrastat[oa]',
    noisy:
      'rumoros[oaie]|che (?:fischia|gratta|ronza)|fischia|gratta|ronza|cigolant[ei]|cigola|che (?:cigola|fischia|fa rumore)|fa rumore',
    faded:
      '(?<=(?:far[oi]|fanal[ei]|plastic(?:a|he)|lunotto|vetro|trasparente|tetto|cofano|vernice)(?: [a-zà-ù]+)? )opac(?:o|a|hi|he)|opacizzat[oaie]|scolorit[oaie]|sbiadit[oaie]|ingiallit[oaie]|spent[oaie]|cott[oaie]|stint[oaie]',
    certified: 'certificat[oaie]|garantit[oaie]|verificat[oaie]|certificabil[ei]',
    documented: 'documentat[oaie]|dimostrabil[ei]|comprovat[oaie]|tracciat[oaie]|documentabil[ei]',
    withInvoice:
      '(?:con |tutt[oi] )?(?:fattur(?:a|e|ato|ati)|ricevut[ae])(?: (?:alla mano|disponibil[ei]|dimostrabil[ei]|in possesso))?|fatturat[oaie]',
    recent:
      'recent[ei]|di recente|da poco|recentemente|appena|appena fatt[oaie]|appena eseguit[oaie]|fresc[oaie]|freschi|ultimamente|pochi mesi fa|un anno fa|appena effettuat[oaie]',
    official:
      'ufficial[ei]|autorizzat[oaie]|della rete|in concessionaria|presso la casa madre|casa madre|concessionari[ao] ufficiale|in casa madre|della casa madre|presso concessionari[ao]',
    regular: 'regolar[ei]|regolarmente|periodic[oaie]|puntual[ei]|sempre',
    included:
      'inclus[oaie]|compres[oaie]|in dotazione|fornit[oaie]|presente|presenti|in regalo|in omaggio|omaggio|disponibil[ei]|allegat[oaie]|a corredo|già (?:inclus|compres)[oaie]|di dotazione|dati? in omaggio',
    notIncluded: 'non (?:inclus|compres|fornit)[oaie]|esclus[oaie]|a parte|da acquistare',
    optional: 'optional|su richiesta|a richiesta|a pagamento|opzional[ei]|extra',
    possible:
      'possibil[ei]|eventual[ei]|predisposizione|predispost[oa]|attivabil[ei]|installabil[ei]|possibilità (?:di)?',
    paid: 'pagat[oaie]|saldat[oaie]|assolt[oaie]',
    expired: 'scadut[oaie]',
    checked:
      'controllat[oaie]|verificat[oaie]|testat[oaie]|collaudat[oaie]|omologat[oaie]|ispezionat[oaie]|controllo',
  },
  fillers:
    "in (?:prima|seconda|terza|quarta|quinta|sesta|retromarcia|frenata)|acces[ae]|germania|svizzera|francia|belgio|austria|olanda|giappone|usa|stati uniti|furgone|il|lo|la|i|gli|le|l|un|uno|una|di|del|dello|della|dei|degli|delle|d|a|ad|al|allo|alla|ai|agli|alle|da|dal|dallo|dalla|dai|dagli|dalle|in|nel|nello|nella|nei|negli|nelle|con|col|su|sul|sullo|sulla|sui|sugli|sulle|per|x|tra|fra|e'|è|sono|era|stat[oaie]|essere|ha|hanno|avuto|questo|questa|suo|sua|suoi|che|si|ne|vi|ci|anche|già|più|molto|circa|solo|fino|fino a|fino ad?|entro|presso|tipo|sistema|auto|macchina|vettura|veicolo|mezzo|anno|anni fa|nell'anno|scadenza|scad\\.?|valid[oaie]|eseguit[oaie]|effettuat[oaie]|svolt[oaie]|installat[oaie]|montat[oaie] su|dotat[oaie] di|dotat[oaie]|equipaggiat[oaie] (?:di|con)|complet[oaie] di|inoltre|presenza di|zona|lato|ogni|tutto|marca|modello|misura|versione|pollici|cm|cad\\.?|n\\.?|nr\\.?|pz|pezzi|set|kit|pack|pacchetto|funzione|predisposizione per|parte|altezza|livello|omologat[oaie] per|utilizzabile|uso|ed anche|oltre a?|tot\\.?|in plastica|da zero|in sede|in cabina",
  negations: 'no|non|nessun[oa]?|senza|niente|mai|priv[oa] di|nulla|zero|assenza di|nè|né',
};
