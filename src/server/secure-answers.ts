import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { readLocalisedAddress } from '#contract/localised-addresses.ts';
import { pagePaths } from '#contract/pages.ts';

/** Where Stripe's form comes from, frames itself and talks to: as its documentation of CSP names them. */
const stripeHosts = {
  script: ['https://*.js.stripe.com', 'https://js.stripe.com'],
  frame: ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Where mailed links lead. */
const withSecret: readonly string[] = [pagePaths.choosePassword, pagePaths.stopReports];

/** Under this name whoever answers with a page leaves the sources of the scripts that stand in it. */
export const scriptsOfPage = 'scriptsOfPage';

/** Under this name an answer says that its caller may keep it, and asks each time whether it still holds. */
export const isKeptByCaller = 'isKeptByCaller';

/**
 * Headers every answer carries; private answers are never stored by a cache. Stripe's hosts are let into
 * the page that is paid on and into no other.
 */
export function secureAnswers({ paysByStripe }: { paysByStripe: boolean }): MiddlewareHandler {
  const usual = headersOf({ script: [], frame: [], connect: [] });
  const ofCheckout = paysByStripe ? headersOf(stripeHosts) : usual;
  return async (c, next) => {
    // Scripts, styles and fonts are no documents: what rules documents would only make each of them longer.
    if (c.req.path.startsWith('/assets/')) return ofFiles(c, next);
    const { path } = readLocalisedAddress(c.req.path);
    await (path === pagePaths.checkout ? ofCheckout : usual)(c, next);
    const scripts: string[] = c.get(scriptsOfPage) ?? [];
    const policy = c.res.headers.get('content-security-policy');
    if (policy && scripts.length) {
      c.header('content-security-policy', policy.replace("script-src 'self'", `$& ${scripts.join(' ')}`));
    }
    // A marketplace's page hands itself over to the tab it opened: that tie must hold.
    if (path === pagePaths.arrival) c.header('cross-origin-opener-policy', 'unsafe-none');
    // A bank's confirmation may open in a window that has to answer.
    if (path === pagePaths.checkout) {
      c.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    }
    // The secret of a mailed link goes nowhere, not even to our own files.
    if (withSecret.includes(path)) c.header('referrer-policy', 'strict-origin');
    if (/^\/(api|auth|mails)\//.test(c.req.path)) {
      c.header('cache-control', c.get(isKeptByCaller) ? 'private, no-cache' : 'no-store');
    }
  };
}

/** A year: browsers that were here once come by https only. */
const strictTransportSecurity = 'max-age=31536000; includeSubDomains';

const ofFiles = secureHeaders({
  strictTransportSecurity,
  xFrameOptions: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  originAgentCluster: false,
  referrerPolicy: false,
});

function headersOf(other: typeof stripeHosts): MiddlewareHandler {
  // Where it is paid, Stripe's frames may offer the wallets of the browser.
  const payment = other.frame.length ? {} : { payment: [] };
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...other.script],
      ...(other.frame.length ? { frameSrc: other.frame } : {}),
      // Radix writes style elements while a dialog or list is open.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...other.connect],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
    strictTransportSecurity,
    // What no page of ours asks a browser for, nobody who got into one may ask for either.
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], usb: [], ...payment },
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });
}
