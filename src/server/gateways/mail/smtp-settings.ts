import type { SMTPTransportOptions } from 'nodemailer';

const usualTimeout = 10_000;

/**
 * What `smtp://user:password@host:port` means, and nothing more: the address cannot switch the check of the
 * server's certificate off. `smtps` speaks TLS from the first byte; otherwise the connection is encrypted as
 * soon as the server offers it, and no password leaves for another machine before that.
 */
export function smtpSettings(smtpUrl: string, timeout = usualTimeout): SMTPTransportOptions {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = url.protocol === 'smtps:';
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.');
  const hasPassword = url.username !== '';
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && hasPassword && !isHere,
    ...(hasPassword && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
