import type { TermsText } from './terms-text.ts';

export const en: TermsText = {
  title: 'Terms of service',
  lead: 'The conditions on which you use Autoscritto: what we give you, what it costs, how to cancel, and what we expect of you.',
  sections: {
    operator: {
      title: 'Who your contract is with',
      blocks: [
        'Autoscritto is run by a company based in Bari, Italy. These are its details as entered in the configuration of this site.',
        { insert: 'operator' },
        'The contract begins when you open your account or, if you pay before having one, when the payment succeeds. By using the service you accept these terms. How we treat data is in the [privacy policy](/privacy-policy).',
      ],
    },
    service: {
      title: 'What the service does',
      blocks: [
        'Autoscritto writes sales texts for vehicles, starting from a listing you point us to or from data you enter. It is meant for dealers, showrooms and sellers, private ones included.',
        'Texts are generated automatically. Autoscritto ties statements to the data they come from and marks those it does not find there, but it does not know the vehicle: read and check before you publish. We promise no number of enquiries or sales.',
      ],
    },
    account: {
      title: 'Your account',
      blocks: [
        'You open your account by a link we e-mail to you, or by entering through a service that confirms your e-mail. The data you give must be true and your own. Keep your password secret: you answer for what is done with your account, unless you have told us that somebody else is using it.',
        'Whoever opens an account for a business declares that he or she may commit it.',
      ],
    },
    plans: {
      title: 'Plans and prices',
      blocks: [
        'What each plan includes and what it costs, by the month or by the year, is on the [plans page](/subscribe). The free plan needs no card. The monthly limit counts by calendar month; what you do not use does not carry over.',
        'Prices are in euro and include VAT where it is due. You find a receipt for every payment in the dashboard; the invoice follows the billing details you enter.',
        'A new price applies to those who already have a plan only after 30 days’ notice, and from the next renewal.',
      ],
    },
    payment: {
      title: 'Payment and renewal',
      blocks: [
        'You pay in advance, by card, through a payment provider. Only the provider sees the card number.',
        'The plan renews by itself, every month or every year as you chose, until you cancel it. If a renewal fails we tell you: until it is paid the limits of the free plan apply, and your texts stay where they are.',
        'If you dispute a payment with your bank, the rights that payment gave are suspended while the dispute is open.',
      ],
    },
    switching: {
      title: 'Changing plan',
      blocks: [
        'You can change plan, or move from monthly to annual, whenever you like. You see what you pay before you confirm: unused time of the earlier plan is deducted, and what is left over counts towards later payments. A lower plan starts when the time already paid for ends, unless you ask for it at once; until then you can change your mind.',
      ],
    },
    cancellation: {
      title: 'Cancellation',
      blocks: [
        'Cancel whenever you like, without a reason and without cost: in the dashboard with “Cancel subscription”, which stops the renewal at once, or by writing to us. We confirm by e-mail until when the plan stays.',
        'Until the end of the period you have paid for you use everything and can resume the plan; then you move to the free plan and pay nothing more. If you choose another plan before that, it renews. If you cancel while a renewal is unpaid, it is no longer charged and the plan ends at once. Your texts stay in your account.',
      ],
    },
    refunds: {
      title: 'The 30-day guarantee and refunds',
      blocks: [
        'In the first 30 days from your first payment for a plan you can ask for what you paid to be returned. Writing to us within that time is enough. You need not say why, and it does not matter whether you have used the service already: we return everything to the same card and the plan ends.',
        'After those 30 days, services already used are not refunded. This holds for the current period and for past ones, renewals included: whoever cancels uses the plan until the end of what has been paid.',
        'Always owed are refunds the law demands, refunds of a wrong charge, and that of time not enjoyed if it is we who close the service.',
      ],
    },
    consumers: {
      title: 'If you buy as a private person',
      blocks: [
        'If you are a consumer you have 14 days from concluding the contract to withdraw without a reason (Articles 52 to 59 of Italian Legislative Decree 206/2005). The guarantee of 30 days is wider and includes this right: use that one, and we return everything.',
        'Nothing in these terms takes away rights the law gives to consumers, the legal guarantee of conformity of digital services included.',
      ],
    },
    data: {
      title: 'Your data and the listings you import',
      blocks: [
        'What you enter remains yours. You allow us to keep and process it as far as needed to provide the service, and no further.',
        'Import only listings that are yours or that you have a right to use, and respect the conditions of the sites you take them from. Do not enter data of other people unless needed.',
        'You answer for the texts you publish: vehicle data, price and the statements the law demands in listings must be right.',
      ],
    },
    texts: {
      title: 'Whose the texts are',
      blocks: [
        'Texts you generate you may use, change and publish freely, for business too, and after the contract has ended too. For similar vehicles others may receive similar sentences. The program, the brand, the design and the guides remain ours.',
      ],
    },
    conduct: {
      title: 'What is not allowed',
      blocks: [
        {
          list: [
            'using the service for false, misleading or unlawful listings;',
            'getting around the limits of a plan, or sharing an account between several people outside a team;',
            'querying the service by programs, except for your own listings and within reason;',
            'trying to reach other people’s data, or disturbing the service;',
            'reselling the service as your own without an agreement with us.',
          ],
        },
      ],
    },
    team: {
      title: 'Working as a team',
      blocks: [
        'With the ELITE plan up to 5 accounts work together, your own included. Plan, usage and texts belong to the owner of the team, who answers for what members do. Who leaves the team returns to his or her own plan; texts written with the team stay with the team.',
      ],
    },
    availability: {
      title: 'Availability and support',
      blocks: [
        'We do what we can to keep the service running at all times but cannot guarantee it without interruptions: maintenance, faults and other people’s sites may stop part of it. If a site does not let us read a listing you can bring the page yourself or type the data.',
        'Support answers by e-mail, with the priority your plan provides.',
      ],
    },
    liability: {
      title: 'Liability',
      blocks: [
        'Our total liability to you is limited to the amount you paid us in the last 12 months before the event. We do not answer for missed sales, lost profits and indirect damage, nor for what the sites you publish on decide.',
        'These limits do not apply to wilful misconduct and gross negligence (Article 1229 of the Italian Civil Code), to harm to persons, and wherever the law does not admit them, in particular towards consumers.',
      ],
    },
    ending: {
      title: 'Suspension and end',
      blocks: [
        'You can close your account whenever you like, in your profile or by writing to us. We may suspend it if you breach these terms or endanger the service or others; we tell you why and, where it can be put right, give you the time to do so. We may close the service with 30 days’ notice, returning the time paid and not enjoyed.',
        'What remains of your data after closing is in [GDPR and your rights](/gdpr#deletion).',
      ],
    },
    changes: {
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms for serious reasons: a law, security, a new or changed service. We tell you by e-mail and here with 30 days’ notice. If you do not agree you can end the contract before they apply, without cost and with a refund of the time paid and not enjoyed. If you go on using the service, they apply after that time.',
      ],
    },
    law: {
      title: 'Law and court',
      blocks: [
        'Italian law applies. The court of Bari is competent for any dispute. If you are a consumer, the court of the place where you live is competent, and the mandatory protection of your country remains.',
        'Write to us before going to court: we look for a solution.',
      ],
    },
    language: {
      title: 'Language and validity',
      blocks: [
        'These terms are written in Italian; the other languages are translations for convenience. Where they differ, the Italian text counts. If a clause is not valid, the others remain.',
      ],
    },
  },
};
