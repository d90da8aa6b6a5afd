/** The device, browser and system that opened a page; token sessions are counted by them. */
export interface Client {
  readonly device: string;
  readonly browser: string;
  readonly os: string;
}

type Signs = readonly (readonly [sign: RegExp, name: string])[];

/* The first match wins, since browsers also name those they derive from. */
const browsers: Signs = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: Signs = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const devices: Signs = [
  [/iPad|Tablet|Android(?!.*Mobile)/, 'Tablet'],
  [/Mobi|iPhone|iPod/, 'Phone'],
  [/Windows|Macintosh|CrOS|Linux/, 'Desktop'],
];

const nameOf = (signs: Signs, text: string): string =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? 'Unknown';

/** Parses a User-Agent header; unknown parts are `Unknown`. */
export function clientOf(userAgent = ''): Client {
  return {
    device: nameOf(devices, userAgent),
    browser: nameOf(browsers, userAgent),
    os: nameOf(systems, userAgent),
  };
}
