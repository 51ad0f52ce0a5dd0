import {
  allowInsecureRequests,
  type ClientAuth,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { boundedFetch } from './bounded-fetch.ts';

const hour = 60 * 60_000;

export interface IssuerSettings {
  /** As it calls itself in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Longest one request to it may take, in seconds. */
  timeout: number;
  now(): Date;
}

/**
 * The issuer by its own metadata, asked for once an hour, and again whenever it could not be had.
 * Signatures of its tokens are checked, which the library leaves to TLS unless told so. Nothing goes over
 * plain http unless that is how the issuer itself is configured, as on a developer's machine.
 */
export function discoveredIssuer(settings: IssuerSettings, clientAuth: ClientAuth) {
  const { issuer, clientId, clientSecret, timeout, now } = settings;
  const url = new URL(issuer);
  const isPlain = url.protocol === 'http:';
  let known: { at: number; configuration: Promise<Configuration> } | undefined;

  return function discovered(): Promise<Configuration> {
    const at = now().getTime();
    if (known && at - known.at < hour) return known.configuration;
    const configuration = discovery(url, clientId, clientSecret, clientAuth, {
      [customFetch]: boundedFetch,
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
      timeout,
    });
    const asked = { at, configuration };
    known = asked;
    configuration.catch(() => {
      if (known === asked) known = undefined;
    });
    return configuration;
  };
}
