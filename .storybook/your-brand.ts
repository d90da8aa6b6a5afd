import {
  type Brand,
  type BrandSource,
  type CornerStyle,
  cornerStyles,
  createBrand,
} from '../packages/ui/src/brand-kit/index.ts';

/** A brand made from colors, as encoded in the site's URL: '7a3cff-1e1440-soft-Acme'. */
type Colors = Extract<BrandSource, { readonly primary: string }>;

const COLORS = /^([0-9a-f]{6})-([0-9a-f]{6})-(sharp|soft|round)(?:-(.+))?$/i;
const FILE = /^file-\d+$/;
const KEPT = 'payfac-brand-file';

const isCorners = (text: string | undefined): text is CornerStyle =>
  text !== undefined && text in cornerStyles;

/** Undefined when the text isn't such an encoding. */
export function colorsIn(address: string): Colors | undefined {
  const [, primary, secondary, corners, name = 'Your brand'] = COLORS.exec(address) ?? [];
  if (primary === undefined || !isCorners(corners)) return undefined;
  return { name, primary: `#${primary}`, secondary: `#${secondary}`, corners };
}

/** Characters that the URL can't hold are removed from the name. */
export function addressOf({
  name,
  primary,
  secondary = primary,
  corners = 'soft',
}: Colors): string {
  const colors = [primary, secondary].map((color) => color.slice(1).toLowerCase());
  const kept = name.replaceAll(/[^a-zA-Z0-9 _-]/g, '').trim();
  return [...colors, corners, ...(kept === '' ? [] : [kept])].join('-');
}

let files = 0;

/** Keeps a file for this tab, and returns its key for the tab's URL. */
export function keepFile(tokens: string): string {
  sessionStorage.setItem(KEPT, tokens);
  files += 1;
  return `file-${Date.now()}${files}`;
}

function make(address: string): Brand | undefined {
  const colors = colorsIn(address);
  if (colors) return createBrand(colors).brand;
  const tokens = FILE.test(address) ? sessionStorage.getItem(KEPT) : null;
  return tokens === null ? undefined : createBrand({ name: 'Your brand', tokens }).brand;
}

const made = new Map<string, Brand | undefined>();

/** The brand encoded in a URL; undefined for none or an invalid one. */
export function brandAt(address: string): Brand | undefined {
  if (address === '') return undefined;
  const before = made.get(address);
  if (before) return before;
  const brand = make(address);
  made.set(address, brand);
  return brand;
}
