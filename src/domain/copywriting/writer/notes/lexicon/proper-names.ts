/** Names and abbreviations as they are spelt, whatever the seller's keyboard did. */
const spellings = [
  'CarPlay', 'Apple', 'Android', 'Auto', 'Bluetooth', 'LED', 'ABS', 'ESP', 'USB', 'USB-C', 'GPS', 'DAB', 'DAB+', 'Isofix', 'Bi-LED',
  'AMG', 'Bose', 'Harman', 'Kardon', 'Burmester', 'JBL', 'Sony', 'Bang', 'Olufsen', 'Brembo', 'Recaro', 'Akrapovic',
  'Alcantara', 'Matrix', 'Xenon', 'bixeno', 'Wi-Fi', 'WiFi', 'ACC', 'GPL', 'IVA', 'ASI', 'CD', 'MP3', 'TV', 'DVD', 'AUX',
  'Michelin', 'Pirelli', 'Goodyear', 'Continental', 'Bridgestone', 'Touareg', 'Porsche', 'Audi', 'BMW', 'Mercedes',
  'Mercedes-Benz', 'Fiat', 'Toyota', 'Ford', 'Opel', 'Renault', 'Peugeot', 'Volkswagen', 'Volvo', 'Tesla', 'Ferrari', 'Lancia',
  'Maserati', 'Dacia', 'Nissan', 'Honda', 'Hyundai', 'Kia', 'Mazda', 'Jeep', 'Italia', 'Germania', 'Euro', 'NFC', 'HUD',
  'Type', 'KESSY', 'TPMS', 'DPF', 'FAP', 'EGR', 'PDC', 'LPG', 'CNG', 'AC', 'DC', 'kW', 'CV', 'Bilstein', 'Öhlins', 'Haldex',
];

export const properNames = new Map(spellings.filter((name) => !['Auto', 'Type', 'Matrix'].includes(name)).map((name) => [name.toLowerCase(), name]));
