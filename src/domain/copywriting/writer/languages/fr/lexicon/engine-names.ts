/** Names of engines as they stand in the names of models, which say the fuel to whoever buys one. */
const names =
  'TDI|TSI|TFSI|TGI|CRDi|CDTI|CDI|dCi|HDi|BlueHDi|Multijet|MultiJet|Multi-?jet|JTDm?|TDCi|EcoBlue|EcoBoost|PureTech|TCe|MPI|GDI|T-GDI|MHEV|FireFly|Firefly|T-Jet|TwinAir|TB|VTi|DIG-T|BoosterJet|Boosterjet|V6|V8|V10|V12|SkyActiv-[GD]|D-4D|i-DTEC|VTEC';

const engine = new RegExp(`(?<![\\p{L}\\d])(?:\\d\\.\\d )?(?:${names})(?![\\p{L}\\d])(?: ECO-G)?`, 'u');

/** Returns the engine that the name of a model holds: "2.0 TDI" of "Golf 2.0 TDI DSG Style". */
export const engineIn = (model: string): string | undefined => engine.exec(model)?.[0];

/** Gearboxes that makers have given a name, and what they are. */
const boxes: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})DSG(?!\p{L})/u, 'boîte DSG à double embrayage'],
  [/S[ -]?tronic/iu, 'boîte S tronic à double embrayage'],
  [/(?<!\p{L})PDK(?!\p{L})/u, 'boîte PDK à double embrayage'],
  [/(?<!\p{L})(?:EDC|DCT)(?!\p{L})/u, 'boîte à double embrayage'],
];

/** Returns the gearbox that the name of a model holds, in full. */
export const gearboxIn = (model: string): string | undefined => boxes.find(([name]) => name.test(model))?.[1];
