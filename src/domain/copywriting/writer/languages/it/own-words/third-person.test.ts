import { expect, test } from 'vitest';
import { inThirdPerson } from './third-person.ts';

test.each([
  ['era di mia mamma', 'era della mamma di chi vende'],
  ['tenuta da mio zio in box', 'tenuta dallo zio di chi vende in box'],
  ['unico proprietario (mio papà)', 'unico proprietario (il papà di chi vende)'],
  ['frizione rifatta (ho fattura)', 'frizione rifatta (con fattura)'],
  ['SOH verificato a maggio ho report', 'SOH verificato a maggio, con report'],
  ['tagliandata, ho tutte le fatture', 'tagliandata, ci sono tutte le fatture'],
])('what the seller says of his own is said of him: %s', (typed, said) => {
  expect(inThirdPerson(typed)).toBe(said);
});

test('words that would still be in the first person stay as they are', () => {
  const typed = 'era di mio papà, la uso solo nei weekend';
  expect(inThirdPerson(typed)).toBe(typed);
});
