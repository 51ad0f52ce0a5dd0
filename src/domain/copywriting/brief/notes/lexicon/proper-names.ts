/** Names and abbreviations as they are spelt, whatever the seller's keyboard did. */
const spellings =
  `CarPlay Apple Android Bluetooth LED ABS ESP ASR USB USB-C GPS DAB DAB+ Isofix Bi-LED AMG Bose Harman Kardon Burmester JBL Sony Bang Olufsen
  Brembo Recaro Akrapovic Alcantara Xenon bixeno Wi-Fi WiFi ACC GPL IVA ASI CD MP3 TV DVD AUX Michelin Pirelli Goodyear Continental Bridgestone
  Touareg Porsche Audi BMW Mercedes Mercedes-Benz Fiat Toyota Ford Opel Renault Peugeot Volkswagen VW Volvo Tesla Ferrari Lancia Maserati Dacia
  Nissan Honda Hyundai Kia Mazda Jeep Alfa Abarth Lamborghini Suzuki Skoda Seat Cupra Citroën Iveco Italia Germania Francia Euro NFC HUD
  KESSY TPMS DPF FAP EGR PDC LPG CNG AC DC kW kWh CV Bilstein Öhlins Haldex PDK PASM PCCB PSE DSG PPF FIVA CRS NCC TÜV Dekra SOH ADAS MMI MBUX
  CVT Koni Sparco Sabelt Capristo Beats Meridian ClearSight Uconnect Garmin TomTom JCW R-Link Sensus Bowers Wilkins Webasto Thule Fassi Landi Renzo
  BRC Campagnolo Amundsen Columbus Bolero HKS OZ Prins N1 M1 AT MT KM Autopilot Connect Safety Sense Around View Monitor Pilot Assist Thor Terrain Response Sport Chrono Approved
  Line CCS CHAdeMO FSD Matrix Frau Poltrona Urano Old Man Emu`.split(/\s+/);

/** Words that are names only in company; alone they are common words. */
const ambiguous = [
  'KM',
  'Line',
  'Sport',
  'Monitor',
  'View',
  'Around',
  'Connect',
  'Safety',
  'Sense',
  'Man',
  'Assist',
  'Response',
  'Approved',
  'Seat',
  'MT',
  'AT',
  'Auto',
  'Old',
];

export const properNames = new Map(
  spellings.filter((name) => !ambiguous.includes(name)).map((name) => [name.toLowerCase(), name]),
);
properNames.set('km', 'km');
