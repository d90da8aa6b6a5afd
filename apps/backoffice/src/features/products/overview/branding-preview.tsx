import { type Product, type ProductBranding, productBrandingSchema } from '@payfac/domain/products';
import { initials } from '@payfac/ui/avatar';
import { type Mode, primaryOverrides } from '@payfac/ui/brand';
import { contrastRatio, isHexColor } from '@payfac/ui/color';
import { useEffect, useState } from 'react';
import { addresses, place } from '../../../shared/environment/environment.ts';
import * as styles from './overview.css.ts';

/** The backgrounds of a button's states, its text, and links. All `#rrggbb`. */
interface Looks {
  readonly states: readonly { readonly name: string; readonly ground: string }[];
  readonly text: string;
  /** The border color if the background is too similar to the page's; otherwise transparent. */
  readonly edge: string;
  readonly link: string;
}

const grounds = [
  ['Default', '--pf-color-primary'],
  ['Focused', '--pf-color-primary'],
  ['Hovered', '--pf-color-primary-hover'],
  ['Pressed', '--pf-color-primary-active'],
] as const;

/** A product color's variants in a mode. @param color `#rrggbb`. */
function looksOf(color: string, mode: Mode): Looks {
  const made = primaryOverrides(color, mode);
  return {
    states: grounds.map(([name, variable]) => ({ name, ground: made[variable] ?? color })),
    text: made['--pf-color-on-primary'] ?? color,
    edge: made['--pf-color-primary-edge'] ?? 'transparent',
    link: made['--pf-color-primary-text'] ?? color,
  };
}

/** The lowest contrast of a button's text in any state; WCAG requires 4.5. */
const leastContrast = ({ states, text }: Looks): number =>
  Math.min(...states.map(({ ground }) => contrastRatio(text, ground)));

interface ProductLogoProps {
  readonly name: string;
  /** An https address; without one, or if no image loads, the name's initials are shown. */
  readonly logo: string | undefined;
  readonly looks: Looks;
}

/** How long typing must pause before an image is requested, in milliseconds. */
const restMs = 500;

/** A text's value when typing last paused. */
function useRested(text: string | undefined): string | undefined {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === undefined ? undefined : rested;
}

/**
 * A product's square logo. The app loads no images of other sites, since their addresses are user input: a page of the
 * hosted-pages host shows it in an isolated frame.
 */
function ProductLogo({ name, logo, looks }: ProductLogoProps) {
  const address = useRested(logo);
  const [rest] = looks.states;
  return (
    <span
      className={styles.logo}
      style={{ background: rest?.ground, color: looks.text, borderColor: looks.edge }}
    >
      <span aria-hidden>{initials(name)}</span>
      {address !== undefined && (
        <iframe
          key={address}
          className={styles.picture}
          title={`Logo of ${name}`}
          src={`${addresses.hostedPages}/logo?address=${encodeURIComponent(address)}`}
          sandbox="allow-scripts"
          referrerPolicy="origin"
          tabIndex={-1}
        />
      )}
    </span>
  );
}

type Shown = {
  readonly [K in 'spProductName' | 'primaryColor' | 'squareLogoUrl']?:
    | ProductBranding[K]
    | undefined;
};

const logoAddress = productBrandingSchema.shape.squareLogoUrl;

/** A logo's address, if it is valid. */
const addressOf = (text: string | null | undefined): string | undefined =>
  logoAddress.safeParse(text).data ?? undefined;

/** What merchants see; without own branding, the brand's. */
export const previewOf = (
  { spProductName, primaryColor, squareLogoUrl }: Shown,
  { name }: Product,
) => ({
  name: spProductName ?? name,
  logo: addressOf(squareLogoUrl),
  color: primaryColor && isHexColor(primaryColor) ? primaryColor : place.brand.primaryColor,
});

interface PreviewProps {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** The logo's address, if there is one. */
  readonly logo: string | undefined;
}

const modeLabels: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark' };

function Page({ mode, ...brand }: PreviewProps & { readonly mode: Mode }) {
  const looks = looksOf(brand.color, mode);
  const [rest] = looks.states;
  return (
    <section className={styles.page} data-mode={mode} aria-label={`${modeLabels[mode]} preview`}>
      <div className={styles.mark}>
        <ProductLogo name={brand.name} logo={brand.logo} looks={looks} />
        {brand.name}
      </div>
      <div className={styles.states}>
        {looks.states.map(({ name, ground }) => (
          <span
            key={name}
            className={name === 'Focused' ? styles.focused : styles.state}
            style={{ background: ground, color: looks.text, borderColor: looks.edge }}
          >
            {name}
          </span>
        ))}
        <span
          aria-disabled
          className={styles.disabled}
          style={{ background: rest?.ground, color: looks.text, borderColor: looks.edge }}
        >
          Disabled
        </span>
      </div>
      <span className={styles.link} style={{ color: looks.link }}>
        A link
      </span>
      <p className={styles.note}>
        Button text has a contrast of {leastContrast(looks).toFixed(1)}:1.
        {rest?.ground.toLowerCase() === brand.color.toLowerCase()
          ? ''
          : ` Buttons use ${rest?.ground} so that it can be read.`}
      </p>
    </section>
  );
}

/** A preview of the edited branding in both modes. */
export const BrandingPreview = (brand: PreviewProps) => (
  <div className={styles.modes}>
    <Page {...brand} mode="light" />
    <Page {...brand} mode="dark" />
  </div>
);
