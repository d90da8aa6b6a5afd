import '@payfac/ui/styles.css';

export { ours } from '../page/ours.tsx';
