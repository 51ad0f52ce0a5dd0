import type { PageContent } from '../page/page-content.ts';

const gone =
  /non (?:è|e['’]|é) più (?:disponibile|online|attivo|presente)|(?:è stat[oa]|già) vendut[oa]|annuncio (?:scaduto|rimosso|eliminato|non (?:trovato|disponibile|più disponibile))|veicolo non (?:più )?disponibile|pagina non trovata|nicht mehr (?:verfügbar|online|vorhanden|aktiv)|(?:wurde|bereits|schon|ist) verkauft|inserat nicht gefunden|seite nicht gefunden|no longer available|has (?:been (?:removed|sold|withdrawn)|expired)|not found|n['’]est plus (?:disponible|en ligne)|(?:a été|déjà) vendue?|annonce (?:expirée|supprimée|introuvable)|page introuvable|ya no está disponible|(?:ha sido|ya está) vendid[oa]|anuncio (?:caducado|eliminado|no disponible)|niet meer beschikbaar|nu mai este (?:disponibil|activ)/i;

/** True for the page that stands where an ad was: the vehicles it still shows are others. */
export const isGone = ({ title, headings }: PageContent): boolean =>
  gone.test(title.slice(0, 200)) || gone.test(headings[0] ?? '');
