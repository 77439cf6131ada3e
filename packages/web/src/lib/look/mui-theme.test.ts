import { expect, test } from 'vitest';
import { buildTheme } from './mui-theme.ts';

test('the widths at which pages change', () => {
  const { breakpoints } = buildTheme({
    themeMode: 'light',
    presetColor: 'theme6',
    fontFamily: 'Onest',
    borderRadius: 12,
    outlinedFilled: true,
    rtlLayout: false,
  });
  expect(breakpoints.values).toEqual({
    xs: 0,
    mobile: 400,
    tablet: 600,
    md: 960,
    lg: 1280,
    laptop: 1500,
    xl: 1920,
  });
});
