const packages = ['react', 'react-dom', 'scheduler', 'wouter', 'regexparam', 'use-sync-external-store'];

const ours = [
  'src/web/(?:application|error-boundary|router|use-address|tab-storage)',
  'src/web/api/(?:session|call|calls|api-error|return-path|use-return)',
  'src/web/i18n/(?:flag|language|language-link|language-switcher|message-bundle|site-messages)',
  'src/web/i18n/messages/site/it',
  'src/web/ui/(?:back-link|button|button-style|class-names|header|loading|logo|menu|page|spinner|use-[a-z-]+)',
  'src/web/ui/toast/(?:lazy-toaster|toast-store)',
];

const pattern = new RegExp(
  `/node_modules/(?:${packages.join('|')})/|/(?:${ours.join('|')})\\.tsx?$|/lucide-react/dist/esm/(?!icons/)`,
);

/** Whether a module is part of what every page loads once it is alive. */
export const isOnEveryPage = (id: string): boolean => pattern.test(id);
