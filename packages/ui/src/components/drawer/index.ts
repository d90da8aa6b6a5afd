export { Drawer, type DrawerProps, type DrawerSize } from './drawer.tsx';
