export function GdprPage() {
  return null;
}
