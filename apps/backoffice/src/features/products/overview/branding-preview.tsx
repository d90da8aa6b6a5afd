import { initials } from '@payfac/ui/avatar';
import type { Mode } from '@payfac/ui/brand';
import { leastContrast, looksOf } from './looks.ts';
import * as styles from './overview.css.ts';

interface PreviewProps {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
}

const modeLabels: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark' };

function Page({ mode, ...brand }: PreviewProps & { readonly mode: Mode }) {
  const looks = looksOf(brand.color, mode);
  const [rest] = looks.states;
  return (
    <section className={styles.page} data-mode={mode} aria-label={`${modeLabels[mode]} preview`}>
      <div className={styles.mark}>
        <span
          aria-hidden
          className={styles.logo}
          style={{ background: rest?.ground, color: looks.text, borderColor: looks.edge }}
        >
          {initials(brand.name)}
        </span>
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
