export function BillingTab() {
  return null;
}
