/** Brands, trims and codes that sellers name, spelt as their owners do; read in any case. */
export const nameSpellings: readonly string[] = `
Harman Kardon|Harman/Kardon|Bose|JBL|Burmester|Meridian|Bang & Olufsen|B&O|Bowers & Wilkins|Beats|Focal|Sony|Alpine|Mark Levinson|Dynaudio|Pioneer|Kenwood|Canton|Rockford Fosgate|Naim
Brembo|Record Monza|Recaro|Sabelt|Sparco|Akrapovic|Akrapovič|Capristo|Remus|Supersprint|Ragazzon|Milltek|KW V3|Bilstein|Öhlins|Ohlins|Koni|Eibach|H&R|Old Man Emu|Ironman|Tein
Michelin|Pirelli|Goodyear|Continental|Bridgestone|Hankook|Nokian|Dunlop|Yokohama|Falken|Kumho|Toyo|Vredestein|BF Goodrich|BFGoodrich|Firestone|Kleber
Weber|Borrani|Solex|Truma Combi|Dhollandia|Thermo King|Omnistor|Webasto|Eberspächer|Thule|Fiamma|Truma|Dometic|ARB|Fassi|Hiab|BRC|Landi Renzo|Landi|Lovato|Prins|Tartarini|Zavoli|TomTom|Garmin|Viasat|Gevasol|Varta|Bosch|Blaupunkt|Becker
ASI|DCT|EDC|TCT|CVT|e-CVT|EAT6|EAT8|Powershift|Multitronic|Selespeed|7G-DCT|8G-DCT
AVM|Flashlube|CSAI|Connolly|BMC|K&N|Dekra|TÜV|ACI|FIVA|CRS|S line|S-Line|M Sport|AMG Line|R-Line|R line|GT Line|ST-Line|ST Line|N Line|N-Line|R-Design|RS Line|F Sport|F-Sport|JCW|OPC Line|S-Design
M Performance|AMG|Sport Chrono|Avantgarde|Titanium|Vignale|Initiale Paris|Black Edition|First Edition|Launch Edition|Quadrifoglio
xDrive|4MATIC|4Motion|Haldex|PDK|DSG|S tronic|Tiptronic|Steptronic|7G-Tronic|9G-Tronic|PASM|PCCB|PSE|Adblue
MBUX|iDrive|Uconnect|Sensus|R-Link|MMI|SYNC|Full Link|App-Connect|IntelliLink|Easy Link|i-Cockpit|NissanConnect|Blue&Me|Discover Pro|Discover Media|Touch Pro|MG Pilot|ProPilot|Travel Assist|Co-Pilot360|EyeSight|Pilot Assist|Autopilot|Harman|Poltrona Frau|Nappa|BBS|OZ|Borbet|Ronal|Rotiform
M+S|Touch 2|Toyota Safety Sense|Honda Sensing|Safety Sense|Safety Shield|SmartSense|IQ.Drive|Drive Wise|Live Cockpit Professional|Live Cockpit Plus|Live Cockpit|Driving Assistant Professional|Driving Assistant Plus|Driving Assistant|Parking Assistant|Virtual Cockpit Plus|Virtual Cockpit|Active Info Display
Carfax|CarVertical|AutoDNA
CCS|CHAdeMO|Schuko|Mennekes|MFK|CarPass|AAA|Union Jack|3D
`
  .split(/[|\n]/u)
  .map((name) => name.trim())
  .filter((name) => name !== '');

/** Trims that are called the same in every language but are common words elsewhere. */
export const trimNames: readonly string[] =
  `Lounge Allure Business Executive Exclusive Ambition Attraction Highline Comfortline Trendline Inscription
  Momentum Elegance Advanced Premium Luxury Feel Shine Active Tekna Acenta N-Connecta Prestige Excellence Intens
  Zen Icon Style Xcellence FR Urban Pop Easy Dynamic Longitude Limited Sahara Rubicon Overland Trailhawk Wildtrak
  Ambiente Sport`.split(/\s+/u);
