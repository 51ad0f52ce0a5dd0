export type FieldKind = 'title' | 'description';

/**
 * What forms call a field, in the languages of the marketplaces: Italian, English, German, French, Spanish, Dutch,
 * Portuguese, Polish, Romanian; in small letters without accents. German and Dutch put the word at the end of another.
 */
interface FieldWords {
  /** This is the field. */
  sure: RegExp;
  /** It may be. */
  maybe: RegExp;
}

const words = (...known: string[]) => new RegExp(`(?<![a-z])(?:${known.join('|')})(?![a-z])`);

export const fieldWords: Record<FieldKind, FieldWords> = {
  title: {
    sure: words(
      ...['titolo', 'title', 'headline', 'heading', '[a-z]*titel', 'uberschrift', 'titre', 'intitule'],
      ...['titulo', 'tytulu?', 'titlu(?:l|lui)?'],
    ),
    maybe: words(
      'oggetto',
      'subject',
      'betreff',
      'objet',
      'asunto',
      'onderwerp',
      'assunto',
      'temat',
      'subiect',
    ),
  },
  description: {
    sure: words(
      ...['descrizione', 'description', 'desc', '[a-z]*beschreibung', 'descriptif', 'descripcion'],
      ...['[a-z]*omschrijving', '[a-z]*beschrijving', 'descricao', 'opisu?', 'descrierea?'],
    ),
    maybe: words(
      ...['testo', 'annotazioni', 'note', 'commenti', 'text', 'body', 'details', 'comments', 'notes'],
      ...['[a-z]*text', 'bemerkung(?:en)?', 'anmerkung(?:en)?', 'texte', 'commentaires?', 'remarques?'],
      ...['texto', 'comentarios?', 'tekst', 'opmerking(?:en)?', 'observacoes', 'tresc', 'uwagi', 'continut'],
    ),
  },
};

/** What the field is not: a message to somebody, a search, what readers never see, what search engines do. */
export const otherFields = words(
  ...['seo', 'meta', 'slug', 'alt', 'search', 'cerca', 'ricerca', 'suche', 'recherche', 'buscar', 'zoeken'],
  ...['message', 'messaggio', 'nachricht', 'mensaje', 'bericht', 'mensagem', 'wiadomosc', 'mesaj'],
  ...['intern[ao]?', 'internal', 'interne[rs]?', 'private?', 'privat[aeo]', 'reply', 'risposta', 'antwort'],
  ...['unter[a-z]*titel', 'sottotitolo', 'subtitle', 'sous-titre', 'subtitulo', 'ondertitel', 'podtytul'],
  ...['short', 'breve', 'kurz[a-z]*', 'courte?', 'corta', 'korte', 'job', 'coupon', 'captcha'],
);
