export interface Device {
  browser: string;
  system: string;
  isHandheld: boolean;
}

/** The first that a user agent names: many name others beside themselves to be taken for them. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone', true],
  [/\biPad\b/, 'iPad', true],
  [/\bAndroid\b/, 'Android', true],
  [/\bCrOS\b/, 'ChromeOS', false],
  [/\bWindows\b/, 'Windows', false],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', false],
  [/\bLinux\b/, 'Linux', false],
] as const;

/** The device a session was opened on, as far as its user agent says; undefined when it does not. */
export function deviceOf(userAgent: string): Device | undefined {
  const [, browser] = browsers.find(([pattern]) => pattern.test(userAgent)) ?? [];
  const [, system, isHandheld] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  return browser && system ? { browser, system, isHandheld: isHandheld ?? false } : undefined;
}
