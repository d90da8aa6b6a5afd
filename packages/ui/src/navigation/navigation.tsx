import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';

export type Navigate = (href: string) => void;

interface Navigation {
  readonly navigate: Navigate;
  readonly hrefOf: (href: string) => string;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

const asItIs = (href: string): string => href;

export interface NavigationProviderProps {
  /** Navigates within the application without loading the page. */
  navigate: Navigate;
  /**
   * Returns the URL that a link shows and a new tab opens: adds tab-specific parts, such as an account or an acting
   * session. Not called for other sites' URLs. @default the URL unchanged
   */
  hrefOf?: ((href: string) => string) | undefined;
  children: ReactNode;
}

/** Routes every link of the package through the application's router. Without it links load pages. */
export function NavigationProvider({
  navigate,
  hrefOf = asItIs,
  children,
}: NavigationProviderProps) {
  const navigation = useMemo(() => ({ navigate, hrefOf }), [navigate, hrefOf]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Returns a link's `href`: URLs within the application as `hrefOf` gives them. */
export function useHref(): (href: string) => string {
  const hrefOf = useContext(NavigationContext)?.hrefOf;
  return (href) => (hrefOf && /^\/(?!\/)/.test(href) ? hrefOf(href) : href);
}

/** Whether the application handles a click on a link: no new tab, download or other site. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === link.ownerDocument.location.origin
  );
}

/** Passes a click on a link to the application's router; for one listener on many links. */
export function useFollowLink(): (event: MouseEvent, link: HTMLAnchorElement) => void {
  const navigate = useContext(NavigationContext)?.navigate;
  return (event, link) => {
    if (!navigate || event.defaultPrevented || !isPlainClick(event, link)) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  };
}

export type LinkClick = (event: MouseEvent<HTMLAnchorElement>) => void;

/** The click handler of an `<a>`: the caller's own first, then the application's router. */
export function useLinkClick(onClick?: LinkClick): LinkClick {
  const follow = useFollowLink();
  return (event) => {
    onClick?.(event);
    follow(event, event.currentTarget);
  };
}

/** Navigates to a URL as a link would, for elements that can't be links, such as menu items. */
export function useNavigate(): Navigate {
  const navigate = useContext(NavigationContext)?.navigate;
  return navigate ?? ((href) => globalThis.location.assign(href));
}
