/**
 * Models by make, as people search them, of the last thirty years and some that are still traded.
 * `Name=other name=another` holds the other ways to write one; case, accents, spaces and hyphens need
 * none. Families such as `Serie 3` and `Classe A`, and figures such as `320d` and `A 180`, follow rules
 * in `find-model.ts`. Makes of motorbikes without models are in `makes.ts` alone.
 */
export const models: Readonly<Record<string, string>> = {
  Abarth:
    '500, 500C, 500e, 595, 595C, 600e, 695, 695C, 124, 124 Spider, Grande Punto, Punto Evo, Punto Supersport',
  Acura: 'Integra, MDX, NSX, RDX, TL, TLX, TSX',
  Aiways: 'U5, U6',
  Aixam: 'City, Coupé, Crossline, Crossover, Minauto, D-Truck',
  'Alfa Romeo':
    '33, 75, 90, 145, 146, 147, 155, 156, 159, 164, 166, 4C, 8C, Alfasud, Alfetta, Brera, Crosswagon, Duetto, Giulia, Giulietta, GT, GTV, Junior, MiTo, Montreal, RZ, Spider, Sprint, Stelvio, SZ, Tonale',
  Alpina: 'B3, B4, B5, B6, B7, B8, D3, D4, D5, XB7, XD3, XD4',
  Alpine: 'A110, A290, A390, A310, A610',
  'Aston Martin':
    'Cygnet, DB7, DB9, DB11, DB12, DBS, DBX, Lagonda, Rapide, Vanquish, Vantage, V8 Vantage, V12 Vantage, Virage, Vulcan',
  Audi: '80, 90, 100, 200, A1, A1 citycarver, A2, A3, A3 allstreet, A4, A4 allroad, A5, A6, A6 e-tron, A6 allroad, A7, A8, allroad, Cabriolet, Coupé, e-tron, e-tron GT, Q2, Q3, Q3 Sportback, Q4, Q4 e-tron, Q5, Q6, Q6 e-tron, Q7, Q8, Q8 e-tron, R8, RS2, RS3, RS4, RS5, RS6, RS7, RS e-tron GT, RS Q3, RS Q5, RS Q8, S1, S2, S3, S4, S5, S6, S7, S8, SQ2, SQ5, SQ6, SQ7, SQ8, TT, TTS, TT RS',
  Austin: 'Allegro, Maestro, Metro, Montego',
  Autobianchi: 'A111, A112, Bianchina, Primula, Y10',
  Baic: 'Beijing 3, Beijing 5, Beijing 7, Senova',
  Bentley:
    'Arnage, Azure, Bentayga, Brooklands, Continental, Continental GT, Continental GTC, Continental Flying Spur, Eight, Flying Spur, Mulsanne, Turbo R',
  Bestune: 'B70, T33, T77, T99',
  BMW: '1M, 2002, i3, i3s, i4, i5, i7, i8, iX, iX1, iX2, iX3, M2, M3, M4, M5, M6, M8, X1, X2, X3, X4, X5, X6, X7, XM, Z1, Z3, Z4, Z8',
  Buick: 'Enclave, Encore, LaCrosse, Park Avenue, Regal, Riviera, Skylark',
  BYD: 'Atto 2, Atto 3, Dolphin, Dolphin Surf, Dolphin Mini, Han, Seal, Seal 6, Seal U, Sealion 5, Sealion 7, Tang',
  Cadillac:
    'ATS, BLS, CT4, CT5, CT6, CTS, DeVille, Eldorado, Escalade, Fleetwood, Lyriq, Seville, SRX, STS, XLR, XT4, XT5, XT6',
  Casalini: '550, Kerry, M10, M12, M14, M20, Sulky, Ydea',
  Changan: 'Deepal S05, Deepal S07',
  Chatenet: 'Barooder, CH26, CH28, CH30, CH32, CH40, CH46, Media, Speedino',
  Chery: 'Tiggo 4, Tiggo 7, Tiggo 8',
  Chevrolet:
    'Alero, Astro, Aveo, Blazer, Camaro, Captiva, Cobalt, Colorado, Corvette, Cruze, Epica, Equinox, Evanda, Express, HHR, Impala, Kalos, Lacetti, Malibu, Matiz, Nubira, Orlando, Rezzo, Silverado, Spark, Suburban, Tahoe, TrailBlazer, Trans Sport, Trax, Volt',
  Chrysler:
    '200, 300, 300C, 300M, Crossfire, Grand Voyager, Le Baron=LeBaron, Neon, New Yorker, Pacifica, PT Cruiser, Sebring, Stratus, Viper, Vision, Voyager',
  Citroën:
    '2CV, Ami, AX, Berlingo, e-Berlingo, BX, C-Crosser, C-Elysée, C-Zero, C1, C2, C3, ë-C3, C3 Aircross, ë-C3 Aircross, C3 Picasso, C3 Pluriel, C3 XR, C4, ë-C4, C4 Aircross, C4 Cactus, C4 Picasso, C4 SpaceTourer, C4 X, ë-C4 X, C5, C5 Aircross, C5 X, C6, C8, CX, Dispatch, DS, DS3, DS4, DS5, E-Méhari, Evasion, Grand C4 Picasso, C4 Grand Picasso, Grand C4 SpaceTourer, C4 Grand SpaceTourer, Holidays, Jumper, Jumpy, Méhari, Nemo, Saxo, SpaceTourer, Xantia, XM, Xsara, Xsara Picasso, ZX',
  Corvette: 'C1, C2, C3, C4, C5, C6, C7, C8, Stingray, Z06',
  Cupra: 'Arona, Ateca, Born, Formentor, Ibiza, Leon, Raval, Tavascan, Terramar',
  Dacia: 'Bigster, Dokker, Duster, Jogger, Lodgy, Logan, Logan MCV, Sandero, Solenza, Spring',
  Daewoo:
    'Espero, Evanda, Kalos, Korando, Lacetti, Lanos, Leganza, Matiz, Musso, Nexia, Nubira, Rezzo, Tacuma',
  Daihatsu:
    'Applause, Charade, Copen, Cuore, Extol, Feroza, Gran Move, Hijet, Materia, Move, Rocky, Sirion, Taft, Terios, Trevis, YRV',
  DeLorean: 'DMC-12',
  Dodge:
    'Avenger, Caliber, Caravan, Challenger, Charger, Dakota, Dart, Durango, Grand Caravan, Intrepid, Journey, Magnum, Neon, Nitro, RAM, Stratus, Viper',
  Dongfeng: 'Box, Fengon 5, Fengon 500, Fengon 580, Glory 580, Seres 3, Shine, Shine GS, Vigo',
  DR: '1, DR1, 1.0 EV, 2, DR2, 3, DR3, 3.0, 4, DR4, 4.0, 5, DR5, 5.0, 6, DR6, 6.0, 7.0, City Cross, F35, Zero, Citywagon, PK8',
  DS: '3, DS3, 3 Crossback, DS3 Crossback, 4, DS4, 4 Crossback, DS4 Crossback, 5, DS5, 7, DS7, 7 Crossback, DS7 Crossback, 8, 9, DS9, N°4, N°8',
  EVO: '3, 4, 5, 6, 7, Cross 4',
  Ferrari:
    '12Cilindri, 208, 246, 250, 275, 288, 296, 296 GTB, 296 GTS, 308, 328, 330, 348, 355, 360, 365, 400, 412, 456, 458, 488, 512, 550, 575, 599, 612, 812, 849 Testarossa, Amalfi, California, California T, Daytona SP3, Dino, Enzo, F12, F12berlinetta, F355, F40, F430, F50, F8, F80, FF, GTC4Lusso, LaFerrari, Maranello, Mondial, Portofino, Portofino M, Purosangue, Roma, Roma Spider, SF90, SF90 Stradale, Superamerica, Testarossa',
  Fiat: '124, 124 Spider, 126, 127, 128, 130, 131, 500, 500C, 500e, 500L, 500X, 600, 600e, 850, Albea, Barchetta, Brava, Bravo, Cinquecento, Coupé, Croma, Dino, Doblò, Doblò Cargo, e-Doblò, Ducato, e-Ducato, Fiorino, Freemont, Fullback, Grande Panda, Grande Punto, Idea, Linea, Marea, Multipla, Palio, Panda, Pandina, Punto, Punto Evo, Qubo, Qubo L, Regata, Ritmo, Scudo, e-Scudo, Sedici, Seicento, Siena, Spider Europa, Stilo, Strada, Talento, Tempra, Tipo, Topolino, Ulysse, e-Ulysse, Uno, X1/9',
  Ford: 'B-Max, Bronco, C-Max, Capri, Consul, Cortina, Cougar, Courier, EcoSport, Edge, Escort, Explorer, F-150, Fiesta, Focus, Focus C-Max, Fusion, Galaxy, Granada, Grand C-Max, Grand Tourneo Connect, GT, Ka, Ka+, Kuga, Maverick, Mondeo, Mustang, Mustang Mach-E=Mach-E, Orion, Probe, Puma, Ranger, S-Max, Scorpio, Sierra, Streetka, Taunus, Thunderbird, Tourneo, Tourneo Connect, Tourneo Courier, Tourneo Custom, Transit, E-Transit, Transit Connect, Transit Courier, Transit Custom, E-Transit Custom, Windstar',
  Foton: 'Tunland',
  GAC: 'Aion V, Aion UT',
  Geely: 'EX5, Starray',
  Genesis: 'G70, G80, G90, GV60, GV70, GV80',
  GMC: 'Canyon, Envoy, Hummer EV, Savana, Sierra, Terrain, Typhoon, Yukon',
  'Great Wall': 'Haval, Hover, H3, H5, H6, Steed, Voleex C10, Wingle',
  GWM: 'Ora, Ora 03, Wey 03, Wey 05',
  Honda:
    'Accord, Civic, Concerto, CR-V, CR-X, CR-Z, CRX del Sol, e, e:Ny1, FR-V, HR-V, Insight, Integra, Jazz, Jazz Crosstar, Legend, Logo, NSX, Prelude, S2000, Shuttle, Stream, ZR-V',
  Hongqi: 'E-HS9, EH7, EHS7',
  Hummer: 'H1, H2, H3',
  Hyundai:
    'Accent, Atos, Atos Prime, Azera, Bayon, Coupé, Elantra, Galloper, Genesis, Getz, Grand Santa Fe, Grandeur, H-1=H1, H350, i10, i20, i20 N, i30, i30 N, i40, Inster, Ioniq, Ioniq 3, Ioniq 5, Ioniq 5 N, Ioniq 6, Ioniq 9, ix20, ix35, ix55, Kona, Lantra, Matrix, Nexo, Pony, S-Coupé, Santa Fe, Santamo, Satellite, Sonata, Staria, Terracan, Trajet, Tucson, Veloster, XG 30',
  Ineos: 'Grenadier, Grenadier Quartermaster=Quartermaster',
  Infiniti:
    'EX, EX30, EX37, FX, FX30, FX35, FX37, FX50, G, G35, G37, M, M30, M35, M37, Q30, Q50, Q60, Q70, QX30, QX50, QX56, QX70, QX80',
  Innocenti: 'Elba, Koral, Mille, Mini, Small',
  Isuzu: 'D-Max, Gemini, Midi, N-Series, Rodeo, Trooper',
  Iveco: 'Daily, eDaily, Eurocargo, Massif, Stralis, S-Way, Trakker',
  JAC: 'e-JS2, e-JS4, JS4, T8, T9',
  Jaecoo: '5, J5, 7, J7, 8, J8',
  Jaguar:
    'Daimler, E-Pace, E-Type, F-Pace, F-Type, I-Pace, MK II, S-Type, Sovereign, X-Type, XE, XF, XJ, XJ6, XJ8, XJ12, XJR, XJS, XJSC, XK, XK8, XKR, XJ220',
  Jeep: 'Avenger, Cherokee, CJ-5, CJ-7, Commander, Compass, Gladiator, Grand Cherokee, Grand Wagoneer, Liberty, Patriot, Renegade, Wagoneer, Wagoneer S, Willys, Wrangler',
  Jetour: 'Dashing, T2, X70, X90',
  KGM: 'Actyon, Korando, Musso, Rexton, Tivoli, Torres, Torres EVX',
  Kia: 'Besta, Carens, Carnival, Ceed, Ceed SW, Cerato, Clarus, EV2, EV3, EV4, EV5, EV6, EV9, Joice, K2500, K2700, K4, Magentis, Mentor, Niro, e-Niro, Niro EV, Opirus, Optima, Picanto, PV5, Pregio, Pride, ProCeed, Rio, Sephia, Shuma, Sorento, Soul, e-Soul, Soul EV, Sportage, Stinger, Stonic, Venga, XCeed',
  KTM: 'X-Bow, Duke, Adventure',
  Lada: '110, 111, 112, Granta, Kalina, Largus, Niva, 4x4, Priora, Samara, Taiga, Vesta, XRay',
  Lamborghini:
    'Aventador, Countach, Diablo, Espada, Gallardo, Huracán, Islero, Jalpa, Jarama, LM002, Miura, Murciélago, Revuelto, Sián, Temerario, Urraco, Urus, Veneno',
  Lancia:
    'Beta, Dedra, Delta, Flaminia, Flavia, Fulvia, Gamma, Kappa=K, Lybra, Musa, Phedra, Prisma, Stratos, Thema, Thesis, Trevi, Voyager, Y, Y10, Ypsilon, Zeta',
  'Land Rover':
    'Defender, Discovery, Discovery Sport, Freelander, Range Rover, Range Rover Classic, Range Rover Evoque=Evoque=RR Evoque, Range Rover Sport=RR Sport, Range Rover Velar=Velar=RR Velar, Series, Serie I, Serie II, Serie III',
  LDV: 'Maxus, Deliver 9',
  Leapmotor: 'B05, B10, C10, T03',
  Lexus:
    'CT, CT 200h=CT200h, ES, ES 300h=ES300h, GS, GS 300, GS 450h, GX, IS, IS 200, IS 220d, IS 250, IS 300h=IS300h, IS-F, LBX, LC, LC 500, LFA, LM, LS, LX, NX, NX 200t, NX 300h=NX300h, NX 350h=NX350h, NX 450h+, RC, RC-F, RC 300h, RX, RX 300, RX 350, RX 350h, RX 400h=RX400h, RX 450h=RX450h, RX 500h, RZ, RZ 450e, SC 430, SC, UX, UX 250h=UX250h, UX 300e, UX 300h',
  Ligier:
    'Ambra, Be Up, Dué, Flex, IXO, JS 50=JS50, JS 60=JS60, Myli, Nova, Optima, Optimax, Pulse, X-Pro, X-Too',
  Lincoln: 'Aviator, Continental, LS, Mark, MKX, MKZ, Navigator, Town Car',
  Lotus:
    '340 R, Cortina, Eclat, Eletre, Elan, Elise, Elite, Emeya, Emira, Esprit, Europa, Evija, Evora, Excel, Exige, Super Seven',
  Lucid: 'Air, Gravity',
  'Lynk & Co': '01, 02, 03, 05, 08',
  Mahindra: 'Bolero, Goa, KUV100, Quanto, Scorpio, Thar, XUV500',
  MAN: 'TGE, TGL, TGM, TGS, TGX',
  Maserati:
    '222, 228, 3200 GT, 4200 GT, Biturbo, Bora, Coupé, Ghibli, GranCabrio, Grancabrio Folgore, GranSport, GranTurismo, Grecale, Indy, Karif, Khamsin, Kyalami, Levante, MC12, MC20, MCPURA, Merak, Mexico, Quattroporte, Shamal, Spyder',
  Maxus:
    'Deliver 3=eDeliver 3, Deliver 7=eDeliver 7, Deliver 9=eDeliver 9, Euniq 5, Euniq 6, MIFA 9, T60, T90, V80',
  Maybach: '57, 62',
  Mazda:
    '121, 2, Mazda2, 3, Mazda3, 323, 5, Mazda5, 6, Mazda6, 6e, Mazda6e, 626, B-Series, B2500, BT-50, CX-3, CX-30, CX-5, CX-6e, CX-60, CX-7, CX-80, CX-9, Demio, MPV, MX-3, MX-30, MX-5, MX-6, Premacy, RX-7, RX-8, Tribute, Xedos 6, Xedos 9',
  McLaren:
    '12C, 540C, 570GT, 570S, 600LT, 620R, 625C, 650S, 675LT, 720S, 750S, 765LT, Artura, Elva, F1, GT, GTS, MP4-12C, P1, Senna',
  'Mercedes-Benz':
    '190, 200, 220, 230, 240, 250, 260, 280, 300, 320, 350, 380, 400, 420, 450, 500, 560, 600, AMG GT=GT, AMG ONE, Citan, eCitan, CL, CLA, CLA Shooting Brake, CLC, CLE, CLK, CLS, CLS Shooting Brake, EQA, EQB, EQC, EQE, EQE SUV, EQS, EQS SUV, EQT, EQV, GL, GLA, GLB, GLC, GLE, GLK, GLS, Marco Polo, MB 100, ML, SL, SLC, SLK, SLR, SLS, Sprinter, eSprinter, T2, Vaneo, Vario, Viano, Vito, eVito, Mixto, Actros, Atego, Unimog',
  MG: '3, MG3, 4, MG4, 5, MG5, 6, Cyberster, EHS, F, MGF, HS, Marvel R, Metro, Midget, MGA, MGB, RV8, S5, TF, X-Power SV, ZR, ZS, ZS EV, ZT, IM5, IM6',
  Microcar: 'Dué, F8C, Flex, Highland, Lyra, M.Go=MGO, MC1, MC2, M8, Newstreet, Virgo',
  MINI: '1000, 1300, Aceman, Cabrio, Clubman, Clubvan, Cooper, Cooper D, Cooper S, Cooper SD, Cooper SE, Countryman, Coupé, Electric, John Cooper Works=JCW, One, One D, Paceman, Roadster, One Cabrio, One Clubman, One Countryman, One Paceman, One Coupé, One Roadster, One D Cabrio, One D Clubman, One D Countryman, Cooper Cabrio, Cooper Clubman, Cooper Countryman, Cooper Paceman, Cooper Coupé, Cooper Roadster, Cooper D Cabrio, Cooper D Clubman, Cooper D Countryman, Cooper D Paceman, Cooper D Coupé, Cooper D Roadster, Cooper S Cabrio, Cooper S Clubman, Cooper S Countryman, Cooper S Paceman, Cooper S Coupé, Cooper S Roadster, Cooper SD Cabrio, Cooper SD Clubman, Cooper SD Countryman, Cooper SD Paceman, Cooper SD Coupé, Cooper SD Roadster, Cooper SE Cabrio, Cooper SE Clubman, Cooper SE Countryman, John Cooper Works Cabrio, John Cooper Works Clubman, John Cooper Works Countryman, John Cooper Works Paceman, John Cooper Works Coupé, John Cooper Works Roadster',
  Mitsubishi:
    '3000 GT, ASX, Canter, Carisma, Colt, Eclipse, Eclipse Cross, Galant, Galloper, Grandis, i-MiEV, L200, L300, L400, Lancer, Lancer Evolution, Outlander, Pajero, Pajero Pinin, Pajero Sport, Santamo, Sigma, Space Gear, Space Runner, Space Star, Space Wagon',
  Morgan: '3 Wheeler, 4/4, Aero 8, Plus 4, Plus 6, Plus 8, Plus Four, Plus Six, Roadster, Super 3',
  NIO: 'EL6, EL7, EL8, ES6, ES8, ET5, ET7',
  Nissan:
    '100 NX, 200 SX, 280 ZX, 300 ZX, 350Z, 370Z, Almera, Almera Tino, Ariya, Bluebird, Cabstar, Cube, Evalia, GT-R, Interstar, Juke, Kubistar, Laurel, Leaf, Maxima, Micra, Murano, Navara, Note, NP300, NT400, NV200, e-NV200, NV250, NV300, NV400, Pathfinder, Patrol, Pick Up, Pixo, Prairie, Primastar, Primera, Pulsar, Qashqai, Qashqai+2, Quest, Serena, Silvia, Skyline, Sunny, Terrano, Terrano II, Tiida, Titan, Townstar, Trade, Urvan, Vanette, X-Trail',
  Omoda: '3, 4, 5, 5 EV, 7, 9, E5',
  Opel: 'Adam, Agila, Ampera, Ampera-e, Antara, Arena, Ascona, Astra, Astra-e, Astra Electric, Calibra, Campo, Cascada, Combo, Combo-e, Combo Life, Commodore, Corsa, Corsa-e, Corsa Electric, Crossland, Crossland X, Diplomat, Frontera, Grandland, Grandland X, GT, Insignia, Kadett, Kapitän, Karl, Manta, Meriva, Mokka, Mokka X, Mokka-e, Mokka Electric, Monterey, Monza, Movano, Movano-e, Omega, Rekord, Rocks-e, Rocks Electric, Senator, Signum, Sintra, Speedster, Tigra, Tigra TwinTop, Vectra, Vivaro, Vivaro-e, Zafira, Zafira-e, Zafira Life, Zafira-e Life, Zafira Tourer',
  Peugeot:
    '104, 106, 107, 108, 2008, e-2008, 204, 205, 206, 206+, 206 CC, 207, 207 CC, 208, e-208, 3008, e-3008, 301, 304, 305, 306, 307, 307 CC, 308, e-308, 308 CC, 309, 4007, 4008, 404, 405, 406, 407, 408, e-408, 5008, e-5008, 504, 505, 508, 604, 605, 607, 806, 807, Bipper, Boxer, e-Boxer, Expert, e-Expert, iOn, J5, Partner, e-Partner, RCZ, Rifter, e-Rifter, Traveller, e-Traveller',
  Piaggio: 'Ape, Porter, Porter NP6, M500',
  Polestar: '1, 2, 3, 4, 5',
  Pontiac: 'Bonneville, Fiero, Firebird, Grand Am, Grand Prix, GTO, Solstice, Trans Am, Trans Sport, Vibe',
  Porsche:
    '356, 718, 718 Boxster, 718 Cayman, 718 Spyder, 911, 912, 914, 918, 924, 928, 930, 944, 959, 962, 964, 968, 991, 992, 993, 996, 997, Boxster, Carrera GT, Cayenne, Cayman, Macan, Panamera, Taycan',
  RAM: '1500, 2500, 3500, ProMaster',
  Renault:
    '4, 5, 9, 11, 14, 18, 19, 20, 21, 25, R4, R5, R9, R11, R19, R21, R25, Alaskan, Arkana, Austral, Avantime, Captur, Clio, Duster, Espace, Express, Fluence, Fuego, Grand Espace, Grand Kangoo, Grand Modus, Grand Scénic, Kadjar, Kangoo, Kiger, Koleos, Laguna, Latitude, Logan, Mascott, Master, Mégane, Modus, Rafale, Safrane, Sandero, Scénic, Scénic RX4, Spider, Super 5, Supercinq, Symbioz, Talisman, Thalia, Trafic, Twingo, Twizy, Vel Satis, Wind, Zoe',
  'Rolls-Royce':
    'Corniche, Cullinan, Dawn, Ghost, Park Ward, Phantom, Silver Cloud, Silver Seraph, Silver Shadow, Silver Spirit, Silver Spur, Spectre, Wraith',
  Rover:
    '25, 45, 75, 100, 111, 114, 200, 214, 216, 218, 220, 400, 414, 416, 420, 600, 618, 620, 623, 800, 820, 827, Metro, Streetwise',
  Saab: '9-3, 9-4X, 9-5, 9-7X, 90, 96, 99, 900, 9000',
  Santana: 'Anibal, Samurai, PS-10',
  SEAT: 'Alhambra, Altea, Altea XL, Altea Freetrack, Arona, Arosa, Ateca, Cordoba, Exeo, Ibiza, Inca, Leon, Malaga, Marbella, Mii, Panda, Ronda, Tarraco, Terra, Toledo, Vario',
  Seres: '3, 5',
  Skoda:
    '105, 120, 130, 135, Citigo, Elroq, Enyaq, Epiq, Fabia, Favorit, Felicia, Forman, Kamiq, Karoq, Kodiaq, Octavia, Praktik, Pick-up, Rapid, Roomster, Scala, Superb, Yeti',
  Skywell: 'BE11, ET5',
  Smart:
    '#1, #3, #5, city-coupé, EQ fortwo, EQ forfour, cabrio, crossblade, forfour=for four, fortwo=for two, roadster',
  SsangYong:
    'Actyon, Actyon Sports, Chairman, Family, Kallista, Korando, Kyron, Musso, Rexton, Rodius, Stavic, Tivoli, Tivoli Grand, Torres, XLV',
  Subaru:
    'B9 Tribeca, Baja, BRZ, Crosstrek, E12, Forester, Impreza, Justy, Legacy, Leone, Levorg, Libero, Outback, Solterra, SVX, Trezia, Tribeca, Vivio, WRX, WRX STI, XV',
  Suzuki:
    'Across, Alto, Baleno, Cappuccino, Carry, Celerio, e Vitara, Grand Vitara, Ignis, Jimny, Kizashi, Liana, LJ, Maruti, S-Cross, SX4 S-Cross, Samurai, Santana, SJ, Splash, Super Carry, Swace, Swift, Swift Sport, SX4, Vitara, Wagon R, Wagon R+, X-90',
  SWM: 'G01, G03, G05',
  Tata: 'Aria, Indica, Indigo, Nano, Pick-Up, Safari, Sierra, Sumo, Telcoline, Vista, Xenon',
  Tazzari: 'EM1, EM2, Zero',
  Tesla: 'Cybertruck, Model 3, Model S, Model X, Model Y, Roadster',
  Toyota:
    '4Runner, Auris, Avensis, Avensis Verso, Aygo, Aygo X, bZ4X, C-HR, C-HR+, Camry, Carina, Celica, Corolla, Corolla Cross, Corolla Verso, Crown, Dyna, FJ Cruiser, FJ40, GR Supra=Supra, GR Yaris, GR86, GT86, Hiace, Highlander, Hilux, IQ, Land Cruiser, Land Cruiser Prado, Lite-Ace, Mirai, MR2, Paseo, Picnic, Previa, Prius, Prius+, Proace, Proace City, Proace City Verso, Proace Max, Proace Verso, RAV4, Sequoia, Sienna, Starlet, Tacoma, Tercel, Tundra, Urban Cruiser, Verso, Verso-S, Yaris, Yaris Cross, Yaris Verso',
  Trabant: '601, P50',
  Triumph: 'Dolomite, Herald, Spitfire, Stag, TR3, TR4, TR5, TR6, TR7, TR8',
  TVR: 'Cerbera, Chimaera, Griffith, Sagaris, Tuscan',
  Vauxhall:
    'Adam, Astra, Combo, Corsa, Crossland, Frontera, Grandland, Insignia, Meriva, Mokka, Vectra, Viva, Vivaro, Zafira',
  Volkswagen:
    'Amarok, Arteon, Beetle, New Beetle, Bora, Buggy, Caddy, CC, Coccinelle, Corrado, Crafter, Derby, Eos, Fox, Golf, Golf Plus, Golf Sportsvan, e-Golf, Grand California, California, Caravelle, ID. Buzz, ID.3, ID.4, ID.5, ID.7, ID. Polo, Jetta, Karmann Ghia, LT, Lupo, Maggiolino, Käfer, Multivan, Passat, Passat Alltrack, Passat CC, Phaeton, Polo, Cross Polo, Polo Cross, Routan, Santana, Scirocco, Sharan, T-Cross, T-Roc, Taigo, Taro, Tayron, Tiguan, Tiguan Allspace, Touareg, Touran, Cross Touran, Transporter, T1, T2, T3, T4, T5, T6, T6.1, T7, up!, e-up!, Vento, XL1',
  Volvo:
    '140, 164, 240, 244, 245, 340, 343, 360, 440, 460, 480, 740, 744, 745, 760, 780, 850, 855, 940, 944, 945, 960, Amazon, C30, C40, C70, EC40, EM90, ES90, EX30, EX40, EX60, EX90, P1800, PV544, S40, S60, S60 Cross Country, S70, S80, S90, V40, V40 Cross Country, V50, V60, V60 Cross Country, V70, V90, V90 Cross Country, XC40, XC60, XC70, XC90',
  Voyah: 'Courage, Dream, Free',
  Wiesmann: 'MF 3, MF 4, MF 5',
  XPeng: 'G6, G9, P5, P7, X9',
  Zeekr: '001, 007, 7X, X',
};
