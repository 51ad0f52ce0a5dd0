import type { Guide } from '../guide.ts';

export const en: Guide = {
  title: 'Writing ads that sell',
  lead: 'A short course for whoever writes the ads at a dealership: what buyers look at, which facts to give, in which order, in which words. Every chapter ends with something to do on your next car.',
  chapters: [
    {
      title: 'What a buyer looks at first',
      blocks: [
        {
          kind: 'text',
          text: 'People who look for a car do not read, they scroll. Model, top price and distance are already set in the filters, and in a row of results they decide within moments which one to open. That row shows the first photo, the title, the price, the year and the mileage. The text comes later, mostly on a phone, and has to answer three questions in the order they arise.',
        },
        {
          kind: 'steps',
          items: [
            'Is it the car I want? Version, engine, gearbox, seats, fuel.',
            'Is it in order? Where it comes from, servicing with dates and mileage, defects.',
            'Can I trust you? A clear price, what it includes, how to see and drive the car.',
          ],
        },
        {
          kind: 'text',
          text: 'The first two lines matter more than all the rest, because a phone shows only the beginning. If they say who you are and how long you have been in business, the reader still knows nothing about the car. Introduce yourself at the end.',
        },
        {
          kind: 'checklist',
          items: [
            'I opened one of my ads on a phone and read only what shows without touching anything.',
            'The first two lines name version, engine and the reason why this car differs from others like it.',
          ],
        },
      ],
    },
    {
      title: 'The facts to give, and the proof of each',
      blocks: [
        {
          kind: 'text',
          text: 'An adjective asks for trust, a fact earns it. Before writing, gather the papers: registration document, workshop invoices, inspection report, mileage certificate if there is one. Write only what you could show to somebody who walks in with the ad in hand.',
        },
        {
          kind: 'list',
          items: [
            'Version and engine as registered: displacement, power, fuel, gearbox, drive.',
            'First registration with its month, exact mileage, number of owners if the papers show it.',
            'Recent work: what, when, at which mileage, by whom. Timing belt, clutch, brakes, tyres.',
            'Equipment that changes life on board: five or six items, not forty.',
            'Condition: tyres, bodywork, interior, second key, service book.',
            'Price, what it includes, VAT scheme if companies may want the car, delivery time.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Excellent condition, always serviced, low mileage, must be seen.',
          after:
            'One owner. Serviced every year, last in March at 58,000 km with the invoice; new front brakes at the same visit. Two keys.',
          why: 'The first sentence stands in thousands of ads and cannot be checked. The second is true of one car and is verified with two sheets of paper.',
        },
        {
          kind: 'text',
          text: 'Equipment imported from a list has to be looked for on the car: factory lists and portal lists often hold options that this one does not have. What you have not seen, do not write.',
        },
      ],
    },
    {
      title: 'The title, portal by portal',
      blocks: [
        {
          kind: 'text',
          text: 'A title is there to be opened by the right person. Model and version come first, then one single thing that sets the car apart: the gearbox, a rare option, deductible VAT. Do not repeat year, price and mileage where the portal shows them beside it anyway.',
        },
        {
          kind: 'list',
          items: [
            'AutoScout24: no web addresses, e-mail addresses or signs like < and > in the text, because the ad may be rejected. The description has a limit: look it up in your panel.',
            'Subito: the title is short, so use whole words and no abbreviations that only you understand. Leave out links and lists of unrelated keywords: its rules exclude them.',
            'mobile.de: the quality score rewards photos most, then completed fields, then a description of at least a thousand characters. No emoji if you upload by file.',
            'eBay: 80 characters for the title and a shorter subtitle; a phone shows an extract of the text.',
          ],
        },
        {
          kind: 'comparison',
          before: 'BARGAIN *** GOLF *** FULLY LOADED PERFECT',
          after: 'Volkswagen Golf 2.0 TDI Life DSG, tow bar and LED Matrix headlights',
          why: 'Somebody who tows finds the tow bar; nobody searches for “bargain”. Capitals slow reading down and suggest there was nothing else to say.',
        },
        {
          kind: 'checklist',
          items: [
            'I read the title beside the first ten results of the same search: it is clear what makes this car different.',
          ],
        },
      ],
    },
    {
      title: 'Photos in the right order',
      blocks: [
        {
          kind: 'text',
          text: 'Photos take the customer on a walk around the car. Wash it, use soft light and an empty background, hold the lens at headlight height. Always take the same walk: after ten cars it takes half the time and nothing is forgotten.',
        },
        {
          kind: 'steps',
          items: [
            'Front three-quarter view: this is the cover.',
            'Side, rear three-quarter view, rear.',
            'Driver’s seat through the open door, then the wheel and the instruments switched on with the mileage legible.',
            'Centre screen switched on, controls, front and rear seats.',
            'Boot empty, then with the seats folded.',
            'Wheels: one rim and the tread of one tyre.',
            'Engine bay, second key, service book.',
            'Defects, one per photo, with something beside each that shows its size.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Number plate covered, no people and no other car in the foreground.',
            'Every feature named in the text shows in a photo, where it can be seen.',
            'Every defect named in the text has its photo.',
          ],
        },
      ],
    },
    {
      title: 'Defects, well told',
      blocks: [
        {
          kind: 'text',
          text: 'A defect kept quiet costs a wasted visit, a negotiation that starts over, or a claim. A defect told beforehand selects who comes: that person has accepted the mark on the bumper and comes to buy. Give it a size, an exact place and, if there is one, the remedy.',
        },
        {
          kind: 'comparison',
          before: 'Some normal signs of age.',
          after:
            'Scratch of about 4 cm on the rear bumper, right side, photo 14. A crease on the side bolster of the driver’s seat. No other mark on the bodywork is visible from a metre away.',
          why: '“Normal” lets people imagine the worst. A measurement closes the question.',
        },
        {
          kind: 'text',
          text: 'An empty “accidents” field does not allow you to write “never crashed”. If you do not know it for certain, do not say it. If damage was repaired, write what it was and who did the work.',
        },
        {
          kind: 'checklist',
          items: [
            'I walked around the car with a colleague who did not prepare it and wrote down each mark he saw.',
          ],
        },
      ],
    },
    {
      title: 'The law in brief, for sales in Italy',
      blocks: [
        {
          kind: 'list',
          items: [
            'The advertised price includes VAT and unavoidable costs. If it holds only with finance, say so beside the price. For the transfer of ownership write “included” or “excluded”.',
            'A consumer has the legal guarantee of conformity by law: two years, which for used cars may be cut to no less than one year, and only with his agreement. It is no gift and must not be presented as one. An additional guarantee is a commercial one: state its length and what it covers.',
            'Mileage is what the instrument and the papers say. A false one is an unfair commercial practice. Write “certified” only with the certificate in hand.',
            '“Sold as seen” takes no guarantee away from a consumer in Italy and is not to be written.',
            'Consumption and CO2 are compulsory in advertising for new cars, not for used ones.',
            'Words such as “ecological”, “green” or “zero emissions” need proof that an ad does not give. An electric car is “electric”.',
          ],
        },
        {
          kind: 'text',
          text: 'If you sell to buyers in another country, its consumer law may apply as well: check before you publish there. This page recalls the rules that touch an ad most often and is no legal advice; when in doubt, ask your association or your adviser.',
        },
        {
          kind: 'checklist',
          items: [
            'I searched my ads for “sold as seen”, “never crashed” and a guarantee given as a gift, and corrected what I found.',
          ],
        },
      ],
    },
    {
      title: 'Answering the first message',
      blocks: [
        {
          kind: 'text',
          text: '“Is it still available?” means: does anybody answer there? Whoever writes to you has written to others too. The winner is whoever answers soon and adds something the ad did not say.',
        },
        {
          kind: 'steps',
          items: [
            'Answer the question in the first sentence.',
            'Add a new fact: work that was done, one more photo, the state of the tyres.',
            'Ask one question only: what the car is for, or whether there is a part exchange.',
            'Offer two exact times to see it.',
            'Sign with your name and direct number.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Yes available, call during office hours.',
          after:
            'Good morning Marta, yes, the Octavia is here. The tyres are from 2025, I am sending you the photo. Do you have a car to part-exchange? I can show it to you on Thursday at 6 pm or on Saturday at 10 am. Paolo, with my direct number.',
          why: 'The first answer hands the work back to the customer, the second leaves a choice between two times.',
        },
        {
          kind: 'checklist',
          items: [
            'We know who answers messages, day by day, Saturdays included.',
            'I note when a message comes in and when the answer goes out.',
          ],
        },
      ],
    },
    {
      title: 'Three mistakes seen everywhere',
      blocks: [
        {
          kind: 'comparison',
          before: 'ABS, airbags, power steering, electric windows, central locking, radio…',
          after: 'Sunroof, heated seats, rear camera, wireless Apple CarPlay.',
          why: 'What all cars have hides what this one has. The full list belongs in the portal’s fields.',
        },
        {
          kind: 'comparison',
          before: 'Ideal car for young people, families, professionals and new drivers.',
          after: 'A 610-litre boot and three Isofix mounts: pushchair and suitcases go in together.',
          why: 'Whoever speaks to everybody convinces nobody. Choose one buyer and give him the figure that concerns him, from the data sheet of that version.',
        },
        {
          kind: 'comparison',
          before: 'Hurry, last chance, unbeatable price.',
          after: 'Price €16,900, transfer of ownership excluded. On view here from Tuesday to Saturday.',
          why: 'Shouted urgency puts people on guard. A complete price and opening times make them come.',
        },
        {
          kind: 'checklist',
          items: [
            'From my oldest ad I took out a sentence that would fit any car and put a fact in its place.',
          ],
        },
      ],
    },
    {
      title: 'Before you publish',
      blocks: [
        {
          kind: 'text',
          text: 'Read it aloud once, as if the car were somebody else’s. Then go through this list. In Autoscritto the fact check shows you what in the text comes from the data: whatever is left without a source is taken out or documented.',
        },
        {
          kind: 'checklist',
          items: [
            'Every claim can be shown: on the car or on paper.',
            'The first two lines stand on their own.',
            'Complete price, with the transfer included or excluded.',
            'Defects named and photographed.',
            'No adjective without a fact beside it.',
            'No name, plate or telephone number of the previous owner.',
            'The text does not resemble that of another car of mine.',
            'I know who answers today and tomorrow.',
          ],
        },
      ],
    },
  ],
};
