import type { PageContent } from './page/page-content.ts';

const gone =
  /non (?:è|e'|é) più (?:disponibile|online|attivo|presente)|annuncio (?:scaduto|rimosso|eliminato|non (?:trovato|disponibile|più disponibile))|veicolo non (?:più )?disponibile|pagina non trovata|nicht mehr (?:verfügbar|online|vorhanden|aktiv)|inserat nicht gefunden|seite nicht gefunden|no longer available|has (?:been removed|expired)|not found|n'est plus (?:disponible|en ligne)|annonce (?:expirée|supprimée|introuvable)|page introuvable|ya no está disponible|anuncio (?:caducado|eliminado|no disponible)|niet meer beschikbaar|nu mai este (?:disponibil|activ)/i;

/** True for the page that stands where an ad was: the vehicles it still shows are others. */
export const isGone = ({ title, headings }: PageContent): boolean =>
  gone.test(title.slice(0, 200)) || gone.test(headings[0] ?? '');
