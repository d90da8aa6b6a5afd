export { Drawer, type DrawerPlacement, type DrawerProps, type DrawerSize } from './drawer.tsx';
