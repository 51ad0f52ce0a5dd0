/** Terms, privacy policy and GDPR page are of this version and day; noon, so that it is the same day in every time zone. */
export const legalVersion = '1.0';
export const legalDate = '2025-01-10T12:00:00Z';
/** Days from a new version's day to when it counts for who has agreed to an older one. */
export const legalNoticeDays = 30;
