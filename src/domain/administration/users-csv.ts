import { csvLine } from '#domain/shared/csv-line.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { AdminUser } from './admin-user.ts';

/**
 * The first line: titles, after the mark by which Excel knows UTF-8. Semicolons, as Excel expects them
 * wherever a comma parts euros from cents; all else as RFC 4180 has it.
 */
export const csvTitles = (language: Language): string => `\ufeff${csvLine(titles[language])}`;

/** A line each. */
export const csvOfUsers = (users: readonly AdminUser[]): string =>
  users
    .map(({ createdAt, paidPlan, ...user }) =>
      csvLine([
        ...[user.id, user.email, user.firstName, user.lastName, user.role],
        ...[user.subscriptionPlan, user.subscriptionStatus, paidPlan ?? '', createdAt.toISOString()],
      ]),
    )
    .join('');

const titles: Record<Language, readonly string[]> = {
  it: ['Id', 'E-mail', 'Nome', 'Cognome', 'Ruolo', 'Piano', 'Stato', 'Piano pagato', 'Registrato'],
  en: ['Id', 'E-mail', 'First name', 'Last name', 'Role', 'Plan', 'Status', 'Paid plan', 'Registered'],
  de: ['Id', 'E-Mail', 'Vorname', 'Nachname', 'Rolle', 'Tarif', 'Status', 'Bezahlter Tarif', 'Registriert'],
  fr: ['Id', 'E-mail', 'Prénom', 'Nom', 'Rôle', 'Formule', 'Statut', 'Formule payée', 'Inscription'],
  es: ['Id', 'Correo', 'Nombre', 'Apellidos', 'Rol', 'Plan', 'Estado', 'Plan pagado', 'Registro'],
};
