export { Button } from '@payfac/ui/button';
export { Checkbox } from '@payfac/ui/checkbox';
export { CurrencyInput } from '@payfac/ui/currency-input';
export { Modal } from '@payfac/ui/modal';
export { Select } from '@payfac/ui/select';
export { TextField } from '@payfac/ui/text-field';
