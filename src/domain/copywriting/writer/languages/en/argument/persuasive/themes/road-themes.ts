import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const roadThemes = {
  assist: [
    '{things} (keeps/keep) an eye out while you drive',
    '{things} (takes/take) some of the work off you',
    'onTrips :: on a long day {things} (shares/share) the work',
    'commuter :: {things} (makes/make) rush hour less of a rush',
    'newDriver :: {things} (looks/look) over your shoulder while you learn',
    'inCity :: in thick traffic {things} (pays/pay) attention too',
    'family :: {things} (watches/watch) the road even when the back seat does not let you',
  ],
  parking: [
    '{things} (takes/take) the sting out of parking',
    'tight spaces are easier with {things}',
    'inCity :: when the only gap is a small one, {things} (helps/help) you in',
    'newDriver :: {things} (helps/help) while you are still learning to park',
    'atWork :: strange car parks are easier with {things}',
  ],
  lights: [
    '{things} (makes/make) the best of dark evenings',
    'in rain, dusk and fog {things} (comes/come) into (its/their) own',
    'inCountry :: where the street lamps stop, {things} (takes/take) over',
    'commuter :: in the dark half of the year {things} (helps/help) you home',
  ],
  ease: [
    '{things} (saves/save) you a small effort every day',
    '{things} (spares/spare) you a fuss, morning and evening',
    'inCity :: in and out all day, you will be glad of {things}',
    'commuter :: {things} (makes/make) the start of the day smoother',
    'family :: with a child on one arm, you will be glad of {things}',
  ],
  protection: [
    '{things} (looks/look) after what matters most',
    'family :: {things} (looks/look) after the small passengers',
    'safe :: {things} (is/are) there so that you need not think about it',
  ],
  sport: [
    '!cargo :: {things} (brings/bring) the road closer',
    '!cargo :: for the bends there (is/are) {things}',
    'onTrips & !cargo :: a mountain pass is what {things} (is/are) for',
    'sporty :: {things} (is/are) there for the drives with no purpose',
    'cargo :: there (is/are) also {things}',
  ],
} satisfies Partial<Record<Theme, Phrases>>;
