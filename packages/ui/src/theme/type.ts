import { vars } from './vars.css.ts';

const { color, font } = vars;

/**
 * The seven text styles, as rules for vanilla-extract's `style`; there are no others. All have tabular digits, because
 * `base.css` sets that for the page.
 */
export const type = {
  /** 48/60: the amount being typed in the terminal. */
  display: {
    color: color.ink,
    fontSize: font.size.display,
    fontWeight: font.weight.semibold,
    letterSpacing: `calc(${font.tracking.hero} * 1em)`,
    lineHeight: font.line.display,
  },
  /** 40/48: the main amount of a screen. */
  hero: {
    color: color.ink,
    fontSize: font.size.xxxl,
    fontWeight: font.weight.semibold,
    letterSpacing: `calc(${font.tracking.hero} * 1em)`,
    lineHeight: font.line.hero,
  },
  /** 24/32: the page's only title. */
  title: {
    color: color.ink,
    fontSize: font.size.xxl,
    fontWeight: font.weight.semibold,
    letterSpacing: `calc(${font.tracking.heading} * 1em)`,
    lineHeight: font.line.title,
  },
  /** 20/28: a figure beside others, the title of a dialog. */
  figure: {
    color: color.ink,
    fontSize: font.size.xl,
    fontWeight: font.weight.semibold,
    letterSpacing: `calc(${font.tracking.heading} * 1em)`,
    lineHeight: font.line.figure,
  },
  /** 14/20: a section heading, and a row's amount. */
  section: {
    fontSize: font.size.md,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.section,
  },
  /** 13/18: body text. */
  text: {
    fontSize: font.size.sm,
    fontWeight: font.weight.regular,
    lineHeight: font.line.normal,
  },
  /** 12/16: the label of a figure or a column. */
  label: {
    color: color.textMuted,
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    lineHeight: font.line.label,
  },
} as const;
