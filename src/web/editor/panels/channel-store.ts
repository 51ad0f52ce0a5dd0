import { useSyncExternalStore } from 'react';
import { type ChannelId, channelIds } from '#domain/copywriting/channels/channel.ts';

const key = 'autoscritto.channel';
const listeners = new Set<() => void>();

function read(): ChannelId {
  const kept = localStorage.getItem(key);
  return channelIds.find((id) => id === kept) ?? 'autoscout24';
}

function choose(channel: ChannelId): void {
  localStorage.setItem(key, channel);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The marketplace the seller publishes on; remembered on this device. */
export const useChannel = () => [useSyncExternalStore(subscribe, read), choose] as const;
