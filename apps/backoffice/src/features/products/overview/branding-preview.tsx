import type { Mode } from '@payfac/ui/brand';
import { leastContrast, looksOf } from './looks.ts';
import * as styles from './overview.css.ts';
import { ProductLogo } from './product-logo.tsx';

interface PreviewProps {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** The address of the logo, where there is one. */
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

/** How the product shows itself while its branding is being changed, in both modes. */
export const BrandingPreview = (brand: PreviewProps) => (
  <div className={styles.modes}>
    <Page {...brand} mode="light" />
    <Page {...brand} mode="dark" />
  </div>
);
