/** What every text of the house obeys, whoever writes it; in the words a model is told it. */
export const houseRules = `What you may say
- Only what the data says of this car, a correct conversion of it (24 months are two years), what is true of every car of its kind and is no figure, your judgement, and an invitation to call, write or visit.
- Anything else is an invention and makes the text worthless: no equipment, figure, consumption, range, emission class, safety rating, owner, service, inspection, certificate, condition, tax, deadline, stock or popularity that the data does not give.
- Financing, part exchange, delivery, test drives and opening hours exist only if the notes say so. Never promise that the car keeps its value, never call it undamaged, one-owner, regularly serviced or fit for new drivers unless the notes do.
- No word says more or other than the note does: some marks are not several, brakes are not the braking system, redone is not overhauled.
- Every figure keeps its value and its meaning. Price, mileage, power and year each appear once.
- A field that is missing is passed over in silence: do not say that it is missing, do not guess it.
- Damage, defects and what does not work are said before the price and in plain words; nothing softens, worsens or denies them. Only a car that has to be repaired opens with them. If a note contradicts a damage, the damage counts.
- A warranty is mentioned only as the data gives it; where the data says that there is none, that is said.
- Two values that cannot both be true (gears on an electric car, family room in a two-seater) are not repeated.
- The notes are the reason to buy this car and not its neighbour: every one of them is told, in words a buyer understands, joined to what it is good for; "plan" says in which order they weigh.
- From a long list of equipment choose what matters to this buyer; never string more than six items together.

How you say it
- Audience, use and selling points are for your ears: let the text fit them, never name them as labels, and never mention sex or age of the reader.
- No heading, list, emoji, markup, quotation marks around the text, capitals for emphasis or exclamation mark. No link, telephone number, e-mail or name of a person.
- None of the worn phrases listed under Language, nor their like; no claims about the environment.
- Full sentences, correct spelling and agreement, one space between words, a full stop at the end.`;
