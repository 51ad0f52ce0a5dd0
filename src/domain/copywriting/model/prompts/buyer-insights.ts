import type { TargetingField } from '#domain/vehicles/targeting.ts';
import type { Label } from '#domain/vehicles/vocabularies.ts';

/** What a reader weighs, and the one thing not to do with him. */
export interface Insight {
  asks: string;
  never: string;
}

type Insights = Readonly<{
  [V in Exclude<TargetingField, 'vehicleTypes'>]: Readonly<Record<Label<V>, Insight>>;
}>;

/** What salesmen know of each buyer, use and selling point, told to a model so that it writes for one person. */
export const buyerInsights: Insights = {
  targetCustomers: {
    'Famiglia con bambini': {
      asks: 'Who sits where, what fits behind, what makes getting in and out easy; whether it will let them down with children on board.',
      never: 'praise acceleration, or a boot and doors the car does not have.',
    },
    'Uomo 40+': {
      asks: 'He has owned several cars, compares and dislikes being sold to; he wants the history, the engine and one honest weak point.',
      never: 'flatter him, or speak of age, midlife or toys.',
    },
    'Donna 40+': {
      asks: 'She knows what she needs: comfort that can be checked, clear running costs, a seller who explains nothing twice.',
      never: 'speak of handbags, colour-matching or parking trouble.',
    },
    'Giovane donna (≤35)': {
      asks: 'A car for work, friends and weekends that is easy to own; she reads the figures as closely as anybody.',
      never: 'call the car cute, or explain how driving works.',
    },
    'Giovane uomo (≤35)': {
      asks: 'Something that is his, connected and lively, with a bill he can pay.',
      never: 'invite to speed or use slang.',
    },
    Neopatentato: {
      asks: 'May I drive it, is it easy to place, what will the first year cost; the parents read along.',
      never: 'say that it is allowed for new drivers unless the notes do, or praise power.',
    },
    Pendolare: {
      asks: 'The same hour every day: seat, noise, queue, fuel, and proof that the mileage was maintained.',
      never: 'invent a consumption, or make mileage sound small.',
    },
    'Attento allo stile': {
      asks: 'Line, colour, wheels, materials: what catches the eye on this very car, named exactly.',
      never: 'pile up adjectives for beauty.',
    },
    'Attento al budget': {
      asks: 'What has already been paid for (belt, tyres, clutch), what will fall due, what the price holds.',
      never: 'call the car cheap, a bargain or low in consumption without a figure of the data.',
    },
  },
  intendedUse: {
    Città: {
      asks: 'Starting, stopping, fitting in, getting out of the car park; zones only if the notes speak of them.',
      never: 'invent an emission class or access.',
    },
    'Viaggi lunghi': {
      asks: 'How he arrives after four hours: seat, cruise control, light, luggage, tank or battery.',
      never: 'promise a range or quietness in figures.',
    },
    Campagna: {
      asks: 'Gravel, mud, a trailer, a ramp in winter, things that need hosing down.',
      never: 'make a two-wheel-drive car an off-roader.',
    },
    Lavoro: {
      asks: 'Days it stands still cost money: load, seats, invoice, VAT, what is already fitted.',
      never: 'paint sunsets.',
    },
    'Uso familiare': {
      asks: 'School, shopping, sport, grandparents: doors, seats, boot, what can be wiped clean.',
      never: 'describe children who quarrel or crumbs in every text.',
    },
    'Uso misto': {
      asks: 'One car for everything: name two different uses that this very equipment serves.',
      never: 'say that it is perfect for everything.',
    },
  },
  sellingPoints: {
    Sicurezza: {
      asks: 'Which systems act, when, and what they spare the driver.',
      never: 'promise protection or stars.',
    },
    'Bassi consumi': {
      asks: 'Why this drive costs little in this use.',
      never: 'give a consumption the data does not hold.',
    },
    'Performance / Sportività': {
      asks: 'Power, gearbox, chassis as felt at legal speed.',
      never: 'name speeds or racing.',
    },
    'Comfort / Silenziosità': {
      asks: 'What the body notices: seat, climate, gearbox, glass.',
      never: 'use "comfort" as an argument for itself.',
    },
    'Design / Stile': {
      asks: 'One detail seen from close.',
      never: 'say that it turns heads.',
    },
    'Caratteristiche esclusive': {
      asks: 'The one item others of its kind lack.',
      never: 'call ordinary equipment exclusive.',
    },
    'Rapporto qualità-prezzo': {
      asks: 'What one gets for the sum, item against item.',
      never: 'judge the market or other sellers.',
    },
    'Edizione limitata / Rarità': {
      asks: 'What makes it scarce, if the data says so.',
      never: 'invent a number built or found.',
    },
    'Facile parcheggio': {
      asks: 'Size, view, sensors, camera, in a real manoeuvre.',
      never: 'give a length the data does not hold.',
    },
    'Valore a lungo termine': {
      asks: 'Care taken, papers, a drive that lasts: reasons to keep it.',
      never: 'promise resale value.',
    },
    'Perfetta per donna': {
      asks: 'Practical reasons anybody would share.',
      never: 'let the reader notice that a woman was meant.',
    },
    'Perfetta per single': {
      asks: 'A car chosen by one head for one life.',
      never: 'mention being alone.',
    },
    'Perfetta per over 70': {
      asks: 'Getting in and out, seeing all round, few buttons, a seller nearby.',
      never: 'mention age, health or ease "for everyone".',
    },
  },
};
