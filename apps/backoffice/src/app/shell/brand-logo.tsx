import { place } from '../../shared/environment/environment.ts';
import { useSession } from '../../shared/session/session.ts';
import * as styles from './shell.css.ts';

/** Only pictures of the page's own origin are shown: a logo address is somebody's input. */
const isOwn = (url: string): boolean => new URL(url, location.origin).origin === location.origin;

/** The facilitator's square logo, else the first letter of the brand. */
export function BrandLogo() {
  const { squareLogoUrl } = useSession().branding;
  if (!squareLogoUrl || !isOwn(squareLogoUrl)) return place.brand.title.slice(0, 1);
  return <img className={styles.logo} src={squareLogoUrl} alt="" />;
}
