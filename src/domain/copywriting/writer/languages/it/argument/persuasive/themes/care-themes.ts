import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const careThemes = {
  past: [
    'alla sua storia (appartiene/appartengono) {things}',
    'del suo passato (resta/restano) {things}',
    'chi {it} guarda da vicino nota {things}',
    'da raccontare hai anche {things}',
    'per chi vuole sapere che vita ha fatto hai {things}',
    'tra le cose che un annuncio di solito tace qui (c’è/ci sono) {things}',
  ],
  care: [
    'la parte noiosa è già alle spalle, con {things}',
    'di già fatto trovi {things}',
    'al prossimo tagliando si riparte da qui: {things}',
    'chi l’ha tenut@ ha pensato anche a questo: {things}',
    'sotto il cofano e intorno alle ruote trovi {things}',
    'dal meccanico, la prima volta, racconterai {things}',
  ],
  papers: [
    'con l’auto ricevi {things}',
    'al momento della firma ricevi {things}',
    'nel cassetto di casa metterai {things}',
    'alla consegna ti diamo {things}',
    'insieme alla carta di circolazione hai {things}',
    'il giorno del ritiro controlla pure, trovi anche {things}',
    'family :: per chi divide l’auto in casa (c’è/ci sono) {things}',
  ],
  guarantee: [
    'a coprirti le spalle hai {things}',
    'dopo la firma ti (accompagna/accompagnano) {things}',
    'per gli imprevisti hai {things}',
    'su carta trovi anche {things}',
    'dalla tua parte hai {things}',
    'per i primi viaggi ti (segue/seguono) {things}',
  ],
} satisfies Partial<Record<Theme, Phrases>>;
