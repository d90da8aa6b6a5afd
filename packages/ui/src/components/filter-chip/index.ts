export { FilterChip, type FilterChipProps, type FilterPreset } from './filter-chip.tsx';
