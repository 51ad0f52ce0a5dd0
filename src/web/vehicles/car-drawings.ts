import type { Category } from '#domain/vehicles/vocabularies.ts';

/** A side profile on a field of 240 × 80, facing right; y 75 is the ground. */
export interface CarDrawing {
  body: string;
  glass: string;
  /** Lines on the body: doors, handles, lamps. */
  lines: string;
  /** What stands out above an open car: seats, a folded roof, a windscreen. */
  above?: string;
  /** Centres of the wheels on the x axis, their height and radius. */
  wheels: { xs: readonly [number, number]; y: number; radius: number };
}

const saloon: CarDrawing = {
  body: 'M16 62C12 60 11 54 12 48 12 42 14 39 20 38L44 36C58 26 70 18 88 16 104 14 124 14 136 17 150 21 162 29 172 36 192 38 212 41 222 47 228 51 229 57 226 62L202 62A18 18 0 0 0 166 62L76 62A18 18 0 0 0 40 62Z',
  glass: 'M54 36C64 28 74 22 90 20.5L112 19.5V36ZM117 19.5C128 19.5 134 21 140 24 148 28 155 32 160 36H117Z',
  lines: 'M114.5 19V58M84 43H92M136 43H144M14 47H24M222 48 210 47',
  wheels: { xs: [58, 184], y: 62, radius: 13 },
};

const estate: CarDrawing = {
  body: 'M14 62C10 60 10 52 11 45 12 40 14 37 18 35 24 24 32 17 46 15 80 12 116 12 136 16 150 20 162 29 172 36 192 38 212 41 222 47 228 51 229 57 226 62L202 62A18 18 0 0 0 166 62L74 62A18 18 0 0 0 38 62Z',
  glass:
    'M27 35C32 26 38 20 50 19L76 17.6V35.5ZM81 17.4 112 17V36L81 35.6ZM117 17C128 17.2 134 18.5 140 21.5 148 26 155 31 160 36H117Z',
  lines: 'M114.5 17V58M84 43H92M136 43H144M13 46H23M222 48 210 47M50 12.4H128',
  wheels: { xs: [56, 184], y: 62, radius: 13 },
};

const hatchback: CarDrawing = {
  body: 'M30 62C25 60 24 52 25 45 26 40 28 36 33 33 40 23 50 16 64 14 88 11 116 12 128 15 142 19 154 28 163 35 184 37 202 41 211 47 217 52 217 58 215 62L194 62A18 18 0 0 0 158 62L80 62A18 18 0 0 0 44 62Z',
  glass: 'M42 34C48 25 56 19 68 18L98 16.5V35ZM103 16.5C114 16.5 122 17.5 128 19.5 138 23 146 29 152 35H103Z',
  lines: 'M100.5 16.5V58M74 42H82M124 42H132M26 45H36M211 48 199 47',
  wheels: { xs: [62, 176], y: 62, radius: 13 },
};

const city: CarDrawing = {
  body: 'M52 62C48 60 47 51 48 43 49 37 51 32 55 28 60 18 68 12 82 11 100 9 116 10 126 13 140 17 150 26 157 34 174 36 186 40 192 47 196 52 196 58 194 62L183 62A17 17 0 0 0 149 62L95 62A17 17 0 0 0 61 62Z',
  glass: 'M62 32.5C66 22 72 16 84 15L104 14V34ZM109 14C117 14 121 15 126 17 135 20 142 27 147 34H109Z',
  lines: 'M106.5 14V58M84 41H92M122 41H130M49 43H58M192 48 181 46',
  wheels: { xs: [78, 166], y: 62, radius: 12.5 },
};

const suv: CarDrawing = {
  body: 'M18 60C14 58 13 50 13 44 13 38 15 34 19 32 24 21 30 14 40 12 70 8 110 8 132 11 146 14 158 23 167 31 190 33 210 36 220 42 227 47 227 55 225 60L206 60A20 20 0 0 0 166 60L78 60A20 20 0 0 0 38 60Z',
  glass:
    'M28 31.5C32 23 37 17 44 16L68 14.4V31.8ZM73 14 105 13.4V32L73 31.8ZM110 13.4C120 13.6 126 14.4 131 15.5 141 18 150 25 156 32H110Z',
  lines: 'M107.5 13V56M76 40H84M128 40H136M15 42H26M220 44 207 42M44 8.6H126',
  wheels: { xs: [58, 186], y: 60, radius: 15 },
};

const coupe: CarDrawing = {
  body: 'M16 62C12 60 11 54 13 48 14 43 17 41 23 39 34 37 42 34 52 29 70 20 88 17 106 17 124 17 138 22 154 33L162 37C188 38 212 42 223 49 229 53 229 59 227 62L204 62A18 18 0 0 0 168 62L74 62A18 18 0 0 0 38 62Z',
  glass: 'M58 35C74 25 88 21 98 21V37H66C60 37 56 37 58 35ZM103 21C122 21 132 25 147 37H103Z',
  lines: 'M90 37C88 45 89 52 92 58M98 44H107M14 47H25M223 50 210 48',
  wheels: { xs: [56, 186], y: 61.5, radius: 13.5 },
};

const cabrio: CarDrawing = {
  body: 'M16 62C12 60 11 54 13 48 14 42 18 40 25 39 50 36 70 36 84 37L150 37C178 37 210 41 222 48 228 52 229 58 227 62L204 62A18 18 0 0 0 168 62L74 62A18 18 0 0 0 38 62Z',
  glass: 'M127 20 152 37H141L124 20Z',
  lines: 'M88 37C86 46 87 53 90 58M98 44H107M14 47H25M222 49 209 47',
  above:
    'M124 20 152 37M96 37C92 30 93 25 97 25 102 25 103 31 106 37M74 37C70 30 71 25 75 25 80 25 81 31 84 37M38 37.5C44 32 58 32 66 36.5',
  wheels: { xs: [56, 186], y: 61.5, radius: 13.5 },
};

const people: CarDrawing = {
  body: 'M20 61C16 59 15 50 16 42 18 26 26 13 42 11 74 7 108 8 124 11 146 16 168 28 184 38 200 41 214 44 220 50 225 55 224 59 222 61L204 61A18 18 0 0 0 168 61L78 61A18 18 0 0 0 42 61Z',
  glass:
    'M26 34C29 24 34 17 44 16L68 14.3V34ZM73 14 111 13.5V35L73 34.3ZM116 14C132 17 150 26 163 36L116 35.2Z',
  lines: 'M113.5 13.5V57M76 42H84M132 43H140M17 42H27M220 50 208 47',
  wheels: { xs: [60, 186], y: 61, radius: 14 },
};

const pickup: CarDrawing = {
  body: 'M12 59V38C12 36 13 35 15 35L88 35C90 24 92 16 97 13 102 11 114 10 130 11 144 13 154 22 162 32 188 33 210 36 220 42 227 47 227 54 225 59L208 59A20 20 0 0 0 168 59L76 59A20 20 0 0 0 36 59Z',
  glass: 'M97 31.5C98 23 100 17 104 16L120 15V31.5ZM125 15C139 15.5 146 23 153 31.5H125Z',
  lines: 'M88 35V56M122.5 15V56M100 40H107M142 40H149M12 41H20M220 44 207 42',
  wheels: { xs: [56, 188], y: 60, radius: 15 },
};

const van: CarDrawing = {
  body: 'M12 61V10C12 7 14 5 18 5L140 5C152 5 160 9 168 18L184 35C200 38 214 42 220 48 225 53 224 58 222 61L208 61A18 18 0 0 0 172 61L72 61A18 18 0 0 0 36 61Z',
  glass: 'M136 33V12H144C150 12 154 15 160 21L171 33Z',
  lines: 'M128 6V57M72 10V44M12 44H20M140 42H148M220 49 209 46M80 36H124',
  wheels: { xs: [54, 190], y: 61, radius: 14 },
};

export const carDrawings = {
  Berlina: saloon,
  SUV: suv,
  Crossover: suv,
  Hatchback: hatchback,
  'Station Wagon': estate,
  Coupé: coupe,
  Cabrio: cabrio,
  Monovolume: people,
  Pickup: pickup,
  Furgone: van,
  Sportiva: coupe,
  Citycar: city,
} satisfies Record<Category, CarDrawing>;

export const anyCar: CarDrawing = hatchback;
