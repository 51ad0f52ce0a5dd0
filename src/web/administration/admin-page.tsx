export function AdminPage() {
  return <p>not yet</p>;
}
