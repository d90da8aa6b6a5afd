import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';

export type Navigate = (href: string) => void;

interface Navigation {
  readonly navigate: Navigate;
  readonly hrefOf: (href: string) => string;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

const asItIs = (href: string): string => href;

export interface NavigationProviderProps {
  /** Goes to an address inside the application without loading the page. */
  navigate: Navigate;
  /**
   * The address a link shows and a new tab opens: adds what belongs to this tab, such as an account or
   * an acting session. Not asked about other sites' addresses. @default the address as it is
   */
  hrefOf?: ((href: string) => string) | undefined;
  children: ReactNode;
}

/** Lets every link of the package go through the application's router. Without it links load pages. */
export function NavigationProvider({
  navigate,
  hrefOf = asItIs,
  children,
}: NavigationProviderProps) {
  const navigation = useMemo(() => ({ navigate, hrefOf }), [navigate, hrefOf]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** What stands in a link's `href`: addresses inside the application as the application writes them. */
export function useHref(): (href: string) => string {
  const hrefOf = useContext(NavigationContext)?.hrefOf;
  return (href) => (hrefOf && /^\/(?!\/)/.test(href) ? hrefOf(href) : href);
}

/** Whether a click on a link is the application's, and not the browser's: no new tab, download, other site. */
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

/** Hands a click on a link to the application's router; for one listener over many links. */
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

/** Goes to an address as a link would, for what cannot be a link, such as a menu item. */
export function useNavigate(): Navigate {
  const navigate = useContext(NavigationContext)?.navigate;
  return navigate ?? ((href) => globalThis.location.assign(href));
}
