import * as z from 'zod/mini';

export const themeModes = ['dark', 'light'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** A user's theme settings for the back office. */
export const themeSchema = z.object({
  /** Whether the sidebar shows only icons. */
  sidebarMini: z.optional(z.boolean()),
  /** Color of the sidebar. */
  sidebarColor: z.optional(z.string().check(z.maxLength(32))),
  /** Color mode. */
  mode: z.optional(z.enum(themeModes)),
  /** Color of buttons and links, `#RRGGBB`. */
  primaryColor: z.optional(
    z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'Enter a color, such as #0b6e99.' })),
  ),
});

export type Theme = z.output<typeof themeSchema>;
