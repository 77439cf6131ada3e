import { z } from 'zod';

export const fontFamilies = ['Onest', 'Inter', 'Manrope', 'Golos Text'] as const;
export const presetColors = ['default', 'theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;
export const themeModes = ['light', 'dark'] as const;

/** How the interface looks to one person and answers them; the language is kept beside it, on the person. */
export const Customization = z.object({
  fontFamily: z.enum(fontFamilies),
  borderRadius: z.int().min(0).max(24),
  outlinedFilled: z.boolean(),
  themeMode: z.enum(themeModes),
  presetColor: z.enum(presetColors),
  rtlLayout: z.boolean(),
  /** False: keys that are one character do nothing (WCAG 2.1.4). */
  singleKeys: z.boolean().optional(),
});
export type Customization = z.infer<typeof Customization>;
