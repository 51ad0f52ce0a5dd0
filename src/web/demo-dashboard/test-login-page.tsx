export function TestLoginPage() {
  return null;
}
