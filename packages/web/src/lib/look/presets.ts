import type { PresetColor, ThemeMode } from '../customization.ts';

export type Primary = { primary: string; hover: string; fg: string; bg: string; bg2: string };

/** White on `primary` and on `hover`, and `fg` on `bg` and on every surface, reach 4.5:1 in both modes. */
export const presets: Record<PresetColor, Record<ThemeMode, Primary>> = {
  default: {
    light: { primary: '#1565c0', hover: '#0f55a5', fg: '#0f529e', bg: '#e3effb', bg2: '#cfe3f8' },
    dark: { primary: '#2474d0', hover: '#2066b7', fg: '#93c3f8', bg: '#142f4d', bg2: '#1b3d64' },
  },
  theme1: {
    light: { primary: '#455a75', hover: '#384a61', fg: '#3a4c64', bg: '#e8edf3', bg2: '#d8e0ea' },
    dark: { primary: '#5b7697', hover: '#506885', fg: '#b2c6de', bg: '#222d3c', bg2: '#2c3b4f' },
  },
  theme2: {
    light: { primary: '#1b7a4b', hover: '#14653d', fg: '#136039', bg: '#e0f3e8', bg2: '#c9e9d7' },
    dark: { primary: '#24804f', hover: '#207146', fg: '#7bd6a6', bg: '#133424', bg2: '#1a4530' },
  },
  theme3: {
    light: { primary: '#6d3fb8', hover: '#5b329e', fg: '#5d349f', bg: '#efe8fa', bg2: '#e1d5f5' },
    dark: { primary: '#8055cf', hover: '#714bb6', fg: '#c9b1f5', bg: '#2e2247', bg2: '#3b2c5c' },
  },
  theme4: {
    light: { primary: '#0d7377', hover: '#0a5d61', fg: '#0a5f62', bg: '#def2f2', bg2: '#c6e7e8' },
    dark: { primary: '#1b7f83', hover: '#187073', fg: '#78d5d8', bg: '#113336', bg2: '#174447' },
  },
  theme5: {
    light: { primary: '#b23a48', hover: '#97303d', fg: '#97303d', bg: '#fbe8ea', bg2: '#f5d3d7' },
    dark: { primary: '#c24e5c', hover: '#ab4551', fg: '#f5a9b2', bg: '#42202a', bg2: '#552a36' },
  },
  theme6: {
    light: { primary: '#3f51b5', hover: '#3544a0', fg: '#3545a8', bg: '#e9ecfa', bg2: '#d8def6' },
    dark: { primary: '#5264d6', hover: '#4858bc', fg: '#a9b6ff', bg: '#232a4d', bg2: '#2d3666' },
  },
};
