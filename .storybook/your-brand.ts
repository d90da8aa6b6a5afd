import {
  type Brand,
  type BrandSource,
  type CornerStyle,
  cornerStyles,
  createBrand,
} from '../packages/ui/src/brand-kit/index.ts';

/** A brand made from colors, as this site's address holds it: '7a3cff-1e1440-soft-Acme'. */
type Colors = Extract<BrandSource, { readonly primary: string }>;

const COLORS = /^([0-9a-f]{6})-([0-9a-f]{6})-(sharp|soft|round)(?:-(.+))?$/i;
const FILE = /^file-\d+$/;
const KEPT = 'payfac-brand-file';

const isCorners = (text: string | undefined): text is CornerStyle =>
  text !== undefined && text in cornerStyles;

/** Undefined for what is no such address. */
export function colorsIn(address: string): Colors | undefined {
  const [, primary, secondary, corners, name = 'Your brand'] = COLORS.exec(address) ?? [];
  if (primary === undefined || !isCorners(corners)) return undefined;
  return { name, primary: `#${primary}`, secondary: `#${secondary}`, corners };
}

/** Letters that an address of this site can't hold are left out of the name. */
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

/** Keeps a file for this tab, and gives what stands for it in an address of this tab. */
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

/** The brand that an address holds; undefined for none, and for what makes none. */
export function brandAt(address: string): Brand | undefined {
  if (address === '') return undefined;
  const before = made.get(address);
  if (before) return before;
  const brand = make(address);
  made.set(address, brand);
  return brand;
}
