import { useLocation, useSearch } from 'wouter';

/** The tab the address names, else the first, so that mails can lead to one and the way back works. */
export function useAddressTab<T extends string>(tabs: readonly [T, ...T[]]): [T, (tab: T) => void] {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const named = params.get('tab');
  const [first] = tabs;

  function open(next: T) {
    params.delete('tab');
    if (next !== first) params.set('tab', next);
    const address = params.size ? `${path}?${params}` : path;
    // A press tells it twice, the second time by the focus it brings: one step back must undo it.
    if (address !== path + location.search) navigate(address);
  }
  return [tabs.find((tab) => tab === named) ?? first, open];
}
