import type { LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { cleanLine } from '#domain/shared/clean-text.ts';
import type { Attempt, DeliveryFault } from '#domain/webhooks/webhook.ts';
import type { AddressFault, WebhookSender } from '#domain/webhooks/webhook-sender.ts';
import { checkedConnect } from '../pages/checked-connect.ts';
import { faultOfError } from '../pages/fault-of-error.ts';
import { mayBePublic } from '../pages/public-address.ts';
import { strangersLookup } from '../pages/strangers-lookup.ts';
import { signWebhook } from './sign-webhook.ts';

/** Milliseconds for everything, from the name's look-up to the answer. */
const usualPatience = 15_000;
const ports = ['443', '8443'];
/** Bytes of an answer that are read, and characters of it that are kept. */
const [mostBytes, mostShown] = [1024, 200];

interface WebhookSenderSettings {
  /** Exact `host:port` pairs that may be reached whatever they are, by http too. */
  allowHosts: readonly string[];
  dnsServers?: readonly string[];
  lookup?: LookupFunction;
  patience?: number;
}

/**
 * Posts signed payloads behind the same guard as pages are fetched: public hosts only, checked when connecting, so that
 * neither a name nor a second look-up leads inside; https on two ports; no redirect, no cookie, bounded in time and size.
 */
export function createWebhookSender(settings: WebhookSenderSettings): WebhookSender {
  const { allowHosts, dnsServers: servers = [], patience = usualPatience } = settings;
  return {
    readAddress: (text) => readAddress(text, allowHosts),

    async post({ url, ...message }, stop) {
      const address = readAddress(url, allowHosts);
      // What the operator allowed when it was registered may be allowed no more.
      if ('fault' in address) return unanswered('not-public');
      const stopping = new AbortController();
      stop?.addEventListener('abort', () => stopping.abort(), { once: true });
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]);
      const lookup = settings.lookup ?? strangersLookup({ servers, signal });
      const dispatcher = new Agent({
        connect: checkedConnect({ allowHosts, lookup }),
        ...{ headersTimeout: patience, bodyTimeout: patience, maxHeaderSize: 16 * 1024 },
      });
      try {
        const response = await fetch(address.url, {
          ...{ method: 'POST', body: message.payload, dispatcher, signal, redirect: 'manual' },
          headers: {
            ...{ 'content-type': 'application/json', 'user-agent': 'Autoscritto-Webhooks/1.0' },
            ...signWebhook(message),
          },
        });
        return { code: response.status, fault: null, answer: await readStart(response) };
      } catch (error) {
        return unanswered(signal.aborted ? 'too-slow' : faultOf(error));
      } finally {
        void dispatcher.destroy();
      }
    },
  };
}

const unanswered = (fault: DeliveryFault): Attempt => ({ code: null, fault, answer: '' });

function readAddress(text: string, allowHosts: readonly string[]): { url: string } | { fault: AddressFault } {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return { fault: 'not-a-url' };
  if (url.username || url.password) return { fault: 'with-password' };
  url.hash = '';
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (allowHosts.includes(`${url.hostname}:${port}`)) return { url: url.href };
  if (url.protocol !== 'https:') return { fault: 'not-https' };
  if (!mayBePublic(url.hostname)) return { fault: 'not-public' };
  return ports.includes(port) ? { url: url.href } : { fault: 'port-not-allowed' };
}

/** How an answer begins, on one line; whatever breaks off in it, its code has come. */
async function readStart(response: Response): Promise<string> {
  let start = Buffer.alloc(0);
  try {
    // Leaving the loop early closes the connection.
    for await (const chunk of response.body ?? []) {
      start = Buffer.concat([start, chunk as Uint8Array]);
      if (start.length >= mostBytes) break;
    }
  } catch {
    // The code decides; the rest of the answer is only shown.
  }
  return cleanLine(start.subarray(0, mostBytes).toString('utf8')).slice(0, mostShown).toWellFormed();
}

function faultOf(error: unknown): DeliveryFault {
  const fault = faultOfError(error);
  if (fault === 'name-not-public') return 'not-public';
  const told = ['not-public', 'unknown-host', 'refused', 'not-secure', 'too-slow'] as const;
  return told.find((one) => one === fault) ?? 'unreachable';
}
