export { Button } from '@payfac/ui/button';
