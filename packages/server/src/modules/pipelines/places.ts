import type { Config } from '../../platform/config.ts';

/** Files in work at once beyond the recognising ones, so that no core waits while another file is decoded. */
const extraPlaces = 1;

/** How many recordings one worker has in work at once. */
export const placesOfRecordings = ({ speechThreads }: Pick<Config, 'speechThreads'>): number =>
  speechThreads + extraPlaces;

/** How many of what takes a moment. */
export const placesOfQuick = (): number => 1;
