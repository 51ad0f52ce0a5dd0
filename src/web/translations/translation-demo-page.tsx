export function TranslationDemoPage() {
  return null;
}
