export { HoverCard, type HoverCardProps } from './hover-card.tsx';
export { Tooltip, type TooltipPlacement, type TooltipProps } from './tooltip.tsx';
