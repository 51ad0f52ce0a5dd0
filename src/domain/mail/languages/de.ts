import type { MailLanguage } from '../mail-content.ts';
import { mailFormats } from '../mail-formats.ts';

const { money, day, month, number } = mailFormats('de-DE');
const hello = (firstName: string) => (firstName ? `Hallo ${firstName},` : 'Hallo,');
const hoursOf = (hours: number) => (hours === 1 ? '1 Stunde' : `${hours} Stunden`);
const daysOf = (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`);
const cycles = { monthly: 'monatlicher Zahlung', annual: 'jährlicher Zahlung' };

export const de = {
  messages: {
    'finish-sign-up': ({ firstName, link, hours }) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse und wählen Sie ein Passwort',
      parts: [
        hello(firstName),
        'ein Schritt fehlt noch, dann ist Ihr Konto offen: Wählen Sie ein Passwort.',
        { label: 'Passwort wählen', link },
        `Der Link gilt ${hoursOf(hours)} und funktioniert einmal.`,
        'Wenn Sie kein Konto wollten, lassen Sie diese E-Mail liegen: Ohne den Link passiert nichts.',
      ],
    }),
    'already-registered': ({ firstName, signInLink, newPasswordLink }) => ({
      subject: 'Sie haben schon ein Konto bei Autoscritto',
      parts: [
        hello(firstName),
        'jemand, vielleicht Sie, wollte sich mit dieser Adresse registrieren. Das Konto gibt es schon: Melden Sie sich mit Ihrem Passwort an.',
        { label: 'Anmelden', link: signInLink },
        'Wenn Sie es nicht mehr wissen, wählen Sie ein neues.',
        { label: 'Neues Passwort wählen', link: newPasswordLink },
        'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Konto ist unverändert.',
      ],
    }),
    'choose-new-password': ({ firstName, link, hours }) => ({
      subject: 'Wählen Sie ein neues Passwort',
      parts: [
        hello(firstName),
        'Sie möchten das Passwort Ihres Kontos ändern.',
        { label: 'Neues Passwort wählen', link },
        `Der Link gilt ${hoursOf(hours)} und funktioniert einmal. Mit dem neuen Passwort werden Sie überall sonst abgemeldet.`,
        'Wenn Sie es nicht waren, lassen Sie diese E-Mail liegen: Ihr Passwort bleibt, wie es ist.',
      ],
    }),
    'no-account': ({ link }) => ({
      subject: 'Kein Konto mit dieser Adresse',
      parts: [
        'Hallo,',
        'für diese Adresse wurde ein neues Passwort angefordert, aber hier gibt es kein Konto dazu. Vielleicht haben Sie sich mit einer anderen E-Mail-Adresse registriert.',
        'Wenn Sie möchten, öffnen Sie jetzt ein Konto.',
        { label: 'Registrieren', link },
        'Wenn Sie es nicht waren, lassen Sie diese E-Mail liegen.',
      ],
    }),
    'password-changed': ({ firstName, link }) => ({
      subject: 'Ihr Passwort wurde geändert',
      parts: [
        hello(firstName),
        'das Passwort Ihres Kontos wurde gerade geändert. Wenn Sie das waren, ist alles in Ordnung.',
        'Wenn nicht, wählen Sie gleich ein neues: Damit wird auch jeder abgemeldet, der in Ihrem Konto ist.',
        { label: 'Neues Passwort wählen', link },
      ],
    }),
    'way-linked': ({ firstName, provider, link }) => ({
      subject: `Ihr Konto öffnet sich jetzt auch mit ${provider}`,
      parts: [
        hello(firstName),
        `jemand hat sich mit ${provider} angemeldet, und dort wurde Ihre E-Mail-Adresse bestätigt: Ab jetzt führt auch dieser Weg in Ihr Konto. Wenn Sie das waren, ist alles in Ordnung.`,
        'Wenn nicht, entfernen Sie diesen Anmeldeweg in Ihrem Profil und wählen Sie ein neues Passwort: Damit wird auch jeder abgemeldet, der in Ihrem Konto ist.',
        { label: 'Profil öffnen', link },
      ],
    }),
    'api-key-created': ({ firstName, name, lastCharacters, link }) => ({
      subject: 'Ein neuer API-Schlüssel öffnet Ihr Konto',
      parts: [
        hello(firstName),
        `in Ihrem Konto wurde der API-Schlüssel „${name}“ angelegt, der auf ${lastCharacters} endet: Das Programm, das ihn hat, liest oder schreibt Texte in Ihrem Namen. Wenn Sie das waren, ist alles in Ordnung.`,
        'Wenn nicht, widerrufen Sie den Schlüssel in Ihrem Profil und wählen Sie ein neues Passwort: Damit wird auch jeder abgemeldet, der in Ihrem Konto ist.',
        { label: 'Profil öffnen', link },
      ],
    }),
    'webhook-paused': ({ firstName, host, link }) => ({
      subject: 'Ein Programm erhält unsere Meldungen nicht mehr',
      parts: [
        hello(firstName),
        `Meldungen (Webhooks) an ${host} kommen seit einiger Zeit nicht an: Vorerst senden wir keine weiteren.`,
        'Im Profil sehen Sie, was das Programm geantwortet hat. Sobald es wieder funktioniert, schalten Sie die Adresse wieder ein: Dann gehen auch die wartenden Meldungen hinaus, bis zu zwei Wochen lang.',
        { label: 'Profil öffnen', link },
      ],
    }),
    'deletion-planned': ({ firstName, on, link }) => ({
      subject: 'Ihr Konto wird gelöscht',
      parts: [
        hello(firstName),
        `Sie haben die Löschung Ihres Kontos beantragt. Sie erfolgt am ${day(on)}: Ab dann lassen sich Texte, Team und Daten nicht mehr zurückholen. Belege und Rechnungen bleiben 10 Jahre, wie es das Gesetz verlangt.`,
        'Ab jetzt wird keine Verlängerung mehr abgebucht. Bis zu diesem Tag können Sie sich anmelden, Ihre Daten herunterladen und es sich anders überlegen.',
        { label: 'Mein Konto behalten', link },
        'Wenn Sie das nicht waren: Melden Sie sich an, behalten Sie das Konto und ändern Sie sofort das Passwort.',
      ],
    }),
    'absence-warning': ({ firstName, on, link }) => ({
      subject: 'Möchten Sie Ihr Konto behalten?',
      parts: [
        hello(firstName),
        `Sie waren seit fast zwei Jahren nicht mehr bei Autoscritto. Wir behalten keine Daten, die niemand braucht: Am ${day(on)} werden Ihr Konto und Ihre Texte gelöscht.`,
        'Um sie zu behalten, melden Sie sich vor diesem Tag einmal an.',
        { label: 'Anmelden', link },
        'Wenn Sie das Konto nicht mehr brauchen, müssen Sie nichts tun.',
      ],
    }),
    'team-invitation': ({ from, companyName, link, days }) => ({
      subject: `${from} lädt Sie in ein Team bei Autoscritto ein`,
      parts: [
        'Hallo,',
        companyName
          ? `${from} (${companyName}) lädt Sie ein, mit dem ELITE-Tarif des Teams zu schreiben: dieselben Autos, dieselben Texte, Ihr eigenes Konto.`
          : `${from} lädt Sie ein, mit dem ELITE-Tarif des Teams zu schreiben: dieselben Autos, dieselben Texte, Ihr eigenes Konto.`,
        { label: 'Einladung ansehen', link },
        `Melden Sie sich mit der Adresse an, an die diese E-Mail ging, oder registrieren Sie sich mit ihr. Die Einladung gilt ${daysOf(days)}.`,
        'Wenn Sie nicht wissen, wer Sie einlädt, lassen Sie diese E-Mail liegen.',
      ],
    }),
    'left-team': ({ from }) => ({
      subject: 'Sie sind nicht mehr im Team',
      parts: [
        'Hallo,',
        `Ihr Konto gehört nicht mehr zum Team von ${from}. Ab jetzt arbeiten Sie mit Ihrem eigenen Tarif und finden die Texte wieder, die Sie vorher geschrieben haben.`,
        `Was Sie im Team geschrieben haben, bleibt bei ${from}.`,
      ],
    }),
    'member-left': ({ name }) => ({
      subject: `${name} ist nicht mehr in Ihrem Team`,
      parts: [
        'Hallo,',
        `${name} hat Ihr Team verlassen. Das dort Geschriebene bleibt in Ihrem Verlauf, und der Platz ist frei: Sie können jemand anderen einladen.`,
      ],
    }),
    'payment-received': ({ plan, billingCycle, totalCents, hasVat, hasAccount, link }) => ({
      subject: `Zahlung erhalten: Tarif ${plan}, ${money(totalCents)}`,
      parts: [
        'Hallo,',
        `wir haben Ihre Zahlung von ${money(totalCents)}${hasVat ? ' inklusive Mehrwertsteuer' : ''} für den Tarif ${plan} mit ${cycles[billingCycle]} erhalten. Danke.`,
        hasAccount
          ? 'Der Beleg liegt in Ihrem Konto.'
          : 'Um den Tarif zu nutzen und den Beleg zu sehen, wählen Sie Ihr Passwort: Das Konto hat diese E-Mail-Adresse.',
        { label: hasAccount ? 'Beleg ansehen' : 'Passwort wählen', link },
      ],
    }),
    'billing-details-wanted': ({ firstName, documents, since, hasAccount, link }) => ({
      subject: 'Die Daten für Ihre Rechnung',
      parts: [
        hello(firstName),
        documents === 1
          ? `der Beleg Ihrer Zahlung vom ${day(since)} ist fertig, aber ohne Ihre Daten können wir die Rechnung nicht ausstellen.`
          : `${documents} Belege seit dem ${day(since)} sind fertig, aber ohne Ihre Daten können wir die Rechnungen nicht ausstellen.`,
        hasAccount
          ? 'Firma oder Name, Umsatzsteuer-ID oder Codice fiscale und eine Anschrift genügen: eine Minute, ein einziges Mal.'
          : 'Wählen Sie das Passwort Ihres Kontos, das diese E-Mail-Adresse hat. Danach genügen Firma oder Name, Umsatzsteuer-ID oder Codice fiscale und eine Anschrift.',
        { label: hasAccount ? 'Daten eintragen' : 'Passwort wählen', link },
        'Das italienische Finanzamt will die Rechnung binnen zwölf Tagen nach der Zahlung. Nach drei Erinnerungen schreiben wir nicht mehr.',
      ],
    }),
    'order-paid': ({ plan, hasAccount, link }) => ({
      subject: hasAccount ? `Tarif ${plan} bezahlt` : 'Bezahlt. Wählen Sie Ihr Passwort',
      parts: [
        'Hallo,',
        hasAccount
          ? `der Tarif ${plan} ist bezahlt und in Ihrem Konto.`
          : `der Tarif ${plan} ist bezahlt. Um ihn zu nutzen, wählen Sie Ihr Passwort: Das Konto hat diese Adresse.`,
        { label: hasAccount ? 'Tarif ansehen' : 'Passwort wählen', link },
      ],
    }),
    'payment-disputed': ({ plan, link }) => ({
      subject: `Zahlung für den Tarif ${plan} angefochten`,
      parts: [
        'Hallo,',
        `Ihre Bank hat die Zahlung für den Tarif ${plan} angefochten: Solange das offen ist, ist der Tarif nicht aktiv. Ihre Texte bleiben in Ihrem Konto.`,
        'Bleibt die Zahlung am Ende bestehen, kommt der Tarif von selbst zurück. Ist es ein Irrtum, sprechen Sie mit Ihrer Bank oder antworten Sie auf diese E-Mail.',
        { label: 'Tarif ansehen', link },
      ],
    }),
    'payment-refunded': ({ plan, link }) => ({
      subject: `Erstattung für den Tarif ${plan}`,
      parts: [
        'Hallo,',
        `Ihre Zahlung für den Tarif ${plan} wurde erstattet, deshalb ist der Tarif nicht mehr aktiv. Ihre Texte bleiben in Ihrem Konto.`,
        'Bis die Erstattung auf Ihrer Karte erscheint, kann es ein paar Tage dauern. Die Belege finden Sie hier.',
        { label: 'Belege ansehen', link },
      ],
    }),
    'renewal-failed': ({ plan, link }) => ({
      subject: `Die Verlängerung des Tarifs ${plan} hat nicht geklappt`,
      parts: [
        'Hallo,',
        `Ihre Bank hat die Zahlung für die Verlängerung des Tarifs ${plan} nicht angenommen. Bis sie gelingt, ruht der Tarif.`,
        'Prüfen Sie Ihre Karte und zahlen Sie in Ihrem Konto: Der Tarif läuft dann sofort weiter.',
        { label: 'Jetzt zahlen', link },
      ],
    }),
    'plan-cancelled': ({ plan, endsOn, link }) => ({
      subject: `Kündigung bestätigt: Tarif ${plan}`,
      parts: endsOn
        ? [
            'Hallo,',
            `Ihre Kündigung ist erledigt. Der Tarif ${plan} bleibt bis zum ${day(endsOn)} aktiv und verlängert sich nicht: Dafür wird nichts mehr abgebucht.`,
            'Ihre Texte bleiben in Ihrem Konto, auch im kostenlosen Tarif.',
            'Sie haben es sich anders überlegt? Bis zu diesem Tag setzen Sie den Tarif mit einem Klick fort.',
            { label: 'Tarif fortsetzen', link },
            'Wenn das nicht von Ihnen kommt, setzen Sie den Tarif fort und ändern Sie sofort Ihr Passwort.',
          ]
        : [
            'Hallo,',
            `Ihre Kündigung ist erledigt. Die offene Verlängerung ist storniert und der Tarif ${plan} beendet: Dafür wird nichts mehr abgebucht.`,
            'Ihre Texte bleiben in Ihrem Konto, auch im kostenlosen Tarif.',
            { label: 'Tarif ansehen', link },
            'Wenn das nicht von Ihnen kommt, ändern Sie sofort Ihr Passwort.',
          ],
    }),
    'plan-resumed': ({ plan, on, amountCents, link }) => ({
      subject: `Ihr Tarif ${plan} läuft weiter`,
      parts: [
        'Hallo,',
        `Ihr Tarif ${plan} endet nicht mehr: Er verlängert sich von selbst.`,
        amountCents > 0
          ? `Nächste Zahlung: ${money(amountCents)} inklusive MwSt. am ${day(on)}.`
          : `Er verlängert sich am ${day(on)}, und Ihr Guthaben bezahlt ihn: An diesem Tag wird nichts abgebucht.`,
        { label: 'Tarif ansehen', link },
        'Sie wollen ihn nicht? Auf derselben Seite können Sie bis zum Tag vor der Verlängerung wieder kündigen.',
      ],
    }),
    'plan-change-planned': ({ plan, next, on, amountCents, link }) => ({
      subject: `Ab ${day(on)} haben Sie den Tarif ${next.plan}`,
      parts: [
        'Hallo,',
        `bis ${day(on)} behalten Sie den Tarif ${plan} mit allem, was dazugehört. Von diesem Tag an haben Sie den Tarif ${next.plan} mit ${cycles[next.billingCycle]}.`,
        amountCents > 0
          ? `An diesem Tag zahlen Sie ${money(amountCents)} inklusive MwSt.`
          : 'An diesem Tag bezahlt Ihr Guthaben: Es wird nichts abgebucht.',
        'Anders überlegt? Bis zu diesem Tag nehmen Sie den Wechsel mit einem Klick zurück.',
        { label: 'Tarif ansehen', link },
        'Waren Sie das nicht? Dann nehmen Sie den Wechsel zurück und ändern Sie sofort Ihr Passwort.',
      ],
    }),
    'plan-change-taken-back': ({ plan, on, amountCents, link }) => ({
      subject: `Sie bleiben beim Tarif ${plan}`,
      parts: [
        'Hallo,',
        `der geplante Wechsel ist aufgehoben: Der Tarif ${plan} läuft weiter und verlängert sich von selbst.`,
        amountCents > 0
          ? `Nächste Zahlung: ${money(amountCents)} inklusive MwSt. am ${day(on)}.`
          : `Er verlängert sich am ${day(on)}, und Ihr Guthaben bezahlt ihn: An diesem Tag wird nichts abgebucht.`,
        { label: 'Tarif ansehen', link },
      ],
    }),
    'monthly-report': ({ month: of, reportLink, markLink, stopLink, ...figures }) => ({
      subject: `Ihr Bericht für ${month(of)}`,
      parts: [
        'Hallo,',
        `das war Ihr ${month(of)} bei Autoscritto: erstellte Beschreibungen ${figures.descriptions}, veröffentlichte Autos ${figures.published}, Autos mit einer ersten Anfrage ${figures.leads}, verkaufte Autos ${figures.sold}.`,
        figures.avgSaleTime === null
          ? 'Für eine durchschnittliche Verkaufszeit braucht es mindestens drei verkaufte Autos, deren Veröffentlichung bekannt ist.'
          : `Durchschnitt von der Veröffentlichung bis zum Verkauf, in Tagen: ${number(figures.avgSaleTime)}.`,
        `Veröffentlichte Autos, die noch im Angebot sind: ${figures.standing}. Ist eines davon verkauft, markieren Sie es, damit Ihre Zahlen stimmen.`,
        { label: 'Verkaufte Autos markieren', link: markLink },
        'Den ganzen Bericht als PDF finden Sie auf der Seite der Auswertungen.',
        { label: 'Bericht öffnen', link: reportLink },
        ...(stopLink
          ? [
              {
                aside:
                  'Möchten Sie diesen Bericht nicht mehr jeden Monat bekommen? Hier bestellen Sie ihn ab, ohne sich anzumelden:',
                link: stopLink,
              },
            ]
          : []),
      ],
    }),
    contact: ({ name, email, phone, subject, text, priority }) => ({
      subject: `${priority ? `[${priority}] ` : ''}Nachricht: ${subject}`,
      parts: [
        phone ? `Von ${name}, ${email}, Telefon ${phone}.` : `Von ${name}, ${email}.`,
        { quote: text },
        'Antworten Sie auf diese E-Mail: Die Antwort geht an den Absender der Nachricht.',
      ],
    }),
  },
  linkInWords: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  footer: 'Diese E-Mail wurde automatisch von Autoscritto verschickt.',
} satisfies MailLanguage;
