export { changeOf } from './change-of.ts';
export { Delta, type DeltaGood, type DeltaProps } from './delta.tsx';
export { HeroAmount, type HeroAmountProps } from './hero-amount.tsx';
export { Money, type MoneyProps, type MoneyRank, type MoneyTone } from './money.tsx';
export { type MoneySign, moneyText } from './money-text.ts';
