import type { MailLanguage } from '../mail-content.ts';
import { mailFormats } from '../mail-formats.ts';

const { money, day, month, number } = mailFormats('en-IE');
const hello = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');
const hoursOf = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);
const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const cycles = { monthly: 'monthly', annual: 'annual' };

export const en = {
  messages: {
    'finish-sign-up': ({ firstName, link, hours }) => ({
      subject: 'Confirm your e-mail address and choose a password',
      parts: [
        hello(firstName),
        'One step is left before your account is open: choose a password.',
        { label: 'Choose a password', link },
        `The link works once, within ${hoursOf(hours)}.`,
        'If you did not ask for an account, ignore this e-mail: without the link nothing is opened.',
      ],
    }),
    'already-registered': ({ firstName, signInLink, newPasswordLink }) => ({
      subject: 'You already have an Autoscritto account',
      parts: [
        hello(firstName),
        'Someone, perhaps you, tried to register with this address. The account is already there: sign in with your password.',
        { label: 'Sign in', link: signInLink },
        'If you have forgotten it, choose a new one.',
        { label: 'Choose a new password', link: newPasswordLink },
        'If it was not you, there is nothing to do: your account is as it was.',
      ],
    }),
    'choose-new-password': ({ firstName, link, hours }) => ({
      subject: 'Choose a new password',
      parts: [
        hello(firstName),
        'You asked to change the password of your account.',
        { label: 'Choose the new password', link },
        `The link works once, within ${hoursOf(hours)}. A new password signs you out everywhere else.`,
        'If it was not you, ignore this e-mail: your password stays as it is.',
      ],
    }),
    'no-account': ({ link }) => ({
      subject: 'No account with this address',
      parts: [
        'Hello,',
        'A new password was requested for this address, but there is no account here. Perhaps you registered with another e-mail address.',
        'If you like, open an account now.',
        { label: 'Register', link },
        'If it was not you who asked, ignore this e-mail.',
      ],
    }),
    'password-changed': ({ firstName, link }) => ({
      subject: 'Your password was changed',
      parts: [
        hello(firstName),
        'The password of your account has just been changed. If it was you, all is well.',
        'If it was not you, choose a new one now: that also signs out whoever is in your account.',
        { label: 'Choose a new password', link },
      ],
    }),
    'way-linked': ({ firstName, provider, link }) => ({
      subject: `${provider} now opens your account, too`,
      parts: [
        hello(firstName),
        `Someone signed in with ${provider}, which confirmed your e-mail address: from now on that opens your account as well. If it was you, all is well.`,
        'If it was not you, remove this sign-in method in your profile and choose a new password: that also signs out whoever is in your account.',
        { label: 'Open the profile', link },
      ],
    }),
    'api-key-created': ({ firstName, name, lastCharacters, link }) => ({
      subject: 'A new API key opens your account',
      parts: [
        hello(firstName),
        `The API key “${name}”, which ends in ${lastCharacters}, was created in your account: the program that has it reads or writes descriptions on your behalf. If it was you, all is well.`,
        'If it was not you, revoke the key in your profile and choose a new password: that also signs out whoever is in your account.',
        { label: 'Open the profile', link },
      ],
    }),
    'webhook-paused': ({ firstName, host, link }) => ({
      subject: 'A program no longer receives our events',
      parts: [
        hello(firstName),
        `Events (webhooks) to ${host} have not arrived for a while: for now we send no more.`,
        'Your profile shows how the program answered. When it works again, switch the address back on: events still waiting are sent too, for up to two weeks.',
        { label: 'Open the profile', link },
      ],
    }),
    'deletion-planned': ({ firstName, on, link }) => ({
      subject: 'Your account will be deleted',
      parts: [
        hello(firstName),
        `You asked for your account to be deleted. That happens on ${day(on)}: from that day on texts, team and data cannot be brought back. Receipts and invoices stay for 10 years, as the law requires.`,
        'From now on no further renewal is charged. Until that day you can sign in, download your data and change your mind.',
        { label: 'Keep my account', link },
        'If it was not you, sign in, keep the account and change the password at once.',
      ],
    }),
    'absence-warning': ({ firstName, on, link }) => ({
      subject: 'Do you want to keep your account?',
      parts: [
        hello(firstName),
        `You have not used Autoscritto for almost two years. We keep no data that nobody needs: on ${day(on)} your account and your texts will be deleted.`,
        'To keep them, sign in once before that day.',
        { label: 'Sign in', link },
        'If you no longer need the account, there is nothing to do.',
      ],
    }),
    'team-invitation': ({ from, companyName, link, days }) => ({
      subject: `${from} invites you to a team on Autoscritto`,
      parts: [
        'Hello,',
        companyName
          ? `${from} (${companyName}) invites you to write with their ELITE plan: the same cars, the same texts, an account of your own.`
          : `${from} invites you to write with their ELITE plan: the same cars, the same texts, an account of your own.`,
        { label: 'See the invitation', link },
        `Sign in or register with the address this e-mail was sent to. The invitation is open for ${daysOf(days)}.`,
        'If you do not know who is inviting you, ignore this e-mail.',
      ],
    }),
    'left-team': ({ from }) => ({
      subject: 'You are no longer in the team',
      parts: [
        'Hello,',
        `Your account is no longer in the team of ${from}. From now on you work with your own plan, and you will find the texts you wrote before.`,
        `What you wrote in the team stays with ${from}.`,
      ],
    }),
    'member-left': ({ name }) => ({
      subject: `${name} is no longer in your team`,
      parts: [
        'Hello,',
        `${name} has left your team. What they wrote stays in your history, and their place is free: you can invite someone else.`,
      ],
    }),
    'payment-received': ({ plan, billingCycle, totalCents, hasVat, hasAccount, link }) => ({
      subject: `Payment received: ${plan} plan, ${money(totalCents)}`,
      parts: [
        'Hello,',
        `We have received your payment of ${money(totalCents)}${hasVat ? ', VAT included,' : ''} for the ${cycles[billingCycle]} ${plan} plan. Thank you.`,
        hasAccount
          ? 'The receipt is in your account.'
          : 'To use the plan and see the receipt, choose your password: the account has this e-mail address.',
        { label: hasAccount ? 'See the receipt' : 'Choose your password', link },
      ],
    }),
    'billing-details-wanted': ({ firstName, documents, since, hasAccount, link }) => ({
      subject: 'The details for your invoice',
      parts: [
        hello(firstName),
        documents === 1
          ? `The document of your payment of ${day(since)} is ready, but without your details we cannot issue the invoice.`
          : `${documents} documents since ${day(since)} are ready, but without your details we cannot issue the invoices.`,
        hasAccount
          ? 'A company or personal name, a VAT number or codice fiscale and an address are enough: one minute, once.'
          : 'Choose the password of your account, which has this e-mail address. A company or personal name, a VAT number or codice fiscale and an address are enough then.',
        { label: hasAccount ? 'Fill in the details' : 'Choose your password', link },
        'The tax office wants the invoice within twelve days of the payment. After three reminders we stop writing.',
      ],
    }),
    'order-paid': ({ plan, hasAccount, link }) => ({
      subject: hasAccount ? `${plan} plan paid` : 'Paid. Choose your password',
      parts: [
        'Hello,',
        hasAccount
          ? `The ${plan} plan is paid and in your account.`
          : `The ${plan} plan is paid. To use it, choose your password: the account has this address.`,
        { label: hasAccount ? 'See your plan' : 'Choose your password', link },
      ],
    }),
    'payment-disputed': ({ plan, link }) => ({
      subject: `Payment for the ${plan} plan disputed`,
      parts: [
        'Hello,',
        `Your bank has disputed the payment for the ${plan} plan: while the dispute is open the plan is not active. Your texts stay in your account.`,
        'If the payment is upheld, the plan comes back automatically. If this is a mistake, speak to your bank or reply to this e-mail.',
        { label: 'See your plan', link },
      ],
    }),
    'payment-refunded': ({ plan, link }) => ({
      subject: `Refund for the ${plan} plan`,
      parts: [
        'Hello,',
        `Your payment for the ${plan} plan has been refunded, so the plan is no longer active. Your texts stay in your account.`,
        'It may take a few days until the refund shows on your card. The documents are here.',
        { label: 'See the documents', link },
      ],
    }),
    'renewal-failed': ({ plan, link }) => ({
      subject: `The renewal of your ${plan} plan failed`,
      parts: [
        'Hello,',
        `Your bank did not accept the payment to renew the ${plan} plan. Until it goes through, the plan is paused.`,
        'Check your card and pay from your account: the plan is back at once.',
        { label: 'Pay now', link },
      ],
    }),
    'plan-cancelled': ({ plan, endsOn, link }) => ({
      subject: `Cancellation confirmed: ${plan} plan`,
      parts: endsOn
        ? [
            'Hello,',
            `Your cancellation is confirmed. The ${plan} plan stays active until ${day(endsOn)} and does not renew: nothing more is charged for it.`,
            'Your texts stay in your account, on the free plan too.',
            'Changed your mind? Until that day you can resume the plan with one click.',
            { label: 'Resume the plan', link },
            'If it was not you, resume the plan and change your password at once.',
          ]
        : [
            'Hello,',
            `Your cancellation is confirmed. The outstanding renewal is cancelled and the ${plan} plan has ended: nothing more is charged for it.`,
            'Your texts stay in your account, on the free plan too.',
            { label: 'See your plan', link },
            'If it was not you, change your password at once.',
          ],
    }),
    'plan-resumed': ({ plan, on, amountCents, link }) => ({
      subject: `Your ${plan} plan continues`,
      parts: [
        'Hello,',
        `Your ${plan} plan no longer ends: it renews automatically.`,
        amountCents > 0
          ? `Next payment: ${money(amountCents)}, VAT included, on ${day(on)}.`
          : `It renews on ${day(on)} and your credit pays for it: nothing is charged on that day.`,
        { label: 'See your plan', link },
        'Don’t want it? You can cancel it again on the same page, until the day before it renews.',
      ],
    }),
    'plan-change-planned': ({ plan, next, on, amountCents, link }) => ({
      subject: `From ${day(on)} your plan is ${next.plan}`,
      parts: [
        'Hello,',
        `Until ${day(on)} you keep the ${plan} plan with everything it includes. From that day you have the ${cycles[next.billingCycle]} ${next.plan} plan.`,
        amountCents > 0
          ? `On that day you pay ${money(amountCents)}, VAT included.`
          : 'On that day your credit pays for it: nothing is charged.',
        'Changed your mind? Until that day one click takes it back.',
        { label: 'See your plan', link },
        'If this was not you, take it back and change your password at once.',
      ],
    }),
    'plan-change-taken-back': ({ plan, on, amountCents, link }) => ({
      subject: `You stay on the ${plan} plan`,
      parts: [
        'Hello,',
        `The change you asked for is cancelled: the ${plan} plan continues and renews automatically.`,
        amountCents > 0
          ? `Next payment: ${money(amountCents)}, VAT included, on ${day(on)}.`
          : `It renews on ${day(on)} and your credit pays for it: nothing is charged on that day.`,
        { label: 'See your plan', link },
      ],
    }),
    'monthly-report': ({ month: of, reportLink, markLink, stopLink, ...figures }) => ({
      subject: `Your report for ${month(of)}`,
      parts: [
        'Hello,',
        `Here is your ${month(of)} on Autoscritto: descriptions created ${figures.descriptions}, cars published ${figures.published}, cars with a first enquiry ${figures.leads}, cars sold ${figures.sold}.`,
        figures.avgSaleTime === null
          ? 'An average time to sale needs at least three cars sold whose day of publication is known.'
          : `Average time from publication to sale, in days: ${number(figures.avgSaleTime)}.`,
        `Published cars still for sale: ${figures.standing}. If one of them has been sold, mark it, so that your figures stay right.`,
        { label: 'Mark the cars sold', link: markLink },
        'The whole report as a PDF is on the analytics page.',
        { label: 'Open the report', link: reportLink },
        ...(stopLink
          ? [
              {
                aside: 'No longer want this report every month? Stop it here, without signing in:',
                link: stopLink,
              },
            ]
          : []),
      ],
    }),
    contact: ({ name, email, phone, subject, text, priority }) => ({
      subject: `${priority ? `[${priority}] ` : ''}Message: ${subject}`,
      parts: [
        phone ? `From ${name}, ${email}, phone ${phone}.` : `From ${name}, ${email}.`,
        { quote: text },
        'Reply to this e-mail: your reply goes to the sender.',
      ],
    }),
  },
  linkInWords: 'If the button does not work, copy this address into your browser:',
  footer: 'This e-mail was sent automatically by Autoscritto.',
} satisfies MailLanguage;
