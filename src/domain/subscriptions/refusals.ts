import type { Localised } from '#domain/shared/localised.ts';

export const paymentsUnavailable: Localised = {
  it: 'Il servizio di pagamento non risponde. Non ti è stato addebitato nulla di nuovo: riprova tra qualche minuto.',
  en: 'The payment service does not answer. Nothing new was charged: try again in a few minutes.',
  de: 'Der Zahlungsdienst antwortet nicht. Es wurde nichts Neues abgebucht: Versuche es in ein paar Minuten noch einmal.',
  fr: "Le service de paiement ne répond pas. Rien de nouveau n'a été débité : réessayez dans quelques minutes.",
  es: 'El servicio de pago no responde. No se ha cobrado nada nuevo: vuelve a intentarlo en unos minutos.',
};
