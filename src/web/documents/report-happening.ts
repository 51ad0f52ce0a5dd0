import type { QueryClient } from '@tanstack/react-query';
import type { ChannelId } from '#domain/copywriting/channels/channel.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { advertisingKinds } from '#domain/vehicles/advertised.ts';
import { call, type InputOf } from '#web/api/call.ts';
import { keepAdvertised } from './keep-advertised.ts';

type Payload = InputOf<'reportHappening'>['payload'];

/** The text of a saved description that something is done with. */
export interface TextOfDescription {
  id: string;
  style: CopyStyle;
  /** The channel it is exported to. */
  channel?: ChannelId;
}

/** Tells the server what was done with a text; arrives also when the page closes, and disturbs nobody when it does not. */
export function reportHappening(
  client: QueryClient,
  kind: Payload['kind'],
  { id, style, channel }: TextOfDescription,
): void {
  const payload = { kind, style, ...(channel && { place: channel }) };
  call('reportHappening', { params: { id }, payload, keepalive: true }).then(
    () => advertisingKinds.includes(kind) && keepAdvertised(client, id),
    () => {},
  );
}
