import type { Car } from '../../../brief/car/car.ts';
import { shortName } from '../../../brief/car/short-name.ts';
import { free, pick, type Say, type Slots } from '../slots.ts';
import { type NounPhrase, withArticle, withIndefinite, withPreposition } from './grammar/articles.ts';
import type { Gender } from './lexicon/gender-lexicon.ts';

/** The names of the car: in full, in short after that, and as a common noun. */
export function nameSlots(car: Car, gender: Gender): Slots {
  const name = [car.make, car.model].filter((part) => part !== 'auto').join(' ') || 'auto';
  const model: NounPhrase = { text: car.model === 'auto' ? name : shortName(car.model), gender };
  const full: NounPhrase = { text: name, gender };
  const common = commonNouns(car, gender);
  const this_ = gender === 'f' ? 'questa' : 'questo';
  const say =
    (form: (noun: NounPhrase) => string): Say =>
    (_, random) => ({ text: form(random.pick(common)), facts: [] });
  return {
    car: free(name),
    this: free(`${this_} ${name}`),
    the: free(withArticle(full)),
    un: free(withIndefinite(full)),
    ofthe: free(withPreposition('di', full)),
    model: free(model.text),
    themodel: free(withArticle(model)),
    ofmodel: free(withPreposition('di', model)),
    atmodel: free(withPreposition('a', model)),
    inmodel: free(withPreposition('in', model)),
    onmodel: free(withPreposition('su', model)),
    thismodel: free(`${this_} ${model.text}`),
    auto: say(withArticle),
    ofauto: say((noun) => withPreposition('di', noun)),
    it: free(gender === 'f' ? 'la' : 'lo'),
    lei: free(gender === 'f' ? 'lei' : 'lui'),
    unveicolo: free(gender === 'f' ? "un'auto" : 'un mezzo'),
    veicolo: pick(...(gender === 'f' ? ['auto', 'vettura'] : ['veicolo', 'mezzo'])),
  };
}

/** "l'auto", "il furgone": a common noun in the gender the model has. */
function commonNouns(car: Car, gender: Gender): NounPhrase[] {
  const noun = (text: string): NounPhrase => ({ text, gender });
  if (gender === 'f') return [noun('auto'), noun('auto'), noun('vettura')];
  if (car.body === 'Furgone') return [noun('furgone'), noun('mezzo'), noun('veicolo')];
  if (car.body === 'Pickup') return [noun('pickup'), noun('mezzo')];
  return car.body === 'SUV' ? [noun('SUV'), noun('mezzo')] : [noun('veicolo'), noun('mezzo')];
}
