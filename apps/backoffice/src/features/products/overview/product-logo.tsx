import { initials } from '@payfac/ui/avatar';
import { useEffect, useState } from 'react';
import { addresses } from '../../../shared/environment/environment.ts';
import type { Looks } from './looks.ts';
import * as styles from './overview.css.ts';

interface ProductLogoProps {
  readonly name: string;
  /** An https address; the name's initials where there is none, or no picture comes from it. */
  readonly logo: string | undefined;
  readonly looks: Looks;
}

/** Typing rests this long before a picture is asked for, in milliseconds. */
const restMs = 500;

/** What a text was when it last rested. */
function useRested(text: string | undefined): string | undefined {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === undefined ? undefined : rested;
}

/**
 * A product's square logo. The app loads no pictures of other sites, since their addresses are
 * somebody's input: a page of the hosted-pages host shows it, in a frame that can do nothing else.
 */
export function ProductLogo({ name, logo, looks }: ProductLogoProps) {
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
