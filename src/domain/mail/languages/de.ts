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
      subject: 'Bestätige deine E-Mail-Adresse und wähle ein Passwort',
      parts: [
        hello(firstName),
        'ein Schritt fehlt noch, dann ist dein Konto offen: Wähle ein Passwort.',
        { label: 'Passwort wählen', link },
        `Der Link gilt ${hoursOf(hours)} und funktioniert einmal.`,
        'Wenn du kein Konto wolltest, lass diese E-Mail liegen: Ohne den Link passiert nichts.',
      ],
    }),
    'already-registered': ({ firstName, signInLink, newPasswordLink }) => ({
      subject: 'Du hast schon ein Konto bei Autoscritto',
      parts: [
        hello(firstName),
        'jemand, vielleicht du, wollte sich mit dieser Adresse registrieren. Das Konto gibt es schon: Melde dich mit deinem Passwort an.',
        { label: 'Anmelden', link: signInLink },
        'Wenn du es nicht mehr weißt, wähle ein neues.',
        { label: 'Neues Passwort wählen', link: newPasswordLink },
        'Wenn du es nicht warst, musst du nichts tun: Dein Konto ist unverändert.',
      ],
    }),
    'choose-new-password': ({ firstName, link, hours }) => ({
      subject: 'Wähle ein neues Passwort',
      parts: [
        hello(firstName),
        'du möchtest das Passwort deines Kontos ändern.',
        { label: 'Neues Passwort wählen', link },
        `Der Link gilt ${hoursOf(hours)} und funktioniert einmal. Mit dem neuen Passwort wirst du überall sonst abgemeldet.`,
        'Wenn du es nicht warst, lass diese E-Mail liegen: Dein Passwort bleibt, wie es ist.',
      ],
    }),
    'no-account': ({ link }) => ({
      subject: 'Kein Konto mit dieser Adresse',
      parts: [
        'Hallo,',
        'für diese Adresse wurde ein neues Passwort angefordert, aber hier gibt es kein Konto dazu. Vielleicht hast du dich mit einer anderen E-Mail-Adresse registriert.',
        'Wenn du möchtest, öffne jetzt ein Konto.',
        { label: 'Registrieren', link },
        'Wenn du es nicht warst, lass diese E-Mail liegen.',
      ],
    }),
    'password-changed': ({ firstName, link }) => ({
      subject: 'Dein Passwort wurde geändert',
      parts: [
        hello(firstName),
        'das Passwort deines Kontos wurde gerade geändert. Wenn du das warst, ist alles in Ordnung.',
        'Wenn nicht, wähle gleich ein neues: Damit wird auch jeder abgemeldet, der in deinem Konto ist.',
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
    'deletion-planned': ({ firstName, on, link }) => ({
      subject: 'Dein Konto wird gelöscht',
      parts: [
        hello(firstName),
        `du hast die Löschung deines Kontos beantragt. Sie erfolgt am ${day(on)}: Ab dann lassen sich Texte, Team und Daten nicht mehr zurückholen. Belege und Rechnungen bleiben 10 Jahre, wie es das Gesetz verlangt.`,
        'Ab jetzt wird keine Verlängerung mehr abgebucht. Bis zu diesem Tag kannst du dich anmelden, deine Daten herunterladen und es dir anders überlegen.',
        { label: 'Mein Konto behalten', link },
        'Wenn du das nicht warst: Melde dich an, behalte das Konto und ändere sofort das Passwort.',
      ],
    }),
    'absence-warning': ({ firstName, on, link }) => ({
      subject: 'Möchtest du dein Konto behalten?',
      parts: [
        hello(firstName),
        `du warst seit fast zwei Jahren nicht mehr bei Autoscritto. Wir behalten keine Daten, die niemand braucht: Am ${day(on)} werden dein Konto und deine Texte gelöscht.`,
        'Um sie zu behalten, melde dich vor diesem Tag einmal an.',
        { label: 'Anmelden', link },
        'Wenn du das Konto nicht mehr brauchst, musst du nichts tun.',
      ],
    }),
    'team-invitation': ({ from, companyName, link, days }) => ({
      subject: `${from} lädt dich in ein Team bei Autoscritto ein`,
      parts: [
        'Hallo,',
        companyName
          ? `${from} (${companyName}) lädt dich ein, mit dem ELITE-Tarif des Teams zu schreiben: dieselben Autos, dieselben Texte, dein eigenes Konto.`
          : `${from} lädt dich ein, mit dem ELITE-Tarif des Teams zu schreiben: dieselben Autos, dieselben Texte, dein eigenes Konto.`,
        { label: 'Einladung ansehen', link },
        `Melde dich mit der Adresse an, an die diese E-Mail ging, oder registriere dich mit ihr. Die Einladung gilt ${daysOf(days)}.`,
        'Wenn du nicht weißt, wer dich einlädt, lass diese E-Mail liegen.',
      ],
    }),
    'left-team': ({ from }) => ({
      subject: 'Du bist nicht mehr im Team',
      parts: [
        'Hallo,',
        `dein Konto gehört nicht mehr zum Team von ${from}. Ab jetzt arbeitest du mit deinem eigenen Tarif und findest die Texte wieder, die du vorher geschrieben hast.`,
        `Was du im Team geschrieben hast, bleibt bei ${from}.`,
      ],
    }),
    'member-left': ({ name }) => ({
      subject: `${name} ist nicht mehr in deinem Team`,
      parts: [
        'Hallo,',
        `${name} hat dein Team verlassen. Das dort Geschriebene bleibt in deinem Verlauf, und der Platz ist frei: Du kannst jemand anderen einladen.`,
      ],
    }),
    'payment-received': ({ plan, billingCycle, totalCents, hasVat, hasAccount, link }) => ({
      subject: `Zahlung erhalten: Tarif ${plan}, ${money(totalCents)}`,
      parts: [
        'Hallo,',
        `wir haben deine Zahlung von ${money(totalCents)}${hasVat ? ' inklusive Mehrwertsteuer' : ''} für den Tarif ${plan} mit ${cycles[billingCycle]} erhalten. Danke.`,
        hasAccount
          ? 'Der Beleg liegt in deinem Konto.'
          : 'Um den Tarif zu nutzen und den Beleg zu sehen, wählen Sie Ihr Passwort: Das Konto hat diese E-Mail-Adresse.',
        { label: hasAccount ? 'Beleg ansehen' : 'Passwort wählen', link },
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
        `deine Bank hat die Zahlung für den Tarif ${plan} angefochten: Solange das offen ist, ist der Tarif nicht aktiv. Deine Texte bleiben in deinem Konto.`,
        'Bleibt die Zahlung am Ende bestehen, kommt der Tarif von selbst zurück. Ist es ein Irrtum, sprich mit deiner Bank oder antworte auf diese E-Mail.',
        { label: 'Tarif ansehen', link },
      ],
    }),
    'payment-refunded': ({ plan, link }) => ({
      subject: `Erstattung für den Tarif ${plan}`,
      parts: [
        'Hallo,',
        `deine Zahlung für den Tarif ${plan} wurde erstattet, deshalb ist der Tarif nicht mehr aktiv. Deine Texte bleiben in deinem Konto.`,
        'Bis die Erstattung auf deiner Karte erscheint, kann es ein paar Tage dauern. Die Belege findest du hier.',
        { label: 'Belege ansehen', link },
      ],
    }),
    'renewal-failed': ({ plan, link }) => ({
      subject: `Die Verlängerung des Tarifs ${plan} hat nicht geklappt`,
      parts: [
        'Hallo,',
        `deine Bank hat die Zahlung für die Verlängerung des Tarifs ${plan} nicht angenommen. Bis sie gelingt, ruht der Tarif.`,
        'Prüfe deine Karte und zahle in deinem Konto: Der Tarif läuft dann sofort weiter.',
        { label: 'Jetzt zahlen', link },
      ],
    }),
    'plan-cancelled': ({ plan, endsOn, link }) => ({
      subject: `Kündigung bestätigt: Tarif ${plan}`,
      parts: endsOn
        ? [
            'Hallo,',
            `deine Kündigung ist erledigt. Der Tarif ${plan} bleibt bis zum ${day(endsOn)} aktiv und verlängert sich nicht: Dafür wird nichts mehr abgebucht.`,
            'Deine Texte bleiben in deinem Konto, auch im kostenlosen Tarif.',
            'Du hast es dir anders überlegt? Bis zu diesem Tag setzt du den Tarif mit einem Klick fort.',
            { label: 'Tarif fortsetzen', link },
            'Wenn das nicht von dir kommt, setze den Tarif fort und ändere sofort dein Passwort.',
          ]
        : [
            'Hallo,',
            `deine Kündigung ist erledigt. Die offene Verlängerung ist storniert und der Tarif ${plan} beendet: Dafür wird nichts mehr abgebucht.`,
            'Deine Texte bleiben in deinem Konto, auch im kostenlosen Tarif.',
            { label: 'Tarif ansehen', link },
            'Wenn das nicht von dir kommt, ändere sofort dein Passwort.',
          ],
    }),
    'plan-resumed': ({ plan, on, amountCents, link }) => ({
      subject: `Dein Tarif ${plan} läuft weiter`,
      parts: [
        'Hallo,',
        `dein Tarif ${plan} endet nicht mehr: Er verlängert sich von selbst.`,
        amountCents > 0
          ? `Nächste Zahlung: ${money(amountCents)} inklusive MwSt. am ${day(on)}.`
          : `Er verlängert sich am ${day(on)}, und dein Guthaben bezahlt ihn: An diesem Tag wird nichts abgebucht.`,
        { label: 'Tarif ansehen', link },
        'Du willst ihn nicht? Auf derselben Seite kannst du bis zum Tag vor der Verlängerung wieder kündigen.',
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
      subject: `Dein Bericht für ${month(of)}`,
      parts: [
        'Hallo,',
        `das war dein ${month(of)} bei Autoscritto: erstellte Beschreibungen ${figures.descriptions}, veröffentlichte Autos ${figures.published}, Autos mit einer ersten Anfrage ${figures.leads}, verkaufte Autos ${figures.sold}.`,
        figures.avgSaleTime === null
          ? 'Für eine durchschnittliche Verkaufszeit braucht es mindestens drei verkaufte Autos, deren Veröffentlichung bekannt ist.'
          : `Durchschnitt von der Veröffentlichung bis zum Verkauf, in Tagen: ${number(figures.avgSaleTime)}.`,
        `Veröffentlichte Autos, die noch im Angebot sind: ${figures.standing}. Ist eines davon verkauft, markiere es, damit deine Zahlen stimmen.`,
        { label: 'Verkaufte Autos markieren', link: markLink },
        'Den ganzen Bericht als PDF findest du auf der Seite der Auswertungen.',
        { label: 'Bericht öffnen', link: reportLink },
        ...(stopLink
          ? [
              {
                aside:
                  'Möchtest du diesen Bericht nicht mehr jeden Monat bekommen? Hier bestellst du ihn ab, ohne dich anzumelden:',
                link: stopLink,
              },
            ]
          : []),
      ],
    }),
    contact: ({ name, email, phone, subject, text }) => ({
      subject: `Nachricht: ${subject}`,
      parts: [
        phone ? `Von ${name}, ${email}, Telefon ${phone}.` : `Von ${name}, ${email}.`,
        { quote: text },
        'Antworte auf diese E-Mail: Die Antwort geht an den, der geschrieben hat.',
      ],
    }),
  },
  linkInWords: 'Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  footer: 'Diese E-Mail wurde automatisch von Autoscritto verschickt.',
} satisfies MailLanguage;
