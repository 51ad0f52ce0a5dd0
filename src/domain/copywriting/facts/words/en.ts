import type { FactWords } from '../fact-words.ts';

const car =
  '(?:car|vehicle|motor|example|saloon|sedan|suv|crossover|hatchback|hatch|estate|tourer|coupe|coupé|convertible|cabriolet|roadster|mpv|people carrier|pickup|pick up|van|supermini|city car|runabout|4x4|off roader|one|§+)';
const part =
  '(?:leather|alcantara|cloth|fabric|seats?|upholstery|interior|cabin|trim|wheels?|alloys?|calipers|roof|hood|soft top|mirrors?|mirror caps|stitching|dashboard|carpets?|inserts|stripes?|glass|windows|bumpers?|rails|details|accents|piping|steering wheel)';

/** English words for the facts of a car. */
export const englishFacts: FactWords = {
  numbers: {
    a: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    'hundred and': 100,
    thousand: 1000,
    'and a half': 0.5,
  },
  thousand: 'k(?= ?(?:km|miles|€))|k|thousand',
  units: {
    perMonth: '(?:€|euros?|eur)?\\s?(?:/\\s?month|per month|a month|monthly|pcm|p/m)',
    euro: '(?:[.,][-–—]+\\s?)?(?:€|euros?|eur)',
    consumption:
      'mpg|(?:l|litres?|liters?)\\s?(?:/|per|for every)\\s?100\\s?(?:km|kilomet(?:re|er)s)|km\\s?(?:/|per)\\s?(?:l|lit(?:re|er))|miles per gallon|kwh\\s?/\\s?100\\s?km',
    emission: '(?:g|grams?)\\s?(?:/|per)\\s?(?:km|kilomet(?:re|er))',
    speed: 'km\\s?/\\s?h|kph|mph|kilomet(?:re|er)s (?:per|an) hour|miles (?:per|an) hour',
    km: 'km|kms|kilomet(?:re|er)s?',
    miles: 'miles|mile|mi',
    kWh: 'kwh',
    kW: 'kw|kilowatts?',
    horsepower: 'hp|bhp|ps|cv|horsepower|brake horsepower|horses|metric horsepower',
    cc: 'cc|cm³|cm3|ccm|cubic (?:centimet(?:re|er)s|capacity)',
    litres: 'l|lit(?:re|er)s?',
    doors: 'door(?:s|ed)?|dr',
    seats: 'seat(?:s|er|ers)?|places to sit',
    months: "months?(?:')?",
    years: "years?(?:')?|yrs?",
    owners: '(?:previous |former |registered |careful |private )*(?:owners?|keepers?)',
    gears: 'speed|gears|ratios',
    keys: 'keys',
    inches: 'inch(?:es)?|"|”|″|in\\.?(?= (?:alloy|wheel))',
    percent: '%|per ?cent',
    torque: 'nm|newton met(?:re|er)s|lb ft',
    seconds: 's|secs?|seconds',
    minutes: 'min|mins|minutes?|hours?|days?|weeks?',
    stars: 'stars?',
    cylinders: 'cylinders?',
    kilos: 'kg|kilos?|kilograms?',
    tonnes: 'tonnes?|tons?',
    quintals: 'quintals?',
    other:
      'airbags?|cm|mm|m|met(?:re|er)s|feet|speakers?|watts?|w|v|zones?|keys?|examples?|passengers?|people|point',
  },
  leads: {
    km: 'km|mileage|odometer|kilomet(?:re|er)s|mileage of|mileage is',
    euro: 'price|asking|asking price',
    horsepower: 'power',
    doors: 'doors',
    seats: 'seats|seats up to',
  },
  bounds: {
    less: '(?:less than|under|below|fewer than|no more than|at most|not (?:even|yet)|up to|within)(?:\\s€)?',
    more: '(?:more than|over|above|at least|upwards of|in excess of|beyond|north of)(?:\\s€)?',
    about:
      '(?:about|around|roughly|approximately|approx\\.?|nearly|almost|just (?:over|under|shy of)|some|circa|close to|c\\.)(?:\\s€)?',
  },
  cues: {
    range: 'range|on a (?:single )?(?:charge|tank)|per charge|between charges',
    warranty: 'warrant(?:y|ies|ied)|guarantee[ds]?|cover(?:ed|age)?',
    financing:
      'monthly|deposit|finance|apr|instal?ments?|repayments?|pcp|hp agreement|lease|per month|a month|interest',
    service:
      'serviced?|servicing|timing|belt|chain|clutch|oil|tyres?|brakes?|pads|discs|replaced|fitted|changed|rebuilt|maintenance|battery|shock absorbers',
    inspection: 'mot|inspection|inspected|test(?:ed)? until|road tax|taxed',
    charging: 'charg(?:e|er|es|ing)|wallbox|dc|ac|rapid|battery',
    age: 'old|age|aged',
    hours: 'open|opening|hours|from|sundays?|saturdays?',
    otherSum:
      'discount|saving|save|instead of|options?|worth|list price|when new|cost|tax|fees?|tyres|bonus|trade in|off|deposit|admin|new price',
    otherDistance: 'another|more|from home|from the|from|away|in a day|every|each|next|further',
    engine:
      'engine|displacement|litres?|liters?|turbo|tdi|tsi|tfsi|hdi|bluehdi|dci|tdci|cdi|gdi|vtec|petrol|diesel|hybrid|mpi|crdi|ecoboost|puretech|unit|four cylinder|three cylinder|v6|v8|under the bonnet|motor',
    since: 'since|established|founded|born in',
    sprint: '(?:0|zero|nought|nothing|standstill) to|0 62|0 60|0 100|accelerat@|sprint@',
    load: 'tow(?:s|ing|ed)?|payload|carr(?:y|ies)|load@|weigh@|pull(?:s|ing)?|haul@',
  },
  clock: 'at|by|the|around',
  fuel: {
    Benzina:
      'petrol(?! (?:station|stations|pump|pumps|prices?|bill|bills|head|heads|costs))|gasoline|petrol engine|unleaded',
    Diesel: 'turbo ?diesel|diesel',
    Elettrico:
      '(?:fully|all|purely|pure|100%|battery) electric|electric (?:car|vehicle|saloon|hatchback|suv|crossover|city car|motor|drive|drivetrain|powertrain|propulsion|van|estate|supermini|power|driving|mobility|runabout|§+)|is electric|ev|bev|(?<=(?:^|[,.:;!?\\n])\\s?)electric(?=,)|goes electric|electric through and through',
    Ibrido: 'hybrid|mild hybrid|plug in (?:hybrid|car)|phev|mhev',
    GPL: 'lpg|autogas|bi ?fuel',
    Metano: 'cng|natural gas|methane',
    Idrogeno: 'hydrogen|fuel cell',
  },
  transmission: {
    Manuale:
      'manual(?: (?:gearbox|transmission|gear@|shift|box|car|§+))|(?:five|six|seven|5|6|7) speed manual|stick shift|manual,|three pedals|clutch pedal|(?:gearbox|transmission) is (?:a )?manual|is a manual',
    Automatica:
      'automatic (?:gearbox|transmission|gear@|box|car|§+|drive)|automatic,|(?:\\w+ speed )automatic|(?:gearbox|transmission) is (?:an )?automatic|is an automatic|auto box|self shifting|torque converter|tiptronic',
    Robotizzata:
      'robotised (?:manual|gearbox|transmission)|automated (?:manual|gearbox|transmission)|dual clutch|twin clutch|double clutch|dsg|s tronic|dct|pdk|edc|tct|semi automatic',
    CVT: 'cvt|e cvt|continuously variable|xtronic|multitronic',
    Sequenziale: 'sequential(?: (?:gearbox|transmission|shift))?',
  },
  drive: {
    front: 'front(?: wheel drive| wheels| wheel driven)|fwd|2wd|drives the front|front driven',
    rear: 'rear(?: wheel drive| wheels| wheel driven)|rwd|rear driven|drives the rear',
    all: '(?:all|four) wheel drive|all four wheels|4x4|4wd|awd|xdrive|4matic|4motion|quattro drive|permanent four wheel drive|all wheel driven',
  },
  body: {
    Berlina: 'saloon|sedan',
    SUV: 'suv|sport utility@|4x4 suv',
    Crossover: 'crossover',
    Hatchback: 'hatchback|hatch|five door hatch',
    'Station Wagon': 'estate(?! (?:agent|agents))|estate car|station wagon|wagon|touring estate',
    Coupé: 'coup[eé]',
    Cabrio: 'convertible|cabriolet|cabrio|roadster|soft top car|drop top|spider',
    Monovolume: 'mpv|people carrier|minivan|people mover',
    Pickup: 'pick up(?= truck|,|\\.| with| that)|pickup',
    Furgone: 'van|panel van',
    Sportiva: 'sports car',
    Citycar: 'city car|supermini|citycar',
  },
  condition: {
    Nuovo:
      'brand new(?! (?:start|chapter|way|perspective|set|tyres|clutch|battery|brakes))|(?:this|is a) new (?:car|vehicle|§+)|factory new|never (?:been )?registered|unregistered|straight from the factory|delivered new',
    Usato:
      '(?:used|second hand|pre owned|preowned) (?:car|vehicle|saloon|suv|hatchback|estate|coupe|coupé|van|§+)|second hand|pre owned|pre loved|is used|used,|(?:a|an|the|this|our) used(?! to)',
    'Km 0': 'pre registered|delivery mileage|km 0|0 km|zero km|nearly new',
    Aziendale:
      '(?:ex |former )?company car|ex company|(?:ex|former) fleet|company (?:vehicle|van|owned)|company registered|ex demonstrator|fleet car',
    Semicollisione:
      'accident damaged|crash damaged|collision damaged|salvage|cat(?:egory)? [ns]|write off|written off|damaged repairable',
  },
  color: {
    Bianco: 'white',
    Nero: 'black',
    Grigio: 'gr[ea]y|anthracite|gunmetal',
    Rosso: 'red',
    Blu: 'blue|navy',
    Verde: 'green',
    Giallo: 'yellow',
    Arancione: 'orange',
    Marrone: 'brown|bronze',
    Viola: 'purple|violet',
    Argento: 'silver',
    Oro: 'gold|golden',
    Beige: 'beige|ivory|sand|champagne',
    Bordeaux: 'burgundy|bordeaux|maroon|claret|dark red',
  },
  colorOfCar: {
    before: `colou?r[^.;!?\\n]{0,14}|(?:colou?r(?:ed)?|paint(?:ed|work)?|finish(?:ed)?|bodywork|coachwork|shade|wearing|dressed|wrapped|resplendent|presented)(?: (?:in|of|is|a|an|the|with|metallic|deep|elegant|classic|bright|solid|discreet|timeless|understated)){0,3}|${car}(?: (?:is|in|comes in|painted|finished in|a|metallic|all|elegant|deep|classic|discreet)){1,3}|(?:^|[.:!?\\n]\\s*)(?:it is |it's |finished in |painted |in )?|(?:is|it[’']s|it is) an? |(?:19|20)\\d\\d,? (?:in |and )?`,
    after: `(?:,?[\\s-](?:five|four|three|two|seven|seat|seater|door|doors|\\d|electric|diesel|petrol|hybrid|automatic|manual|compact|used|small|family|elegant|sporty|little|big|handsome|premium|practical|italian|german|french|spanish|japanese|korean|british|swedish))*[\\s-]?(?:(?:19|20)\\d\\d|metallic|pearl@|paint(?:work)?|bodywork|coachwork|finish|exterior|${car})`,
  },
  colorOfPart: {
    before: `${part}(?: (?:in|is|are|finished in|trimmed in|with)){1,2}`,
    after: ` (?:\\S+ )?${part}`,
  },
  presenting:
    "(?:^|[.:;,!?(–—\\n]\\s*)(?:(?:it is|it's|here is|an?|the|this|handsome|elegant|compact|practical|comfortable|smart|large|small|family|premium|electric|diesel|petrol|hybrid|used|black|white|grey|red|blue|silver|four|five|two|three|door|seven|seat|§+)[\\s-]*)*|our(?: \\S+)?|this(?: \\S+){0,3}|(?:is|it's|remains|makes)(?: also| really| truly)? (?:an?|the)(?: \\S+){0,3}|(?:offer|offering|sell|selling|present|presenting) (?:an?|this)(?: \\S+){0,2}|§+",
  comparing:
    '(?:(?:than|like|as|unlike|not|no|any|every|other|bigger|smaller|your average|between|from|beyond|most|many|of)(?: (?:a|an|the|most|many|other|usual|typical|small|large|big|full size|conventional|proper|traditional))*)',
  warranty: 'warrant(?:y|ies)|guarantee(?! (?:of|that|you|a|the|your|it|every|to))|guaranteed for|warrantied',
  noWarranty:
    '(?:warranty|guarantee):? none|(?:no|without(?: any| a)?|(?:not|never) (?:covered by|under|include|come with|offer)(?: a| any)?|excludes?|lacks?(?: a| any)?|zero) (?:manufacturer |dealer )?(?:warrant(?:y|ies)|guarantee)|sold as seen|(?:warranty|guarantee) (?:is )?(?:not (?:included|offered|provided|available|part@)|excluded)|(?:there is|there.s|comes with|carries|sold with|offered with|has) no (?:warranty|guarantee)|(?:does not|doesn.t|is not|isn.t)(?: \\S+){0,4} (?:warranty|guarantee)',
  makerWarranty:
    "(?:manufacturer(?:'s|s)?|maker(?:'s|s)?|factory|§+(?:'s)?)(?: (?:own|original|remaining|balance of))? warranty|(?:balance|remainder) of (?:the )?(?:manufacturer@|factory|§+) ?(?:'s)? warranty|still under warranty|warranty from the (?:manufacturer|maker|factory)",
  extendedWarranty: 'extended warranty|warranty extension|extended guarantee',
  statements: {
    neverCrashed:
      '(?:accident|crash|collision) free|(?:never|not)(?: (?:been|once|ever|had|in|involved in|a|an|any|suffered|seen|crashed|known)){0,6} (?:accidents?|crash(?:ed|es)?|collisions?)|(?:no|zero|without(?: an| any| a)?|free of|free from) (?:previous |recorded |known |reported |past )?(?:accidents?|crash(?:es)?|collisions?)(?: history)?|clean (?:accident )?history|hpi clear',
    crashed:
      '(?:been|was) (?:in|involved in) (?:an?|one) (?:accident|crash|collision)|previously (?:crashed|damaged)|accident history|(?:has|had) (?:an|one|a) (?:accident|crash)',
    noDamage:
      '(?:no|without(?: a| any| a single)?|not a|zero|free (?:of|from)|nor|not one|never a)(?: (?:single|visible|obvious|notable|sign of|signs of|trace of|hint of|any|major|minor|slightest))* (?:scratch(?:es|ed)?|dents?|dings?|damage|rust|corrosion|marks?|scuffs?|blemish(?:es)?|wear and tear|bodywork damage|imperfections?)|scratch free|rust free|unmarked|blemish free|damage free',
    scratched: 'scratch(?:ed|es)?',
    dented: 'dent(?:ed|s)?|ding(?:s)?',
    rusty: 'rust(?:y|ed)?|corrosion',
    hailDamaged: 'hail (?:damage|damaged|storm damage)',
    leaking: 'oil leak(?:s)?|leaks? oil|burns oil|uses oil',
    oneOwner:
      '(?:one|single|sole|only one|1|just one|the same|first) (?:careful |private |previous |lady |former |registered |meticulous |local )*(?:owner|keeper)(?: from new)?|owned by one|from (?:its )?first owner|first hand',
    secondOwner:
      '(?:two|2|second|just two|only two) (?:careful |private |previous |former |registered )*(?:owners?|keepers?)',
    womanOwned: '(?:lady|woman|female) (?:owner|owned|driver)',
    nonSmoker:
      "non smok(?:er|ing)(?:'s)?(?: (?:car|vehicle|owner|home))?|never (?:been )?smoked in|smoke free",
    garaged:
      '(?:life|always|kept|stored|nights) (?:\\S+ )?under (?:cover|a roof)|(?:always |kept |stored )+(?:in (?:a|the) )?garag@|garaged|garage kept|kept under cover',
    servicedByMaker:
      '(?:main|authorised|franchised|official|approved) (?:main )?(?:dealer|agent|workshop|dealership|§+ dealer)(?: (?:serviced|servicing|service|history|maintained))|(?:serviced|maintained|looked after|service history)[^.;]{0,40}(?:main|authorised|franchised|official|approved|§+) ?(?:dealer|agent|workshop|specialist|dealership|network)',
    serviceJustDone:
      '(?:just|freshly|recently|newly|fully) serviced|(?:fresh|recent|new|just had a|just had its|last) (?:full |major )?service(?!s)',
    serviced:
      '(?:lovingly|faithfully|religiously|meticulously|diligently|carefully|always) (?:been )?(?:serviced|maintained)|(?:full|complete|partial|documented|comprehensive|stamped)(?: \\S+)? service (?:history|book|record@)|service (?:history|book|records?)|fsh|(?:regularly|always|meticulously|properly) (?:serviced|maintained)|serviced (?:regularly|annually|every|on)|maintenance (?:history|records?|book)|service stamps|invoices for',
    partsRenewed:
      '(?:timing (?:belt|chain)|cambelt|clutch|brakes?|brake (?:pads|discs)|pads|discs|battery|shock absorbers|turbo|water pump|engine|flywheel|gearbox|tyres)(?: (?:has|have|was|were|been|just|recently|already|all|is|are|have all)){0,4} (?:new|replaced|changed|renewed|rebuilt|overhauled|fitted)',
    topCondition:
      '(?:spotless|immaculate|pristine|flawless|faultless|unmarked)(?: \\S+)? (?:interior|cabin|seats|bodywork|paint(?:work)?|leather|upholstery)|(?:interior|cabin|seats|bodywork|paint(?:work)?|leather|upholstery) (?:(?:is|are|looks?|remains?|still|as) )+(?:spotless|immaculate|pristine|flawless|like new|faultless|unmarked)|(?:excellent|perfect|immaculate|superb|outstanding|mint|pristine|exceptional|flawless|showroom|concours|impeccable|fantastic|wonderful|great|faultless|first class|a1|top)(?: (?:overall|used|original|mechanical|cosmetic))? (?:condition|order|shape|state)|(?:like|as good as|as) new|good as new|condition is (?:\\S+ )?(?:excellent|perfect|immaculate|superb|outstanding|pristine|exceptional)|immaculate(?= (?:example|car|§|inside|throughout|,))|pristine(?= (?:example|car|§|inside|throughout))|looks and drives like new|faultless',
    goodCondition:
      '(?:very )?(?:good|nice|lovely|tidy|clean|sound|fine) (?:overall |used |all round )?(?:condition|order)|in (?:very )?(?:good|great|fine|excellent) shape|well (?:kept|maintained|looked after|cared for|preserved)|carefully (?:kept|maintained|looked after)|lovingly (?:kept|maintained|cared for|looked after)|cherished',
    certifiedMileage:
      '(?:certified|verified|warranted|guaranteed|documented|hpi checked|confirmed) (?:low )?(?:mileage|kilomet(?:re|er)s|km|miles)|(?:mileage|kilomet(?:re|er)s|km) (?:is |are )?(?:certified|verified|warranted|guaranteed|documented)',
    realMileage: '(?:genuine|actual|original|true|real) (?:mileage|kilomet(?:re|er)s|km|miles)',
    inspection:
      "mot(?:'d)?(?: (?:until|valid|till|to|expires|tested|due|for|with|certificate|history|just|passed|is|ok|runs))?|(?:fresh|new|full|long|12 months|recent|year.s|months) (?:mot|inspection|roadworthiness test)|(?:technical )?inspection (?:until|valid|passed|just|done|runs|fresh|due)|roadworth@ (?:test|certificate)",
    certificate:
      '(?:certified|approved) (?:used|pre owned|car|vehicle|§+)|with (?:a )?certificate|\\d+ point (?:check|inspection)|multi point (?:check|inspection)|independently (?:inspected|checked|certified)|inspection report|rac|aa inspected|dekra|certificate of',
    financing:
      'financ(?:e|ing)(?! (?:department|director|minister))|instal?ments|apr|pcp|monthly (?:payments?|repayments?)|per month|low deposit|no deposit|zero deposit|interest free|hire purchase|buy now,? pay later|pay monthly|0% interest',
    leasing: 'leas(?:e|ing)|long term rental|contract hire',
    vatShown:
      'vat (?:(?:is|can|be|fully|also|all) )+(?:reclaimable|deductible|qualifying|shown|recoverable|included|reclaimed)|(?:vat|v\\.a\\.t\\.?) (?:reclaimable|deductible|qualifying|shown|recoverable|included|inclusive|exclusive|excluded|can be reclaimed|back|stated|itemised)|(?:plus|\\+|inc|inc\\.|excl|excl\\.|reclaim(?: the)?|recover(?: the)?|deduct(?: the)?|including|excluding) vat|no vat',
    vatMargin: '(?:vat )?margin (?:scheme|taxed|vehicle)|marginal vat',
    roadTax:
      'road tax|vehicle tax|(?:free|cheap|low|zero|£0|£\\d+|reduced) (?:car )?tax|tax exempt|car tax|ved|tax free',
    emissionClass: 'euro ?[1-7](?: ?d (?:temp|isc|fcm|temp evap)|[a-e])?',
    sticker:
      '(?:green|emissions?) sticker|ulez(?: (?:compliant|free|friendly|exempt))?|clean air zone|low emission zone|caz',
    lowEmission:
      '(?:traffic|driving) (?:ban|restriction)s? days?|days of (?:traffic|driving) (?:bans?|restrictions?)|(?:no drive|car free) (?:days|sundays)|(?:exempt|free) from (?:the )?(?:congestion|emission) (?:charge|zone)@',
    rating:
      'euro ?ncap|ncap|car of the year|award(?:s| winning| winner)?|(?:five|5|four|4) stars?(?: (?:safety|rating|rated))?|best in class|class leading|top rated|winner of',
    newDriversAllowed: '(?:legal|permitted|approved|allowed) for (?:new|novice|newly qualified) drivers',
    newDrivers:
      '(?:new|newly qualified|novice|first time|young|learner|freshly qualified|inexperienced) drivers?|insurance group \\d+',
    testDrive: 'test (?:drive|drives|driven|driving|run)|road test|trial drive',
    tradeIn:
      'part ex(?:change)?(?:s|d)?|px|trade in(?:s)?|trade ins|(?:take|accept|buy|value) your (?:old|current|present|used|existing) (?:car|vehicle)',
    delivery:
      '(?:home|free|nationwide|worldwide|doorstep|fast|quick|next day|immediate) delivery|deliver(?:y|ed) (?:to your|available|anywhere|nationwide|included|within|in|is)|(?:we|can) (?:can )?(?:deliver|ship|bring (?:it|the car))|shipping',
    openingHours:
      "(?:we are|we.re|find us|visit us|call us|open|waiting for you|see us|come in|showroom)(?: [^.;:!?,]{0,40})? (?:from )?mondays? (?:to|through|until) (?:friday|saturday|sunday)s?|monday to (?:friday|saturday)(?=[^.;!?]{0,24}(?: open| we are| we're))|(?:we are|we.re|showroom(?: is)?|dealership(?: is)?|forecourt(?: is)?) open|open (?:seven|7|six|6|every|daily|until|sundays?|saturdays?|weekends|on (?:sundays?|saturdays?|weekends|bank))@|opening (?:hours|times)",
    transferIncluded:
      '(?:transfer|registration)(?: \\S+){0,3} (?:is|are|comes) (?:included|free|covered|paid)|(?:transfer|registration|plates|paperwork)(?: \\S+){0,3} (?:included|free|paid|covered|on us)|(?:free|included) (?:registration|transfer)|on the road price',
    gift: '(?:as a|free) gift|free of charge|(?:we.ll )?throw in|complimentary|free (?:service|servicing|winter tyres|mats|set|tank|first service|full tank)|servicing included|services included|on the house',
    negotiable:
      'negotiable|ono|or nearest offer|open to offers|price (?:is )?flexible|sensible offers|o\\.n\\.o@',
    returns:
      'money back|return (?:it|policy|period|guarantee|within)|\\d+ day (?:return|exchange|money)@|no questions asked|refund@',
    readyNow:
      '(?:available|ready) (?:immediately|now|today|straight away|to drive away|for immediate|for collection|to go today)|(?:immediate|instant) (?:availability|collection)|ready to drive away|drive away today|in stock',
    scarcity:
      '(?:the )?last (?:one(?= (?:left|available|in stock|we)|[.,!])|remaining|available|chance|few|of its kind|unit|example|days?|opportunity)(?! of)|only (?:one|1|two|2|\\d+) (?:left|remaining|available|in stock)|(?:only|just) (?:until|till|this (?:week|weekend|month)|for (?:a few|one|this|today|two|three))|offer (?:ends|valid|expires|closes|runs)|(?:offer|sale|price) ends (?:on )?(?:sunday|saturday|soon|monday|friday|tomorrow|this)|hurry(?= (?:up|in|before|while)|!)|act (?:fast|now)|(?:don.t|do not) (?:wait|delay|miss)|before (?:it.s|it is) (?:gone|too late)|(?:won.t|will not) (?:last|be (?:here|around|available)|hang)@|selling fast|limited time|high demand|(?:car|model|§+) (?:is|in)(?: in)? (?:high |great )?demand|other buyers|already (?:interested|reserved)|until (?:sunday|saturday|stocks? last|the end of the (?:week|month))',
    keepsValue:
      '(?:set|bound|destined|likely|certain|sure|going) to (?:appreciate(?! (?:the|it|how|every|what|its|this))|(?:rise|go up|gain|increase) in (?:value|price))|(?:hold|holds|holding|retain|retains|retaining|keep|keeps|keeping|kept|maintains?)(?: \\S+){0,3} value|residual@ (?:value)?s?|value (?:that )?(?:is )?(?:won.t|will not|doesn.t|does not|only|never|set to|bound to|likely to|certain to)(?: \\S+)? (?:fall|drop|go|rise|rises|falls|increase|grow|climb)@|appreciat(?:e|es|ing)(?: (?:in value|classic|asset|year|every|with))|investment|(?:gain|rise|increase|grow|go up|climb)@ in value|resale value|depreciation(?: proof)?|future classic|worth more (?:next|in|every|with)',
    discount:
      'discount(?:ed)?|reduced (?:from|price|by|to)|price (?:drop|cut|reduced|slashed|reduction)|below (?:the )?market(?: value| price)?|special (?:offer|price)|(?:best|lowest|cheapest) (?:price|in (?:the|europe|italy))|bargain price|clearance|was €',
    lowMileage:
      '(?:very |extremely |remarkably |unusually |genuinely )?low (?:mileage|kilomet(?:re|er)s|km|miles)|(?<!a )(?:few|little) (?:kilomet(?:re|er)s|miles|km|mileage)|(?:barely|hardly) (?:driven|used|run in)|lightly used|mileage is (?:very )?low|low mile',
    limitedEdition:
      'few (?:(?:were|was|ever|of them) )+(?:built|made|produced)|(?:built|made|produced) in (?:very |only )?(?:small|limited|tiny|low) (?:numbers|series)|only a (?:few|handful) (?:(?:were|of them|ever) )+(?:built|made|produced)|(?:limited|special|numbered|launch) (?:edition|series|run)|one of (?:only |just )?\\d+|numbered',
    bestSeller:
      'best ?sell(?:ing|er|ers)|most popular (?:car |model )?(?:in|of) (?:its|the) (?:class|segment|country)|(?:segment|market|sales) leader',
    maintained:
      '(?:serviced|maintained) (?:throughout|from new|all its|since new|with (?:great )?care|by the book)|maintenance (?:has|was) (?:always )?(?:been )?(?:carried out|done|kept)',
    neverRepaired:
      '(?:never|not|no|without|zero)(?: (?:a|an|one|once|single|any|had|needed|been|major))* (?:repairs?|repaired|breakdowns?|broken down|mechanical (?:problems?|faults?))',
    previousOwner:
      '(?:previous|former|last|first) (?:owner|keeper)(?= (?:was|has|had|kept|looked|drove|used))|belonged to (?:a|an|one)|(?:owned|driven|kept) by an? (?:\\S+ )?(?:doctor|teacher|lawyer|solicitor|pensioner|gentleman|engineer)',
    slidingDoors: 'sliding (?:\\S+ )?doors?',
    pluggedIn:
      '(?:plug(?:s|ged|ging)?(?: (?:it|the car|her|this one|your car))? in(?:to)?|charg(?:e|es|ing)(?: (?:it|the battery))? (?:at|from|on) (?:home|a (?:wallbox|socket|charging point)|the (?:mains|wallbox|grid))|wallbox|charging (?:point|station)s?)(?<!(?:phone|tablet|laptop)[^.;!?]{0,80})(?! (?:your |the |a )?(?:phone|tablet|laptop|smartphone))',
    audioBrand:
      'bose|harman ?/? ?kardon|bang (?:&|and|e|und|et|y) olufsen|b&o|burmester|jbl|mark levinson|bowers (?:&|and|e|und|et|y) wilkins|dynaudio|(?:beats|focal|fender) audio',
  },
  negations:
    "absence of|lack of|not(?! only| just| merely| to mention)|no|without|never|neither|nor|none|n't|isn't|doesn't|hasn't|don't|won't|can't|cannot|zero|free of|instead of|rather than|nothing",
  connectors:
    'giving up|sacrific@|compromis@|lacks?|lacking|forget@|short of|missing|with|but|and (?:has|is|with|a|the)|only|just|more than|because|that|so|which|other than',
  hypotheses:
    "if you(?:'re| are| want| need| prefer| like| would|'d| love| have| seek)@|whether you|for those who|anyone (?:who wants|looking|after)|looking for|in search of|you (?:might|may) (?:want|prefer|expect)",
  plainWords:
    'carpet|chains|stop start|side steps?|wood|lowered|display|bed|beds|kitchen|rare|light|lights|table|tables|ramp|crane|keys?|bars?|socket|guide|tent|awning|cable|mirrors?|windows?|chain|alert|book|led|touch|assist|sunshade|load|wheels?|charge',
  idioms:
    "(?:satnav|sat nav|navigation|gps|navigator) (?:on|of|in) (?:your|the|a|my) (?:phone|mobile|smartphone)|(?:windscreen|the screen) is clear|(?:four|two|five) doors open|white lies?|white knuckle@|white noise|black and white|black box|black sheep|black ice|black coffee|black tie|in the black|into the black|in black and white|red carpets?|red light@|red tape|red lines?|red flags?|red letter|red thread|red wine|red meat|red hot|in the red|seeing red|paint the town red|rev into the red|green light@|green lanes?|green fields?|green hills|green idea|green space@|green credentials|going green|village green|greener|greenery|blue sky|blue skies|out of the blue|blue moon|blue hour|true blue|blue collar|boys in blue|golden (?:hour|rule|age|years|days|light)|good as gold|heart of gold|gold standard|worth its weight in gold|gold dust|strike gold|silver lining|silver screen|silver bullet|silver tongue|grey (?:area|areas|day|days|skies|morning|mornings|matter|sky)|gray area|orange juice|purple patch|purple prose|yellow lines?|double yellow|yellow brick|bronze age|brown sign@|white van man|white goods|white sands?|white roads?|white lines?|white collar|white elephant|24/7|24 7|360 degree (?:view|turn|thinking)|360 degrees|100% (?:yours|sure|certain|committed|satisf@)|number (?:one|1)|no\\. ?1|one of a kind|one of the (?:few|best)|one (?:thing|way|day|look|reason|person|more)|two minutes|ten minutes|five minutes|second nature|second glance|second thoughts?|second home|second look|second to none|first hand experience|at first hand|third time|a thousand (?:times|words|reasons|miles|things)|thousand miles away|a million miles|go the extra mile|extra mile|mile after mile|miles (?:better|ahead|away|from ordinary)|milestones?|by a mile|smiles per mile|country mile|last mile|used to|get used|is used to|used for|used as|used by|used in|used on|used with|be used|been used|can be used|little used to|guarantee of (?:style|quality|comfort|a smile|a good time)|no guarantees?|legal guarantee@|statutory (?:guarantee|warranty)@|on automatic|automatic reflex|automatic choice|automatic gesture|owner's manual|owners manual|user manual|manual labou?r|instruction manual|driving school|investment of time|invest your time|real estate|housing estate|estate agent|council estate|country estate|industrial estate|new (?:chapter|start|life|adventure|owner|home|keeper|driveway|road|perspective|idea|begin@)|your next owner|next owner|new owners?|proud owner|future owner|good value|value for money|great value|real value|price, value|added value|face value|sentimental value|core values|pick up (?:the|your|speed|where|a|kids|from|some)|pick up and go|at your service|in the service of|after sales service|customer service|service station@|services on the|room service|secret service|full service of|boot camp|van gogh|van life|the school run|wins awards|no awards|star of|rock star|stars above|under the stars|starry|in the stars|five star (?:hotel|meal)|on the road again|finance director|high finance|personal finances?|learner's|accident of|by accident|no accident that|is no accident|not an accident|happy accident|collision of|crash course|crash diet|crash test|dent in (?:your|the|my)|(?:make|put) a dent|from scratch|start from scratch|up to scratch|scratch the surface|left its mark|makes? its mark|hit the mark|on the mark|wide of the mark|without a trace|question marks?|full marks|benchmark|leave a mark|making a mark|marks the|out of the damage|damage to your wallet|(?:what's|the) damage|electric atmosphere|auto pilot|hurry home|in no hurry|no hurry|never in a hurry|without hurry|(?:in|out) of stock|take stock|stock up|hold value dear|lease of life|new lease|last word|last century|last detail|last minute|last year|last thing|last (?:traffic|bend|corner|kilometre|stretch|exit|street)",
};
