export function TranslationTestPage() {
  return null;
}
