export function ChoosePasswordPage() {
  return null;
}
