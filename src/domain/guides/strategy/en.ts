import type { Guide } from '../guide.ts';

export const en: Guide = {
  title: 'Marketing strategy guide',
  lead: 'Which car to push where, when to move the price, what to do each week. Without market averages borrowed from others: everything is measured with your own dealership’s figures, in a sheet you can start today.',
  chapters: [
    {
      title: 'Start from your own figures',
      blocks: [
        {
          kind: 'text',
          text: 'A national average knows nothing about your forecourt. All it takes is a spreadsheet with one line per car, always filled in by the same person. After a month you see where time is lost; after three you can decide.',
        },
        {
          kind: 'list',
          items: [
            'Date bought, date ready for sale, date of the first ad.',
            'Total cost: purchase, transport, reconditioning, guarantee.',
            'Price on the first day, each change of price with its date, selling price.',
            'Enquiries per portal: messages and calls, counted one by one.',
            'Visits to the showroom, test drives, day of the sale.',
          ],
        },
        {
          kind: 'text',
          text: 'These columns give four figures. Days in stock: from the date bought to today, or to the sale. Days lost before the ad: from purchase to first publication. Enquiries per week and car. Visits per ten enquiries. Use the median, the value in the middle when you line them up: one car that stood for two years ruins the average but not the median.',
        },
        {
          kind: 'checklist',
          items: [
            'The sheet exists and has a line for each car in stock.',
            'I know the median days in stock of our last thirty sales.',
            'Whoever answers the phone always asks: “Where did you see the car?”',
          ],
        },
      ],
    },
    {
      title: 'Which car, where',
      blocks: [
        {
          kind: 'text',
          text: 'Every portal costs money or work. Not everything has to be everywhere with the same care: you have to know where the people who buy come from, by kind of car. Begin with these assumptions and correct them with your sheet.',
        },
        {
          kind: 'list',
          items: [
            'City cars and cars for new drivers: the buyer lives nearby. Local ads, distance and opening times up front, photos of the boot and the officially stated consumption.',
            'Recent family cars and SUVs: they are compared across a whole region. Large portals, the exact version, equipment that sets the car apart, part exchange mentioned.',
            'Commercial vehicles: a business buys. Deductible VAT, payload, load space measurements, servicing and delivery time in the first lines.',
            'Rare, sporting and classic cars: the buyer may live a thousand kilometres away. Many photos, the history with papers, the text in English and German too.',
            'Electric and hybrid cars: stated range, battery condition if you have a report, cables included, charging power.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Divide your stock into four or five groups that make sense to you.',
            'For each group count enquiries, visits and sales per portal, for twelve weeks.',
            'Work out the cost of an enquiry that led to a visit: what the portal costs divided by those visits.',
            'Move what you spend on promotion to the group where such a visit costs less and earns more.',
          ],
        },
      ],
    },
    {
      title: 'Price and days in stock',
      blocks: [
        {
          kind: 'text',
          text: 'A car that stands costs money each day: capital tied up, space, insurance, falling value. Work out your cost per day: the car’s total cost times the yearly rate you pay, divided by 365, plus its daily share of space and insurance. With that figure beside it, “let’s wait another month” becomes a sum in euros.',
        },
        {
          kind: 'text',
          text: 'Move the price for a reason you have written down, never out of nerves. Take the thresholds from your own median, not from a general rule.',
        },
        {
          kind: 'steps',
          items: [
            'First day: look at ten cars that truly compare in version, year, mileage and condition. Write in the sheet where you place yours and why.',
            'At a quarter of your median: few enquiries point to photos, title or price. Change photos and title first, then wait a week.',
            'At half: enquiries without visits mean the text leaves doubts or answers come late. Reread your messages and the defects you stated.',
            'At the median: visits without a sale mean the car disappoints in person or the part exchange does not convince. Put the car right, then the price, with a step that shows in the search filters.',
            'At one and a half times: decide. A last price with a date, or a sale to another dealer. Compare the loss with the cost of the days that would follow.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Every two weeks we go down by 200 euros.',
          after: 'From 15,100 to 14,900: below the 15,000 that buyers set in the filter.',
          why: 'Small regular cuts teach people to wait. A step across a round threshold shows the car to people who did not see it before.',
        },
      ],
    },
    {
      title: 'Refreshing an ad',
      blocks: [
        {
          kind: 'text',
          text: 'Refreshing does not mean deleting and publishing again: many portals forbid or penalise it, and you lose whoever had saved the ad. Refreshing means changing one thing at a time, so that you know what worked.',
        },
        {
          kind: 'steps',
          items: [
            'First week: the cover photo. Try the side, or the interior if that is its strong point.',
            'Second: the title. Change the element that sets the car apart.',
            'Third: the first two lines. Begin with another fact, for another buyer.',
            'Fourth: the price, by the thresholds of the previous chapter.',
          ],
        },
        {
          kind: 'text',
          text: 'If you have several of the same model, their texts must not look like photocopies: whoever opens all three should find three cars. Autoscritto keeps away from your most recent texts, and the editor tells you which one the text before you resembles most.',
        },
        {
          kind: 'checklist',
          items: [
            'Each ad has the date of its last change and what was changed.',
            'No ad has stayed the same for more than four weeks.',
          ],
        },
      ],
    },
    {
      title: 'More languages, more buyers',
      blocks: [
        {
          kind: 'text',
          text: 'Near a border, and for cars that are hard to find elsewhere, buyers read German, French, Spanish or English. A text in their language is not a courtesy: it is how they find out from afar whether they can trust you. On mobile.de an ad in Italian alone speaks to those who live nearby already.',
        },
        {
          kind: 'list',
          items: [
            'Choose languages by the enquiries you get, not by liking: note the country code of whoever calls.',
            'Write anew from the facts instead of translating sentence by sentence: units, trim levels and duties differ from country to country.',
            'Say at once what somebody from abroad needs: VAT scheme, the papers you hand over, certificate of conformity if there is one, transit plates, timing.',
            'Say in which language you answer, and answer in it. Two simple sentences are worth more than a long machine translation.',
            'For buyers abroad prepare a three-minute video: cold start, walk around the outside, defects, instruments.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'I chose five cars that suit buyers abroad and published them in a second language.',
            'I have an answer ready, in that language, about safe payment and collection.',
          ],
        },
      ],
    },
    {
      title: 'From one description to posts',
      blocks: [
        {
          kind: 'text',
          text: 'The description already holds a week’s work for social media. Each post takes one fact, one photo and one invitation. What people like is measured by the questions you get, not by hearts.',
        },
        {
          kind: 'steps',
          items: [
            'The most unusual fact about the car, with the photo that shows it.',
            'A job from the workshop: before, after, why you did it.',
            'A defect, shown: it builds more trust than ten glossy photos.',
            'A question you are often asked and its answer, with this car as the example.',
            'The handover, only with the written permission of whoever can be seen.',
          ],
        },
        {
          kind: 'comparison',
          before: 'New arrival. Come and discover it. Link in bio.',
          after:
            'The tow bar of this Octavia is detachable and approved: here it is in the registration document. Would it pull your trailer? Send us weight and model and we will check together.',
          why: 'The second post makes people with a trailer talk, and they are the ones who might buy it.',
        },
        {
          kind: 'text',
          text: 'If a post states a price, the same rules hold as in the ad: complete, and for new cars with consumption and CO2.',
        },
      ],
    },
    {
      title: 'Reviews',
      blocks: [
        {
          kind: 'text',
          text: 'People who do not know you read reviews, and first of all the bad ones with your answer. Reviews are not bought, not written by yourself and not asked for in exchange for a discount: the law forbids it and an attentive reader notices.',
        },
        {
          kind: 'steps',
          items: [
            'Ask for one at the handover, in person, and send the link the same day.',
            'Ask every customer, not only the happy ones.',
            'Answer within two days, with the name of whoever handled the sale.',
            'To criticism: the fact, what you have put right, a number to call. No customer data in public.',
            'Once a month count what people complain about: if the same thing comes back, change the work, not the answer.',
          ],
        },
        {
          kind: 'comparison',
          before: 'We are sorry about your experience and will be glad to do better.',
          after:
            'The second key should have been handed over with the car and we did not do it. It left yesterday by courier. From this month on every handover has a signed list. I am Paolo, you will find me here.',
          why: 'Readers want to know how you behave when something goes wrong.',
        },
      ],
    },
    {
      title: 'The week at the dealership',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Monday, half an hour: sheet up to date, the three cars with most days, one decision for each.',
            'Tuesday: photos and texts of the cars that have come in. The aim: fewer days lost before the ad.',
            'Wednesday: refreshes by the rhythm, one thing per ad.',
            'Thursday: foreign languages and the posts of the week.',
            'Friday: prices and availability the same on all portals, sold cars taken off, who answers on Saturday.',
            'Saturday: selling. Notes on visits go into the sheet the same evening.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Each item of the week has a name beside it.',
            'Friday: no sold car is still advertised.',
            'Time to answer noted for at least ten messages.',
          ],
        },
      ],
    },
    {
      title: 'A plan for ninety days',
      blocks: [
        {
          kind: 'text',
          text: 'Three months, three things. Do not change everything at once: if enquiries rise, you need to know why.',
        },
        {
          kind: 'steps',
          items: [
            'Days 1–30, measure: the sheet, the question on the phone, the median of days, enquiries per portal. Rewrite the texts of the ten cars that have stood longest.',
            'Days 31–60, try: price thresholds from your median, the rhythm of refreshes, five cars in a second language, two posts a week.',
            'Days 61–90, choose: compare days lost, enquiries per week, visits per ten enquiries and days in stock of sold cars with the first month. Keep two habits, drop one, move what you spend on portals.',
          ],
        },
        {
          kind: 'text',
          text: 'With few sales a month the figures jump about: a small difference may be chance. Watch the direction over several weeks and compare groups of similar cars before you conclude that a move has worked.',
        },
        {
          kind: 'checklist',
          items: [
            'Day 1: I wrote down the four figures to start from.',
            'Day 30: the four figures again.',
            'Day 60: the four figures and a note on what changed.',
            'Day 90: one page with what we keep, what we stop and which figure shows it.',
          ],
        },
      ],
    },
  ],
};
