export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { Link, type LinkProps, type LinkVariant } from './link.tsx';
