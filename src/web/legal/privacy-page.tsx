import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy/privacy-text.ts';

export function PrivacyPage() {
  return <LegalPage document="privacy" text={privacyText.use()} />;
}
