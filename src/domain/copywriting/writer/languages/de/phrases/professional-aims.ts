import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, said soberly. */
export const professionalAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Für Familien mit Kindern ist {themodel} [im Alltag praktisch|eine sinnvolle Lösung].',
      'Mit Kindern zeigt sich der [praktische|vernünftige] Zuschnitt {ofmodel}.',
      'Eltern finden in {themodelD} einen [geduldigen|praktischen] Begleiter, [von der Schule bis zum Urlaub|für kurze und weite Wege].',
      'Der Alltag mit Kindern, von der Schultasche bis zum Reisegepäck, ist bei {themodelD} gut aufgehoben.',
      'Kinder, Taschen, Termine: ^{themodel} ist für solche Tage geeignet.',
      'fiveDoors :: Durch die hinteren Türen steigen Kinder [bequem|ohne Umstände] ein.',
      'roomy :: Familien bietet {auto} Raum für [Kinder und Gepäck|alles, was mitmuss].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Fahranfängern kommt {themodel} mit [klaren Reaktionen|einfacher Bedienung] entgegen.',
      '!strong :: Wer den Führerschein erst kurz hat, findet sich in {themodelD} schnell zurecht.',
      '!strong :: Für das erste eigene Auto zählt [Übersicht|Einfachheit], und die bietet {themodel}.',
      '!strong :: Als erstes Auto ist {themodel} [leicht zu verstehen|angenehm unkompliziert].',
      '!strong :: Die ersten Monate am Steuer gelingen mit {themodelD} [ohne Hektik|ohne böse Überraschungen].',
      '!strong & small :: {sein}e Abmessungen helfen auf den ersten Kilometern und beim ersten Einparken.',
      'Routine stellt sich in {themodelD} nach wenigen Fahrten ein, was Fahranfängern hilft.',
    ],
    Pendolare: [
      'Pendler finden in {themodelD} [einen angenehmen Arbeitsplatz auf Zeit|einen ruhigen Begleiter].',
      'Für den täglichen Arbeitsweg ist {themodel} [gut geeignet|eine vernünftige Wahl].',
      'Wer jeden Tag dieselbe Strecke fährt, schätzt die [gleichmäßige|entspannte] Art {ofmodel}.',
      'Der Weg zur Arbeit verlangt wenig Aufmerksamkeit für die Technik: ^{themodel} fährt [ruhig|gleichmäßig] mit.',
      'Zwischen Wohnung und Büro zählt Verlässlichkeit im Ablauf, dafür ist {auto} gemacht.',
      'Tägliche Fahrten sind [das Feld|die Aufgabe] {ofmodel}.',
    ],
    'Attento allo stile': [
      'Wer auf die Form achtet, wird an {themodelD} [stimmige Proportionen|klare Linien] bemerken.',
      'Die Gestaltung {ofmodel} ist [zurückhaltend und stimmig|eigenständig, ohne laut zu sein].',
      'Für Käufer mit Sinn für Linien ist {themodel} [einen Blick wert|näher zu betrachten].',
      'Optisch setzt {themodel} auf [ruhige Flächen|klare Kanten] und Haltung.',
      'Stil zeigt {themodel} [im Ganzen|aus jedem Blickwinkel], nicht nur im Detail.',
    ],
    'Attento al budget': [
      'Wer mit festem Budget sucht, kann {themodelA} anhand [klarer Zahlen|der genannten Daten] vergleichen.',
      'Preisbewusste Käufer erhalten mit {themodelD} [ein nachvollziehbares Angebot|viel Sachlichkeit].',
      'Für rechnende Käufer gehört {themodel} [auf die Liste|in den Vergleich].',
      '{themodel} richtet sich an Käufer, die [Ausgaben abwägen|ihr Geld überlegt ausgeben].',
      'Auf die Kosten zu achten und {themodelA} zu prüfen, passt [gut zusammen|zueinander].',
      'Das Budget bleibt planbar, denn die Eckdaten {ofmodel} [liegen offen|sind bekannt].',
    ],
  },
  uses: {
    Città: [
      'In der Stadt ist {themodel} [handlich|leicht zu fahren] und [übersichtlich|unkompliziert].',
      'Im Stadtverkehr bewegt sich {themodel} [ohne Mühe|gelassen].',
      'Zwischen Ampeln und engen Straßen ist {auto} [gut aufgehoben|in seinem Element].',
      'Wege durch die Innenstadt erledigt {themodel} [unaufgeregt|ohne Umstände].',
      'small :: Die Abmessungen {ofmodel} sind in der Stadt [von Vorteil|genau richtig].',
      'small :: Enge Straßen und knappe Parklücken in der Stadt nimmt {auto} gelassen.',
      'automatic & !silent :: Im Stadtverkehr nimmt die Automatik dem Fahrer die [ständige|meiste] Schaltarbeit ab.',
      'silent :: Durch die Stadt fährt {auto} [leise|ohne Motorgeräusch].',
      'hybrid :: In der Stadt arbeitet der elektrische Teil des Antriebs besonders oft mit.',
    ],
    'Viaggi lunghi': [
      'Auf langen Strecken fährt {themodel} [ruhig|gleichmäßig] und [ermüdet wenig|angenehm].',
      'Auf der Autobahn hält {themodel} [{sein} Tempo gelassen|einen ruhigen Lauf].',
      'Lange Reisen gehören zu den [Stärken|Aufgaben] {ofmodel}.',
      'Wer viel Autobahn fährt, findet in {themodelD} einen [ausdauernden|ruhigen] Reisewagen.',
      'Auch nach Stunden auf der Autobahn bleibt {auto} [bequem|angenehm].',
      'Für weite Reisen ist {themodel} [eine gute Grundlage|passend gewählt].',
      'diesel :: Lange Strecken sind das klassische Feld [dieses Motors|des Selbstzünders].',
    ],
    Campagna: [
      'Auf dem Land kommt {themodel} mit [Kurven und Steigungen|schmalen Straßen] gut zurecht.',
      'Außerhalb der Stadt ist {themodel} ein [praktisches|geeignetes] Fahrzeug.',
      'Landstraßen fährt {auto} [gern|ruhig], ob kurvig oder gerade.',
      'Für das Leben auf dem Land ist {themodel} [gut gewählt|eine passende Wahl].',
      'all :: Auf ländlichen Wegen geben vier angetriebene Räder zusätzliche Reserven.',
      'tall :: Die höhere Sitzposition hilft auf Nebenstraßen und Feldwegen.',
    ],
    Lavoro: [
      'cargo :: Für die Arbeit ist {themodel} [gemacht|eine solide Grundlage]: beladen, fahren, abladen.',
      'cargo :: Im Betrieb übernimmt {themodel} [Lasten und Wege|den täglichen Transport].',
      'car :: Beruflich genutzt ist {themodel} ein [bequemer|ruhiger] Platz zwischen zwei Terminen.',
      'car :: Für Fahrten zu Kunden ist {themodel} [angemessen|gut geeignet].',
      'Im Beruf leistet {themodel} [gute Dienste|{sein}en Beitrag], von Montag bis Freitag.',
      'Der Arbeitsalltag gehört zu den Aufgaben, für die {themodel} [gedacht|gut geeignet] ist.',
    ],
    'Uso familiare': [
      'Im Familienalltag ist {themodel} [praktisch|eine bequeme Lösung].',
      'Für die Familie ist {auto} [unter der Woche und im Urlaub|an jedem Tag] brauchbar.',
      'Die Wege einer Familie, kurze wie lange, übernimmt {themodel} [ohne Umstände|gern].',
      'roomy :: Der Innenraum bietet der Familie [Platz zum Mitnehmen|Raum für Menschen und Gepäck].',
      'fiveDoors :: Für die Familie sind die bequemen Zugänge hinten [ein Vorteil|hilfreich].',
      'Wer für die Familie sucht, findet in {themodelD} ein [vernünftiges|brauchbares] Auto.',
    ],
    'Uso misto': [
      'Der Alltag wechselt die Strecken, {themodel} [kommt mit allen zurecht|passt sich an].',
      'Im Alltag ist {themodel} [vielseitig|ausgewogen], in der Stadt wie auf der Landstraße.',
      'Für gemischte Strecken ist {themodel} [gut geeignet|ausgewogen abgestimmt].',
      'Kurze Besorgungen und längere Fahrten bewältigt {auto} [gleichermaßen|mit derselben Selbstverständlichkeit].',
      'Vielseitigkeit ist [die Stärke|ein Merkmal] {ofmodel}, jeden Tag der Woche.',
      'Ob Alltag oder Wochenende, {themodel} passt [zu beidem|dazu].',
      'Als Auto für alles ist {themodel} [stimmig|eine ausgewogene Wahl].',
    ],
  },
  points: {
    Sicurezza: [
      'Das Fahrverhalten {ofmodel} ist [sicher und berechenbar|ruhig und gut einzuschätzen].',
      'Sicherheit vermittelt {themodel} durch [klare Reaktionen|eine stabile Straßenlage].',
      'Berechenbare Reaktionen geben am Steuer {ofmodel} [Vertrauen|Sicherheit].',
      'Der Fahrer weiß jederzeit, was {auto} tut, und das [schafft Vertrauen|ist ein Stück Sicherheit].',
      'tall :: Der gute Überblick trägt zur Sicherheit bei.',
      'all :: Vier angetriebene Räder geben bei Nässe zusätzliche Sicherheit.',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: Beim Kraftstoff ist {themodel} [genügsam|sparsam].',
      '!electric & !hydrogen :: Der Verbrauch {ofmodel} ist [maßvoll|zurückhaltend], was [Vielfahrern|im Alltag] entgegenkommt.',
      'diesel :: Sparsamkeit gehört zu den Gründen, sich für einen [Selbstzünder|Motor dieser Art] zu entscheiden.',
      'hybrid :: Zurückgewonnene Energie hilft, den Verbrauch [niedrig zu halten|zu senken].',
      'petrol :: An der Zapfsäule gibt sich {themodel} bescheiden.',
      'lpg :: Mit Gas bleiben die Kosten für Kraftstoff [überschaubar|unter Kontrolle].',
      'cng :: Gas ist die Wahl sparsamer Vielfahrer.',
      'electric :: Mit der Energie geht {themodel} [sparsam|maßvoll] um, besonders bei ruhiger Fahrt.',
      'hydrogen :: Die mitgeführte Energie setzt {themodel} sparsam ein.',
    ],
    'Performance / Sportività': [
      'lively :: ^{themodel} [zieht kräftig an|beschleunigt entschlossen] und macht auf kurvigen Straßen Freude.',
      'lively :: Die Leistung {ofmodel} ist [spürbar|jederzeit abrufbar], beim Überholen ebenso wie in Kurven.',
      'lively :: Sportlich ist {themodel} [im Antritt|im besten Sinn]: ^die Kraft kommt, wenn sie gebraucht wird.',
      '!lively :: ^{themodel} fährt [lebendig|flott] und ist auf kurvigen Straßen angenehm.',
      '!lively :: Ein sportlicher Zug ist {themodelD} [anzumerken|eigen], vor allem in Kurven.',
      'strong :: An Leistungsreserven fehlt es {themodelD} [nicht|in keiner Lage].',
      'electric :: Der Antritt aus dem Stand ist [unmittelbar|kräftig], wie bei Antrieben dieser Art üblich.',
      'low :: Der tiefe Schwerpunkt hilft bei schnellen Richtungswechseln und sportlicher Fahrt.',
    ],
    'Comfort / Silenziosità': [
      'Der Komfort {ofmodel} zeigt sich in [ruhiger Fahrt|leiser Fahrt und bequemen Sitzen].',
      'Im Innenraum ist es [leise|ruhig], [auch bei höherem Tempo|was lange Fahrten angenehm macht].',
      'Leise und bequem: ^{themodel} ist auf [Ruhe|Komfort] ausgelegt.',
      '{themodel} fährt [komfortabel|entspannt] und hält Geräusche fern.',
      'Entspanntes Fahren gehört zu den [Qualitäten|Stärken] {ofmodel}.',
      'silent :: Weil kein Motorgeräusch zu hören ist, bleibt die Fahrt besonders ruhig.',
    ],
    'Design / Stile': [
      'Die Linienführung {ofmodel} ist [klar|stimmig] und [wirkt eigenständig|hält dem zweiten Blick stand].',
      'Im Design zeigt {themodel} [Haltung|klare Proportionen].',
      'Die Form {ofmodel} ist [ausgewogen|sorgfältig gezeichnet], ohne sich aufzudrängen.',
      'Gestaltung und Proportionen sind bei {themodelD} [aus einem Guss|gelungen].',
      'Auch im Stand hat das Design {ofmodel} [Spannung|Ausdruck].',
    ],
    'Caratteristiche esclusive': [
      '{themodel} hat [eigenen Charakter|besondere Merkmale], die im Alltag auffallen.',
      'Besonders ist {themodel} [in den Details|durch den eigenen Charakter].',
      'Was {themodelA} von anderen unterscheidet, sind [die Details|{sein}e Eigenheiten].',
      'Wer das Besondere sucht, sollte {themodelA} [näher ansehen|in Betracht ziehen].',
    ],
    'Rapporto qualità-prezzo': [
      'priced & !damaged :: Preis und Gegenwert stehen bei {themodelD} [in vernünftigem Verhältnis|gut zueinander].',
      'priced & !damaged :: Gemessen am Preis bietet {themodel} [viel Substanz|eine solide Grundlage].',
      'priced & !damaged :: Für das Geld gibt es mit {themodelD} [ein vollständiges Auto|klare Gegenwerte].',
      'priced :: Der Preis {ofmodel} lässt sich anhand der Daten [gut nachvollziehen|leicht einordnen].',
      '!priced :: Was {themodel} bietet, rechtfertigt einen genauen Blick auf den Wert.',
    ],
    'Edizione limitata / Rarità': [
      '{themodel} ist [nicht oft|selten] im Angebot zu finden.',
      'Einem Wagen wie {themodelD} begegnet man [selten|nicht alle Tage].',
      'Rar ist {themodel} [im Straßenbild|auf dem Markt] durchaus.',
      'Die Auswahl an vergleichbaren Wagen ist klein, {themodel} bleibt eine [seltene|ungewöhnliche] Erscheinung.',
    ],
    'Facile parcheggio': [
      'Beim Einparken ist {themodel} [handlich|übersichtlich].',
      'Parklücken, die anderen zu knapp sind, [genügen {themodelD}|reichen hier oft aus].',
      'Rangieren und Parken fallen mit {themodelD} [leicht|nicht schwer].',
      'Zum Parken braucht {auto} wenig Platz und [wenig Geduld|kaum Korrekturen].',
    ],
    'Valore a lungo termine': [
      'Für eine lange Haltedauer ist {themodel} [gut gewählt|eine überlegte Wahl].',
      '{themodel} gehört zu den Autos, die [auf Dauer gefallen|man nicht nach einer Saison wechselt].',
      'Zeitlos in der Form, lässt sich {themodel} [über Jahre fahren|lange behalten].',
      '{themodel} ist ein Auto, das man [lange behalten|über Jahre fahren] kann.',
      'Die Gestaltung {ofmodel} [altert langsam|bleibt auf Jahre ansehnlich].',
      'Auf lange Sicht gekauft, [behält {themodel} {sein}en Reiz|bleibt {themodel} eine vernünftige Wahl].',
      'Wer in Jahren rechnet, [liegt mit {themodelD} richtig|denkt bei {themodelD} in die passende Richtung].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Für alle, die [unabhängig|spontan] unterwegs sind, ist {themodel} [genau bemessen|gut gewählt].',
      'Wer meist allein fährt, findet in {themodelD} [das passende Format|alles Nötige].',
      '{themodel} passt zu einem [freien|eigenen] Tagesrhythmus, spontane Fahrten eingeschlossen.',
    ],
    'Perfetta per over 70': [
      'Die Bedienung {ofmodel} ist [klar|übersichtlich], die Fahrt [ruhig|entspannt].',
      '{themodel} lässt sich [gelassen|ohne Hektik] fahren und [einfach|leicht] bedienen.',
      'Übersicht und einfache Bedienung machen die Fahrt mit {themodelD} [angenehm|entspannt].',
      'tall :: Der bequeme Einstieg und der gute Überblick [erleichtern jede Fahrt|sind im Alltag angenehm].',
    ],
  },
  types: {
    Compatta: [
      'Die kompakte Bauform {ofmodel} ist [im Parkhaus|in Wohnstraßen] von Vorteil.',
      'Bei kompaktem Umriss bietet {themodel} [das Nötige|alles für den Alltag].',
      'Mit kompaktem Grundriss ist {themodel} [leicht unterzubringen|schnell abgestellt].',
      'Das kompakte Format {ofmodel} ist [im Alltag praktisch|handlich].',
      'Kompakt ist {themodel} [außen|in den Abmessungen], was beim Parken hilft.',
      'Als kompaktes Auto bleibt {themodel} [handlich|überschaubar].',
      'Mit {sein}en kompakten Abmessungen passt {auto} [in jede normale Lücke|fast überall hin].',
    ],
    Citycar: [
      'Vom Zuschnitt her ist {themodel} ein Auto für die Stadt.',
      'Das Format ist für die Stadt gedacht, [kurz und handlich|wendig und übersichtlich].',
    ],
    SUV: [
      'Vom SUV hat {themodel} die [höhere Sitzposition|aufrechte Haltung].',
      'Als SUV bietet {auto} Überblick und Bodenfreiheit.',
    ],
    'Station wagon': [
      'Vom Kombi hat {themodel} den [nutzbaren|langen] Laderaum.',
      'Der Laderaum eines Kombis ist die praktische Seite {ofmodel}.',
    ],
    Crossover: [
      'Als Crossover verbindet {themodel} [Übersicht und Handlichkeit|zwei Bauarten].',
      'Vom Crossover hat {auto} die erhöhte Sitzposition.',
    ],
    Sportiva: [
      'Sportliche Fahrer werden die Abstimmung {ofmodel} [verstehen|zu nutzen wissen].',
      'Die sportliche Auslegung {ofmodel} ist [spürbar|nicht zu übersehen].',
      'Sportlich ist {themodel} [in Haltung und Antwort|schon vom Zuschnitt her].',
      'Vom Temperament her gehört {themodel} zu den sportlichen Wagen.',
    ],
    Fuoristrada: [
      'Im Gelände ist {themodel} [am richtigen Platz|nicht fehl am Platz].',
      'Die Auslegung für Gelände und Schotter ist {themodelD} anzusehen.',
      'Wo der Asphalt endet, fährt {themodel} [weiter|unbeirrt weiter].',
    ],
    Monovolume: [
      'Der Van stellt die Mitfahrer in den Mittelpunkt.',
      'Von einem Van hat {themodel} den gut nutzbaren Raum.',
    ],
    Supercar: [
      'Mit {themodelD} steht ein Supersportwagen zum Verkauf, in dem Technik und Emotion gleich viel zählen.',
      'Als Supersportwagen ist {themodel} [ein Fahrzeug für Kenner|zum Fahren und zum Betrachten da].',
    ],
    'Auto di lusso': [
      'Gehobene Ansprüche erfüllt {themodel} [unaufdringlich|mit Zurückhaltung].',
      'In der Oberklasse fühlt sich {themodel} [zu Hause|am richtigen Platz].',
      'Der Anspruch der gehobenen Klasse zeigt sich bei {themodelD} [im Detail|in der Ruhe der Fahrt].',
      'Elegant ist {themodel} [ohne Aufwand|auf zurückhaltende Weise].',
    ],
  },
};

function adult(): string[] {
  return [
    'Erfahrene Fahrer erkennen an {themodelD} [die Substanz|schnell die Qualitäten].',
    '{themodel} ist eine [reife|überlegte] Wahl für Fahrer mit klaren Vorstellungen.',
    'Wer seit Jahren fährt, weiß, was er sucht, und [prüft {themodelA} mit Gewinn|findet es hier womöglich].',
    'Kenner schätzen an {themodelD} die Substanz mehr als den Effekt.',
    'Mit Erfahrung gewählt, [überzeugt {themodel} im Gebrauch|bleibt {themodel} eine gute Entscheidung].',
  ];
}

function young(): string[] {
  return [
    'Ein bewegtes Leben bringt kurzfristige Termine; {themodel} [hält mit|ist flexibel].',
    'Zu einem vollen Kalender passt {themodel} [gut|ausgezeichnet], weil {er} wenig Aufhebens macht.',
    'Für Tage mit wechselnden Plänen ist {themodel} [beweglich genug|ein flexibler Begleiter].',
    'Wer viel unterwegs ist, hat mit {themodelD} [ein unkompliziertes Auto|Beweglichkeit].',
    'Spontane Termine und kurze Entscheidungen [verträgt|begleitet] {themodel} ohne Weiteres.',
    '{themodel} passt zu Menschen, die [viel unterwegs sind|ihre Unabhängigkeit schätzen].',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'Handlich und übersichtlich, ist {themodel} [angenehm zu fahren|im Alltag unkompliziert].',
    'Die Bedienung {ofmodel} ist [intuitiv|einfach], die Übersicht [gut|angenehm].',
    'Leicht zu fahren und leicht zu parken: ^{themodel} [macht wenig Umstände|ist unkompliziert].',
    'tall :: Die gute Übersicht macht das Fahren mit {themodelD} einfach.',
  ];
}
