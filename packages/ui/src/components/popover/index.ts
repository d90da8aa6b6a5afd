export { Popover, type PopoverPlacement, type PopoverProps } from './popover.tsx';
