/** What phrases may depend on; each is drawn from the brief in `find-traits.ts`. */
export const traits = [
  // fuel
  'petrol', 'diesel', 'electric', 'hybrid', 'lpg', 'cng', 'hydrogen', 'combustion', 'silent',
  // gearbox and drive
  'manual', 'automatic', 'front', 'rear', 'all',
  // body
  'sedan', 'suv', 'crossover', 'hatch', 'wagon', 'coupe', 'cabrio', 'mpv', 'pickup', 'van', 'sporty', 'city',
  'bodyless', 'small', 'tall', 'roomy', 'low', 'cargo', 'car', 'long', 'masculine',
  'twoDoors', 'fiveDoors',
  // types
  'offroad', 'supercar', 'luxury', 'sport', 'compact',
  // power, age, use, price
  'weak', 'lively', 'strong', 'thirsty', 'old', 'classic', 'recent', 'fewKm', 'manyKm', 'cheap', 'dear',
  // condition and warranty
  'new', 'used', 'km0', 'company', 'crashed', 'damaged', 'warranted', 'unwarranted',
  // whom and what for
  'family', 'adult', 'young', 'newDriver', 'commuter', 'stylish', 'thrifty',
  'inCity', 'onTrips', 'inCountry', 'atWork', 'withFamily', 'forAll',
  'safe', 'frugal', 'fast', 'comfortable', 'beautiful', 'exclusive', 'goodDeal', 'rare', 'easyParking', 'lasting',
  'forHer', 'forOne', 'forSenior',
  // notes
  'equipped', 'withHistory', 'defective', 'bare',
] as const;

export type Trait = (typeof traits)[number];
