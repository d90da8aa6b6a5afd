export { Avatar, type AvatarProps, initials } from './avatar.tsx';
export { BrandLogo, type BrandLogoProps } from './brand-logo.tsx';
export { safeImageAddress } from './safe-image-address.ts';
