import * as z from 'zod/mini';

export const themeModes = ['dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** A person's own look of the back office. */
export const themeSchema = z.object({
  /** Whether the sidebar shows icons alone. */
  sidebarMini: z.optional(z.boolean()),
  /** The sidebar's color. */
  sidebarColor: z.optional(z.string().check(z.maxLength(32))),
  /** How it is made or shown. */
  mode: z.optional(z.enum(themeModes)),
  /** Color of buttons and links, `#RRGGBB`. */
  primaryColor: z.optional(
    z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'Enter a color, such as #0b6e99.' })),
  ),
});

export type Theme = z.output<typeof themeSchema>;
