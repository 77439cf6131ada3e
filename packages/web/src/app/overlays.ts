import { create } from 'zustand';

/** What lies over the page and is opened from several places. */
type Overlays = { isPaletteOpen: boolean; isKeysOpen: boolean; isTourOn: boolean };

export const useOverlays = create<Overlays>()(() => ({
  isPaletteOpen: false,
  isKeysOpen: false,
  isTourOn: false,
}));
