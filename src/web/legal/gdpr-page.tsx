import { gdprText } from './gdpr/gdpr-text.ts';
import { LegalPage } from './legal-page.tsx';

export function GdprPage() {
  return <LegalPage text={gdprText.use()} />;
}
