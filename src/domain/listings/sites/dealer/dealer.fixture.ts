/** Three dealers' own sites without data for machines; every car, dealer and number is invented. */

const tableRows = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('');

/** A theme for car dealers: a table, an old price, a finance calculator, the stock's newest below. */
export const themedPage = `<!doctype html><html lang="it-IT"><head><title>Jeep Renegade 1.6 Mjt Prova – Autosalone Inventato</title>
<meta property="og:type" content="article"><meta property="og:title" content="Jeep Renegade 1.6 Mjt Prova"></head>
<body class="single-veicolo"><header><nav><a>Usato</a><a>Km 0</a><a>Noleggio</a></nav></header>
<aside><h4>Cerca</h4><label>Marca</label><select><option>Fiat</option><option>Jeep</option></select><label>Prezzo</label><input value="30.000"></aside>
<article><h1 class="entry-title">Jeep Renegade 1.6 Mjt Prova</h1>
<p class="prezzo"><del>€ 18.900</del> <ins>€ 16.900</ins></p><p class="rata">oppure € 229 al mese</p>
<table class="scheda-tecnica">${tableRows({
  Marca: 'Jeep',
  Modello: 'Renegade',
  Versione: '1.6 Mjt 120 CV Prova',
  Immatricolazione: 'Giugno 2020',
  'Chilometraggio (km)': '48.300',
  Alimentazione: 'Diesel',
  Cilindrata: '1.598 cc',
  'Potenza (kW/CV)': '88 kW / 120 CV',
  Cambio: 'Manuale a 6 marce',
  Trazione: 'Anteriore',
  Carrozzeria: 'SUV / Fuoristrada',
  Porte: '5',
  Posti: '5',
  Colore: 'Grigio scuro metallizzato',
  Interni: 'Nero',
  'Classe emissioni': 'Euro 6',
  Garanzia: '12 mesi di conformità',
  'Numero foto': '20',
})}</table>
<h3>Finanziamento</h3><table>${tableRows({ 'Prezzo totale': '€ 21.450', Anticipo: '€ 3.000', Rata: '€ 229', TAN: '6,95%' })}</table>
<h3>Valuta il tuo usato</h3><table>${tableRows({ Marca: 'Fiat', Modello: 'Punto', Chilometri: '150.000' })}</table></article>
<section><h2>Veicoli correlati</h2><h3>Jeep Renegade 1.3 T4</h3><p class="prezzo">€ 23.500</p><table>${tableRows({ Chilometri: '12.000', Alimentazione: 'Benzina' })}</table></section>
<footer>P. IVA 00000000000 - Tutte le auto con garanzia fino a 36 mesi</footer></body></html>`;

const tile = (label: string, value: string) =>
  `<div class="tile"><span class="value">${value}</span><span class="label">${label}</span></div>`;

/** Tiles with the value above its label, of an electric car with a range and a battery in kilometres and years. */
export const tiledPage = `<!doctype html><html lang="it"><head><title>Renault Zoe R110 Prova | Inventata Auto</title></head><body>
<div class="menu">Auto Moto Contatti</div><h1>Renault Zoe</h1><h2>R110 Prova</h2>
<div class="listing-price">13.500 €</div><small>Prezzo con finanziamento: 12.500 €</small>
<div class="tiles">${tile('Km', '42.150')}${tile('Anno', '2021')}${tile('Alimentazione', 'Elettrica')}${tile('Cilindrata', '0')}
${tile('Potenza', '80 kW (109 CV)')}${tile('Cambio', 'Automatico')}${tile('Porte', '5')}${tile('Colore', 'Bianco')}
${tile('Autonomia', '395 km')}${tile('Garanzia batteria', '8 anni')}</div>
<p>Consegna in tutta Italia entro 300 km. Estensione di garanzia a 24 mesi su richiesta.</p>
<h3>Le altre nostre auto</h3><div class="tiles">${tile('Km', '9.000')}${tile('Anno', '2023')}</div>
<div class="listing-price">19.900 €</div></body></html>`;

/** Nothing but a heading and prose. */
export const prosePage = `<!doctype html><html lang="it"><head><title>Fiat Panda 1.2 Prova - Garage Inventato</title>
<meta name="description" content="Fiat Panda 1.2 Prova immatricolata 05/2018, benzina, 58.000 km, unico proprietario."></head><body>
<h1>Fiat Panda 1.2 Prova 69 CV</h1><p>Vendiamo Fiat Panda del 05/2018 con 58.000 km certificati, benzina, cambio manuale,
revisionata fino al 2027. Gomme cambiate a 40.000 km. Prezzo 7.900 euro trattabili, permutiamo anche moto.</p>
<p>Telefono 000 0000000, aperti dal 1998.</p></body></html>`;

/** The stock of a dealer, as themes for dealers list it. */
export const stockPage = `<!doctype html><html lang="it"><head><title>Il nostro usato – Autosalone Inventato</title></head><body><h1>Il nostro usato</h1>
${[
  ['Jeep Renegade', '48.300', 'Diesel'],
  ['Fiat Panda', '58.000', 'Benzina'],
  ['Renault Zoe', '42.150', 'Elettrica'],
]
  .map(
    ([name, km, fuel]) =>
      `<article><h2>${name}</h2><p class="prezzo">€ 9.900</p><table>${tableRows({ Chilometri: km ?? '', Alimentazione: fuel ?? '', Anno: '2020' })}</table></article>`,
  )
  .join('')}</body></html>`;

export const soldPage = `<!doctype html><html lang="it"><head><title>Veicolo non disponibile – Autosalone Inventato</title></head><body>
<h1>Veicolo non più disponibile</h1><h2>Potrebbe interessarti</h2><h3>Jeep Renegade</h3><table>${tableRows({ Chilometri: '12.000', Anno: '2023' })}</table></body></html>`;
