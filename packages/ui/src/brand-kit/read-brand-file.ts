import { neededPaths, type Palette } from './palette.ts';

type Json = { readonly [key: string]: unknown };

/** Corner radii, in pixels. */
export interface Corners {
  readonly sm: number;
  readonly md: number;
  readonly lg: number;
}

export interface BrandFileReport {
  /** Problems of the file, each with its token path. */
  readonly problems: readonly string[];
  /** Undefined while the file has problems. */
  readonly palette?: Palette;
  /** Undefined when the file defines none. */
  readonly corners?: Corners | undefined;
}

const CHANNELS = 3;

const isGroup = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface FoundToken {
  readonly path: string;
  readonly type: unknown;
  readonly value: unknown;
}

/** Maximum nesting of groups; no real token file is this deep, a malicious one is. */
const DEEPEST = 16;

/** Every token of a file; a token without a type inherits its group's. */
function tokensIn(group: Json, path: readonly string[] = [], outer?: unknown): FoundToken[] {
  const type = group['$type'] ?? outer;
  if (path.length > DEEPEST) return [];
  if ('$value' in group) return [{ path: path.join('.'), type, value: group['$value'] }];
  return Object.entries(group).flatMap(([key, member]) =>
    key.startsWith('$') || !isGroup(member) ? [] : tokensIn(member, [...path, key], type),
  );
}

const hexPair = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

const isChannel = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** The color as `#rrggbb`, or `rgb(r g b / a)` when translucent. */
function colorOf(value: unknown): string | undefined {
  if (!isGroup(value) || value['colorSpace'] !== 'srgb') return undefined;
  const { components, alpha = 1 } = value;
  if (!Array.isArray(components) || components.length !== CHANNELS) return undefined;
  const channels = components.filter(isChannel);
  if (channels.length !== CHANNELS || !isChannel(alpha)) return undefined;
  if (alpha === 1) return `#${channels.map(hexPair).join('')}`;
  return `rgb(${channels.map((channel) => Math.round(channel * 255)).join(' ')} / ${alpha})`;
}

function problemOf({ path, type, value }: FoundToken): string | undefined {
  if (typeof type !== 'string') return `${path} has no type`;
  if (type !== 'color') return `${path} is of type ${type}, not color`;
  if (colorOf(value) !== undefined) return undefined;
  return `${path} is no color in srgb with three components from 0 to 1`;
}

function parsed(text: string): Json | string {
  try {
    const value: unknown = JSON.parse(text);
    return isGroup(value) ? value : 'The file is no JSON object';
  } catch (error) {
    return `The file is no JSON: ${error instanceof Error ? error.message : ''}`;
  }
}

/** Maximum corner radius, in pixels. */
const ROUNDEST = 24;

function cornersOf(tokens: readonly FoundToken[]): Corners | undefined {
  const radius = (size: string): number | undefined => {
    const value = tokens.find(({ path }) => path === `radius.${size}`)?.value;
    if (!isGroup(value) || value['unit'] !== 'px') return undefined;
    const pixels = value['value'];
    const isRadius = typeof pixels === 'number' && pixels >= 0 && pixels <= ROUNDEST;
    return isRadius ? pixels : undefined;
  };
  const [sm, md, lg] = [radius('sm'), radius('md'), radius('lg')];
  return sm === undefined || md === undefined || lg === undefined ? undefined : { sm, md, lg };
}

/**
 * Reads a brand file in the format of `tokens/brands/*.tokens.json` (Design Tokens, 2025.10). Only values parsed as
 * colors or radii are taken from it.
 */
export function readBrandFile(text: string): BrandFileReport {
  const file = parsed(text);
  if (typeof file === 'string') return { problems: [file] };
  const tokens = tokensIn(file);
  const own = tokens.filter(({ path }) => path.startsWith('brand.'));
  const paths = new Set(own.map(({ path }) => path));
  const problems = [
    ...neededPaths.flatMap((path) => (paths.has(path) ? [] : [`${path} is missing`])),
    ...own.flatMap((token) => problemOf(token) ?? []),
  ];
  if (problems.length > 0) return { problems };
  const palette = new Map(
    own.flatMap(({ path, value }): [string, string][] => {
      const color = colorOf(value);
      return color === undefined ? [] : [[path, color]];
    }),
  );
  return { problems: [], palette, corners: cornersOf(tokens) };
}
